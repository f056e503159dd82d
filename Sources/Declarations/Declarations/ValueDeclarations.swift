package import SwiftSyntax

/// A function, initialiser, subscript or case of an enumeration: what can be called.
package final class FunctionDeclaration: Declaration {
  package enum Kind { case function, initializer, subscriptMember, enumCase, deinitializer, macro }
  package let kind: Kind
  package var ownParameters: [GenericParameterDeclaration] = []
  package var whereClause: GenericWhereClauseSyntax?
  package var parameters: [ParameterDeclaration] = []
  package var resultSyntax: TypeSyntax?
  package var effects = Effects()
  /// `init?`, or `init!`.
  package var isFailable = false
  /// The code between the braces; nil for a requirement or a declaration of a library.
  package var body: CodeBlockItemListSyntax?
  package var accessors: Accessors?
  /// False for an enum case without parentheses.
  package var hasParameters = true
  package var rawValue: ExprSyntax?
  /// The protocols that a macro makes a type conform to: `@attached(extension, conformances: P)`.
  package var attachedConformances: [String] = []
  /// The type of the plug-in that expands a macro: `#externalMacro(module: "P", type: "T")`.
  package var macroType: String?
  /// True for a macro that gives a variable accessors: `@attached(accessor)`.
  package var addsAccessors = false
  /// Found at first use by `Semantics`.
  package var signature: GenericSignature?
  package var interface: FunctionInterface?
  package var isResolving = false
  /// Generic parameters that stand for `some P` among the parameters.
  package var opaqueParameters: [GenericParameterDeclaration] = []

  package init(
    _ kind: Kind, _ name: String, in module: Module, parent: Declaration?, attributes: AttributeList,
    place: SourcePlace?
  ) {
    self.kind = kind
    super.init(name, in: module, parent: parent, attributes: attributes, place: place)
  }
  package override var genericParameters: [GenericParameterDeclaration] { ownParameters + opaqueParameters }
  package override var isStatic: Bool {
    attributes.isStatic || kind == .enumCase || (kind == .function && isOperator && parentContext != nil)
  }
  package var isOperator: Bool { name.unicodeScalars.first.map { !($0 == "_" || $0.properties.isXIDStart) } ?? false }
  package var isMutating: Bool { attributes.flags.contains(.mutating) }

  package override var kindName: String {
    switch kind {
    case .function:
      return isStatic && !isOperator
        ? "static method"
        : parentNominal == nil ? (parent == nil ? "global function" : "local function") : "instance method"
    case .initializer: return "initializer"
    case .subscriptMember: return "subscript"
    case .enumCase: return "enum case"
    case .deinitializer: return "deinitializer"
    case .macro: return "macro"
    }
  }
  /// `f(_:x:)`, as messages name it.
  package var fullName: String {
    if !hasParameters { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// `async`, `throws`, `rethrows`, `throws(E)`.
package struct Effects {
  package var isAsync = false
  package var isThrowing = false
  package var isRethrowing = false
  package var thrownSyntax: TypeSyntax?
  package init() {}
}

/// One parameter of a function, as written; it is a declaration for the body too.
package final class ParameterDeclaration: Declaration {
  /// The label at the call; nil for `_`.
  package let label: String?
  package let typeSyntax: TypeSyntax?
  package let defaultValue: ExprSyntax?
  package let isVariadic: Bool
  /// Found with the function's interface, or by a closure's context.
  package var type: Type?

  package init(
    label: String?, _ name: String, _ typeSyntax: TypeSyntax?, defaultValue: ExprSyntax? = nil,
    isVariadic: Bool = false, in module: Module,
    parent: Declaration?, attributes: AttributeList = AttributeList(), place: SourcePlace?
  ) {
    self.label = label
    self.typeSyntax = typeSyntax
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    super.init(name, in: module, parent: parent, attributes: attributes, place: place)
  }
  package override var kindName: String { "parameter" }
}

/// A function's type as its callers see it, in terms of its generic parameters.
package struct FunctionInterface {
  package var parameters: [Parameter]
  package var result: Type
  package var thrown: Type?
  package var isRethrowing = false
  package var isAsync = false
  package init(_ parameters: [Parameter], _ result: Type) {
    self.parameters = parameters
    self.result = result
  }

  package struct Parameter {
    package var label: String?
    /// Of a variadic parameter the type of one value; `inout` is part of it.
    package var type: Type
    package var hasDefault = false
    package var isVariadic = false
    package var isAutoclosure = false
    package var isEscaping = false
    /// `T!`.
    package var isImplicitlyUnwrapped = false
    /// The result builder of a closure's body.
    package var builder: Type?
    package init(_ label: String?, _ type: Type) {
      self.label = label
      self.type = type
    }
  }
}

/// A variable or constant: global, local, a property or a pattern's.
package final class VariableDeclaration: Declaration {
  package let isLet: Bool
  package var typeSyntax: TypeSyntax?
  package var initializer: ExprSyntax?
  package var accessors: Accessors?
  /// The binding it stands in, with other names if the pattern is a tuple.
  package var binding: PatternBindingSyntax?
  /// True for a binding whose pattern is more than a name.
  package var isDestructured = false
  /// Found at first use by `Semantics`.
  package var type: Type?
  package var isResolving = false
  /// True if its type is `T!`.
  package var isImplicitlyUnwrapped = false
  /// True for a local `weak` or `unowned` variable.
  package var isLocalReference = false
  /// True for `async let`.
  package var isAsyncLet = false

  package init(
    _ name: String, isLet: Bool, in module: Module, parent: Declaration?, attributes: AttributeList, place: SourcePlace?
  ) {
    self.isLet = isLet
    super.init(name, in: module, parent: parent, attributes: attributes, place: place)
  }
  package var isStored: Bool { accessors == nil || accessors?.hasGetter == false }
  package var isComputed: Bool { !isStored }
  package var isProperty: Bool { parent is NominalDeclaration || parent is ExtensionDeclaration }
  /// A variable written with `?` or `!` begins as `nil`; one of `Optional<Int>` does not.
  package var beginsAsNil: Bool {
    !isLet && (typeSyntax?.is(OptionalTypeSyntax.self) == true || typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
  }
  package override var kindName: String {
    if !isProperty { return parent == nil ? "global variable" : isLet ? "constant" : "variable" }
    return isStatic ? "static property" : "property"
  }
}

/// The braces after a variable or subscript.
package struct Accessors {
  package var hasGetter = false
  package var hasSetter = false
  package var hasObservers = false
  package var isSetterNonmutating = false
  package var isGetterMutating = false
  package var effects = Effects()
  /// The code of each accessor, with the name of its parameter.
  package var bodies: [Body] = []
  package init() {}

  package struct Body {
    package enum Kind { case get, set, willSet, didSet }
    package let kind: Kind
    package let parameter: String
    package let statements: CodeBlockItemListSyntax
    package let offset: Int
  }
}
