import Foundation

/// The number of a phone.
open class CNPhoneNumber: NSObject {
  /// The number as it was written.
  public let stringValue: String

  /// A number.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
  /// Whether another number is written the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNPhoneNumber else { return false }
    return other.stringValue == stringValue
  }
  /// A number of the text.
  open override var hash: Int { stringValue.hashValue }
}
/// Somebody else whom a person is with.
open class CNContactRelation: NSObject {
  /// The name.
  public let name: String

  /// Somebody of a name.
  public init(name: String) {
    self.name = name
    super.init()
  }
}
/// A person in a network.
open class CNSocialProfile: NSObject {
  /// The address of the page.
  public let urlString: String
  /// The name there.
  public let username: String
  /// What is unlike for each person there.
  public let userIdentifier: String
  /// The network.
  public let service: String

  /// A person in a network.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
    super.init()
  }
}
/// A person who gets messages.
open class CNInstantMessageAddress: NSObject {
  /// The name.
  public let username: String
  /// Whose messages they are.
  public let service: String

  /// A person who gets messages.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
    super.init()
  }
}
