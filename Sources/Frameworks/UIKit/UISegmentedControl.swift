import CoreGraphics
import Foundation
import SwiftUI

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
  /// The image of a dot.
  open var preferredIndicatorImage: UIImage?
  /// The image of the page's dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Whether a finger that stays goes on.
  open var allowsContinuousInteraction = true
  /// Where the dots go on.
  open var direction = Direction.natural
  /// What a finger does.
  open var interactionState: InteractionState { .none }
  private var ownImages: [Int: UIImage] = [:]
  private var ownCurrentImages: [Int: UIImage] = [:]
  /// Sets the image of one page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { ownImages[page] = image }
  /// The image of one page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { ownImages[page] }
  /// Sets the image of one page's dot when it is the page.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { ownCurrentImages[page] = image }
  /// The image of one page's dot when it is the page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { ownCurrentImages[page] }
  /// The size of so many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 16, height: 26)
  }
  /// What is behind dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As it is touched, an area, nothing.
    case automatic, prominent, minimal
  }
  /// What a finger does with dots.
  public enum InteractionState: Int, Sendable {
    /// Nothing, it taps, it goes on.
    case none, discrete, continuous
  }
  /// Where dots go on.
  public enum Direction: Int, Sendable {
    /// As texts do, and the four sides.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  open override class func appearance() -> UIPageControl { Appearances.pageControl }
}
/// Parts of which one is chosen. Images of its background are kept, nothing is drawn with them.
open class UISegmentedControl: UIControl {
  /// Parts of a control.
  public enum Segment: Int, Sendable {
    /// Any, the left one, one in between, the right one, the only one.
    case any, left, center, right, alone
  }
  /// No part.
  public static let noSegment = -1
  /// The part that is chosen; -1 for none.
  open var selectedSegmentIndex = -1
  /// The colour of the chosen part.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a choice does not stay.
  open var isMomentary = false
  /// Whether parts are as wide as what they say.
  open var apportionsSegmentWidthsByContent = false
  private(set) var titles: [String] = []
  private var images: [UIImage?] = []
  private var widths: [Int: CGFloat] = [:]
  private var disabled: Set<Int> = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [String: UIImage] = [:]
  private var dividers: [String: UIImage] = [:]
  /// Parts of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    images = (items ?? []).map { $0 as? UIImage }
  }
  /// Parts that do something.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    titles = actions.map { $0.title }
    images = actions.map { $0.image }
  }
  /// How many parts there are.
  open var numberOfSegments: Int { titles.count }
  /// Puts a part in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = max(0, min(segment, titles.count))
    titles.insert(title ?? "", at: place)
    images.insert(nil, at: place)
  }
  /// Puts a part with an image in.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let place = max(0, min(segment, titles.count))
    titles.insert("", at: place)
    images.insert(image, at: place)
  }
  /// Takes a part out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    images.remove(at: segment)
  }
  /// Takes all parts out.
  open func removeAllSegments() { (titles, images) = ([], []) }
  /// The title of a part.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Sets the title of a part.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  /// The image of a part.
  open func imageForSegment(at segment: Int) -> UIImage? { images.indices.contains(segment) ? images[segment] : nil }
  /// Sets the image of a part.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if images.indices.contains(segment) { images[segment] = image }
  }
  /// Sets the width of a part in points; 0 for the usual one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }
  /// The width of a part in points; 0 for the usual one.
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }
  /// Sets how far a part's contents are moved: they stay.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// Sets whether a part can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }
  /// Whether a part can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  /// Sets how titles look.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
  /// How titles look.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Sets the image behind the parts.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds["\(state.rawValue) \(barMetrics.rawValue)"] = image
  }
  /// The image behind the parts.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds["\(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the image between two parts.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { dividers["\(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"] = dividerImage }
  /// The image between two parts.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividers["\(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"] }
  /// Sets how far contents are moved: they stay.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}
  open override class func appearance() -> UISegmentedControl { Appearances.segmentedControl }
}
