public import SwiftSource

/// The previews of a file in their order: every `#Preview`, and every view of its providers.
///
/// How many views a provider has is known once it has run; until then it counts as one.
@MainActor
public struct PreviewList {
  private struct Entry {
    let name: String?
    let line: Int
    let isProvider: Bool
    /// What the views of a provider are called.
    var parts: [String?] = [nil]
  }
  private var entries: [Entry] = []

  /// No previews.
  public init() {}
  /// - Parameter earlier: the list before an edit: what it knows of a provider holds until the provider runs again.
  public init(_ program: Program, after earlier: PreviewList = PreviewList()) {
    let providers = Set(program.providers)
    entries = program.previews.enumerated().map { index, preview in
      var entry = Entry(name: preview.name, line: preview.line, isProvider: providers.contains(index + 1))
      let known = earlier.entries.first { $0.isProvider && $0.name == entry.name }
      if entry.isProvider, let known { entry.parts = known.parts }
      return entry
    }
  }
  /// Takes down what a run of one of them tells.
  public mutating func hear(_ preview: Preview) {
    guard !preview.parts.isEmpty, let number = number(of: preview.request.preview) else { return }
    entries[number].parts = preview.parts
  }

  /// How many there are, as far as it is known.
  public var count: Int { entries.reduce(0) { $0 + $1.parts.count } }

  /// One of them: what asks for it, what it is called, and its line.
  public struct Item {
    /// By its name where no other has it, so that it is found after an edit.
    public let choice: PreviewChoice
    /// Nil where it has none.
    public let title: String?
    /// From 1.
    public let line: Int
  }
  /// - Parameter index: from 0; nil where there are not so many.
  public subscript(index: Int) -> Item? {
    var rest = index
    for (number, entry) in entries.enumerated() {
      if rest >= entry.parts.count {
        rest -= entry.parts.count
        continue
      }
      let isUnique = entry.name.map { name in entries.count { $0.name == name } == 1 } ?? false
      let own = isUnique ? entry.name ?? "" : "\(number + 1)"
      guard entry.isProvider else { return Item(choice: .preview(own), title: entry.name, line: entry.line) }
      let part = entry.parts.count > 1 ? "\(own)[\(rest + 1)]" : own
      return Item(choice: .preview(part), title: entry.parts[rest] ?? (isUnique ? part : entry.name), line: entry.line)
    }
    return nil
  }

  /// The index of what is asked for; nil for what is none of them.
  public func index(of choice: PreviewChoice) -> Int? {
    guard let number = number(of: choice) else { return nil }
    var part = 0
    if case .preview(let name) = choice, let match = name.firstMatch(of: /\[(\d+)\]$/), !hasEntry(name) {
      part = (Int(match.1) ?? 1) - 1
    }
    return entries[..<number].reduce(0) { $0 + $1.parts.count } + min(part, entries[number].parts.count - 1)
  }
  private func hasEntry(_ name: String) -> Bool { entries.contains { $0.name == name } }
  /// The entry that is asked for, as ``Program`` finds it.
  private func number(of choice: PreviewChoice) -> Int? {
    switch choice {
    case .automatic: return entries.firstIndex { !$0.isProvider } ?? entries.indices.first
    case .preview(let name):
      if let named = entries.firstIndex(where: { $0.name == name }) { return named }
      let own = name.replacing(/\[\d+\]$/, with: "")
      if let named = entries.firstIndex(where: { $0.name == own }) { return named }
      return Int(own).flatMap { entries.indices.contains($0 - 1) ? $0 - 1 : nil }
    case .view: return nil
    }
  }
}

extension Preview {
  /// Each preview of the file with its title, laid out as this one was asked to be.
  public func everyPreview() -> [(title: String, preview: Preview)] {
    var previews = PreviewList(program)
    var made: [(title: String, preview: Preview)] = []
    var request = asked
    while let item = previews[made.count] {
      request.preview = item.choice
      let preview = Preview(source, request)
      previews.hear(preview)
      made.append((previews[made.count]?.title ?? "", preview))
    }
    return made
  }
}
