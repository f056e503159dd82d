import Foundation
import SwiftUI
import UIKit

/// A controller of a page: there is no network, so none is shown.
open class SFSafariViewController: UIViewController {
  /// How it is set up.
  open class Configuration {
    /// Whether it shows letters alone.
    open var entersReaderIfAvailable = false
    /// Whether its bars go.
    open var barCollapsingEnabled = true
    /// As usual.
    public init() {}
  }
  /// What the button to end says.
  public enum DismissButtonStyle: Int, Sendable {
    /// The words.
    case done, close, cancel
  }
  /// Who is told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of its bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of its buttons.
  open var preferredControlTintColor: UIColor?
  /// What the button to end says.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// A page of an address.
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
  /// A page of an address.
  public convenience init(url: URL, configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
}
/// Who is told of a page.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// It was ended.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  /// Nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
