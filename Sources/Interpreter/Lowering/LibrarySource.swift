/// The library's own Swift source, lowered: the base at once, each topic when a program first names it. Which program may
/// see what of it says ``LibraryScope``.
@MainActor
final class LibrarySource {
  static let shared = LibrarySource()

  let lowering: Lowering
  private var topics: Set<Int> = []
  /// The topic that declares a name; names of the base are missing.
  private var topicOfName: [String: Int] = [:]
  /// The topics of the members in `Lowering.extensions`, in the same order; nil is the base.
  private(set) var memberTopics: [String: [String: [Int?]]] = [:]
  private var namesOfBase: Set<String> = []

  private init() {
    lowering = Lowering(SourceFile(name: "library", text: LibraryProtocols.source), isLibrary: true)
    for (name, inherited) in LibraryProtocols.plain {
      let parameter = TypeParameter("Self", [name])
      lowering.selfParameters[name] = parameter
      let declaration = ProtocolDeclaration(name, selfParameter: parameter, span: SourceFile.Span(start: 0, end: 0))
      declaration.needsClass = inherited.contains("AnyObject")
      declaration.inherited = inherited.filter { $0 != "AnyObject" }
      lowering.protocols[name] = declaration
    }
    lowering.lower(LibraryProtocols.parsed.file)
    namesOfBase = declaredNames
    note(nil)
  }

  /// The topic that declares a name; nil for names of the base and unknown ones.
  func topic(of name: String) -> Int? { topicOfName[name] }
  var protocolNames: [String] { lowering.protocols.keys + LibraryProtocols.topics.flatMap(\.names) }

  /// Reads the topics that nobody needed before.
  func read(_ wanted: Set<Int>) {
    // What a topic uses of another one is read before it.
    for index in wanted.subtracting(topics).sorted() {
      topics.insert(index)
      let source = LibraryStandIns.topics[index].source
      lowering.source = SourceFile(name: "library", text: source)
      lowering.lower(ParsedSource(source).file)
      note(index)
    }
  }
  /// A type of which the library itself makes values, whether or not the program names it.
  func type(named name: String) -> TypeDeclaration? {
    if lowering.types[name] == nil {
      var scope = LibraryScope.base
      scope.include(name)
    }
    return lowering.types[name]
  }

  private var declaredNames: Set<String> {
    var names = Set(lowering.types.keys).union(lowering.protocols.keys).union(lowering.aliases.keys)
    names.formUnion(lowering.functions.keys)
    names.formUnion(lowering.globals.keys)
    names.formUnion(lowering.wrapperNames)
    for (type, aliases) in lowering.libraryAliases { names.formUnion(aliases.keys.map { type + "." + $0 }) }
    return names
  }
  /// Takes down what the last reading added.
  private func note(_ topic: Int?) {
    if let topic {
      for name in declaredNames where topicOfName[name] == nil && !namesOfBase.contains(name) { topicOfName[name] = topic }
    }
    for (owner, members) in lowering.extensions {
      for (name, all) in members {
        lowering.extensionOwners[name, default: []].insert(owner)
        let missing = all.count - (memberTopics[owner]?[name]?.count ?? 0)
        if missing > 0 { memberTopics[owner, default: [:]][name, default: []] += Array(repeating: topic, count: missing) }
      }
    }
  }
}
