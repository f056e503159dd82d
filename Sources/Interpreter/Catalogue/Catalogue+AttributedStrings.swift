internal import Foundation
internal import Views

private let plain = ["Hashable", "Equatable"]
extension AttributedString: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AttributedString", plain + ["ExpressibleByStringLiteral"]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AttributedString {
    switch value {
    case .string(let text): return AttributedString(text)
    case .library(let library):
      if let text = library as? AttributedString { return text }
      if let part = library as? AttributedSubstring { return AttributedString(part) }
    default: break
    }
    throw call.mismatch(staticType)
  }
}
extension AttributedSubstring: LibraryValue { static var libraryType: LibraryType { LibraryType("AttributedSubstring", plain) } }
extension AttributeContainer: LibraryValue { static var libraryType: LibraryType { LibraryType("AttributeContainer", plain) } }
extension AttributedString.Index: LibraryValue { static var libraryType: LibraryType { LibraryType("AttributedString.Index", plain + ["Comparable"]) } }
extension AttributedString.Runs.Run: LibraryValue { static var libraryType: LibraryType { LibraryType("AttributedString.Runs.Run", plain) } }
extension AttributedString.MarkdownParsingOptions: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AttributedString.MarkdownParsingOptions") }
}
extension AttributedString.MarkdownParsingOptions.InterpretedSyntax: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AttributedString.MarkdownParsingOptions.InterpretedSyntax", plain) }
}
extension AttributedString.MarkdownParsingOptions.FailurePolicy: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AttributedString.MarkdownParsingOptions.FailurePolicy", plain) }
}
extension InlinePresentationIntent: LibraryValue {
  static var libraryType: LibraryType { LibraryType("InlinePresentationIntent", plain + ["ExpressibleByArrayLiteral"]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> InlinePresentationIntent {
    switch value {
    case .library(let library): if let intent = library as? InlinePresentationIntent { return intent }
    case .array(let values):
      var set: InlinePresentationIntent = []
      for value in values { set.formUnion(try read(value, call)) }
      return set
    default: break
    }
    throw call.mismatch(staticType)
  }
}
extension Text.LineStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("Text.LineStyle", plain) } }

/// The part of a text between two of its positions.
private struct TextRange: InterpretableArgument, Interpretable {
  let range: Range<AttributedString.Index>
  static var staticType: StaticType { .library(.range, [AttributedString.Index.staticType]) }
  var value: Value { .library(range) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> TextRange {
    guard case .library(let library) = value, let range = library as? Range<AttributedString.Index> else { throw call.mismatch(staticType) }
    return TextRange(range: range)
  }
  /// The range, where it lies within a text; none otherwise.
  func within(_ text: some AttributedStringProtocol) -> Range<AttributedString.Index> { range.clamped(to: text.startIndex..<text.endIndex) }
}

extension Catalogue {
  /// Texts whose parts have looks of their own.
  func registerAttributedStrings() {
    for type in [
      AttributedString.libraryType, AttributedSubstring.libraryType, AttributeContainer.libraryType, AttributedString.Index.libraryType, AttributedString.Runs.Run.libraryType,
      AttributedString.MarkdownParsingOptions.libraryType, AttributedString.MarkdownParsingOptions.InterpretedSyntax.libraryType,
      AttributedString.MarkdownParsingOptions.FailurePolicy.libraryType, InlinePresentationIntent.libraryType, Text.LineStyle.libraryType,
    ] { add(type) }
    view("Text", Parameter<AttributedString>(nil), doc: "A text whose parts have looks of their own.", isDisfavored: true) { Text($0) }
    registerAttributedInitialisers()
    registerAttributes()
    registerAttributedParts()
    registerAttributedChanges()
    value(Text.LineStyle.self, Parameter<Text.LineStyle.Pattern>("pattern", default: .solid), Parameter<Color?>("color", default: nil), doc: "A line at a text.") {
      Text.LineStyle(pattern: $0, color: $1)
    }
    property(of: Text.LineStyle.self, "pattern", doc: "What the line is made of.") { $0.pattern }
    property(of: Text.LineStyle.self, "color", doc: "The line's colour.") { $0.color }
    constant(Text.LineStyle.single, "single", doc: "One solid line in the text's colour.")
    let intents: [(String, InlinePresentationIntent)] = [
      ("emphasized", .emphasized), ("stronglyEmphasized", .stronglyEmphasized), ("code", .code), ("strikethrough", .strikethrough),
    ]
    for (name, intent) in intents { constant(intent, name, doc: "The mark '\(name)' of Markdown.") }
    method(of: InlinePresentationIntent.self, "contains", Parameter<InlinePresentationIntent>(nil), doc: "Whether a mark is among them.") { $0.contains($1) }
  }

