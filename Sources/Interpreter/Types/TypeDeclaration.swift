/// A struct, an enum or a class of the file. It is itself only: two types of one name in different places are different.
@MainActor
final class TypeDeclaration {
  enum Kind { case structure, enumeration, classType }
  /// A case of an enum.
  struct Case {
    let name: String
    /// Its associated values.
    var payload: [ParameterSignature] = []
    /// Of associated values that a call leaves out.
    var defaults: [Expression?] = []
    let rawValue: Value?
  }

  nonisolated let name: String
  nonisolated let kind: Kind
  let span: SourceFile.Span
  /// The type that it is written in.
  let outer: TypeDeclaration?
  let parameters: [TypeParameter]
  /// The protocols that it and its extensions name.
  var protocols: [String] = []
  var fields: [FieldDeclaration] = []
  /// Fields, properties, functions and enum cases by name, those of extensions included.
  var members: [String: [Member]] = [:]
  var nested: [String: TypeDeclaration] = [:]
  var aliases: [String: TypeAlias] = [:]
  /// What it chose for the associated types of its protocols, as far as it was asked.
  var associated: [String: StaticType] = [:]
  var superclass: TypeDeclaration?
  var initializers: [FunctionDeclaration] = []
  var cases: [Case] = []
  /// The type of an enum's raw values.
  var rawType: StaticType?
  /// The library's type whose extension it is written in.
  var libraryOuter: String?
  /// It is declared in the library's own source: what a file adds in extensions is the file's.
  var isShared = false
  /// Set when the declaration has an error that makes every use of its members useless to check.
  var isBroken = false

  init(_ name: String, _ kind: Kind, span: SourceFile.Span, outer: TypeDeclaration?, parameters: [TypeParameter]) {
    self.name = name
    self.kind = kind
    self.span = span
    self.outer = outer
    self.parameters = parameters
  }

  /// The type as its own members see it.
  var selfType: StaticType { .declared(self, parameters.map { .parameter($0) }) }
  /// It carries `@Observable`: views depend on the properties that they read.
  var isObservable = false
  /// It carries `@Model`.
  var isModel = false
  /// It conforms to `View`, by itself or through another protocol.
  var isView = false
  /// It conforms to `Shape`, by itself or through another protocol.
  var isShape = false
  /// Of a type that a function declares: where its names are found.
  var surroundings: FunctionContext?
  /// Stored properties, those of superclasses first.
  var allFields: [FieldDeclaration] { superclass.map { $0.allFields + fields } ?? fields }
  /// Its protocols, and those of its superclasses.
  var allProtocols: [String] { protocols + (superclass?.allProtocols ?? []) }
  /// Members of a name, of the type and of its superclasses.
  func inheritedMembers(_ name: String) -> [Member] { (members[name] ?? []) + (superclass?.inheritedMembers(name) ?? []) }
  /// The name with those of the types around it, `VerticalAlignment.Middle`: no other type of the file has it.
  var path: String { ((outer?.path ?? libraryOuter).map { $0 + "." } ?? "") + name }
}

extension TypeDeclaration: Hashable {
  nonisolated static func == (a: TypeDeclaration, b: TypeDeclaration) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
