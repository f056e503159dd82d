import Foundation
import SwiftUI

/// A slider.
open class NSSlider: NSControl {
  /// The smallest number.
  open var minValue = 0.0
  /// The largest number.
  open var maxValue = 1.0
  /// How many marks there are.
  open var numberOfTickMarks = 0
  /// Whether only marks can be chosen.
  open var allowsTickMarkValuesOnly = false
  /// Whether it stands.
  open var isVertical = false
  /// A line or a circle.
  open var sliderType = NSSlider.SliderType.linear
  /// The colour of what is done.
  open var trackFillColor: NSColor?
  /// A slider.
  public convenience init(target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.action = action
  }
  /// A slider of a number between two others.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
  }
  /// A shape of a slider.
  public enum SliderType: UInt, Sendable {
    /// A line, a circle.
    case linear, circular
  }
}
/// A bar that fills, or what turns.
open class NSProgressIndicator: NSView {
  /// A look.
  public enum Style: UInt, Sendable {
    /// A bar, what turns.
    case bar = 0
    /// What turns.
    case spinning = 1
  }
  /// What is done.
  open var doubleValue = 0.0
  /// What is done at first.
  open var minValue = 0.0
  /// What is done at the end.
  open var maxValue = 100.0
  /// Whether it is not known how much there is.
  open var isIndeterminate = true
  /// The look.
  open var style = Style.bar
  /// The size.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether it is seen while it stands.
  open var isDisplayedWhenStopped = true
  /// Whether it has a bevel.
  open var isBezeled = true
  /// Whether it goes on by itself.
  open var usesThreadedAnimation = true
  /// The work that it tells of.
  open var observedProgress: Progress?
  /// Whether it moves.
  private(set) var isMoving = false
  /// Begins to move.
  open func startAnimation(_ sender: Any?) { isMoving = true }
  /// Stops.
  open func stopAnimation(_ sender: Any?) { isMoving = false }
  /// Adds to what is done.
  open func increment(by delta: Double) { doubleValue += delta }
  /// Takes the size that fits.
  open func sizeToFit() {}
}
/// A switch.
open class NSSwitch: NSControl {
  /// Whether it is on.
  open var state = NSControl.StateValue.off
}
/// Two buttons that count.
open class NSStepper: NSControl {
  /// The smallest number.
  open var minValue = 0.0
  /// The largest number.
  open var maxValue = 59.0
  /// What is added.
  open var increment = 1.0
  /// Whether it begins anew at the end.
  open var valueWraps = true
  /// Whether it goes on while it is pressed.
  open var autorepeat = true
}
/// An image.
open class NSImageView: NSControl {
  /// What it shows.
  open var image: NSImage?
  /// How it fits.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Where it stands.
  open var imageAlignment = NSImageAlignment.alignCenter
  /// The frame around it.
  open var imageFrameStyle = FrameStyle.none
  /// The colour of a template.
  open var contentTintColor: NSColor?
  /// How its symbol is made.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// Whether images can be dropped on it.
  open var isEditable = false
  /// Whether its pictures are shown one after the other.
  open var animates = false
  /// Whether it can be copied.
  open var allowsCutCopyPaste = true
  /// A view of an image.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
  /// A frame around an image.
  public enum FrameStyle: UInt, Sendable {
    /// None, as a photo, sunk, with a groove, as a button.
    case none, photo, grayBezel, groove, button
  }
}
/// Parts of which one is chosen, or several.
open class NSSegmentedControl: NSControl {
  /// What a click chooses.
  public enum SwitchTracking: UInt, Sendable {
    /// One, any, none.
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
  /// A look.
  public enum Style: Int, Sendable {
    /// The looks.
    case automatic, rounded, roundRect = 3, texturedSquare, smallSquare = 6, separated = 8, texturedRounded = 2
    /// As a capsule.
    case capsule = 5
  }
  /// The look.
  open var segmentStyle = Style.automatic
  /// What a click chooses.
  open var trackingMode = SwitchTracking.selectOne
  /// The colour of the chosen part.
  open var selectedSegmentBezelColor: NSColor?
  /// The part that is chosen; -1 for none.
  open var selectedSegment = -1
  /// How parts share the length.
  open var segmentDistribution = Distribution.fill
  private(set) var labels: [String] = []
  private(set) var images: [NSImage?] = []
  /// How parts share a length.
  public enum Distribution: Int, Sendable {
    /// As they fit, filling, alike, by their contents.
    case fit, fill, fillEqually, fillProportionally
  }
  /// Parts of titles.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.labels = labels
    images = labels.map { _ in nil }
    self.trackingMode = trackingMode
    self.action = action
  }
  /// Parts of images.
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
    self.images = images
  }
  /// How many parts there are.
  open var segmentCount: Int {
    get { labels.count }
    set {
      while labels.count < newValue {
        labels.append("")
        images.append(nil)
      }
      labels = Array(labels.prefix(newValue))
      images = Array(images.prefix(newValue))
    }
  }
  /// The part that is chosen; -1 for none.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// Sets the title of a part.
  open func setLabel(_ label: String, forSegment segment: Int) {
    if labels.indices.contains(segment) { labels[segment] = label }
  }
  /// The title of a part.
  open func label(forSegment segment: Int) -> String? { labels.indices.contains(segment) ? labels[segment] : nil }
  /// Sets the image of a part.
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    if images.indices.contains(segment) { images[segment] = image }
  }
  /// The image of a part.
  open func image(forSegment segment: Int) -> NSImage? { images.indices.contains(segment) ? images[segment] : nil }
  /// Sets the width of a part in points.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
  /// Sets whether a part can be chosen.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}
  /// Whether a part can be chosen.
  open func isEnabled(forSegment segment: Int) -> Bool { true }
  /// Chooses a part.
  open func setSelected(_ selected: Bool, forSegment segment: Int) { selectedSegment = selected ? segment : -1 }
  /// Whether a part is chosen.
  open func isSelected(forSegment segment: Int) -> Bool { selectedSegment == segment }
  /// Sets a part's menu.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}
  /// Sets what is said of a part.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
}
/// A button with entries of which one is chosen.
open class NSPopUpButton: NSButton {
  /// Whether it shows one title for all entries.
  open var pullsDown = false
  private let entries = NSMenu()
  private var chosen = -1
  /// A button that shows what is chosen, or one title.
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }
  /// The entries.
  open var itemArray: [NSMenuItem] { entries.items }
  /// The titles.
  open var itemTitles: [String] { entries.items.map(\.title) }
  /// How many entries there are.
  open var numberOfItems: Int { entries.numberOfItems }
  /// The place of the entry that is chosen; -1 for none.
  open var indexOfSelectedItem: Int { chosen }
  /// The entry that is chosen.
  open var selectedItem: NSMenuItem? { entries.item(at: chosen) }
  /// The title of the entry that is chosen.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// Takes an entry at the end.
  open func addItem(withTitle title: String) {
    entries.addItem(withTitle: title, action: nil, keyEquivalent: "")
    if chosen < 0 { chosen = 0 }
  }
  /// Takes entries at the end.
  open func addItems(withTitles itemTitles: [String]) { itemTitles.forEach(addItem) }
  /// Takes all entries away.
  open func removeAllItems() {
    entries.removeAllItems()
    chosen = -1
  }
  /// Chooses an entry.
  open func selectItem(at index: Int) { chosen = index }
  /// Chooses an entry.
  open func selectItem(withTitle title: String) { chosen = entries.indexOfItem(withTitle: title) }
  /// Chooses an entry.
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    chosen = entries.indexOfItem(withTag: tag)
    return chosen >= 0
  }
  /// The entry of a place.
  open func item(at index: Int) -> NSMenuItem? { entries.item(at: index) }
  /// The entry of a title.
  open func item(withTitle title: String) -> NSMenuItem? { entries.item(withTitle: title) }
}
/// A field or a calendar of dates.
open class NSDatePicker: NSControl {
  /// The date.
  open var dateValue = Date()
  /// The earliest date.
  open var minDate: Date?
  /// The latest date.
  open var maxDate: Date?
  /// The look.
  open var datePickerStyle = Style.textFieldAndStepper
  /// A look.
  public enum Style: UInt, Sendable {
    /// A field with buttons, a clock and a calendar, a field.
    case textFieldAndStepper, clockAndCalendar, textField
  }
}
