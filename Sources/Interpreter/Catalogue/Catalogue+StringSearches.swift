internal import Foundation

/// `String.CompareOptions`: how texts are compared and searched.
struct SearchOptions: LibraryOptions, Hashable {
  let rawValue: UInt
  static var libraryType: LibraryType { LibraryType("String.CompareOptions", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
  var options: String.CompareOptions { String.CompareOptions(rawValue: rawValue) }
}

extension Catalogue {
  /// Texts that are compared, searched and changed between positions, as the standard library and Foundation do.
  func registerStringSearches() {
    let options: KeyValuePairs<String, String.CompareOptions> = [
      "caseInsensitive": .caseInsensitive, "literal": .literal, "backwards": .backwards, "anchored": .anchored, "numeric": .numeric,
      "diacriticInsensitive": .diacriticInsensitive, "widthInsensitive": .widthInsensitive, "regularExpression": .regularExpression,
    ]
    add(SearchOptions.libraryType)
    for (name, option) in options { constant(SearchOptions(rawValue: option.rawValue), name, doc: "How texts are compared.") }
    registerComparisons()
    registerSearches()
    registerEncodedTexts()
    registerChangedRanges()
  }

  private func registerComparisons() {
    method(of: String.self, "compare", Parameter<String>(nil), Parameter<SearchOptions>("options", default: []), doc: "The order of two texts.") {
      $0.compare($1, options: $2.options)
    }
    method(of: String.self, "caseInsensitiveCompare", Parameter<String>(nil), doc: "The order of two texts, in large letters or small ones.") { $0.caseInsensitiveCompare($1) }
    method(of: String.self, "localizedCompare", Parameter<String>(nil), doc: "The order of two texts, as the language has it.") {
      $0.compare($1, options: [], range: nil, locale: FixedSurroundings.locale)
    }
    method(of: String.self, "localizedCaseInsensitiveCompare", Parameter<String>(nil), doc: "The order of two texts, in large letters or small ones.") {
      $0.compare($1, options: .caseInsensitive, range: nil, locale: FixedSurroundings.locale)
    }
    method(of: String.self, "localizedStandardCompare", Parameter<String>(nil), doc: "The order of two texts as in lists of files: numbers count as numbers.") {
      $0.compare($1, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil, locale: FixedSurroundings.locale)
    }
    property(of: ComparisonResult.self, "rawValue", doc: "-1, 0 or 1.") { $0.rawValue }
    method(of: String.self, "commonPrefix", Parameter<String>("with"), doc: "What two texts begin with.") { $0.commonPrefix(with: $1) }
    method(of: String.self, "elementsEqual", Parameter<String>(nil), doc: "True if both have the same characters.") { $0.elementsEqual($1) }
    method(of: String.self, "starts", Parameter<String>("with"), doc: "True if the text begins with another one.") { $0.starts(with: $1) }
    method(of: String.self, "folding", Parameter<SearchOptions>("options"), Parameter<Locale?>("locale"), doc: "The text without differences that do not count.") {
      $0.folding(options: $1.options, locale: $2)
    }
  }

  private func registerSearches() {
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    let position = String.Index.staticType
    add(
      CatalogueEntry(
        .method, "String", "range", [parameter("of", .string), parameter("options", SearchOptions.staticType)], result: .optional(.library(.range, [position])),
        doc: "Where a text or a pattern is first."
      ) { call throws(Interruption) -> Value in
        let text = try String.read(call.base, call)
        let found = try TextPattern(try String.read(call.argument(0), call), try SearchOptions.read(call.argument(1), call).options, call).first(in: text)
        return found.map { .some(.library($0)) } ?? .none
      })
    let full = StaticType.optional(.library(.range, [position]))
    var range = parameter("range", full)
    range.hasDefault = true
    add(
      CatalogueEntry(
        .method, "String", "replacingOccurrences", [parameter("of", .string), parameter("with", .string), parameter("options", SearchOptions.staticType), range],
        result: .string, doc: "The text with one part, or a pattern, in place of another."
      ) { call throws(Interruption) -> Value in
        let text = try String.read(call.base, call)
        var bounds: Range<String.Index>?
        if case .some(.library(let given))? = call.arguments[3] { bounds = given as? Range<String.Index> }
        if let given = bounds, given.lowerBound < text.startIndex || given.upperBound > text.endIndex { throw call.outOfText }
        let options = try SearchOptions.read(call.argument(2), call).options
        let pattern = TextPattern(try String.read(call.argument(0), call), options, call)
        return .string(try pattern.replacing(in: text, with: try String.read(call.argument(1), call), bounds))
      })
    let test = StaticType.function([.character], .bool)
    for (name, isLast) in [("firstIndex", false), ("lastIndex", true)] {
      add(
        CatalogueEntry(.method, "String", name, [parameter("where", test)], result: .optional(position), doc: "Where the closure says true.") {
          call throws(Interruption) -> Value in
          let text = try String.read(call.base, call)
          for index in isLast ? text.indices.reversed() : Array(text.indices) {
            if case .bool(true) = try call.apply(0, [.string(String(text[index]))]) { return .some(index.value) }
          }
          return .none
        })
    }
    for (name, label) in [("prefix", "upTo"), ("prefix", "through"), ("suffix", "from")] {
      add(
        CatalogueEntry(.method, "String", name, [parameter(label, position)], result: .string, doc: "The part of the text that ends or begins at a position.") {
          call throws(Interruption) -> Value in
          let text = try String.read(call.base, call)
          let index = try String.Index.read(call.argument(0), call)
          guard index >= text.startIndex, label == "through" ? index < text.endIndex : index <= text.endIndex else { throw call.outOfText }
          return .string(String(label == "from" ? text[index...] : label == "upTo" ? text[..<index] : text[...index]))
        })
    }
    add(
      CatalogueEntry(.method, "String", "drop", [parameter("while", test)], result: .string, doc: "The characters from where the closure first says false.") {
        call throws(Interruption) -> Value in
        var rest = Substring(try String.read(call.base, call))
        while let first = rest.first, case .bool(true) = try call.apply(0, [.string(String(first))]) { rest.removeFirst() }
        return .string(String(rest))
      })
    add(
      CatalogueEntry(.method, "String", "split", [parameter("whereSeparator", test)], result: .array(.string), doc: "The parts between the characters that the closure finds.") {
        call throws(Interruption) -> Value in
        var parts: [Value] = []
        var part = ""
        for character in try String.read(call.base, call) {
          if case .bool(true) = try call.apply(0, [.string(String(character))]) {
            if !part.isEmpty { parts.append(.string(part)) }
            part = ""
          } else {
            part.append(character)
          }
        }
        return .array(part.isEmpty ? parts : parts + [.string(part)])
      })
    add(
      CatalogueEntry(
        .method, "String", "index", [parameter(nil, position), parameter("offsetBy", .int), parameter("limitedBy", position)], result: .optional(position),
        doc: "A position some characters further on; nil behind a limit."
      ) { call throws(Interruption) -> Value in
        let text = try String.read(call.base, call)
        let (start, limit) = (try String.Index.read(call.argument(0), call), try String.Index.read(call.argument(2), call))
        guard (text.startIndex...text.endIndex).contains(start), (text.startIndex...text.endIndex).contains(limit) else { throw call.outOfText }
        let distance = max(-text.count - 1, min(try Int.read(call.argument(1), call), text.count + 1))
        // A limit on the other side is none, and the text's ends are never passed.
        let isAhead = distance < 0 ? limit <= start : limit >= start
        return text.index(start, offsetBy: distance, limitedBy: isAhead ? limit : distance < 0 ? text.startIndex : text.endIndex).value
      })
  }

  private func registerEncodedTexts() {
    method(of: String.self, "addingPercentEncoding", Parameter<CharacterSet>("withAllowedCharacters"), doc: "The text for an address, other characters as '%20'.") {
      $0.addingPercentEncoding(withAllowedCharacters: $1)
    }
    property(of: String.self, "removingPercentEncoding", doc: "The text of an address, '%20' as blanks; nil if it is none.") { $0.removingPercentEncoding }
    method(of: Data.self, "base64EncodedString", doc: "The bytes as text of 64 characters.") { $0.base64EncodedString() }
    add(
      CatalogueEntry(
        .initializer, "Data", "init", [ParameterSignature(label: "base64Encoded", name: "base64Encoded", type: .string)], result: .optional(Data.staticType),
        doc: "The bytes that a text of 64 characters names."
      ) { call throws(Interruption) -> Value in Data(base64Encoded: try String.read(call.argument(0), call)).value })
    for name in ["UTF8", "UTF16", "Unicode.UTF8"] { add(LibraryType(name)) }
    add(
      CatalogueEntry(
        .initializer, "String", "init",
        [ParameterSignature(label: "decoding", name: "bytes", type: .array(UInt8.staticType)), ParameterSignature(label: "as", name: "encoding", type: .any([]))],
        result: .string, doc: "The text that bytes of UTF-8 are."
      ) { call throws(Interruption) -> Value in .string(String(decoding: try [UInt8].read(call.argument(0), call), as: UTF8.self)) })
    method(of: CharacterSet.self, "contains", Parameter<UnicodeScalarValue>(nil), doc: "True if the character is one of them.") { $0.contains($1.scalar) }
    for (name, label) in [("subtracting", "The characters that the other one lacks."), ("intersection", "The characters of both.")] {
      method(of: CharacterSet.self, name, Parameter<CharacterSet>(nil), doc: label) { name == "subtracting" ? $0.subtracting($1) : $0.intersection($1) }
    }
    add(
      CatalogueEntry(
        .initializer, "Bool", "init", [ParameterSignature(label: nil, name: "text", type: .string)], result: .optional(.bool), doc: "'true' or 'false'; nil for other texts."
      ) { call throws(Interruption) -> Value in Bool(try String.read(call.argument(0), call)).value })
    add(
      CatalogueEntry(.initializer, "Bool", "init", [ParameterSignature(label: nil, name: "value", type: .bool)], result: .bool, doc: "The same value.") { call in call.argument(0) }
    )
    add(
      CatalogueEntry(.property, "Character", "asciiValue", [], result: .optional(UInt8.staticType), doc: "The number of a character of ASCII.") { call in
        guard case .string(let text) = call.base, let value = text.first?.asciiValue else { return .none }
        return .some(value.value)
      })
    add(
      CatalogueEntry(.property, "Character", "unicodeScalars", [], result: .array(UnicodeScalarValue.staticType), doc: "What the character is made of.") { call in
        guard case .string(let text) = call.base else { return .array([]) }
        return .array(text.unicodeScalars.map { .library(UnicodeScalarValue(scalar: $0)) })
      })
    value(UnicodeScalarValue.self, Parameter<UInt8>(nil), doc: "A scalar by its number.") { UnicodeScalarValue(scalar: Unicode.Scalar($0)) }
    for type in [StaticType.int, UInt32.staticType] {
      add(
        CatalogueEntry(
          .initializer, "Unicode.Scalar", "init", [ParameterSignature(label: nil, name: "number", type: type)], result: .optional(UnicodeScalarValue.staticType),
          doc: "A scalar by its number; nil where there is none.", isDisfavored: type == .int
        ) { call in
          let number = call.argument(0).whole ?? call.argument(0).numeric?.whole
          guard let scalar = number.flatMap({ UInt32(exactly: $0) }).flatMap(Unicode.Scalar.init) else { return .none }
          return .some(.library(UnicodeScalarValue(scalar: scalar)))
        })
    }
    let scalar = ParameterSignature(label: nil, name: "scalar", type: UnicodeScalarValue.staticType)
    for (owner, type) in [("Character", StaticType.character), ("String", .string)] {
      add(
        CatalogueEntry(.initializer, owner, "init", [scalar], result: type, doc: "The character of a scalar.") { call throws(Interruption) -> Value in
          .string(String(Character(try UnicodeScalarValue.read(call.argument(0), call).scalar)))
        })
    }
  }

  private func registerChangedRanges() {
    let position = String.Index.staticType
    let range = StaticType.library(.range, [position])
    func bounds(_ text: String, _ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Range<String.Index> {
      var found: Range<String.Index>?
      if case .library(let given) = value {
        if let range = given as? Range<String.Index> { found = range }
        if let range = given as? ClosedRange<String.Index>, range.upperBound < text.endIndex { found = range.relative(to: text) }
      }
      guard let found, found.lowerBound >= text.startIndex, found.upperBound <= text.endIndex else { throw call.outOfText }
      return found
    }
    func change(
      _ name: String, _ parameters: [(String?, StaticType)], _ doc: String, _ apply: @escaping @MainActor (inout String, CatalogueEntry.Call) throws(Interruption) -> Void
    ) {
      let entry = CatalogueEntry(.method, "String", name, parameters.map { ParameterSignature(label: $0.0, name: $0.0 ?? "value", type: $0.1) }, result: .void, doc: doc) { _ in
        .void
      }
      entry.mutate = { base, call throws(Interruption) -> Value in
        guard case .string(var text) = base else { return .void }
        try apply(&text, call)
        if text.utf8.count > SourceFile.byteLimit { throw call.evaluation.failure(.tooLong("string", at: call.evaluation.range(call.span))) }
        base = .string(text)
        return .void
      }
      add(entry)
    }
    for kind in [range, .library(.closedRange, [position])] {
      change("removeSubrange", [(nil, kind)], "Takes a part of the text away.") { text, call throws(Interruption) -> Void in
        text.removeSubrange(try bounds(text, call.argument(0), call))
      }
      change("replaceSubrange", [(nil, kind), ("with", .string)], "Puts a text in the place of a part.") { text, call throws(Interruption) -> Void in
        text.replaceSubrange(try bounds(text, call.argument(0), call), with: try String.read(call.argument(1), call))
      }
      add(
        CatalogueEntry(
          .method, "String", "replacingCharacters",
          [ParameterSignature(label: "in", name: "range", type: kind), ParameterSignature(label: "with", name: "replacement", type: .string)], result: .string,
          doc: "The text with another one in the place of a part."
        ) { call throws(Interruption) -> Value in
          var text = try String.read(call.base, call)
          text.replaceSubrange(try bounds(text, call.argument(0), call), with: try String.read(call.argument(1), call))
          return .string(text)
        })
    }
    change("insert", [("contentsOf", .string), ("at", position)], "Puts a text before a position.") { text, call throws(Interruption) -> Void in
      let index = try String.Index.read(call.argument(1), call)
      guard index >= text.startIndex, index <= text.endIndex else { throw call.outOfText }
      text.insert(contentsOf: try String.read(call.argument(0), call), at: index)
    }
  }
}
