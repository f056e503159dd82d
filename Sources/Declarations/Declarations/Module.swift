/// A module: the program's own, or one of the library.
package final class Module: Hashable {
  package let name: String
  /// What can be named without the module's name: by name, read when asked for.
  package let topLevel: MemberTable
  package var extensions: [ExtensionDeclaration] = []
  /// The names of modules that are imported by all of its files, and seen by who imports this one.
  package var reexported: [Module] = []
  /// Modules that its declarations name, and whose own names do not come with it.
  package var supporting: [Module] = []
  package let isLibrary: Bool
  /// Reads the module's declarations, if it is a library.
  weak var library: LibraryReader?
  /// Functions of operators, global ones and members of types.
  private let operatorTable: MemberTable

  package init(_ name: String, isLibrary: Bool, topLevel: MemberTable, operators: MemberTable) {
    self.name = name
    self.isLibrary = isLibrary
    self.topLevel = topLevel
    operatorTable = operators
  }
  /// What the module adds to a type of another module; the program's own extensions are bound by the checker.
  package func foreignMembers(of nominal: NominalDeclaration, named name: String) -> [Declaration] {
    library?.foreignMembers(of: nominal, named: name, in: self) ?? []
  }
  /// The names of a library's types that have members of a name.
  package func owners(ofMembers name: String) -> [String] { library?.owners(ofMembers: name, in: self) ?? [] }
  /// The names of what a library's module adds to a type: of another module, or of its own in extensions.
  package func addedNames(to nominal: NominalDeclaration) -> [String] { library?.addedNames(to: nominal, in: self) ?? [] }
  /// The module's extensions of a type that make it conform to protocols.
  package func conformances(of nominal: NominalDeclaration) -> [ExtensionDeclaration] {
    library?.conformances(of: nominal, in: self) ?? []
  }
  package func operatorFunctions(named name: String) -> [FunctionDeclaration] {
    operatorTable.named(name).compactMap { $0 as? FunctionDeclaration }
  }

  /// Adds what a file declares at its top level.
  package func add(_ declarations: [Declaration]) {
    for declaration in declarations {
      if let declaration = declaration as? ExtensionDeclaration {
        extensions.append(declaration)
        addOperators(in: declaration.members)
      } else {
        topLevel.add(declaration)
        if let nominal = declaration as? NominalDeclaration { addOperators(in: nominal.members) }
        if let function = declaration as? FunctionDeclaration, function.isOperator { operatorTable.add(function) }
      }
    }
  }
  private func addOperators(in members: MemberTable) {
    for member in members.all {
      if let function = member as? FunctionDeclaration, function.isOperator { operatorTable.add(function) }
      if let nominal = member as? NominalDeclaration { addOperators(in: nominal.members) }
    }
  }
  package static func == (a: Module, b: Module) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension OperatorDeclaration {
  /// Operators are declared apart from the functions that have their names.
  package static func key(_ name: String) -> String { "operator " + name }
}
