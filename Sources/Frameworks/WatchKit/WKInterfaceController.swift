import Foundation
import SwiftUI
import UserNotifications

/// What shows a screen of a watch.
@MainActor open class WKInterfaceController: NSObject {
  /// A controller.
  public required override init() {}
  /// The words above the screen.
  open func setTitle(_ title: String?) {}
  /// What was handed to it is here.
  open func awake(withContext context: Any?) {}
  /// Its screen is about to be seen.
  open func willActivate() {}
  /// Its screen is not seen any more.
  open func didDeactivate() {}
  /// Its screen is seen.
  open func didAppear() {}
  /// Its screen is about to go.
  open func willDisappear() {}
}
/// What shows a view of SwiftUI on a watch.
open class WKHostingController<Body: View>: WKInterfaceController {
  /// The view: a class of its own gives it.
  open var body: Body { preconditionFailure("a controller's class says its 'body'") }
  /// Asks for the view again.
  public func setNeedsBodyUpdate() {}
  /// Asks for the view again, now.
  public func updateBodyIfNeeded() {}
}
/// What shows a notification on a watch.
open class WKUserNotificationInterfaceController: WKInterfaceController {
  /// A notification has come. None ever does here.
  open func didReceive(_ notification: UNNotification) {}
}
/// What shows a notification on a watch by a view of SwiftUI.
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
  /// The view: a class of its own gives it.
  open var body: Body { preconditionFailure("a controller's class says its 'body'") }
  /// Asks for the view again.
  public func setNeedsBodyUpdate() {}
  /// Asks for the view again, now.
  public func updateBodyIfNeeded() {}
}
extension WKNotificationScene {
  /// What a controller shows for a category of notifications.
  @MainActor public init<Controller: WKUserNotificationHostingController<Content>>(controller: Controller.Type, category: String) {
    self.init(category: category) { Controller().body }
  }
}
