/// What one program sees of the library's own Swift source (`LibraryProtocols`, `LibraryStandIns`): what every program
/// needs, and the topics that the program names, with those that they name.
///
/// The source is read once for all programs of the process, each topic when the first program names it. A program sees
/// its own topics alone, so it means the same whatever was read before it. The library's own lowering sees nothing here:
/// it holds what is read.
@MainActor
struct LibraryScope {
  private var topics: Set<Int> = []
  private let isEmpty: Bool

  /// Nothing of the library.
  static var none: LibraryScope { LibraryScope(isEmpty: true) }
  /// What every program sees.
  static var base: LibraryScope { LibraryScope(isEmpty: false) }
  /// What a program of this text sees; reads what nobody needed before.
  init(of text: String) {
    self.init(isEmpty: false)
    include(text)
  }
  private init(isEmpty: Bool) { self.isEmpty = isEmpty }

  /// Adds the topics that a text names, and those that they name.
  mutating func include(_ text: String) {
    if isEmpty { return }
    var words = LibraryStandIns.words(in: text)
    var isDone = false
    while !isDone {
      isDone = true
      for (index, topic) in LibraryStandIns.topics.enumerated() where !topics.contains(index) && !topic.names.isDisjoint(with: words) {
        topics.insert(index)
        words.formUnion(LibraryStandIns.words(in: topic.source))
        isDone = false
      }
    }
    LibrarySource.shared.read(topics)
  }
  /// True if both see the same: then what was lowered with one holds with the other.
  func isSame(as other: LibraryScope) -> Bool { topics == other.topics && isEmpty == other.isEmpty }

  // MARK: Looking up

  func type(named name: String) -> TypeDeclaration? { sees(name) ? library.types[name] : nil }
  func protocolDeclaration(_ name: String) -> ProtocolDeclaration? { sees(name) ? library.protocols[name] : nil }
  func alias(named name: String) -> TypeAlias? { sees(name) ? library.aliases[name] : nil }
  func functions(named name: String) -> [FunctionDeclaration]? { sees(name) ? library.functions[name] : nil }
  func global(named name: String) -> PropertyDeclaration? { sees(name) ? library.globals[name] : nil }
  func isWrapper(_ name: String) -> Bool { sees(name) && library.wrapperNames.contains(name) }
  /// What extensions add to a type or protocol under a name.
  func members(of owner: String, named name: String) -> [Member] {
    guard !isEmpty, let all = library.extensions[owner]?[name] else { return [] }
    let origins = LibrarySource.shared.memberTopics[owner]?[name] ?? []
    return zip(all, origins).compactMap { member, topic in topic.map(topics.contains) ?? true ? member : nil }
  }
  /// The types and protocols to which extensions add a member of that name.
  func owners(of name: String) -> [String] {
    if isEmpty { return [] }
    return (library.extensionOwners[name] ?? []).filter { !members(of: $0, named: name).isEmpty }
  }
  func alias(named name: String, ofLibrary type: String) -> TypeAlias? {
    guard !isEmpty, let alias = library.libraryAliases[type]?[name] else { return nil }
    return LibrarySource.shared.topic(of: type + "." + name).map(topics.contains) ?? true ? alias : nil
  }
  /// The names of the protocols, for suggestions: those of topics too that the program does not name.
  var protocolNames: [String] { isEmpty ? [] : LibrarySource.shared.protocolNames }

  private func sees(_ name: String) -> Bool {
    if isEmpty { return false }
    return LibrarySource.shared.topic(of: name).map(topics.contains) ?? true
  }
  private var library: Lowering { LibrarySource.shared.lowering }
}
