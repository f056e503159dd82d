import Foundation
import SwiftUI

/// What was copied: it is kept while the program runs.
@MainActor open class UIPasteboard {
  /// The name of a board.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that all use.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// How things are put on a board.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Until when they stay.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// The board that all use.
  public static let general = UIPasteboard(name: .general)
  /// The name.
  public let name: Name
  private var contents: [[String: Any]] = []
  private var count = 0
  init(name: Name) { self.name = name }
  /// A board of a name.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(name: pasteboardName)
  }
  /// A board of one's own.
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }
  /// Forgets a board.
  public static func remove(withName pasteboardName: Name) {}

  /// The things, each in kinds.
  open var items: [[String: Any]] {
    get { contents }
    set {
      contents = newValue
      count += 1
    }
  }
  /// How many things there are.
  open var numberOfItems: Int { contents.count }
  /// How often it was changed.
  open var changeCount: Int { count }
  /// The kinds of the first thing.
  open var types: [String] { contents.first.map { Array($0.keys) } ?? [] }
  /// A text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// Texts.
  open var strings: [String]? {
    get { all(UIPasteboard.text) as? [String] }
    set { put(newValue, UIPasteboard.text) }
  }
  /// An address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// Addresses.
  open var urls: [URL]? {
    get { all(UIPasteboard.address) as? [URL] }
    set { put(newValue, UIPasteboard.address) }
  }
  /// An image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// Images.
  open var images: [UIImage]? {
    get { all(UIPasteboard.picture) as? [UIImage] }
    set { put(newValue, UIPasteboard.picture) }
  }
  /// A colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Colours.
  open var colors: [UIColor]? {
    get { all(UIPasteboard.paint) as? [UIColor] }
    set { put(newValue, UIPasteboard.paint) }
  }
  private static let text = "public.utf8-plain-text"
  private static let address = "public.url"
  private static let picture = "public.png"
  private static let paint = "com.apple.uikit.color"
  private func all(_ kind: String) -> [Any]? {
    let found = contents.compactMap { $0[kind] }
    return found.isEmpty ? nil : found
  }
  private func put(_ values: [Any]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
  /// Whether there are kinds.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Puts something in the place of all.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Puts bytes in the place of all.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  /// The first of a kind.
  open func value(forPasteboardType pasteboardType: String) -> Any? { contents.first?[pasteboardType] }
  /// The bytes of a kind.
  open func data(forPasteboardType pasteboardType: String) -> Data? { value(forPasteboardType: pasteboardType) as? Data }
  /// Adds things.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Puts things in the place of all.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// It was changed.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// It is there no longer.
  nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
