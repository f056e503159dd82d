import Foundation
import SwiftUI

/// A text that can be edited.
open class NSText: NSView {
  /// What it says.
  open var string = ""
  /// The font.
  open var font: NSFont? = NSFont.userFont(ofSize: 12)
  /// The colour of the text.
  open var textColor: NSColor? = NSColor.textColor
  /// What is behind it.
  open var backgroundColor: NSColor? = NSColor.textBackgroundColor
  /// Whether something is behind it.
  open var drawsBackground = true
  /// Where lines stand.
  open var alignment = NSTextAlignment.natural
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether it can be selected.
  open var isSelectable = true
  /// Whether it can have attributes.
  open var isRichText = true
  /// Whether pictures can be put in.
  open var importsGraphics = false
  /// Whether it edits texts of fields.
  open var isFieldEditor = false
  /// Whether the panel of fonts follows it.
  open var usesFontPanel = true
  /// Whether it grows along.
  open var isVerticallyResizable = true
  /// Whether it grows across.
  open var isHorizontallyResizable = false
  /// The smallest size, in points.
  open var minSize = NSSize.zero
  /// The largest size, in points.
  open var maxSize = CGSize(width: 10_000_000, height: 10_000_000)
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Selects a part.
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  /// Puts a text in the place of a part.
  open func replaceCharacters(in range: NSRange, with string: String) {
    guard let place = Range(range, in: self.string) else { return }
    self.string.replaceSubrange(place, with: string)
  }
  /// Scrolls until a part is seen.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Takes the size that fits.
  open func sizeToFit() {}
  /// Copies what is selected: nothing is copied.
  open func copy(_ sender: Any?) {}
  /// Cuts what is selected: nothing is cut.
  open func cut(_ sender: Any?) {}
  /// Puts in what was copied: nothing is put in.
  open func paste(_ sender: Any?) {}
  /// Takes what is selected away: nothing is taken.
  open func delete(_ sender: Any?) {}
  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }
  /// Editing began.
  nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  /// Editing ended.
  nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
  /// The text is another.
  nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
}
/// Lines of text that can be edited.
open class NSTextView: NSText {
  /// Who is told.
  open weak var delegate: (any NSTextViewDelegate)?
  /// The room of the text.
  open var textContainer: NSTextContainer?
  /// The text with attributes: what is done to it is kept, and not shown.
  open var textStorage: NSMutableAttributedString? = NSMutableAttributedString(string: "")
  /// The distance of the text from the edges, in points.
  open var textContainerInset = NSSize.zero
  /// Attributes of what is put in.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// How lines stand.
  open var defaultParagraphStyle: NSParagraphStyle?
  /// Attributes of what is selected.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour of the line where text is put in.
  open var insertionPointColor: NSColor! = NSColor.textInsertionPointColor
  /// What is selected.
  open var selectedRanges: [NSValue] = []
  /// Whether changes can be taken back.
  open var allowsUndo = false
  /// Whether words are checked.
  open var isContinuousSpellCheckingEnabled = true
  /// Whether grammar is checked.
  open var isGrammarCheckingEnabled = false
  /// Whether quotes are made typographical.
  open var isAutomaticQuoteSubstitutionEnabled = true
  /// Whether dashes are made typographical.
  open var isAutomaticDashSubstitutionEnabled = true
  /// Whether words are replaced.
  open var isAutomaticTextReplacementEnabled = true
  /// Whether words are mended.
  open var isAutomaticSpellingCorrectionEnabled = true
  /// Whether addresses are found.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether dates and the like are found.
  open var isAutomaticDataDetectionEnabled = false
  /// Whether words are completed.
  open var isAutomaticTextCompletionEnabled = true
  /// Whether copied words get spaces.
  open var smartInsertDeleteEnabled = true
  /// Whether what is found is shown in a bar.
  open var usesFindBar = false
  /// Whether it is found while it is written.
  open var isIncrementalSearchingEnabled = false
  /// Whether there is a rule.
  open var usesRuler = false
  /// Whether the rule is shown.
  open var isRulerVisible = false
  /// Whether colours fit to the dark.
  open var usesAdaptiveColorMappingForDarkAppearance = false
  /// How tools for writing look.
  open var displaysLinkToolTips = true
  /// A text in a room.
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    textContainer = container
  }
  /// A text of a frame in points.
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, textContainer: nil) }
  /// A text of an archive: empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A text that scrolls.
  public class func scrollableTextView() -> NSScrollView {
    let around = NSScrollView(frame: .zero)
    around.documentView = NSTextView(frame: .zero)
    around.hasVerticalScroller = true
    return around
  }
  /// A plain text that scrolls.
  public class func scrollablePlainDocumentContentTextView() -> NSScrollView { scrollableTextView() }
  /// Whether a part may be changed.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { isEditable }
  /// The text is another.
  open func didChangeText() {
    delegate?.textDidChange(Notification(name: NSText.didChangeNotification, object: self))
  }
  /// Puts a text in the place of a part.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    replaceCharacters(in: replacementRange, with: "\(string)")
  }
  /// What is selected.
  open func selectedRange() -> NSRange { selectedRange }
  /// Sets the font of a part: of all.
  open func setFont(_ font: NSFont, range: NSRange) { self.font = font }
  /// Sets the colour of a part: of all.
  open func setTextColor(_ color: NSColor?, range: NSRange) { textColor = color }
  /// Looks for words: nothing is done.
  open func performTextFinderAction(_ sender: Any?) {}
}
/// Who is told what happens to a text.
@MainActor public protocol NSTextDelegate: AnyObject {
  /// Whether editing may begin.
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  /// Whether editing may end.
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  /// Editing began.
  func textDidBeginEditing(_ notification: Notification)
  /// Editing ended.
  func textDidEndEditing(_ notification: Notification)
  /// The text is another.
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  /// Yes.
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  /// Yes.
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  /// Nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Nothing.
  public func textDidChange(_ notification: Notification) {}
}
/// Who is told what happens to lines of text.
@MainActor public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether it did what keys stand for.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Whether a part may be changed.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
  /// Whether it did what a link is for.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  /// The selection is another.
  func textViewDidChangeSelection(_ notification: Notification)
}
extension NSTextViewDelegate {
  /// No.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  /// Yes.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  /// No.
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
  /// Nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
}
