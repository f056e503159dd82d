internal import SwiftParser
internal import SwiftSyntax

/// What was typed at a prompt, read as Swift: whether it is finished, and what it consists of.
///
/// It says nothing about what names and types mean. A text larger than `SourceFile.byteLimit` is complete and has no items.
public struct PromptEntry: Hashable, Sendable {
  /// As it was typed.
  public let text: String
  /// Whether another line could not help: the text is whole, or wrong for ever. Open brackets, multi-line strings and comments, and operators
  /// without a right side wait for more; a string of one line does not, as in Swift.
  public let isComplete: Bool
  /// Whether the text cannot be parsed as it stands.
  public let hasSyntaxError: Bool
  /// What it consists of, in order; empty for blank texts.
  public let items: [Item]

  /// Reads a text.
  public init(_ text: String) {
    self.text = text
    guard text.utf8.count <= SourceFile.byteLimit else {
      (isComplete, hasSyntaxError, items) = (true, true, [])
      return
    }
    let file = Parser.parse(bounded: text)
    hasSyntaxError = file.hasError
    isComplete = !PromptEntry.waitsForMore(file)
    items = PromptEntry.items(of: file, SourceFile(name: "", text: text))
  }

  /// A part of an entry that stands for itself.
  public struct Item: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// Its text, without the blanks around it, with the comments that belong to it; the body of a preview stands for the preview.
    public let text: String
    /// `text` without the comments before and behind it.
    public let code: String
    /// All of it: of a preview the macro too.
    public let whole: String
    /// The line of the entry in which `text` begins, from 1.
    public let line: Int
    /// The column in which `text` begins, in characters from 1.
    public let column: Int
    /// Where the whole item lies in the entry, in bytes of UTF-8.
    public let span: Range<Int>

    /// The name that `#Preview("name")` gives a preview; nil for one without.
    public var previewName: String? {
      guard kind == .preview, let open = whole.firstIndex(where: { "({".contains($0) }), whole[open] == "(" else { return nil }
      let rest = whole[whole.index(after: open)...].drop(while: \.isWhitespace)
      guard rest.first == "\"", let close = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      return String(rest[rest.index(after: rest.startIndex)..<close])
    }
  }

  /// What an item is.
  public enum Kind: Hashable, Sendable {
    case importing
    case declaration(Declaration)
    /// `#Preview { … }`.
    case preview
    case expression(Form)
    /// A text that begins with a dot: modifiers for the view that is there.
    case modifiers
  }

  /// How more can be added behind an expression.
  public enum Form: Hashable, Sendable {
    /// A call, a name, a literal: a member may follow at once.
    case postfix
    /// Operators: parentheses come first.
    case operation
    /// A statement, or several views: a group comes first.
    case block
  }

  /// A declaration and the names that it gives a meaning to.
  public struct Declaration: Hashable, Sendable {
    /// The word that introduces it: `struct`, `func`, `extension`.
    public let keyword: String
    /// As people name it: `MyView`, `greet(_:)`, `View`.
    public let name: String
    /// What it defines. Two declarations that share one cannot stand side by side: the newer replaces the older. Types have one name space;
    /// functions count with their labels and parameter types, extensions with their members and conformances.
    public let keys: Set<String>

    /// A declaration of given names.
    public init(keyword: String, name: String, keys: Set<String>) {
      self.keyword = keyword
      self.name = name
      self.keys = keys
    }
  }
}
