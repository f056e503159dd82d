/// A protocol: one of the file, or one of the library's that types of a file can conform to.
@MainActor
final class ProtocolDeclaration {
  /// A type that each conforming type chooses.
  struct AssociatedType {
    let name: String
    let protocols: [String]
    /// What it is where nothing else is chosen.
    var fallback: StaticType?
  }

  let name: String
  let span: SourceFile.Span
  /// `Self`, in the protocol and in its extensions.
  let selfParameter: TypeParameter
  /// The protocols that it refines.
  var inherited: [String] = []
  var associated: [AssociatedType] = []
  /// Functions and properties that a type must have, by name.
  var requirements: [String: [Member]] = [:]
  /// The names of the requirements in the order of the text.
  var names: [String] = []
  /// Initialisers that a type must have.
  var initializers: [FunctionDeclaration] = []
  /// Only classes conform.
  var needsClass = false
  /// The type aliases that it declares.
  var aliases: [String: TypeAlias] = [:]

  init(_ name: String, selfParameter: TypeParameter, span: SourceFile.Span) {
    self.name = name
    self.selfParameter = selfParameter
    self.span = span
  }
  func add(_ member: Member, named name: String) {
    if requirements[name] == nil { names.append(name) }
    requirements[name, default: []].append(member)
  }
}
