package import SwiftSyntax

/// A structure, class, enumeration, actor or protocol.
package final class NominalDeclaration: Declaration {
  package enum Kind { case structure, classType, enumeration, actor, protocolType }
  package let kind: Kind
  package var ownParameters: [GenericParameterDeclaration] = []
  package var whereClause: GenericWhereClauseSyntax?
  /// The types after the colon, as written.
  package var inheritance: [TypeSyntax] = []
  /// The names in `<…>` after a protocol's name.
  package var primaryAssociatedTypes: [String] = []
  /// The members of the declaration itself, without extensions.
  package internal(set) var members: MemberTable
  /// `Self` of a protocol.
  package private(set) var selfParameter: GenericParameterDeclaration?
  /// Found at first use by `Semantics`.
  package var signature: GenericSignature?
  package var inherited: InheritedTypes?
  package var isResolving = false
  /// The UTF-8 offset of the closing brace.
  package var end = 0

  package init(
    _ kind: Kind, _ name: String, in module: Module, parent: Declaration?, attributes: AttributeList,
    place: SourcePlace?, members: MemberTable
  ) {
    self.kind = kind
    self.members = members
    super.init(name, in: module, parent: parent, attributes: attributes, place: place)
    if kind == .protocolType {
      selfParameter = GenericParameterDeclaration("Self", in: module, parent: self, index: 0, place: place)
    }
  }

  package override var genericParameters: [GenericParameterDeclaration] { ownParameters }
  package var isProtocol: Bool { kind == .protocolType }
  package var isClass: Bool { kind == .classType || kind == .actor }
  /// Whether values of it are objects of the program: those of a library's class are the library's, unless its Swift
  /// source here gives them fields.
  package var hasObjects: Bool { isClass && (!module.isLibrary || keepsFields) }
  /// The names of what the library's Swift source alone declares in it.
  package var sourceNames: () -> [String] = { [] }
  private lazy var keepsFields = sourceNames().contains { name in
    members.named(name).contains { member in
      guard let variable = member as? VariableDeclaration else { return false }
      return variable.isStored && !variable.isStatic && !variable.isInterface
    }
  }

  /// What the inheritance clause says, resolved.
  package struct InheritedTypes {
    package var superclass: Type?
    package var protocols: [Existential] = []
    package var rawType: Type?
    /// One of the types is not known: what the declaration inherits is not known either.
    package var hasUnknown = false
    package init() {}
  }

  /// "struct", "class", "enum", "actor", "protocol".
  package var keyword: String {
    switch kind {
    case .structure: return "struct"
    case .classType: return "class"
    case .enumeration: return "enum"
    case .actor: return "actor"
    case .protocolType: return "protocol"
    }
  }
  package override var kindName: String {
    switch kind {
    case .structure: return "struct"
    case .classType: return "class"
    case .enumeration: return "enum"
    case .actor: return "actor"
    case .protocolType: return "protocol"
    }
  }
}

/// An extension; it adds members and conformances to `nominal`.
package final class ExtensionDeclaration: Declaration {
  package let extended: TypeSyntax
  package let whereClause: GenericWhereClauseSyntax?
  package let inheritance: [TypeSyntax]
  package let members: MemberTable
  /// The extended type, once it was looked up.
  package var nominal: NominalDeclaration?
  package var signature: GenericSignature?
  package var inherited: NominalDeclaration.InheritedTypes?
  package var isResolving = false

  package init(
    _ extended: TypeSyntax, where whereClause: GenericWhereClauseSyntax?, inheritance: [TypeSyntax], in module: Module,
    attributes: AttributeList, place: SourcePlace?, members: MemberTable
  ) {
    self.extended = extended
    self.whereClause = whereClause
    self.inheritance = inheritance
    self.members = members
    super.init(extended.trimmedDescription, in: module, parent: nil, attributes: attributes, place: place)
  }
  package override var kindName: String { "extension" }
}

/// The members of a type or extension by name, in the order of the source; those of a library are read when they are asked for.
package final class MemberTable {
  private var byName: [String: [Declaration]] = [:]
  private var ordered: [Declaration] = []
  /// Reads the members of one name; nil if all were added.
  private let read: ((String) -> [Declaration])?
  /// Reads the names of all members, or only those of associated types.
  private let readNames: ((_ onlyAssociatedTypes: Bool) -> [String])?

  package init(read: ((String) -> [Declaration])? = nil, names: ((_ onlyAssociatedTypes: Bool) -> [String])? = nil) {
    self.read = read
    readNames = names
  }
  package func add(_ declaration: Declaration) {
    byName[declaration.name, default: []].append(declaration)
    ordered.append(declaration)
  }
  package func named(_ name: String) -> [Declaration] {
    if let known = byName[name] { return known }
    guard let read else { return [] }
    let found = read(name)
    byName[name] = found
    return found
  }
  /// All members in the order of the source; those of a library by name, without what extensions add.
  package var all: [Declaration] {
    guard let libraryNames else { return ordered }
    return libraryNames.flatMap { named($0) }.filter { !($0.parent is ExtensionDeclaration) }
  }
  package var names: [String] { libraryNames ?? Array(byName.keys) }
  private lazy var libraryNames = readNames?(false)
  /// The associated types of a protocol; nothing else of a library's protocol is read for them.
  package var associatedTypes: [AssociatedTypeDeclaration] {
    (readNames?(true).flatMap { named($0) } ?? ordered).compactMap { $0 as? AssociatedTypeDeclaration }
  }
}
