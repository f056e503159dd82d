import Foundation
import SwiftUI

/// What manages a view. Its steps are called when its view is asked for.
@MainActor open class NSViewController: NSResponder {
  /// The name of an archive.
  public typealias NibName = String
  private var own: NSView?
  /// The title.
  open var title: String?
  /// What it stands for.
  open var representedObject: Any?
  /// The controllers inside.
  open var children: [NSViewController] = []
  /// The controller around.
  open private(set) weak var parent: NSViewController?
  /// The controllers that it shows.
  open private(set) var presentedViewControllers: [NSViewController]? = []
  /// The controller that showed it.
  open private(set) weak var presentingViewController: NSViewController?
  /// The size that it wants, in points.
  open var preferredContentSize = NSSize.zero
  /// The name that it is known by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The archive's name.
  public let nibName: NSViewController.NibName?

  /// A controller of an empty view.
  public init(nibName nibNameOrNil: NSViewController.NibName?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }
  /// A controller of an empty view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller of an archive: its view is empty.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  /// The view; it is made when it is asked for.
  open var view: NSView {
    get {
      if let own { return own }
      loadView()
      let made: NSView = own ?? NSView(frame: CGRect(origin: .zero, size: FrameworkSupport.screenSize))
      own = made
      viewDidLoad()
      return made
    }
    set { own = newValue }
  }
  /// The view, if it is there.
  open var viewIfLoaded: NSView? { own }
  /// Whether the view is there.
  open var isViewLoaded: Bool { own != nil }
  /// Makes the view now.
  open func loadViewIfNeeded() { _ = view }
  /// Makes the view.
  open func loadView() { own = NSView(frame: CGRect(origin: .zero, size: FrameworkSupport.screenSize)) }
  /// The view is there.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear() {}
  /// The view is shown.
  open func viewDidAppear() {}
  /// The view is about to go.
  open func viewWillDisappear() {}
  /// The view went.
  open func viewDidDisappear() {}
  /// Its views are about to be laid out.
  open func viewWillLayout() {}
  /// Its views were laid out.
  open func viewDidLayout() {}
  /// Sets the constraints.
  open func updateViewConstraints() {}
  /// It came out of an archive.
  open func awakeFromNib() {}
  /// The view may become another size.
  open func viewWillTransition(to newSize: NSSize) {}
  /// Ends what is edited.
  @discardableResult open func commitEditing() -> Bool { true }

  /// Takes a controller inside.
  open func addChild(_ childViewController: NSViewController) { insertChild(childViewController, at: children.count) }
  /// Takes a controller inside at a place.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    children.insert(childViewController, at: max(0, min(index, children.count)))
    childViewController.parent = self
  }
  /// Takes a controller out.
  open func removeChild(at index: Int) {
    if children.indices.contains(index) { children.remove(at: index).parent = nil }
  }
  /// Takes itself out.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  private func show(_ controller: NSViewController) {
    presentedViewControllers = (presentedViewControllers ?? []) + [controller]
    controller.presentingViewController = self
  }
  /// Shows a controller in a sheet: it is kept, a picture does not show it.
  open func presentAsSheet(_ viewController: NSViewController) { show(viewController) }
  /// Shows a controller in a window that waits: it is kept, a picture does not show it.
  open func presentAsModalWindow(_ viewController: NSViewController) { show(viewController) }
  /// Shows a controller in a popover: it is kept, a picture does not show it.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) { show(viewController) }
  /// Takes a controller away that it shows.
  open func dismiss(_ viewController: NSViewController) {
    presentedViewControllers?.removeAll { $0 === viewController }
  }
  /// Goes away.
  open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? own?.superview ?? parent }
    set { super.nextResponder = newValue }
  }
}

/// Controllers of which one is shown.
open class NSTabViewController: NSViewController {
  /// The number of the controller that is shown.
  open var selectedTabViewItemIndex = 0
  /// The pages.
  open private(set) var tabViewItems: [NSTabViewItem] = []
  /// Takes a page.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
}
/// A page of several.
@MainActor open class NSTabViewItem {
  /// What it says.
  open var label = ""
  /// What it shows.
  open var image: NSImage?
  /// The view.
  open var view: NSView?
  /// The controller.
  open var viewController: NSViewController?
  /// The name that it is known by.
  open var identifier: Any?
  /// A page of a name.
  public init(identifier: Any?) { self.identifier = identifier }
  /// A page of a controller.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }
}
/// Controllers side by side.
open class NSSplitViewController: NSViewController {
  /// The view with the controllers' views.
  open var splitView = NSSplitView()
  /// The parts.
  open private(set) var splitViewItems: [NSSplitViewItem] = []
  /// Takes a part.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.append(splitViewItem)
    addChild(splitViewItem.viewController)
  }
  /// Takes a part away.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  /// Shows the bar at the side, or shows it no longer.
  open func toggleSidebar(_ sender: Any?) {
    for item in splitViewItems where item.behavior == .sidebar { item.isCollapsed = !item.isCollapsed }
  }
}
/// A part of controllers side by side.
@MainActor open class NSSplitViewItem {
  /// What a part is.
  public enum Behavior: Int, Sendable {
    /// Any part, a bar at the side, a list, details.
    case `default`, sidebar, contentList, inspector
  }
  /// What it is.
  public let behavior: Behavior
  /// The controller.
  open var viewController: NSViewController
  /// Whether it is not shown.
  open var isCollapsed = false
  /// Whether it can be hidden.
  open var canCollapse = false
  /// At least so wide, in points.
  open var minimumThickness: CGFloat = -1
  /// At most so wide, in points.
  open var maximumThickness: CGFloat = -1
  /// How much it wants to stay as wide as it is.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.viewController = viewController
    self.behavior = behavior
  }
  /// A part with a controller.
  public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
  /// A bar at the side.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    canCollapse = true
  }
  /// A list.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }
  /// Details.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
  }
  /// The same part: what it is told is shown at once.
  open func animator() -> Self { self }
}
