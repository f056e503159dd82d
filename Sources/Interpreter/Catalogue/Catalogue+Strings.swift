internal import Foundation

extension Catalogue {
  /// Members that strings have in their own way, not as other collections do.
  static let ownOfStrings: Set<String> = ["count", "isEmpty", "indices", "firstIndex"]

  /// Texts and characters: conversions, changes and questions.
  func registerStrings() {
    registerStringInitializers()
    registerStringChanges()
    registerCharacters()
    add(CharacterSet.libraryType)
    constants(
      CharacterSet.self,
      [
        "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines, "newlines": .newlines, "letters": .letters, "decimalDigits": .decimalDigits,
        "alphanumerics": .alphanumerics, "punctuationCharacters": .punctuationCharacters, "uppercaseLetters": .uppercaseLetters, "lowercaseLetters": .lowercaseLetters,
        "symbols": .symbols, "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed, "urlHostAllowed": .urlHostAllowed, "illegalCharacters": .illegalCharacters,
        "capitalizedLetters": .capitalizedLetters, "controlCharacters": .controlCharacters, "nonBaseCharacters": .nonBaseCharacters,
      ])
    value(CharacterSet.self, Parameter<String>("charactersIn"), doc: "The characters of a text.") { CharacterSet(charactersIn: $0) }
    property(of: CharacterSet.self, "inverted", doc: "All other characters.") { $0.inverted }
    method(of: CharacterSet.self, "union", Parameter<CharacterSet>(nil), doc: "The characters of both.") { $0.union($1) }
    method(of: String.self, "trimmingCharacters", Parameter<CharacterSet>("in"), doc: "The text without some characters at its ends.") { $0.trimmingCharacters(in: $1) }
    method(of: String.self, "components", Parameter<String>("separatedBy"), doc: "The parts between separators.") { $0.components(separatedBy: $1) }
    method(of: String.self, "components", Parameter<CharacterSet>("separatedBy"), doc: "The parts between separators.") { $0.components(separatedBy: $1) }
    method(of: String.self, "replacingOccurrences", Parameter<String>("of"), Parameter<String>("with"), doc: "The text with one part in place of another.") {
      $0.replaced($1, with: $2)
    }
    method(of: String.self, "replacing", Parameter<String>(nil), Parameter<String>("with"), doc: "The text with one part in place of another.") {
      $0.replaced($1, with: $2)
    }
    method(of: String.self, "appending", Parameter<String>(nil), doc: "The text with another one behind it.") { $0 + $1 }
    method(of: String.self, "localizedCaseInsensitiveContains", Parameter<String>(nil), doc: "True if the text occurs, in large letters or small ones.") {
      $0.lowercased().contains($1.lowercased())
    }
    method(of: String.self, "localizedStandardContains", Parameter<String>(nil), doc: "True if the text occurs, as a person would find it.") {
      String.folded($0).contains(String.folded($1))
    }
    method(of: String.self, "localizedUppercase", doc: "All letters large.") { $0.uppercased() }
    property(of: String.self, "localizedCapitalized", doc: "Each word with a capital letter.") { $0.capitalized }
    property(of: String.self, "localizedLowercase", doc: "All letters small.") { $0.lowercased() }
    property(of: String.self, "hashValue", doc: "A number for look-up in tables.") { text in
      Int(truncatingIfNeeded: text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    }
    property(of: String.self, "debugDescription", doc: "The text in quotes.") { $0.debugDescription }
    property(of: String.self, "isBlank", doc: "True without visible characters.") { $0.allSatisfy(\.isWhitespace) }
    property(of: String.self, "doubleValue", doc: "The number that the text begins with, or 0.") { ($0 as NSString).doubleValue }
    method(
      of: String.self, "padding", Parameter<Int>("toLength"), Parameter<String>("withPad"), Parameter<Int>("startingAt"), doc: "The text cut or filled to a length."
    ) { $1 >= 0 && $1 <= 100_000 && !$2.isEmpty && $3 >= 0 && $3 < $2.count ? $0.padding(toLength: $1, withPad: $2, startingAt: $3) : $0 }
    let (separator, times, omitting) = (
      ParameterSignature(label: "separator", name: "separator", type: .character),
      ParameterSignature(label: "maxSplits", name: "maxSplits", type: .int, hasDefault: true),
      ParameterSignature(label: "omittingEmptySubsequences", name: "omittingEmptySubsequences", type: .bool, hasDefault: true)
    )
    for kind in [StaticType.character, .string] {
      let first = ParameterSignature(label: separator.label, name: separator.name, type: kind)
      add(
        CatalogueEntry(
          .method, "String", "split", [first, times, omitting], result: .array(.string), doc: "The parts between separators.", isDisfavored: kind == .string
        ) { call throws(Interruption) -> Value in
          let (text, separator) = (try String.read(call.base, call), try String.read(call.argument(0), call))
          let times = try call.arguments[1].map { value throws(Interruption) in try Int.read(value, call) } ?? Int.max
          let omitting = try call.arguments[2].map { value throws(Interruption) in try Bool.read(value, call) } ?? true
          guard !separator.isEmpty, times >= 0 else { return .array([.string(text)]) }
          return .array(text.split(separator: separator, maxSplits: times, omittingEmptySubsequences: omitting).map { .string(String($0)) })
        })
    }
  }

  private func registerStringInitializers() {
    func initializer(_ label: String?, _ type: StaticType, _ doc: String, _ make: @escaping @MainActor (Value, CatalogueEntry.Call) throws(Interruption) -> Value) {
      add(
        CatalogueEntry(.initializer, "String", "init", [ParameterSignature(label: label, name: label ?? "value", type: type)], result: .string, doc: doc) {
          call throws(Interruption) -> Value in try make(call.argument(0), call)
        })
    }
    value(String.self, doc: "An empty text.")
    initializer(nil, .string, "The same text.") { value, _ in value }
    initializer(nil, .character, "A text of one character.") { value, _ in value }
    initializer(nil, .array(.character), "The characters as a text.") { value, _ in value.joinedText }
    for label in ["describing", "reflecting"] {
      let subject = TypeParameter("Subject")
      add(
        CatalogueEntry(
          .initializer, "String", "init", [ParameterSignature(label: label, name: label, type: .parameter(subject))], result: .string, typeParameters: [subject],
          doc: "The value as text."
        ) { call in .string(call.argument(0).text) })
    }
    initializer("localized", .string, "The text itself: nothing is translated.") { value, _ in value }
    initializer("stringLiteral", .string, "The same text.") { value, _ in value }
    var values = ParameterSignature(label: nil, name: "values", type: .array(.any([])))
    values.isVariadic = true
    values.hasDefault = true
    add(
      CatalogueEntry(
        .initializer, "String", "init", [ParameterSignature(label: "format", name: "format", type: .string), values], result: .string, doc: "Values as C's 'printf' writes them."
      ) { call throws(Interruption) -> Value in
        var values: [Value] = []
        if case .array(let given) = call.argument(1) { values = given }
        return .string(try PrintFormat(String.read(call.argument(0), call)).text(values, call))
      })
    add(
      CatalogueEntry(
        .initializer, "String", "init",
        [
          ParameterSignature(label: "format", name: "format", type: .string),
          ParameterSignature(label: "locale", name: "locale", type: .optional(Locale.staticType), hasDefault: true),
          ParameterSignature(label: "arguments", name: "arguments", type: .array(.any(["CVarArg"]))),
        ], result: .string, doc: "Values as C's 'printf' writes them."
      ) { call throws(Interruption) -> Value in
        var values: [Value] = []
        if case .array(let given) = call.argument(2) { values = given }
        return .string(try PrintFormat(String.read(call.argument(0), call)).text(values, call))
      })
    add(
      CatalogueEntry(
        .function, "", "NSLocalizedString",
        [
          ParameterSignature(label: nil, name: "key", type: .string),
          ParameterSignature(label: "tableName", name: "tableName", type: .optional(.string), hasDefault: true),
          ParameterSignature(label: "bundle", name: "bundle", type: LibraryBundle.staticType, hasDefault: true),
          ParameterSignature(label: "value", name: "value", type: .string, hasDefault: true),
          ParameterSignature(label: "comment", name: "comment", type: .string),
        ], result: .string, doc: "The text itself: nothing is translated."
      ) { call in call.argument(0) })
  }
  private func value(_ type: String.Type, doc: String) {
    add(CatalogueEntry(.initializer, "String", "init", [], result: .string, doc: doc) { _ in .string("") })
  }

  private func registerStringChanges() {
    func change(
      _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String,
      _ apply: @escaping @MainActor (inout String, CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      let entry = CatalogueEntry(.method, "String", name, parameters, result: result, doc: doc) { _ in .void }
      entry.mutate = { base, call throws(Interruption) -> Value in
        guard case .string(var text) = base else { return .void }
        base = .void
        defer { base = .string(text) }
        let value = try apply(&text, call)
        if text.utf8.count > SourceFile.byteLimit { throw call.evaluation.failure(.tooLong("string", at: call.evaluation.range(call.span))) }
        return value
      }
      add(entry)
    }
    func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
    }
    for (label, type) in [(nil, StaticType.string), (nil, .character), ("contentsOf", .string)] as [(String?, StaticType)] {
      change("append", [parameter(label, type)], .void, "Adds text at the end.") { text, call throws(Interruption) -> Value in
        text += try String.read(call.argument(0), call)
        return .void
      }
    }
    for (name, isLast) in [("removeLast", true), ("removeFirst", false)] {
      change(name, [], .character, "Takes a character away.") { text, call throws(Interruption) -> Value in
        if text.isEmpty { throw call.outOfRange(0, 0) }
        return .string(String(isLast ? text.removeLast() : text.removeFirst()))
      }
      change(name, [parameter(nil, .int)], .void, "Takes some characters away.") { text, call throws(Interruption) -> Value in
        let count = try call.index(0, upTo: text.count)
        if isLast { text.removeLast(count) } else { text.removeFirst(count) }
        return .void
      }
    }
    change("popLast", [], .optional(.character), "Takes the last character away, if there is one.") { text, _ in text.popLast().map { .some(.string(String($0))) } ?? .none }
    change("removeAll", [parameter("keepingCapacity", .bool, hasDefault: true)], .void, "Takes all characters away.") { text, _ in
      text.removeAll()
      return .void
    }
    change("removeAll", [parameter("where", .function([.character], .bool))], .void, "Takes some characters away.") { text, call throws(Interruption) -> Value in
      var kept = ""
      for character in text {
        if case .bool(true) = try call.apply(0, [.string(String(character))]) { continue }
        kept.append(character)
      }
      text = kept
      return .void
    }
  }

  private func registerCharacters() {
    func member(_ name: String, _ doc: String, _ test: @escaping @MainActor (Character) -> Bool) {
      add(
        CatalogueEntry(.property, "Character", name, [], result: .bool, doc: doc) { call in
          guard case .string(let text) = call.base, let character = text.first else { return .bool(false) }
          return .bool(test(character))
        })
    }
    member("isLetter", "True for letters.") { $0.isLetter }
    member("isNumber", "True for numbers.") { $0.isNumber }
    member("isWhitespace", "True for blanks and line breaks.") { $0.isWhitespace }
    member("isNewline", "True for line breaks.") { $0.isNewline }
    member("isUppercase", "True for large letters.") { $0.isUppercase }
    member("isLowercase", "True for small letters.") { $0.isLowercase }
    member("isPunctuation", "True for marks of punctuation.") { $0.isPunctuation }
    member("isSymbol", "True for symbols.") { $0.isSymbol }
    member("isHexDigit", "True for digits with the radix 16.") { $0.isHexDigit }
    member("isASCII", "True for the characters of ASCII.") { $0.isASCII }
    member("isWholeNumber", "True for digits.") { $0.isWholeNumber }
    for (name, doc, make) in [
      ("wholeNumberValue", "The digit as a number.", { (character: Character) in character.wholeNumberValue }), ("hexDigitValue", "The digit as a number.", { $0.hexDigitValue }),
    ] {
      add(
        CatalogueEntry(.property, "Character", name, [], result: .optional(.int), doc: doc) { call in
          guard case .string(let text) = call.base, let character = text.first else { return .none }
          return make(character).map { .some(.int($0)) } ?? .none
        })
    }
    for (name, isLarge) in [("uppercased", true), ("lowercased", false)] {
      add(
        CatalogueEntry(.method, "Character", name, [], result: .string, doc: "The letter, \(isLarge ? "large" : "small").") { call in
          guard case .string(let text) = call.base else { return .void }
          return .string(isLarge ? text.uppercased() : text.lowercased())
        })
    }
    add(CatalogueEntry(.property, "Character", "description", [], result: .string, doc: "The character as text.") { call in call.base })
    add(
      CatalogueEntry(.initializer, "Character", "init", [ParameterSignature(label: nil, name: "text", type: .string)], result: .character, doc: "The only character of a text.") {
        call throws(Interruption) -> Value in
        let text = try String.read(call.argument(0), call)
        guard text.count == 1 else { throw call.evaluation.failure(Diagnostic("'\(text)' is not one character", at: call.evaluation.range(call.span))) }
        return .string(text)
      })
  }
}

extension CharacterSet: NamedValue {}
extension String {
  /// Without large letters and accents.
  fileprivate static func folded(_ text: String) -> String { text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
extension Value {
  /// An array of characters as a text.
  var joinedText: Value {
    guard case .array(let values) = self else { return self }
    var text = ""
    for case .string(let part) in values { text += part }
    return .string(text)
  }
}

extension String {
  /// The text with one part in place of another; where that could take all memory, one that is too long for a program.
  fileprivate func replaced(_ part: String, with other: String) -> String {
    let most = part.isEmpty ? 0 : utf8.count / part.utf8.count
    let limit = 10 * SourceFile.byteLimit / max(other.utf8.count, 1)
    if most > limit, components(separatedBy: part).count > limit { return String(repeating: " ", count: SourceFile.byteLimit + 1) }
    return replacingOccurrences(of: part, with: other)
  }
}
