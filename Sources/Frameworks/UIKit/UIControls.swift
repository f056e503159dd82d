import CoreGraphics
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
  /// The colour of the text under a finger.
  open var highlightedTextColor: UIColor?
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Where smaller letters stand.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters come nearer to each other before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a text that is cut is shown under a pointer.
  open var showsExpansionTextWhenTruncated = false
  /// The rectangle of the text in one of the label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  /// Draws the text: nothing draws here.
  open func drawText(in rect: CGRect) {}
}

/// Where smaller letters stand.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line, in the middle, at the top.
  case alignBaselines, alignCenters, none
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
  /// Images that are shown one after the other under a finger.
  open var highlightedAnimationImages: [UIImage]?
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// How a symbol looks.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether images are shown one after the other: never here.
  open var isAnimating: Bool { false }
  /// A view of an image, and of one under a finger.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
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

/// A switch.
open class UISwitch: UIControl {
  open override class func appearance() -> UISwitch { Appearances.switchControl }
  /// Looks of a switch.
  public enum Style: Int, Sendable {
    /// As the system likes, a box to tick, a knob that slides.
    case automatic, checkbox, sliding
  }
  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The image when it is on.
  open var onImage: UIImage?
  /// The image when it is off.
  open var offImage: UIImage?
  /// What it says where it is a box.
  open var title: String?
  /// The look that is wanted.
  open var preferredStyle = Style.automatic
  /// The look.
  open var style: Style { .sliding }
  /// Turns it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
/// A slider. Its images are kept, nothing is drawn with them.
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
  /// The image before the smallest number.
  open var minimumValueImage: UIImage?
  /// The image behind the largest number.
  open var maximumValueImage: UIImage?
  /// Whether it tells all the time.
  open var isContinuous = true
  private var thumbs: [UInt: UIImage] = [:]
  private var lower: [UInt: UIImage] = [:]
  private var upper: [UInt: UIImage] = [:]
  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the knob's image.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state.rawValue] = image }
  /// The knob's image.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }
  /// The knob's image as it is now.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
  /// Sets the image up to the knob.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { lower[state.rawValue] = image }
  /// The image up to the knob.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { lower[state.rawValue] }
  /// Sets the image behind the knob.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { upper[state.rawValue] = image }
  /// The image behind the knob.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { upper[state.rawValue] }
  /// The rectangle of the track in one of the slider.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// The rectangle of the knob in one of the slider.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let part: CGFloat = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let side: CGFloat = 28
    let left = rect.minX + (rect.width - side) * part
    return CGRect(x: left, y: bounds.midY - side / 2, width: side, height: side)
  }
  /// The rectangle of the image before the smallest number.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the image behind the largest number.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
/// A bar that fills.
open class UIProgressView: UIView {
  open override class func appearance() -> UIProgressView { Appearances.progressView }
  /// Looks of a bar.
  public enum Style: Int, Sendable {
    /// As usual, in a bar.
    case `default`, bar
  }
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// The image of what is done.
  open var progressImage: UIImage?
  /// The image of what is left.
  open var trackImage: UIImage?
  /// The look.
  open var progressViewStyle = Style.default
  /// What tells how much is done.
  open var observedProgress: Progress?
  /// A bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
/// Two buttons that count. Its images are kept, nothing is drawn with them.
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
  /// Whether it tells all the time.
  open var isContinuous = true
  /// Whether it goes on under a finger that stays.
  open var autorepeat = true
  /// Whether it begins again behind the end.
  open var wraps = false
  private var images: [String: UIImage] = [:]
  /// Sets the image behind.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "back", state) }
  /// The image behind.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images["back \(state.rawValue)"] }
  /// Sets the image between the buttons.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { images["divider \(leftState.rawValue) \(rightState.rawValue)"] = image }
  /// The image between the buttons.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images["divider \(leftState.rawValue) \(rightState.rawValue)"] }
  /// Sets the image of the button that adds.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "more", state) }
  /// The image of the button that adds.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images["more \(state.rawValue)"] }
  /// Sets the image of the button that takes away.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "less", state) }
  /// The image of the button that takes away.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images["less \(state.rawValue)"] }
  private func keep(_ image: UIImage?, _ name: String, _ state: UIControl.State) {
    images["\(name) \(state.rawValue)"] = image
  }
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
  /// The look that is wanted.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The look.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The length of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = Calendar.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// Whether the minutes are rounded to steps.
  open var roundsToMinuteInterval = true
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// What dates can have.
  public enum Mode: Int, Sendable {
    /// A time, a date, both, a length, a year with its month.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}
/// How dates are chosen.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes, with wheels, in little room, in a calendar.
  case automatic, wheels, compact, inline
}
/// What is pulled to load anew.
open class UIRefreshControl: UIControl {
  open override class func appearance() -> UIRefreshControl { Appearances.refreshControl }
  /// Whether it loads.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}
