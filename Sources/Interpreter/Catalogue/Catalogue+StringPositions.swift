internal import Foundation

extension String.Index: LibraryValue {
  static var libraryType: LibraryType { LibraryType("String.Index", ["Hashable", "Equatable", "Comparable"]) }
}

extension CatalogueEntry.Call {
  /// A position of another text, or behind the end.
  @MainActor var outOfText: Interruption { evaluation.failure(.textIndexOutOfRange(at: evaluation.range(span))) }
}

extension Catalogue {
  /// Positions in texts, and what stands there. A position that is not inside the text is a failure, as in Swift.
  func registerStringPositions() {
    add(String.Index.libraryType)
    let position = String.Index.staticType
    property(of: String.self, "startIndex", doc: "The position of the first character.") { $0.startIndex }
    property(of: String.self, "endIndex", doc: "The position behind the last character.") { $0.endIndex }
    func at(_ text: String, _ argument: Int, _ call: CatalogueEntry.Call, isEndAllowed: Bool = false) throws(Interruption) -> String.Index {
      let index = try String.Index.read(call.argument(argument), call)
      guard index >= text.startIndex, isEndAllowed ? index <= text.endIndex : index < text.endIndex else {
        throw call.outOfText
      }
      return index
    }
    func member(
      _ kind: CatalogueEntry.Kind, _ name: String, _ parameters: [(String?, StaticType)], _ result: StaticType, _ doc: String,
      _ get: @escaping @MainActor (String, CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      let signatures = parameters.map { ParameterSignature(label: $0.0, name: $0.0 ?? "index", type: $0.1) }
      add(
        CatalogueEntry(kind, "String", name, signatures, result: result, doc: doc) { call throws(Interruption) -> Value in try get(try String.read(call.base, call), call) })
    }
    member(.method, "index", [(nil, position), ("offsetBy", .int)], position, "A position some characters further on.") { text, call throws(Interruption) -> Value in
      let start = try at(text, 0, call, isEndAllowed: true)
      let distance = try Int.read(call.argument(1), call)
      guard let index = text.index(start, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex) else { throw call.outOfText }
      return index.value
    }
    member(.method, "index", [("after", position)], position, "The next position.") { text, call throws(Interruption) -> Value in
      text.index(after: try at(text, 0, call)).value
    }
    member(.method, "index", [("before", position)], position, "The position before.") { text, call throws(Interruption) -> Value in
      let index = try at(text, 0, call, isEndAllowed: true)
      guard index > text.startIndex else { throw call.outOfText }
      return text.index(before: index).value
    }
    member(.method, "distance", [("from", position), ("to", position)], .int, "The characters between two positions.") { text, call throws(Interruption) -> Value in
      .int(text.distance(from: try at(text, 0, call, isEndAllowed: true), to: try at(text, 1, call, isEndAllowed: true)))
    }
    for type in [StaticType.character] {
      member(.method, "firstIndex", [("of", type)], .optional(position), "Where the character is first.") { text, call throws(Interruption) -> Value in
        guard let character = try String.read(call.argument(0), call).first else { return .none }
        return text.firstIndex(of: character).map { .some($0.value) } ?? .none
      }
      member(.method, "lastIndex", [("of", type)], .optional(position), "Where the character is last.") { text, call throws(Interruption) -> Value in
        guard let character = try String.read(call.argument(0), call).first else { return .none }
        return text.lastIndex(of: character).map { .some($0.value) } ?? .none
      }
    }
    member(.subscript, "subscript", [(nil, position)], .character, "The character at a position.") { text, call throws(Interruption) -> Value in
      .string(String(text[try at(text, 0, call)]))
    }
    for (range, name) in [(StaticType.library(.range, [position]), "up to"), (.library(.closedRange, [position]), "through")] {
      member(.subscript, "subscript", [(nil, range)], .string, "The text \(name) a position.") { text, call throws(Interruption) -> Value in
        guard case .library(let range) = call.argument(0) else { throw call.mismatch(range) }
        if let range = range as? Range<String.Index>, range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex { return .string(String(text[range])) }
        if let range = range as? ClosedRange<String.Index>, range.lowerBound >= text.startIndex, range.upperBound < text.endIndex { return .string(String(text[range])) }
        throw call.outOfText
      }
    }
    member(.subscript, "subscript", [(nil, .library(LibraryType("PartialRangeFrom"), [position]))], .string, "The text from a position on.") {
      text, call throws(Interruption) -> Value in
      guard case .library(let range) = call.argument(0), let range = range as? PartialRangeFrom<String.Index>, range.lowerBound >= text.startIndex,
        range.lowerBound <= text.endIndex
      else { throw call.outOfText }
      return .string(String(text[range]))
    }
    member(.subscript, "subscript", [(nil, .library(LibraryType("PartialRangeUpTo"), [position]))], .string, "The text before a position.") {
      text, call throws(Interruption) -> Value in
      guard case .library(let range) = call.argument(0), let range = range as? PartialRangeUpTo<String.Index>, range.upperBound >= text.startIndex,
        range.upperBound <= text.endIndex
      else { throw call.outOfText }
      return .string(String(text[range]))
    }
    member(.subscript, "subscript", [(nil, .library(LibraryType("PartialRangeThrough"), [position]))], .string, "The text through a position.") {
      text, call throws(Interruption) -> Value in
      guard case .library(let range) = call.argument(0), let range = range as? PartialRangeThrough<String.Index>, range.upperBound >= text.startIndex,
        range.upperBound < text.endIndex
      else { throw call.outOfText }
      return .string(String(text[range]))
    }
    member(.property, "indices", [], .array(position), "The positions of the characters.") { text, _ in .array(text.indices.map { $0.value }) }
    member(.method, "range", [("of", .string)], .optional(.library(.range, [position])), "Where a text is first.") { text, call throws(Interruption) -> Value in
      text.range(of: try String.read(call.argument(0), call)).map { .some(.library($0)) } ?? .none
    }
    registerChangesAtPositions(position)
  }

  private func registerChangesAtPositions(_ position: StaticType) {
    func change(
      _ name: String, _ parameters: [(String?, StaticType)], _ result: StaticType, _ doc: String,
      _ apply: @escaping @MainActor (inout String, CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      let entry = CatalogueEntry(.method, "String", name, parameters.map { ParameterSignature(label: $0.0, name: $0.0 ?? "value", type: $0.1) }, result: result, doc: doc) { _ in
        .void
      }
      entry.mutate = { base, call throws(Interruption) -> Value in
        guard case .string(var text) = base else { return .void }
        let value = try apply(&text, call)
        base = .string(text)
        return value
      }
      add(entry)
    }
    change("remove", [("at", position)], .character, "Takes the character at a position away.") { text, call throws(Interruption) -> Value in
      let index = try String.Index.read(call.argument(0), call)
      guard index >= text.startIndex, index < text.endIndex else { throw call.outOfText }
      return .string(String(text.remove(at: index)))
    }
    change("insert", [(nil, .character), ("at", position)], .void, "Puts a character before a position.") { text, call throws(Interruption) -> Value in
      let index = try String.Index.read(call.argument(1), call)
      guard index >= text.startIndex, index <= text.endIndex else { throw call.outOfText }
      text.insert(contentsOf: try String.read(call.argument(0), call), at: index)
      return .void
    }
  }
}