  private func registerAttributedInitialisers() {
    value(AttributedString.self, doc: "A text without characters.") { AttributedString() }
    value(AttributedString.self, Parameter<String>(nil), Parameter<AttributeContainer>("attributes", default: AttributeContainer()), doc: "A text of one look.") {
      AttributedString($0, attributes: $1)
    }
    value(AttributedString.self, Parameter<AttributedSubstring>(nil), doc: "A part of a text as a text.") { AttributedString($0) }
    for label in ["stringLiteral", "localized"] { value(AttributedString.self, Parameter<String>(label), doc: "A text of one look.") { AttributedString($0) } }
    typealias Options = AttributedString.MarkdownParsingOptions
    value(
      AttributedString.self, Parameter<String>("markdown"), Parameter<Options>("options", default: Options()), Parameter<URL?>("baseURL", default: nil),
      doc: "A text written in Markdown: '**strong**', '*emphasis*', '[links](address)'."
    ) { (try? AttributedString(markdown: $0, options: $1, baseURL: $2)) ?? AttributedString($0) }
    value(
      Options.self, Parameter<Bool>("allowsExtendedAttributes", default: false), Parameter<Options.InterpretedSyntax>("interpretedSyntax", default: .full),
      Parameter<Options.FailurePolicy>("failurePolicy", default: .throwError), Parameter<String?>("languageCode", default: nil), doc: "How Markdown is read."
    ) { Options(allowsExtendedAttributes: $0, interpretedSyntax: $1, failurePolicy: $2, languageCode: $3) }
    property(of: Options.self, "allowsExtendedAttributes", \.allowsExtendedAttributes, doc: "Whether Apple's own marks count.")
    property(of: Options.self, "interpretedSyntax", \.interpretedSyntax, doc: "Which marks count.")
    property(of: Options.self, "failurePolicy", \.failurePolicy, doc: "What is done with what cannot be read.")
    property(of: Options.self, "languageCode", \.languageCode, doc: "The language of the text.")
    cases(Options.InterpretedSyntax.self)
    cases(Options.FailurePolicy.self)
    value(AttributeContainer.self, doc: "No attributes.") { AttributeContainer() }
  }

  // MARK: Attributes

