internal import Interfaces

/// All that programs can use of the library, as plain values: for completion and help.
///
/// What is asked for by a name is read from the interfaces' texts at that moment; only `items` reads all of SwiftUI,
/// once.
@MainActor
public enum LibraryIndex {
  /// A declaration: what it belongs to, how it is called, what it is for.
  public struct Item: Hashable, Sendable {
    /// The type or the protocol that declares it; empty for what stands at the top.
    public let owner: String
    /// The name without labels.
    public let name: String
    /// The name with its labels, `frame(width:height:alignment:)`.
    public let fullName: String
    /// `initializer`, `method`, `property`, `subscript`, `staticMethod`, `staticProperty`, `function`, `macro`, `type`.
    public let kind: String
    /// The types of the parameters, in order, as Swift writes them: of `S` in `where S: Shape` it writes `some Shape`.
    public let parameterTypes: [String]
    /// The type of the result, as Swift writes it; of a type or an initialiser the type itself.
    public let result: String
    /// One line on what it is for; empty where the library says nothing.
    public let doc: String

    /// The path of a type: its owner's and its own name.
    public var path: String { owner.isEmpty ? name : owner + "." + name }
    /// The labels of the parameters; `_` stands for none.
    public var labels: [String] {
      guard let open = fullName.firstIndex(of: "("), fullName.last == ")" else { return [] }
      return fullName[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }
    /// The types alone, `(CGFloat) -> some View`.
    public var signature: String {
      switch kind {
      case "type", "property", "staticProperty": result
      default: "(\(parameterTypes.joined(separator: ", "))) -> \(result)"
      }
    }
  }

  /// What SwiftUI declares, an item for each overload.
  public static let items: [Item] = {
    let found = documented.flatMap { module in
      module.entries.filter { isWord($0.owner, $0.name, in: module) }.map {
        LibraryItemReader.Found($0.owner, $0.entry)
      }
    }
    return reader.items(found)
  }()

  /// What has that name, and how values of the type of that name are made.
  ///
  /// SwiftUI comes first. Elsewhere types with short names do: they are those that programs use most.
  public static func items(named name: String) -> [Item] {
    func found(_ module: InterfaceModule) -> [LibraryItemReader.Found] {
      module.owners(named: name).filter { isWord($0, name, in: module) }.flatMap { read($0, name, in: module) }
        + makers(of: name, in: module)
    }
    let others = reader.items(other.flatMap(found)).enumerated()
    let sorted = others.sorted { ($0.element.owner.count, $0.offset) < ($1.element.owner.count, $1.offset) }
    return reader.items(documented.flatMap(found)) + sorted.map(\.element)
  }

  /// What a type or a protocol declares, and what is added to it, as far as its name begins so.
  public static func members(of owner: String, prefix: String = "") -> [Item] {
    let found = modules.flatMap { module in
      module.names(of: owner).filter { $0.hasPrefix(prefix) && isWord(owner, $0, in: module) }
        .flatMap { read(owner, $0, in: module) }
    }
    return reader.items(found)
  }

  /// What stands at the top and begins so: how values of types are made, then types, functions and macros.
  ///
  /// What is not SwiftUI's is told from the third letter on.
  public static func top(prefix: String) -> [Item] {
    let found = (prefix.count > 2 ? modules : documented).flatMap { module in
      module.names(of: "").filter { $0.hasPrefix(prefix) && isWord("", $0, in: module) }
        .flatMap { makers(of: $0, in: module) + read("", $0, in: module) }
    }
    return reader.items(found)
  }

  /// What has to do with a word: items of SwiftUI whose name, type or description contains it, and what begins with it
  /// elsewhere, in upper or lower case.
  public static func items(about word: some StringProtocol) -> [Item] {
    let word = word.lowercased()
    let found = items.filter { item in
      [item.name, item.owner, item.doc].contains { $0.lowercased().contains(word) }
    }
    let others = other.flatMap { module in
      module.entries.filter { $0.name.lowercased().hasPrefix(word) && isWord($0.owner, $0.name, in: module) }
        .map { LibraryItemReader.Found($0.owner, $0.entry) }
    }
    return found + reader.items(others)
  }

  /// The names of types, functions and members of SwiftUI and of the standard library, sorted.
  public static let names: [String] = {
    var names: Set<String> = []
    for module in modules where module.name != "Foundation" {
      for (owner, name, _) in module.entries where isWord(owner, name, in: module) { names.insert(name) }
    }
    return names.sorted()
  }()

  private static let reader = LibraryItemReader()

  // MARK: Modules

  /// The modules that are written here: every declaration of theirs is documented, except what the compiler derives.
  private static let documented = ["SwiftUI", "LayoutCore", "Drawing", "PlaygroundMacros", "Customizable"]
    .compactMap(InterfaceLibrary.module(named:))
  /// The names at the top of SwiftUI.
  private static let swiftUI = Set(InterfaceLibrary.module(named: "SwiftUI")?.names(of: "") ?? [])
  private static let other = ["Swift", "Foundation", "Observation"].compactMap(InterfaceLibrary.module(named:))
  private static let modules = documented + other

  private static func read(_ owner: String, _ name: String, in module: InterfaceModule) -> [LibraryItemReader.Found] {
    module.entries(owner: owner, name: name).map { .init(owner, $0) }
  }
  private static func makers(of name: String, in module: InterfaceModule) -> [LibraryItemReader.Found] {
    isWord(name, "init", in: module) ? read(name, "init", in: module) : []
  }
  /// Whether source files say a name: operators are written otherwise, and what begins with `_` is no one's to use.
  private static func isWord(_ owner: String, _ name: String, in module: InterfaceModule) -> Bool {
    guard let first = name.first, first.isLetter || first == "$",
      !owner.hasPrefix("_"), !owner.contains("._"), !["infix", "prefix", "postfix", "precedencegroup"].contains(owner)
    else { return false }
    let type = String((owner.isEmpty ? name : owner).prefix { $0 != "." })
    if forFrameworks.contains(type) { return false }
    // Programs see of `Drawing` what `SwiftUI` has a name for.
    return module.name != "Drawing" || swiftUI.contains(type)
  }
  /// What modules of other frameworks build on; SwiftUI has no name for it.
  private static let forFrameworks: Set<String> = ["FrameworkSupport", "ChangeObservation", "ChangePublisher"]
}
