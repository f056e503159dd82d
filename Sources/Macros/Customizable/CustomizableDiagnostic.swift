public import SwiftDiagnostics

/// Why a declaration cannot be `@Customizable`.
public enum CustomizableDiagnostic: String, DiagnosticMessage, CaseIterable {
  /// The attribute stands on a function, a type, or another declaration without a value.
  case notAProperty
  /// `let`: a copy of the value could not be changed.
  case constant
  /// The property has a getter: there is nothing to store the new value in.
  case computed
  /// `static` or `class`: the property does not belong to a copy.
  case typeProperty
  /// `lazy`: the value is made when it is asked for.
  case lazy
  /// `var a: Int, b: Int`: one attribute, several methods.
  case severalNames
  /// `var (a, b): (Int, Int)`: a pattern has no name of its own.
  case pattern
  /// No type annotation: a macro sees the syntax only, not the inferred type.
  case missingType
  /// The owner is a class, an actor or a protocol: `self` cannot be copied.
  case notAValue
  /// `preserveOptional:` is not `true` or `false`.
  case notALiteral

  /// The text that swiftc and the playground show.
  public var message: String {
    switch self {
    case .notAProperty: "@Customizable can only be attached to a stored property"
    case .constant: "@Customizable needs a 'var': the copy's 'let' could not be changed"
    case .computed: "@Customizable needs a stored property: a computed one keeps no value"
    case .typeProperty: "@Customizable needs a property of the instance, not of the type"
    case .lazy: "@Customizable cannot be attached to a lazy property"
    case .severalNames: "@Customizable needs one property for each declaration: write one 'var' for each name"
    case .pattern: "@Customizable needs a property with a name of its own, not a pattern"
    case .missingType: "@Customizable needs a type annotation: the method's parameter has the property's type"
    case .notAValue: "@Customizable needs a struct or an enum: an instance of a class is not copied"
    case .notALiteral: "'preserveOptional' must be 'true' or 'false'"
    }
  }
  /// The name of the message, the same in every version.
  public var diagnosticID: MessageID { MessageID(domain: "Customizable", id: rawValue) }
  /// Always an error: without the method, its uses do not compile.
  public var severity: DiagnosticSeverity { .error }
}
