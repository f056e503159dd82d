import Foundation
import SwiftUI

/// A field for one line of text, or a text.
open class NSTextField: NSControl {
  /// What it says when it is empty.
  open var placeholderString: String?
  /// What it says when it is empty, with attributes.
  open var placeholderAttributedString: NSAttributedString?
  /// The colour of the text.
  open var textColor: NSColor? = NSColor.controlTextColor
  /// What is behind it.
  open var backgroundColor: NSColor? = NSColor.textBackgroundColor
  /// Whether something is behind it.
  open var drawsBackground = true
  /// Whether it has a border.
  open var isBordered = false
  /// Whether it has a bevel.
  open var isBezeled = true
  /// The look of the bevel.
  open var bezelStyle = BezelStyle.squareBezel
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether its text can be selected.
  open var isSelectable = true
  /// Whether its text can have attributes.
  open var allowsEditingTextAttributes = false
  /// Whether pictures can be put in.
  open var importsGraphics = false
  /// At most so many lines; 0 for any number.
  open var maximumNumberOfLines = 0
  /// Whether letters come nearer to fit.
  open var allowsDefaultTighteningForTruncation = false
  /// The width that lines are broken for, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// How lines are broken.
  open var lineBreakStrategy: Int = 0
  /// Whether words are completed.
  open var isAutomaticTextCompletionEnabled = true
  /// What is completed.
  open var contentType: NSTextContentType?
  /// Who is told of changes.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// A field of a text.
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  /// A text.
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    becomeLabel()
    maximumNumberOfLines = 1
  }
  /// A text of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(string: stringValue)
    becomeLabel()
  }
  /// A text with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
  }
  private func becomeLabel() {
    isEditable = false
    isSelectable = false
    isBezeled = false
    drawsBackground = false
  }
  open override var acceptsFirstResponder: Bool { isEditable }
  /// Selects the text.
  open func selectText(_ sender: Any?) {}
  /// Whether editing may begin.
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { isEditable }
  /// Editing began.
  open func textDidBeginEditing(_ notification: Notification) {}
  /// The text is another.
  open func textDidChange(_ notification: Notification) {}
  /// Editing ended.
  open func textDidEndEditing(_ notification: Notification) {}
  /// The look of a bevel.
  public enum BezelStyle: UInt, Sendable {
    /// Square, round.
    case squareBezel, roundedBezel
  }
}
/// A field whose letters are dots.
open class NSSecureTextField: NSTextField {}
/// A field for searching.
open class NSSearchField: NSTextField {
  /// Whether it tells of a whole text only.
  open var sendsWholeSearchString = false
  /// Whether it tells of each letter.
  open var sendsSearchStringImmediately = false
  /// What was searched for.
  open var recentSearches: [String] = []
  /// Under which name that is kept.
  open var recentsAutosaveName: String?
  /// At most so many of them.
  open var maximumRecents = 10
  /// The menu of what was searched for.
  open var searchMenuTemplate: NSMenu?
}
/// A field with entries.
open class NSComboBox: NSTextField {
  /// How many entries there are.
  open var numberOfItems: Int { entries.count }
  /// How many entries are seen.
  open var numberOfVisibleItems = 5
  /// Whether words are completed.
  open var completes = false
  private var entries: [Any] = []
  /// The entries.
  open var objectValues: [Any] { entries }
  /// The place of the entry that is chosen; -1 for none.
  open private(set) var indexOfSelectedItem = -1
  /// Takes an entry.
  open func addItem(withObjectValue object: Any) { entries.append(object) }
  /// Takes entries.
  open func addItems(withObjectValues objects: [Any]) { entries += objects }
  /// Takes all entries away.
  open func removeAllItems() { entries = [] }
  /// Chooses an entry.
  open func selectItem(at index: Int) {
    indexOfSelectedItem = index
    if entries.indices.contains(index) { objectValue = entries[index] }
  }
}
/// What a field is for.
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A purpose of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name among others.
  public static let username = NSTextContentType(rawValue: "username")
  /// A secret.
  public static let password = NSTextContentType(rawValue: "password")
  /// A new secret.
  public static let newPassword = NSTextContentType(rawValue: "newPassword")
  /// A code that counts once.
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
}
/// Who is told of texts that are edited in a control.
@MainActor public protocol NSControlTextEditingDelegate: AnyObject {
  /// Whether editing may begin.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Whether editing may end.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Whether it does what keys stand for.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Editing began.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// The text is another.
  func controlTextDidChange(_ obj: Notification)
  /// Editing ended.
  func controlTextDidEndEditing(_ obj: Notification)
}
extension NSControlTextEditingDelegate {
  /// Yes.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  /// Yes.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  /// No.
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}
/// Who is told what happens to a field.
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// Who is told what happens to a field for searching.
@MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// A search began.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// A search ended.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
  /// Nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
