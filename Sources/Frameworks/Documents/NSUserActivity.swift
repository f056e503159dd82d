import Foundation
import Views

/// What a person does in an app, to be gone on with elsewhere or found again: there is no elsewhere here.
open class NSUserActivity: NSObject {
  /// What is done, as the app's property list names it.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that are needed to go on.
  open var requiredUserInfoKeys: Set<String>?
  /// Words that it is found by.
  open var keywords: Set<String> = []
  /// A page that shows the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// When it is of no use any more.
  open var expirationDate: Date?
  /// Whether what it holds has to be brought up to date.
  open var needsSave = false
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it is found on the device.
  open var isEligibleForSearch = false
  /// Whether others may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be proposed.
  open var isEligibleForPrediction = false
  /// Its own name, to take it back by.
  open var persistentIdentifier: String?
  /// The scene that is to go on with it.
  open var targetContentIdentifier: String?
  /// An activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it what is done now.
  open func becomeCurrent() {}
  /// It is no longer what is done now.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A person looks at a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Goes on with an activity that comes from elsewhere: none comes.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Tells what a person does here: nobody hears it.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Tells what a person does with something: nobody hears it.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
