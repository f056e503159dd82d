import CoreGraphics
import Foundation
import SwiftUI

/// What manages a view. Its steps are called when its view is asked for.
@MainActor open class UIViewController: UIResponder {
  private var own: UIView?
  private var modal: UIViewController?
  /// The title.
  open var title: String?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller around.
  open private(set) weak var parent: UIViewController?
  /// The controller that showed it.
  open private(set) weak var presentingViewController: UIViewController?
  /// How it is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it cannot be swiped away.
  open var isModalInPresentation = false
  /// Who makes its way of coming.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that it wants, in points.
  open var preferredContentSize = CGSize.zero
  /// What bars take besides, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The edges that it reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// The appearance that it wants.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the tab bar goes.
  open var hidesBottomBarWhenPushed = false
  /// What stands in the navigation bar.
  public let navigationItem = UINavigationItem()
  /// What stands in the tab bar.
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  /// A controller of an empty view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller of an empty view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller of an archive: its view is empty.
  public required init?(coder: NSCoder) { super.init() }

  /// The view; it is made when it is asked for.
  open var view: UIView! {
    get {
      if let own { return own }
      loadView()
      if own == nil { own = UIView(frame: CGRect(origin: .zero, size: FrameworkSupport.screenSize)) }
      viewDidLoad()
      return own
    }
    set { own = newValue }
  }
  /// The view, if it is there.
  open var viewIfLoaded: UIView? { own }
  /// Whether the view is there.
  open var isViewLoaded: Bool { own != nil }
  /// Makes the view now.
  open func loadViewIfNeeded() { _ = view }
  /// Makes the view.
  open func loadView() { own = UIView(frame: CGRect(origin: .zero, size: FrameworkSupport.screenSize)) }
  /// The view is there.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is being shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view went.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Its views are about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// Its views were laid out.
  open func viewDidLayoutSubviews() {}
  /// What is around it has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Memory is short.
  open func didReceiveMemoryWarning() {}
  /// It came into another controller.
  open func didMove(toParent parent: UIViewController?) {}
  /// It is about to come into another controller.
  open func willMove(toParent parent: UIViewController?) {}
  /// What is around it.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// The bar's look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar goes.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How it may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether it turns.
  open var shouldAutorotate: Bool { true }
  /// Asks for the bar's look anew.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the bottom line anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for orientations anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The navigation controller around.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  /// The controller that it shows.
  open var presentedViewController: UIViewController? { modal }
  /// How it is shown as a sheet.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// How it is shown.
  open var presentationController: UIPresentationController? { nil }
  /// How it is shown as a popover.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// Shows a controller: it is kept, a picture does not show it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    modal = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Takes what it shows away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if modal == nil { presentingViewController?.modal = nil }
    modal = nil
    completion?()
  }
  /// Shows a controller in its way.
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  /// Takes a controller inside.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Takes itself out.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open override var next: UIResponder? { own?.superview ?? parent }
  /// The size gets another: it does not in a picture.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Who goes along when it is shown: nobody.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// What is shown where there is nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  /// Makes that anew.
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  /// A way is gone to another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Goes a way of a file: such files are not read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The file that it comes of: none.
  open var storyboard: UIStoryboard? { nil }
  /// The buttons below.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether it is presented over this one alone.
  open var definesPresentationContext = false
  /// Whether it comes: no.
  open var isBeingPresented: Bool { false }
  /// Whether it goes: no.
  open var isBeingDismissed: Bool { false }
  /// Whether it gets its place: no.
  open var isMovingToParent: Bool { false }
  /// Whether it loses its place: no.
  open var isMovingFromParent: Bool { false }
  /// Who has it in two columns.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// Whether what touches edges is left to it.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Asks that anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether it is edited.
  open var isEditing = false
  /// Is edited, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// How controllers are shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen, on a part, and by themselves.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// As it is best, not at all.
  case automatic = -2
  /// Not at all.
  case none = -1
}
/// How controllers come.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, turned, faded, as a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the page is, light, dark.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}
/// Ways to hold a device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, turned.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
/// Ways to hold a device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}
