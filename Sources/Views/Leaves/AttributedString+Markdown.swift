public import Foundation

extension AttributedString {
  /// How Markdown is read. Foundation's own type, which Linux lacks.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks count.
    public enum InterpretedSyntax: Hashable, CaseIterable, Sendable {
      /// Those of blocks too.
      case full
      /// Those within lines; blanks and line breaks between words become one blank.
      case inlineOnly
      /// Those within lines; blanks and line breaks stay.
      case inlineOnlyPreservingWhitespace
    }
    /// What is done with what cannot be read; nothing that is written here cannot be.
    public enum FailurePolicy: Hashable, CaseIterable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    /// Whether Apple's own marks for attributes count; they are shown as they stand.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with what cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?
    /// Choices, each with Foundation's default.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A text written in Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~` and `[links](address)`.
  ///
  /// With the full syntax, signs of headings, quotations and lists are left out and blocks follow one another without a break, which is what a `Text` shows of
  /// Foundation's blocks. Foundation throws for text that it cannot read; nothing is thrown here.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init()
    let source =
      switch options.interpretedSyntax {
      case .inlineOnlyPreservingWhitespace: markdown
      case .inlineOnly: AttributedString.joined(markdown.split(whereSeparator: \.isNewline))
      case .full: AttributedString.blocks(markdown).joined()
      }
    for part in InlineMarkdown.parts(of: source.map { .character($0) }) {
      var piece = AttributedString(part.string)
      var intent: InlinePresentationIntent = []
      if part.marks.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if part.marks.contains(.emphasis) { intent.insert(.emphasized) }
      if part.marks.contains(.code) { intent.insert(.code) }
      if part.marks.contains(.struck) { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let address = part.address, let url = URL(string: address, relativeTo: baseURL) { piece.link = url }
      append(piece)
    }
  }

  /// Lines with one blank between them.
  private static func joined(_ lines: [Substring]) -> String {
    lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// The texts of paragraphs, headings and items, without their signs.
  private static func blocks(_ markdown: String) -> [String] {
    var result: [String] = []
    var paragraph: [Substring] = []
    func finish() {
      let text = joined(paragraph)
      if !text.isEmpty { result.append(text) }
      paragraph = []
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = line.drop(while: \.isWhitespace)
      let sign = content.prefix { !$0.isWhitespace }
      let isSign =
        sign.allSatisfy { $0 == "#" } && sign.count <= 6 || ["-", "*", "+", ">"].contains(sign) || sign.dropLast().allSatisfy(\.isNumber) && sign.count > 1 && sign.hasSuffix(".")
      if content.isEmpty {
        finish()
      } else if !sign.isEmpty, isSign {
        finish()
        paragraph.append(content.dropFirst(sign.count))
        if sign.first == "#" { finish() }
      } else {
        paragraph.append(content)
      }
    }
    finish()
    return result
  }
}