  private func registerAttributes() {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    attribute("font", Keys.FontAttribute.self, "The font.")
    attribute("foregroundColor", Keys.ForegroundColorAttribute.self, "The colour of the letters.")
    attribute("backgroundColor", Keys.BackgroundColorAttribute.self, "The colour behind the letters.")
    attribute("strikethroughStyle", Keys.StrikethroughStyleAttribute.self, "A line through the letters.")
    attribute("underlineStyle", Keys.UnderlineStyleAttribute.self, "A line under the letters.")
    attribute("kern", Keys.KerningAttribute.self, "The distance after each letter, in points.")
    attribute("tracking", Keys.TrackingAttribute.self, "The distance after each letter, in points.")
    attribute("baselineOffset", Keys.BaselineOffsetAttribute.self, "How far the letters stand above their line, in points.")
    attribute("inlinePresentationIntent", Keys.InlinePresentationIntentAttribute.self, "What marks of Markdown say.")
    attribute("link", AttributeScopes.FoundationAttributes.LinkAttribute.self, "Where a touch leads.")
  }
  /// An attribute of texts, of their parts and of containers; of runs it is read.
  private func attribute<K: AttributedStringKey>(_ name: String, _ key: K.Type, _ doc: String) where K.Value: Interpretable & Sendable {
    func property<T: Interpretable>(_ type: T.Type, _ get: @escaping @MainActor (T) -> K.Value?, _ set: (@MainActor (inout T, K.Value?) -> Void)?) {
      let entry = CatalogueEntry(.property, T.ownerName, name, [], result: .optional(K.Value.staticType), doc: doc) { call throws(Interruption) -> Value in
        get(try T.read(call.base, call)).value
      }
      if let set {
        entry.write = { call, new throws(Interruption) -> Value in
          var text = try T.read(call.base, call)
          set(&text, try K.Value?.read(new, call))
          return text.value
        }
      }
      add(entry)
    }
    property(AttributedString.self, { $0[K.self] }, { $0[K.self] = $1 })
    property(AttributedSubstring.self, { $0[K.self] }, { $0[K.self] = $1 })
    property(AttributeContainer.self, { $0[K.self] }, { $0[K.self] = $1 })
    property(AttributedString.Runs.Run.self, { $0[K.self] }, nil)
    method(of: AttributeContainer.self, name, Parameter<K.Value>(nil), doc: doc) {
      var container = $0
      container[K.self] = $1
      return container
    }
    maker(of: AttributeContainer.self, name, Parameter<K.Value>(nil), doc: doc) {
      var container = AttributeContainer()
      container[K.self] = $0
      return container
    }
  }

  // MARK: Parts

  private func registerAttributedParts() {
    property(of: AttributedString.self, "runs", doc: "The parts that have one look.") { Array($0.runs) }
    property(of: AttributedString.Runs.Run.self, "range", doc: "Where the part lies.") { TextRange(range: $0.range) }
    property(of: AttributedString.Runs.Run.self, "attributes", doc: "All that is said of the part.") { $0.attributes }
    parts(of: AttributedString.self)
    parts(of: AttributedSubstring.self)
    let entry = CatalogueEntry(
      .subscript, "AttributedString", "subscript", [ParameterSignature(label: nil, name: "range", type: TextRange.staticType)], result: AttributedSubstring.staticType,
      doc: "The part between two positions."
    ) { call throws(Interruption) -> Value in
      let text = try AttributedString.read(call.base, call)
      return text[try TextRange.read(call.argument(0), call).within(text)].value
    }
    entry.write = { call, new throws(Interruption) -> Value in
      var text = try AttributedString.read(call.base, call)
      let range = try TextRange.read(call.argument(0), call).within(text)
      text.replaceSubrange(range, with: try AttributedString.read(new, call))
      return text.value
    }
    add(entry)
    element(of: AttributedString.Runs.Run.self, Parameter<TextRange>(nil), doc: "The part itself.") { run, _ in run }
  }
  private func parts<T: AttributedStringProtocol & Interpretable>(of type: T.Type) {
    property(of: type, "startIndex", doc: "The position of the first character.") { $0.startIndex }
    property(of: type, "endIndex", doc: "The position behind the last character.") { $0.endIndex }
    let characters = CatalogueEntry(.property, T.ownerName, "characters", [], result: .array(.character), doc: "The characters without their look.") {
      call throws(Interruption) -> Value in
      .array(try T.read(call.base, call).characters.map { .string(String($0)) })
    }
    add(characters)
    property(of: type, "description", doc: "The characters.") { String($0.characters) }
    method(of: type, "range", Parameter<String>("of"), doc: "Where a text is first.") { text, part in text.range(of: part).map { TextRange(range: $0) } }
    method(of: type, "index", Parameter<AttributedString.Index>("afterCharacter"), doc: "The position of the next character.") { text, index in
      index < text.endIndex ? text.index(afterCharacter: max(index, text.startIndex)) : text.endIndex
    }
    method(of: type, "index", Parameter<AttributedString.Index>("beforeCharacter"), doc: "The position of the character before.") { text, index in
      index > text.startIndex ? text.index(beforeCharacter: min(index, text.endIndex)) : text.startIndex
    }
    method(of: type, "index", Parameter<AttributedString.Index>(nil), Parameter<Int>("offsetByCharacters"), doc: "A position some characters further on.") {
      text, index, distance in
      let limit = distance < 0 ? text.startIndex : text.endIndex
      return text.characters.index(min(max(index, text.startIndex), text.endIndex), offsetBy: distance, limitedBy: limit) ?? limit
    }
  }

