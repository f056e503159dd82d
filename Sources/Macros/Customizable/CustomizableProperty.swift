internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// What the method needs to know of the property: its name, the parameter's type, and who may call.
struct CustomizableProperty {
  /// As written, with its backticks.
  var name: TokenSyntax
  /// The method's parameter type, `@escaping` included.
  var parameter: TypeSyntax
  /// `public ` or `package `, or nothing.
  var access: String

  /// Reads the declaration that carries `attribute`. `owner` is the declaration around it, nil where the expander does not know it.
  init(_ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, owner: Syntax?) throws(CustomizableRefusal) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { throw CustomizableRefusal(.notAProperty, at: attribute) }
    if let owner, owner.is(ClassDeclSyntax.self) || owner.is(ActorDeclSyntax.self) || owner.is(ProtocolDeclSyntax.self) {
      throw CustomizableRefusal(.notAValue, at: attribute)
    }
    guard variable.bindingSpecifier.tokenKind != .keyword(.let) else { throw CustomizableRefusal(.constant, at: variable.bindingSpecifier) }
    for modifier in variable.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): throw CustomizableRefusal(.typeProperty, at: modifier)
      case .keyword(.lazy): throw CustomizableRefusal(.lazy, at: modifier)
      default: continue
      }
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1 else { throw CustomizableRefusal(.severalNames, at: variable.bindings) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed else { throw CustomizableRefusal(.pattern, at: binding.pattern) }
    if let accessors = binding.accessorBlock, !accessors.onlyObserves { throw CustomizableRefusal(.computed, at: binding.pattern) }
    guard let type = binding.typeAnnotation?.type.trimmed else { throw CustomizableRefusal(.missingType, at: binding.pattern) }
    let wrapped = type.optionalWrapped
    let keepsOptional = try Self.preservesOptional(attribute)
    self.name = name
    self.parameter = if let wrapped, keepsOptional { "\(wrapped)?" } else { (wrapped ?? type).escaping }
    self.access = variable.modifiers.first { $0.detail == nil && ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
  }

  /// The copy-and-return method, as the document writes it.
  var method: DeclSyntax {
    """
    \(raw: access)func \(name)(_ value: \(parameter)) -> Self {
      var copy = self
      copy.\(name) = value
      return copy
    }
    """
  }

  /// The attribute's argument: false when absent.
  private static func preservesOptional(_ attribute: AttributeSyntax) throws(CustomizableRefusal) -> Bool {
    guard let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first else { return false }
    guard let literal = argument.expression.as(BooleanLiteralExprSyntax.self) else { throw CustomizableRefusal(.notALiteral, at: argument.expression) }
    return literal.literal.tokenKind == .keyword(.true)
  }
}

extension AccessorBlockSyntax {
  /// Whether the property is stored: `willSet` and `didSet` only.
  fileprivate var onlyObserves: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { $0.accessorSpecifier.tokenKind == .keyword(.willSet) || $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
  }
}
