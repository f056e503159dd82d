import CoreGraphics
import Foundation
import SwiftUI

/// A view that is larger inside than outside.
open class UIScrollView: UIView {
  /// The size inside, in points.
  open var contentSize = CGSize.zero
  /// How far it was scrolled, in points.
  open var contentOffset = CGPoint.zero
  /// What is left free around, in points.
  open var contentInset = UIEdgeInsets.zero
  /// What is left free around, with bars, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether bars take room.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Who is told.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it goes beyond its ends.
  open var bounces = true
  /// Whether it goes beyond its ends when all fits.
  open var alwaysBounceVertical = false
  /// Whether it goes beyond its ends when all fits.
  open var alwaysBounceHorizontal = false
  /// Whether there is a bar at the bottom.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is a bar at the side.
  open var showsVerticalScrollIndicator = true
  /// The distance of the bars from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// Whether the scale goes beyond its ends.
  open var bouncesZoom = true
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What the keyboard does.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the clock scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches wait.
  open var delaysContentTouches = true
  /// Whether a touch can be taken from views inside.
  open var canCancelContentTouches = true
  /// Whether one direction holds.
  open var isDirectionalLockEnabled = false
  /// What is pulled to load anew.
  open var refreshControl: UIRefreshControl?
  /// Whether it is held.
  open var isTracking: Bool { false }
  /// Whether it is dragged.
  open var isDragging: Bool { false }
  /// Whether it still moves.
  open var isDecelerating: Bool { false }
  /// What hears dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private let pan = UIPanGestureRecognizer()
  /// What is placed by the inside.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// What is placed by the outside.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// Scrolls to a place in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Scrolls until a rectangle is seen, in points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows a rectangle as large as it can be, in points.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Shows the bars for a moment.
  open func flashScrollIndicators() {}
  open override class func appearance() -> UIScrollView { Appearances.scrollView }

  /// Whether bars take room.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As needed, where it scrolls, never, always.
    case automatic, scrollableAxes, never, always
  }
  /// What the keyboard does.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, goes, follows.
    case none, onDrag, interactive
  }
  /// How fast scrolling comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
/// Who is told of scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// It is about to be dragged.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// It is about to be let go.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// It was let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It came to rest by itself.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// It was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A field for lines of text.
open class UITextView: UIScrollView, UITextInputTraits {
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
  /// A container.
  public init() {}
}
/// Who is told of a text.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
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
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A field for searching.
open class UISearchBar: UIView {
  /// Looks.
  public enum Style: UInt, Sendable {
    /// Usual, strong, faint.
    case `default`, prominent, minimal
  }
  /// What it says.
  open var text: String?
  /// What it says when it is empty.
  open var placeholder: String?
  /// A line above.
  open var prompt: String?
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look.
  open var searchBarStyle = Style.default
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The colour behind.
  open var barTintColor: UIColor?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// Whether there is a button to end.
  open var showsCancelButton = false
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = true
  /// The field in it.
  public let searchTextField = UITextField()
  /// Shows the button to end, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override class func appearance() -> UISearchBar { Appearances.searchBar }
}
/// Who is told of searching.
@MainActor public protocol UISearchBarDelegate: AnyObject {
  /// The text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is to be made.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
