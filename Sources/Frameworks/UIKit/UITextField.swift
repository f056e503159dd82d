import CoreGraphics
import Foundation
import SwiftUI

/// A field for one line of text.
open class UITextField: UIControl, UITextInput {
  open override class func appearance() -> UITextField { Appearances.textField }
  /// What it says.
  open var text: String? = "" {
    didSet { caret = nil }
  }
  /// What is chosen, in UTF-16 units; nil for the end.
  private var caret: NSRange?
  /// What it says, with attributes.
  open var attributedText: NSAttributedString?
  /// What it says when it is empty.
  open var placeholder: String?
  /// What it says when it is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = BorderStyle.none
  /// Who is told of changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When it can be emptied at once.
  open var clearButtonMode = ViewMode.never
  /// Whether it is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first letter replaces all that was there.
  open var clearsOnInsertion = false
  /// What stands before the text.
  open var leftView: UIView?
  /// When that is shown.
  open var leftViewMode = ViewMode.never
  /// What stands behind the text.
  open var rightView: UIView?
  /// When that is shown.
  open var rightViewMode = ViewMode.never
  /// Whether letters get smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether it is edited.
  open var isEditing: Bool { false }
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What is completed.
  open var textContentType: UITextContentType?
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether letters are dots.
  open var isSecureTextEntry = false
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
  /// Rules for passwords that are made.
  open var passwordRules: UITextInputPasswordRules?
  /// How all letters look.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How new letters look.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The smallest size that letters get, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether a person can make letters bold.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the size of texts that a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// The image behind.
  open var background: UIImage?
  /// The image behind when it cannot be used.
  open var disabledBackground: UIImage?
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
  open override var canBecomeFirstResponder: Bool { true }

  /// The letters that are chosen: the end, until others are.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(caret ?? NSRange(location: endOfDocument.place, length: 0)) }
    set { caret = newValue?.range }
  }
  /// Behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// Whether there are letters.
  open var hasText: Bool { endOfDocument.place > 0 }
  /// Puts letters in the place of what is chosen.
  open func insertText(_ text: String) { putIn(text) }
  /// Takes what is chosen away, or the letter before the caret.
  open func deleteBackward() { takeBefore() }
  /// Where the caret is drawn: a picture has none.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The letters of a range.
  open func text(in range: UITextRange) -> String? { NumberedText(text: text ?? "").letters(range.range) }
  /// Puts a text in the place of a range.
  open func replace(_ range: UITextRange, withText text: String) {
    self.text = NumberedText(text: self.text ?? "").replacing(range.range, text)
  }
  /// The rectangle of the text in one of the field.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of what stands there before a text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of what stands before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// The rectangle of what stands behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// The rectangle of the button that empties it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Draws the text: nothing draws here.
  open func drawText(in rect: CGRect) {}
  /// The text is another.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It is done, it was left.
    case committed, cancelled
  }
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bevel, round.
    case none, line, bezel, roundedRect
  }
  /// When something of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, during editing, otherwise, always.
    case never, whileEditing, unlessEditing, always
  }
}
/// Who is told what happens to a field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether letters may be put in.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether it may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether return counts.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
