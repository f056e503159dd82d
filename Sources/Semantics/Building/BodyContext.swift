internal import Declarations

/// The function, accessor, initial value or closure whose code is looked at.
final class BodyContext {
  /// The declaration whose code it is; of a closure the one around it.
  let declaration: Declaration?
  let file: SourceUnit?
  /// What `return` gives; nil if it is inferred.
  var result: Type?
  /// The builder that transforms the body.
  var builder: Type?
  /// The closure whose body it is.
  let closure: ClosureExpression?
  /// The types of the values that were returned, if `result` is inferred.
  var returned: [(type: Type, expression: Expression?)] = []
  /// True if a result that is inferred is known to be optional.
  var givesOptional = false
  var isAsync = false
  /// The type of the errors that it may throw, if it is written.
  var thrown: Type?
  /// True for a value that is made before `self` is there.
  var isInitialValue = false
  /// Labels and loops around the place.
  var loopDepth = 0
  var switchDepth = 0
  /// `kind` says what has the label, if it is no loop.
  var labels: [(name: String, kind: String?)] = []
  /// True inside of `if`.
  var isInBranch = false
  /// True while the result is a type that an opaque result hides.
  var opaqueResult: OpaqueType?

  init(_ declaration: Declaration?, file: SourceUnit?, closure: ClosureExpression? = nil) {
    self.declaration = declaration
    self.file = file
    self.closure = closure
  }
}
