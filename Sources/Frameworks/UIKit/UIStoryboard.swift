import Foundation
import SwiftUI

/// A file with views and controllers: such files are not read, so its controllers are empty.
@MainActor open class UIStoryboard {
  /// The name.
  let name: String
  /// A file of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
  /// The first controller: none.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// The first controller, made by a block: none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: @escaping (NSCoder) -> Controller?
  ) -> Controller? { nil }
  /// A controller of a name: an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController(nibName: nil, bundle: nil)
  }
}
/// A way from one controller to another.
@MainActor open class UIStoryboardSegue {
  /// The name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController
  /// A way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  /// Goes it.
  open func perform() { source.show(destination, sender: nil) }
}
/// A file with views: such files are not read.
@MainActor open class UINib {
  /// A file of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// What is in it: nothing.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [String: Any]? = nil) -> [Any] { [] }
}
/// Coordinates that points and rectangles can be told in.
@MainActor public protocol UICoordinateSpace: AnyObject {
  /// The whole of it.
  var bounds: CGRect { get }
}
