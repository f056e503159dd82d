internal import LayoutCore
internal import Views

/// A value of a running program. It is never erased to a description: views are the library's own.
// Proof of safety: all that reads or changes what a value holds is bound to the main actor. Elsewhere a value can be carried, not used.
enum Value: @unchecked Sendable {
  case void
  case bool(Bool)
  case int(Int)
  /// `Double` and `CGFloat`.
  case double(Double)
  case string(String)
  case array([Value])
  case tuple([Value])
  case none
  indirect case some(Value)
  case structure(Instance)
  case enumCase(TypeDeclaration, Int)
  case range(Range<Int>)
  case closedRange(ClosedRange<Int>)
  case closure(Closure)
  case keyPath(KeyPathValue)
  /// A view of the library, and the call that made it.
  case view(any View, SourceSite?)
  /// Any other value of the library, such as a font.
  case library(Any)
  /// A metatype.
  case type(StaticType)
  /// A variable that a closure shares with its surroundings.
  case box(Box)
}

/// A value of a struct of the file.
struct Instance {
  let declaration: TypeDeclaration
  /// In the order of declaration; `void` is "not yet initialised".
  var fields: [Value]
  /// What its generic parameters stand for.
  var arguments: [StaticType] = []
  /// The call that made it, for views.
  var site: SourceSite?
}

/// A variable that outlives its frame.
final class Box {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A function as a value.
final class Closure {
  let body: FunctionBody
  /// What comes before the arguments: `self` of a function that is used as a value.
  let prefix: [Value]
  /// What it took from its surroundings when it was made, for the body's capture slots.
  let captures: [Value]
  /// What generic parameters stood for where it was made.
  let generics: [TypeParameter: StaticType]
  init(body: FunctionBody, prefix: [Value] = [], captures: [Value] = [], generics: [TypeParameter: StaticType] = [:]) {
    self.generics = generics
    self.body = body
    self.prefix = prefix
    self.captures = captures
  }
}

/// A key path: what is read from a root value that is put in first.
struct KeyPathValue {
  let root: PlaceholderExpression
  let result: Expression

  /// The last name on the way; empty for `\.self`.
  @MainActor var name: String {
    switch result {
    case let call as CatalogueCall: call.entry.name
    case let field as FieldExpression: field.field.name
    case let property as PropertyExpression: property.property.name
    default: ""
    }
  }
}
