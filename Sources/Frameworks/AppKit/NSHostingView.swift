import Foundation
import SwiftUI

/// A view of AppKit that shows one of SwiftUI.
open class NSHostingView<Content: View>: NSView {
  /// The view of SwiftUI.
  open var rootView: Content
  /// Which sizes it tells.
  open var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
  /// What of the window it sets.
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
  /// Which edges keep away from bars.
  open var safeAreaRegions = SafeAreaRegions.all
  override var hosted: AnyView? { AnyView(rootView) }
  override class var isHosting: Bool { true }
  /// A view of a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: CGRect(origin: .zero, size: FrameworkSupport.screenSize))
  }
  /// None: an archive holds no view of SwiftUI.
  public required init?(coder aDecoder: NSCoder) { return nil }
  /// The size that it wants, in points.
  open override var fittingSize: NSSize {
    FrameworkSupport.size(of: FrameworkSupport.image(of: rootView, offered: .unspecified, isOpaque: false))
  }
  open override var intrinsicContentSize: NSSize { fittingSize }
}
/// A controller of AppKit that shows a view of SwiftUI.
open class NSHostingController<Content: View>: NSViewController {
  /// The view of SwiftUI.
  public var rootView: Content {
    didSet { shown.rootView = rootView }
  }
  private let shown: NSHostingView<Content>
  /// Which sizes it tells.
  public var sizingOptions: NSHostingSizingOptions = []
  /// What of the window it sets.
  public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
  /// Which edges keep away from bars.
  public var safeAreaRegions = SafeAreaRegions.all
  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    shown = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of an archive with a view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    shown = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// None: an archive holds no view of SwiftUI.
  public required init?(coder: NSCoder) { return nil }
  open override func loadView() { view = shown }
  /// The size for an offer in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let offer = ProposedViewSize(size)
    return FrameworkSupport.size(of: FrameworkSupport.image(of: rootView, offered: offer, isOpaque: false))
  }
}
/// Which sizes a view tells.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Sizes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The smallest size.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The size of its view.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The largest size.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The size that it wants.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// The usual sizes.
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
/// What of a window a view sets.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Parts of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The title.
  public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
  /// The tools.
  public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  /// All of them.
  public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
/// A menu of AppKit that shows entries of SwiftUI: it is empty.
open class NSHostingMenu<Content: View>: NSMenu {
  /// The view of SwiftUI.
  open var rootView: Content
  /// A menu of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
  /// None: an archive holds no view of SwiftUI.
  public required init?(coder: NSCoder) { return nil }
}
