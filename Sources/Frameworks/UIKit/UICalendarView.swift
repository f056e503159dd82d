import CoreGraphics
import Foundation
import SwiftUI

/// A calendar: its settings are kept, it is drawn as a frame.
open class UICalendarView: UIView {
  /// The calendar.
  open var calendar = Calendar.current
  /// The language.
  open var locale = Locale.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The dates that there are.
  open var availableDateRange = DateInterval(start: Date.distantPast, end: Date.distantFuture)
  /// The dates that are seen.
  open var visibleDateComponents = DateComponents()
  /// How letters are made.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether what is at dates is shown.
  open var wantsDateDecorations = true
  /// What is chosen.
  open var selectionBehavior: UICalendarSelection?
  /// Who is told.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// Shows dates.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Asks anew what is at dates.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  /// What is at a date.
  @MainActor open class Decoration {
    /// Sizes.
    public enum Size: Int, Sendable {
      /// Small, middle, large.
      case small, medium, large
    }
    let color: UIColor?
    let image: UIImage?
    let view: (() -> UIView)?
    init(color: UIColor?, image: UIImage? = nil, view: (() -> UIView)? = nil) {
      self.color = color
      self.image = image
      self.view = view
    }
    /// A dot.
    public convenience init() { self.init(color: nil) }
    /// A dot of a colour.
    open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration(color: color) }
    /// An image.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration(color: color, image: image)
    }
    /// A view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(color: nil, view: customViewProvider)
    }
  }
}
/// Who is told of a calendar.
@MainActor public protocol UICalendarViewDelegate: AnyObject {
  /// What is at a date.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Other dates are seen.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
/// What is chosen in a calendar.
@MainActor open class UICalendarSelection {
  init() {}
  /// Asks anew which dates can be chosen.
  open func updateSelectableDates() {}
}
/// A date that is chosen.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The date.
  open var selectedDate: DateComponents?
  /// Who is told.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// A choice, and who is told.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  /// Chooses a date.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
}
/// Who is told of a date that is chosen.
@MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A date was chosen.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a date can be chosen.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  /// It can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
/// Dates that are chosen.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The dates.
  open var selectedDates: [DateComponents] = []
  /// Who is told.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// A choice, and who is told.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  /// Chooses dates.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}
/// Who is told of dates that are chosen.
@MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A date was chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A date is chosen no longer.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
/// What is shown where there is nothing.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The words.
  public var text: String?
  /// The words with attributes.
  public var attributedText: NSAttributedString?
  /// More words.
  public var secondaryText: String?
  /// More words with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// What is behind.
  public var background = UIBackgroundConfiguration.clear()
  /// How words look.
  public var textProperties = UIListContentConfiguration.TextProperties()
  /// How more words look.
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  /// How the image looks.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// How the button looks.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How another button looks.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What another button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What a button does.
  public struct ButtonProperties {
    /// What it does.
    public var primaryAction: UIAction?
    /// What it opens.
    public var menu: UIMenu?
    /// Whether it can be used.
    public var isEnabled = true
  }
  /// Nothing yet.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Something comes.
  public static func loading() -> UIContentUnavailableConfiguration {
    var contents = UIContentUnavailableConfiguration()
    contents.text = "Loading\u{2026}"
    return contents
  }
  /// Nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var contents = UIContentUnavailableConfiguration()
    contents.image = UIImage(systemName: "magnifyingglass")
    contents.text = "No Results"
    return contents
  }
}