  // MARK: Changes

  private func registerAttributedChanges() {
    maker(of: AttributedString.self, "+", Parameter<AttributedString>(nil), Parameter<AttributedString>(nil), doc: "Two texts that make one.") { $0 + $1 }
    mutation(of: AttributedString.self, "append", Parameter<AttributedString>(nil), doc: "Adds a text at the end.") { $0 + $1 }
    mutation(of: AttributedString.self, "append", Parameter<AttributedSubstring>(nil), doc: "Adds a part of a text at the end.") { $0 + AttributedString($1) }
    mutation(of: AttributedString.self, "insert", Parameter<AttributedString>(nil), Parameter<AttributedString.Index>("at"), doc: "Adds a text at a position.") {
      var text = $0
      text.insert($1, at: min(max($2, text.startIndex), text.endIndex))
      return text
    }
    mutation(of: AttributedString.self, "removeSubrange", Parameter<TextRange>(nil), doc: "Takes a part out.") {
      var text = $0
      text.removeSubrange($1.within(text))
      return text
    }
    mutation(of: AttributedString.self, "replaceSubrange", Parameter<TextRange>(nil), Parameter<AttributedString>("with"), doc: "Puts a text in the place of a part.") {
      var text = $0
      text.replaceSubrange($1.within(text), with: $2)
      return text
    }
    containers(of: AttributedString.self) {
      $0.mergeAttributes($1, mergePolicy: .keepNew)
    } set: {
      $0.setAttributes($1)
    } replace: {
      $0.replaceAttributes($1, with: $2)
    }
    containers(of: AttributedSubstring.self) {
      $0.mergeAttributes($1, mergePolicy: .keepNew)
    } set: {
      $0.setAttributes($1)
    } replace: {
      $0.replaceAttributes($1, with: $2)
    }
    containers(of: AttributeContainer.self) {
      $0.merge($1)
    } set: {
      $0 = $1
    } replace: { container, old, new in
      // Only where all of the old ones are said.
      let merged = container.merging(old)
      if merged == container { container.merge(new) }
    }
  }
  /// The calls that say several attributes at once.
  private func containers<T: Interpretable>(
    of type: T.Type, merge: @escaping @MainActor (inout T, AttributeContainer) -> Void, set: @escaping @MainActor (inout T, AttributeContainer) -> Void,
    replace: @escaping @MainActor (inout T, AttributeContainer, AttributeContainer) -> Void
  ) {
    let isContainer = T.self == AttributeContainer.self
    let container = Parameter<AttributeContainer>(nil)
    mutation(of: type, isContainer ? "merge" : "mergeAttributes", container, doc: "Says more of the whole text.") {
      var text = $0
      merge(&text, $1)
      return text
    }
    method(of: type, isContainer ? "merging" : "mergingAttributes", container, doc: "The text, with more said of it.") {
      var text = $0
      merge(&text, $1)
      return text
    }
    if isContainer { return }
    mutation(of: type, "setAttributes", container, doc: "Says this of the whole text, and nothing else.") {
      var text = $0
      set(&text, $1)
      return text
    }
    method(of: type, "settingAttributes", container, doc: "The text of which this is said, and nothing else.") {
      var text = $0
      set(&text, $1)
      return text
    }
    mutation(of: type, "replaceAttributes", container, Parameter<AttributeContainer>("with"), doc: "Says something else where this was said.") {
      var text = $0
      replace(&text, $1, $2)
      return text
    }
    method(of: type, "replacingAttributes", container, Parameter<AttributeContainer>("with"), doc: "The text, with something else said where this was said.") {
      var text = $0
      replace(&text, $1, $2)
      return text
    }
  }
}
