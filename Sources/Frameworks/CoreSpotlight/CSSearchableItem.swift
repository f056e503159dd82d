import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity by which a person opens an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the item's name in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of a button in such an activity.
public let CSActionIdentifier = "kCSActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity by which a person goes on to search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the words in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something that is found.
open class CSSearchableItem: Hashable, @unchecked Sendable {
  /// The name, which no other item has.
  open var uniqueIdentifier: String
  /// The name of what it belongs to, with points between parts.
  open var domainIdentifier: String?
  /// Until when it is found: a month by default. Nil sets it back.
  open var expirationDate: Date! {
    get { expiration }
    set { expiration = newValue ?? Self.inAMonth }
  }
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether it only changes an item that is there.
  open var isUpdate = false
  private var expiration = CSSearchableItem.inAMonth
  private static var inAMonth: Date { Date(timeIntervalSinceNow: 30 * 24 * 3600) }

  /// An item; without a name it has a new one.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
  /// The order of two items: the one that counts more stands first.
  open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (a, b) = (attributeSet.rankingHint?.doubleValue ?? 0, other.attributeSet.rankingHint?.doubleValue ?? 0)
    return a > b ? .orderedAscending : a < b ? .orderedDescending : .orderedSame
  }
  /// The same once more; changes of one do not change the other.
  open func copy() -> Any { duplicate() }
  /// The same once more.
  func duplicate() -> CSSearchableItem {
    let set = attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet
    let other = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier, attributeSet: set)
    other.expirationDate = expirationDate
    return other
  }
  /// Whether both have the same name.
  public static func == (a: CSSearchableItem, b: CSSearchableItem) -> Bool {
    a.uniqueIdentifier == b.uniqueIdentifier && a.domainIdentifier == b.domainIdentifier
  }
  /// Tells items from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(uniqueIdentifier) }
}
