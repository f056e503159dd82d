import Foundation
import SwiftUI

/// A controller of UIKit that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The view of SwiftUI.
  public var rootView: Content {
    didSet { hosted.root = AnyView(rootView) }
  }
  private let hosted: HostedView
  /// Which edges keep away from bars.
  public var safeAreaRegions = SafeAreaRegions.all
  /// Which sizes it tells.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    hosted = HostedView(root: AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of an archive with a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosted = HostedView(root: AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
  }
  /// None: an archive holds no view of SwiftUI.
  public required init?(coder aDecoder: NSCoder) { return nil }
  open override func loadView() { view = hosted }
  /// The size for an offer in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let offer = ProposedViewSize(size)
    return FrameworkSupport.size(of: FrameworkSupport.image(of: rootView, offered: offer, isOpaque: false))
  }
}
/// Which sizes a controller tells.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Sizes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that it wants.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of its view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
/// A view of UIKit that shows one of SwiftUI.
final class HostedView: UIView {
  var root: AnyView?
  convenience init(root: AnyView) {
    self.init(frame: CGRect(origin: .zero, size: FrameworkSupport.screenSize))
    self.root = root
  }
}
/// A view of SwiftUI in a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  /// A cell that shows a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Leaves distances from the edges, in points; cells are not drawn here.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content> { self }
  /// Leaves distances from the edges, in points; cells are not drawn here.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content> { self }
  /// How small the cell may be, in points; cells are not drawn here.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content> { self }
  /// What lies behind the view; cells are not drawn here.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content> { self }
  /// What lies behind the view; cells are not drawn here.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content> { self }
}
