import Foundation
import SwiftUI

/// A text.
open class UILabel: UIView {
  open override class func appearance() -> UILabel { Appearances.label }
  /// What it says.
  open var text: String?
  /// What it says, with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// At most so many lines; 0 for any number.
  open var numberOfLines = 1
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters get smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller they get.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters follow the size that a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it stands for something that is off.
  open var isEnabled = true
  /// The width that lines are broken for, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
}

/// An image.
open class UIImageView: UIView {
  open override class func appearance() -> UIImageView { Appearances.imageView }
  /// What it shows.
  open var image: UIImage?
  /// What it shows under a finger.
  open var highlightedImage: UIImage?
  /// Images that are shown one after the other.
  open var animationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown.
  open var animationRepeatCount = 0
  /// A view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Shows the images one after the other.
  open func startAnimating() {}
  /// Shows one image.
  open func stopAnimating() {}
}

/// What turns while something takes time.
open class UIActivityIndicatorView: UIView {
  open override class func appearance() -> UIActivityIndicatorView { Appearances.activityIndicatorView }
  /// Kinds of looks.
  public enum Style: Int, Sendable {
    /// Sizes, and colours of older systems.
    case medium = 100
    /// Large.
    case large = 101
    /// White and large.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
  }
  /// The look.
  open var style = Style.medium
  /// The colour.
  open var color: UIColor! = UIColor.systemGray
  /// Whether it goes when it stops.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// A view of a look.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Begins to turn.
  open func startAnimating() { isAnimating = true }
  /// Stops.
  open func stopAnimating() { isAnimating = false }
}

/// A field for one line of text.
open class UITextField: UIControl, UITextInputTraits {
  open override class func appearance() -> UITextField { Appearances.textField }
  /// What it says.
  open var text: String? = ""
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

/// A switch.
open class UISwitch: UIControl {
  open override class func appearance() -> UISwitch { Appearances.switchControl }
  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Turns it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
/// A slider.
open class UISlider: UIControl {
  open override class func appearance() -> UISlider { Appearances.slider }
  /// The number.
  open var value: Float = 0
  /// The smallest number.
  open var minimumValue: Float = 0
  /// The largest number.
  open var maximumValue: Float = 1
  /// The colour up to the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Whether it tells all the time.
  open var isContinuous = true
  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the knob's image.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
/// A bar that fills.
open class UIProgressView: UIView {
  open override class func appearance() -> UIProgressView { Appearances.progressView }
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
/// Two buttons that count.
open class UIStepper: UIControl {
  open override class func appearance() -> UIStepper { Appearances.stepper }
  /// The number.
  open var value: Double = 0
  /// The smallest number.
  open var minimumValue: Double = 0
  /// The largest number.
  open var maximumValue: Double = 100
  /// What is added.
  open var stepValue: Double = 1
}
/// Dots that tell the page.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page, from 0.
  open var currentPage = 0
  /// Whether one dot is not shown.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// What is behind dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As it is touched, an area, nothing.
    case automatic, prominent, minimal
  }
  open override class func appearance() -> UIPageControl { Appearances.pageControl }
}
/// Parts of which one is chosen.
open class UISegmentedControl: UIControl {
  /// The part that is chosen; -1 for none.
  open var selectedSegmentIndex = -1
  /// The colour of the chosen part.
  open var selectedSegmentTintColor: UIColor?
  private(set) var titles: [String] = []
  /// Parts of titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  /// How many parts there are.
  open var numberOfSegments: Int { titles.count }
  /// Puts a part in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
  }
  /// The title of a part.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Sets how titles look.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open override class func appearance() -> UISegmentedControl { Appearances.segmentedControl }
}
/// A wheel or a calendar of dates.
open class UIDatePicker: UIControl {
  open override class func appearance() -> UIDatePicker { Appearances.datePicker }
  /// The date.
  open var date = Date()
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// What dates can have.
  public enum Mode: Int, Sendable {
    /// A time, a date, both, a length.
    case time, date, dateAndTime, countDownTimer
  }
}
/// What is pulled to load anew.
open class UIRefreshControl: UIControl {
  open override class func appearance() -> UIRefreshControl { Appearances.refreshControl }
  /// Whether it loads.
  open private(set) var isRefreshing = false
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}
