package import Declarations

/// A type while a program runs. Equal types of one evaluation are one object.
package final class RuntimeType: Hashable {
  package let kind: Kind
  /// Witnesses that were looked up, by requirement.
  var witnesses: [Declaration: Witness] = [:]
  var conformances: [NominalDeclaration: Bool] = [:]
  var associated: [AssociatedTypeDeclaration: RuntimeType] = [:]
  /// How the type hashes and compares its values as keys.
  package var keyRules: KeyRules?
  /// How instances of it are laid out, if it is a nominal type.
  var layout: Layout?

  init(_ kind: Kind) { self.kind = kind }

  package indirect enum Kind: Hashable {
    /// A structure, class, enumeration or actor with all its arguments, those of outer types first.
    case nominal(NominalDeclaration, [RuntimeType])
    case tuple([Element])
    case function([RuntimeType], RuntimeType, FunctionType)
    case metatype(RuntimeType)
    case existential(Existential, [RuntimeType])
    case existentialMetatype(Existential)
    case pack([RuntimeType])
    /// `some P` of a library's declaration, whose type only the library knows.
    case opaque(Declaration, Int, [RuntimeType])
  }
  package struct Element: Hashable {
    package let label: String?
    package let type: RuntimeType
    package init(_ label: String?, _ type: RuntimeType) {
      self.label = label
      self.type = type
    }
  }
  package nonisolated static func == (a: RuntimeType, b: RuntimeType) -> Bool { a === b }
  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RuntimeType {
  package var nominal: NominalDeclaration? {
    if case .nominal(let declaration, _) = kind { return declaration }
    return nil
  }
  package var arguments: [RuntimeType] {
    switch kind {
    case .nominal(_, let arguments), .pack(let arguments): return arguments
    default: return []
    }
  }
  /// One of the arguments; the type itself if it has none.
  package func argument(_ index: Int) -> RuntimeType { arguments.indices.contains(index) ? arguments[index] : self }
  /// True for a type of the standard library: `Int`, `Array`.
  package func isStandard(_ name: String) -> Bool {
    if case .nominal(let declaration, _) = kind { return declaration.isStandard && declaration.name == name }
    return false
  }
  /// The type in `T?`.
  package var optionalObject: RuntimeType? { isStandard("Optional") ? arguments.first : nil }
  package var isExistential: Bool {
    switch kind {
    case .existential, .existentialMetatype: return true
    default: return false
    }
  }
  package var isClass: Bool { nominal?.isClass ?? false }
}

extension RuntimeType: CustomStringConvertible {
  /// As `print(type(of:))` shows it: `Array<Int>`, `Optional<String>`, `(Int, String)`, `() -> ()`.
  package var description: String {
    switch kind {
    case .nominal(let declaration, let arguments): return Self.name(of: declaration, arguments, module: false)
    case .tuple(let elements):
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    case .function(let parameters, let result, let type):
      return "(" + parameters.map(\.description).joined(separator: ", ") + ")" + (type.isAsync ? " async" : "")
        + (type.thrown == nil ? "" : " throws") + " -> \(result)"
    case .metatype(let type): return type.isExistential ? "(\(type)).Type" : "\(type).Type"
    case .existential(let existential, let arguments):
      if arguments.isEmpty { return existential.isAny ? "Any" : existential.boundsDescription }
      return existential.boundsDescription
    case .existentialMetatype(let existential): return existential.boundsDescription + ".Type"
    case .pack(let types): return "Pack{" + types.map(\.description).joined(separator: ", ") + "}"
    case .opaque(let declaration, _, _): return "some " + declaration.name
    }
  }
  /// With the module's name before each nominal type, as `String(reflecting:)` shows it.
  package var reflected: String {
    if case .nominal(let declaration, let arguments) = kind {
      return Self.name(of: declaration, arguments, module: true)
    }
    return description
  }

  private static func name(of declaration: NominalDeclaration, _ arguments: [RuntimeType], module: Bool) -> String {
    let own = declaration.genericParameters.count
    var text = ""
    if let outer = declaration.parentNominal {
      if module { text = name(of: outer, Array(arguments.dropLast(own)), module: true) + "." }
    } else if module {
      text = declaration.module.isLibrary ? declaration.module.name + "." : ""
    }
    text += declaration.name
    if own == 0 || arguments.count < own { return text }
    let list = arguments.suffix(own).map { module ? $0.reflected : $0.description }
    return text + "<" + list.joined(separator: ", ") + ">"
  }
}

/// What fulfils a requirement for a type.
package struct Witness {
  package let declaration: Declaration
  /// What the declaration's generic parameters stand for, without the requirement's own ones.
  package let types: [RuntimeType]
  /// Its own generic parameters from the requirement's own ones; nil if they are the same.
  package let own: OwnTypes?
  package typealias OwnTypes = ([RuntimeType]) -> [RuntimeType]
  package init(_ declaration: Declaration, _ types: [RuntimeType], own: OwnTypes? = nil) {
    self.declaration = declaration
    self.types = types
    self.own = own
  }
}

/// The stored properties of a nominal type, or the cases of an enumeration.
package final class Layout {
  package let properties: [VariableDeclaration]
  package let types: [RuntimeType]
  package let cases: [FunctionDeclaration]
  init(properties: [VariableDeclaration], types: [RuntimeType], cases: [FunctionDeclaration]) {
    self.properties = properties
    self.types = types
    self.cases = cases
  }
}
