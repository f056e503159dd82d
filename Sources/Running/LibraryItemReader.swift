internal import Interfaces

/// Makes plain values of declarations in the interfaces' texts.
@MainActor
final class LibraryItemReader {
  /// A declaration, and the path of the type around it.
  struct Found {
    let owner: String
    let entry: InterfaceEntry
    init(_ owner: String, _ entry: InterfaceEntry) { (self.owner, self.entry) = (owner, entry) }
  }

  /// One item for each declaration that a source file can name, in the order of the declarations. A requirement and its
  /// default are one.
  func items(_ found: [Found]) -> [LibraryIndex.Item] {
    var seen: Set<LibraryIndex.Item> = []
    return found.compactMap(item).filter { seen.insert($0).inserted }
  }

  // MARK: Types

  /// What is known of a type.
  private struct Owner {
    /// What stands for its generic parameters.
    var words: [String: String] = [:]
    /// Whether the compiler calls its members.
    var isBuilder = false
    /// What its comment says.
    var doc = ""
  }
  private var owners: [String: Owner] = [:]

  /// The type at a path, wherever it is declared.
  private func owner(_ path: String) -> Owner {
    if let known = owners[path] { return known }
    var made = Owner()
    let dot = path.lastIndex(of: ".")
    let outer = dot.map { String(path[..<$0]) } ?? ""
    let name = dot.map { String(path[path.index(after: $0)...]) } ?? path
    for module in InterfaceLibrary.all {
      for entry in module.entries(owner: outer, name: name) {
        guard let type = entry.signature, type.kind == .type else { continue }
        made.words = Self.words(type)
        made.isBuilder = type.attributes.contains("resultBuilder")
        made.doc = entry.documentation.map(Self.sentence) ?? ""
      }
    }
    owners[path] = made
    return made
  }

  // MARK: Items

  private func item(_ found: Found) -> LibraryIndex.Item? {
    let (owner, entry) = (found.owner, found.entry)
    guard let signature = entry.signature, let kind = Self.kind(signature, owner), !signature.isUnavailable else {
      return nil
    }
    let type = owner.isEmpty ? Owner() : self.owner(owner)
    let isCase = signature.kind == .enumCase
    let doc = entry.documentation.map(Self.sentence) ?? (isCase ? type.doc : "")
    // In a module with comments, the compiler derived what has none.
    guard !type.isBuilder, !doc.isEmpty || isCase || !entry.module.isDocumented else { return nil }
    var words = type.words
    if let condition = entry.context?.whereClause { Self.add(condition, to: &words) }
    words.merge(Self.words(signature)) { $1 }
    let path = owner.isEmpty ? signature.name : owner + "." + signature.name
    var (name, result) = (signature.fullName, Self.written(signature.result, words))
    switch signature.kind {
    case .type: result = path
    // Another module's type under its own name is an item there.
    case .alias where result == signature.name: return nil
    case .initializer: result = owner + (signature.isFailable ? "?" : "")
    case .enumCase: result = owner
    case .macro:
      name =
        (signature.attributes.contains("freestanding") ? "#" : "@")
        + (signature.parameters == [] ? signature.name : name)
    default: if signature.parameters != nil, result.isEmpty { result = "Void" }
    }
    return LibraryIndex.Item(
      owner: owner, name: signature.name, fullName: name, kind: kind,
      parameterTypes: (signature.parameters ?? []).map { Self.written($0.type, words) }, result: result, doc: doc)
  }

  /// How an item calls a kind; nil for what source files do not name.
  private static func kind(_ signature: InterfaceSignature, _ owner: String) -> String? {
    switch signature.kind {
    case .type, .alias: "type"
    case .associatedType: nil
    case .function: owner.isEmpty ? "function" : signature.isStatic ? "staticMethod" : "method"
    case .initializer: "initializer"
    case .subscriptMember: "subscript"
    case .variable: signature.isStatic ? "staticProperty" : "property"
    case .enumCase: signature.parameters == nil ? "staticProperty" : "staticMethod"
    case .macro: "macro"
    }
  }

  // MARK: Words

  /// The first sentence of a comment.
  private static func sentence(_ comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    var text = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")[...]
    var sentence = ""
    while let character = text.popFirst() {
      // A name in two quotes is a link; in a terminal one does.
      if character == "`", text.first == "`" { continue }
      sentence.append(character)
      if character == ".", text.first == " " { break }
    }
    return sentence
  }

  /// What stands for generic parameters: `some View` for `Content` of `Content: View`, `Text` for `Label` of
  /// `Label == Text`.
  private static func words(_ signature: InterfaceSignature) -> [String: String] {
    var words: [String: String] = [:]
    for parameter in signature.genericParameters {
      // Without a demand it keeps its own name, whatever a type around it calls so.
      words[parameter.name] = parameter.demand.map { "some " + written($0, [:]) } ?? parameter.name
    }
    if let condition = signature.whereClause { add(condition, to: &words) }
    return words
  }
  private static func add(_ condition: String, to words: inout [String: String]) {
    for (subject, sign, demand) in InterfaceSignature.demands(condition) {
      if subject.contains(".") { continue }
      let demand = written(demand, [:])
      if sign == "==" {
        words[subject] = demand
      } else if let known = words[subject], known.hasPrefix("some ") {
        words[subject] = known + " & " + demand
      } else if words[subject] == nil || words[subject] == subject {
        words[subject] = "some " + demand
      }
    }
  }

  /// A type with other words for generic parameters, and without names of modules.
  private static func written(_ type: String, _ words: [String: String]) -> String {
    let bytes = Array(type.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, isLetter(bytes[place]) { place += 1 }
      guard start < place else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let next = place < bytes.count ? bytes[place] : 0
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      if result.last == UInt8(ascii: ".") {
        result += bytes[start..<place]
      } else if next == UInt8(ascii: ".") {
        // Of `SwiftUI.Path` the type; `Data.Element` stays as it is.
        if modules.contains(word) { place += 1 } else { result += bytes[start..<place] }
      } else {
        let other = words[word] ?? word
        // `throws(E)` where `E` may be every error is `throws`.
        if other == "some Error", next == UInt8(ascii: ")"), result.suffix(7).elementsEqual("throws(".utf8) {
          result.removeLast()
          place += 1
          continue
        }
        // `some View?` is no type.
        result += (next == UInt8(ascii: "?") && other.hasPrefix("some ") ? "(\(other))" : other).utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
  private static let modules: Set<String> = ["SwiftUI", "LayoutCore", "Drawing", "Swift", "Foundation"]
}

extension InterfaceModule {
  /// Whether every declaration has a comment, except what the compiler derives: the modules of this package.
  fileprivate var isDocumented: Bool {
    ["SwiftUI", "LayoutCore", "Drawing", "PlaygroundMacros", "Customizable"].contains(name)
  }
}
