import CoreGraphics
import Foundation
import SwiftUI

/// A field for lines of text.
open class UITextView: UIScrollView, UITextInput {
  /// What it says.
  open var text: String! = ""
  /// What it says, with attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue.string }
  }
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: 14)
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether letters can be chosen.
  open var isSelectable = true
  /// What is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What is found in the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The distance of the text from the edges in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How new letters look.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether a person can make letters bold.
  open var allowsEditingTextAttributes = false
  /// Where the text stands.
  public let textContainer = NSTextContainer()
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether letters are dots.
  open var isSecureTextEntry = false
  /// What is completed.
  open var textContentType: UITextContentType?
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = false
  /// Whether quotes are mended.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are mended.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and taken away.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether words are completed in the text.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the first letter replaces all that was there.
  open var clearsOnInsertion = false
  /// Whether the font follows the size of texts that a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters are as large as on other systems.
  open var usesStandardTextScaling = false
  /// Whether a person can search in the text.
  open var isFindInteractionEnabled = false
  /// How lines of the text are placed: nothing places them here.
  public let layoutManager = NSLayoutManager()
  /// What stands above the keyboard.
  public let inputAssistantItem = UITextInputAssistantItem()
  private var above: UIView?
  open override var inputAccessoryView: UIView? {
    get { above }
    set { above = newValue }
  }
  private var below: UIView?
  open override var inputView: UIView? {
    get { below }
    set { below = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// A view in a rectangle, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view whose text stands in a container.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  /// A view with one of two ways of placing letters: both are the same here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// None: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The letters that are chosen.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: endOfDocument.place, length: 0) }
  }
  /// Behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }
  /// Whether there are letters.
  open var hasText: Bool { endOfDocument.place > 0 }
  /// Puts letters in the place of what is chosen.
  open func insertText(_ text: String) { putIn(text) }
  /// Takes what is chosen away, or the letter before the caret.
  open func deleteBackward() { takeBefore() }
  /// Where the caret is drawn: a picture has none.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The letters of a range.
  open func text(in range: UITextRange) -> String? { NumberedText(text: text).letters(range.range) }
  /// Puts a text in the place of a range.
  open func replace(_ range: UITextRange, withText text: String) {
    self.text = NumberedText(text: self.text).replacing(range.range, text)
  }
  /// The text is another.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Scrolls until letters are seen.
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override class func appearance() -> UITextView { Appearances.textView }
}
/// Where the text of a view stands.
@MainActor open class NSTextContainer {
  /// The distance from the sides in points.
  open var lineFragmentPadding: CGFloat = 5
  /// At most so many lines; 0 for any number.
  open var maximumNumberOfLines = 0
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size in points.
  open var size = CGSize.zero
  /// Where no letters stand.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether it is as wide as the view.
  open var widthTracksTextView = false
  /// Whether it is as high as the view.
  open var heightTracksTextView = false
  /// A container.
  public init() {}
  /// A container of a size, in points.
  public init(size: CGSize) { self.size = size }
}
/// What would place the lines of a text.
@MainActor open class NSLayoutManager {
  /// Whether lines may be placed when they are seen.
  open var allowsNonContiguousLayout = false
  /// Whether the space of a font's lines counts.
  open var usesFontLeading = true
  /// Whether signs that are not seen are shown.
  open var showsInvisibleCharacters = false
  /// The containers that lines stand in.
  open private(set) var textContainers: [NSTextContainer] = []
  /// A manager.
  public init() {}
  /// Takes a container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}
/// How a person works with something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Uses it, looks at it, asks what can be done.
  case invokeDefaultAction, presentActions, preview
}
/// Who is told of a text.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a link may be used.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether letters may be put in.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text is another.
  func textViewDidChange(_ textView: UITextView)
  /// The selection is another.
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
