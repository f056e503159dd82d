import CoreGraphics
import Foundation
import SwiftUI

/// A place between letters of a field.
open class UITextPosition: Hashable {
  /// In UTF-16 units from the beginning.
  let place: Int
  init(_ place: Int) { self.place = place }
  /// Whether it is the same place.
  public static func == (a: UITextPosition, b: UITextPosition) -> Bool { a.place == b.place }
  /// The place.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
/// The letters between two places of a field.
open class UITextRange: Hashable {
  /// In UTF-16 units.
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether there are no letters.
  open var isEmpty: Bool { range.length == 0 }
  /// Whether it is the same range.
  public static func == (a: UITextRange, b: UITextRange) -> Bool { a.range == b.range }
  /// Where it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range.location)
    hasher.combine(range.length)
  }
}
/// The ways of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// On, back.
  case forward, backward
}
/// The ways among letters.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right, the left, up, down.
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}
/// How large a step among letters is.
public enum UITextGranularity: Int, Sendable {
  /// A letter, a word, a sentence, a paragraph, a line, all.
  case character, word, sentence, paragraph, line, document
}

/// What takes letters from a keyboard.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there are letters.
  var hasText: Bool { get }
  /// Puts letters in where the caret is.
  func insertText(_ text: String)
  /// Takes the letter before the caret away.
  func deleteBackward()
}
/// What letters are written and chosen in.
@MainActor public protocol UITextInput: UIKeyInput {
  /// The letters that are chosen.
  var selectedTextRange: UITextRange? { get set }
  /// The letters that are not settled yet.
  var markedTextRange: UITextRange? { get }
  /// Before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last letter.
  var endOfDocument: UITextPosition { get }
  /// The letters of a range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many units further.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where the caret is drawn: not known.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where letters are drawn: not known.
  func firstRect(for range: UITextRange) -> CGRect
}
extension UITextInput {
  /// None.
  public var markedTextRange: UITextRange? { nil }
  /// The beginning.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The range between two places, whichever comes first.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (min(fromPosition.place, toPosition.place), max(fromPosition.place, toPosition.place))
    return UITextRange(NSRange(location: low, length: high - low))
  }
  /// The place so many units further; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.place + offset
    return place >= 0 && place <= endOfDocument.place ? UITextPosition(place) : nil
  }
  /// The place so many letters in a direction; nil outside the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .right || direction == .down ? offset : -offset)
  }
  /// Which place comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.place == other.place { return .orderedSame }
    return position.place < other.place ? .orderedAscending : .orderedDescending
  }
  /// How many units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.place - from.place }
  /// Nothing: where letters are drawn is not known here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Puts letters in the place of what is chosen, and the caret behind them.
  func putIn(_ text: String) {
    let range = selectedTextRange ?? UITextRange(NSRange(location: endOfDocument.place, length: 0))
    replace(range, withText: text)
    selectedTextRange = UITextRange(NSRange(location: range.start.place + text.utf16.count, length: 0))
  }
  /// Takes what is chosen away, or the letter before the caret.
  func takeBefore() {
    guard let range = selectedTextRange else { return }
    if !range.isEmpty {
      putIn("")
    } else if range.start.place > 0, let before = textRange(from: beginningOfDocument, to: range.start),
      let last = text(in: before)?.last
    {
      let length = String(last).utf16.count
      let letter = UITextRange(NSRange(location: range.start.place - length, length: length))
      replace(letter, withText: "")
      selectedTextRange = UITextRange(NSRange(location: letter.start.place, length: 0))
    }
  }
}

/// A text whose letters are named by UTF-16 units.
struct NumberedText {
  let text: String
  /// The part of a range, which is cut to what there is.
  func part(_ range: NSRange) -> Range<String.Index> {
    let count = text.utf16.count
    let low = min(max(range.location, 0), count)
    let high = min(max(range.location + range.length, low), count)
    return String.Index(utf16Offset: low, in: text)..<String.Index(utf16Offset: high, in: text)
  }
  /// The letters of a range.
  func letters(_ range: NSRange) -> String { String(text[part(range)]) }
  /// The text with other letters in a range.
  func replacing(_ range: NSRange, _ letters: String) -> String {
    text.replacingCharacters(in: part(range), with: letters)
  }
}

/// Rules for passwords that are made.
public final class UITextInputPasswordRules: Sendable {
  /// The rules as they are written.
  public let passwordRulesDescriptor: String
  /// Rules.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}
/// Whether quotes, dashes and spaces are mended.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As usual, no, yes.
  case `default`, no, yes
}
/// Whether dashes are mended.
public enum UITextSmartDashesType: Int, Sendable {
  /// As usual, no, yes.
  case `default`, no, yes
}
/// Whether spaces are added and taken away.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As usual, no, yes.
  case `default`, no, yes
}
/// Whether words are completed in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As usual, no, yes.
  case `default`, no, yes
}
/// What stands above the keyboard of a device with one.
@MainActor open class UITextInputAssistantItem {
  /// The buttons before.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons behind.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether it may be hidden.
  open var allowsHidingShortcuts = true
  init() {}
}
/// Buttons of a bar that belong together.
@MainActor open class UIBarButtonItemGroup {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for them where there is no room.
  open var representativeItem: UIBarButtonItem?
  /// Buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
