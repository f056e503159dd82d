import Foundation
import SwiftUI

/// Something that an app tells a person.
public protocol Tip: Identifiable, Sendable {
  /// The title.
  var title: Text { get }
  /// The text.
  var message: Text? { get }
  /// The image.
  var image: Image? { get }
  /// Buttons.
  var actions: [Tips.Action] { get }
  /// When it is shown.
  var rules: [Tips.Rule] { get }
  /// How often it is shown.
  var options: [any TipOption] { get }
}
extension Tip {
  /// The name of its type.
  public var id: String { String(describing: Self.self) }
  /// Nothing.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Tips.Action] { [] }
  /// None.
  public var rules: [Tips.Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }
  /// How it stands.
  public var status: Tips.Status { .available }
  /// Whether it is to be shown.
  public var shouldDisplay: Bool { true }
  /// Shows it no longer.
  public func invalidate(reason: Tips.InvalidationReason) {}
}
/// How a tip is shown.
public protocol TipOption: Sendable {}
/// What tips are about.
public enum Tips {
  /// How a tip stands.
  public enum Status: Hashable, Sendable {
    /// It waits, it is shown, no longer.
    case pending, available
    /// No longer, with a reason.
    case invalidated(InvalidationReason)
  }
  /// Why a tip is shown no longer.
  public enum InvalidationReason: Hashable, Sendable {
    /// It was followed, closed, shown often enough.
    case actionPerformed, tipClosed, displayCountExceeded
  }
  /// A button of a tip.
  public struct Action: Identifiable, @unchecked Sendable {
    /// The name.
    public let id: String
    /// What it says.
    public let title: String
    /// What it does.
    public let handler: () -> Void
    /// A button.
    public init(id: String = "", title: String, perform handler: @escaping () -> Void = {}) {
      self.id = id
      self.title = title
      self.handler = handler
    }
  }
  /// When a tip is shown.
  public struct Rule: Sendable {}
  /// What counts for rules.
  public struct Event: Sendable {
    /// The name.
    public let id: String
    /// An event of a name.
    public init(id: String) { self.id = id }
    /// Counts: nothing is counted.
    public func donate() async {}
    /// Counts: nothing is counted.
    public func sendDonation() {}
  }
  /// How often tips are shown.
  public struct ConfigurationOption: Sendable {
    /// How often tips may be shown.
    public enum DisplayFrequency: Sendable {
      /// Whenever, each hour, each day, each week, each month.
      case immediate, hourly, daily, weekly, monthly
    }
    /// Where it is kept.
    public enum DatastoreLocation: Sendable {
      /// As usual.
      case applicationDefault
    }
    /// How often tips may be shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    /// Where it is kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
  }
  /// At most so many times.
  public struct MaxDisplayCount: TipOption {
    /// So many times.
    public init(_ maxDisplayCount: Int) {}
  }
  /// Even where others are not shown.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }
  /// Gets ready.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets what was shown.
  public static func resetDatastore() throws {}
  /// Shows all tips.
  public static func showAllTipsForTesting() {}
}
extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// When a tip is shown.
  public typealias Rule = Tips.Rule
  /// What counts for rules.
  public typealias Event = Tips.Event
  /// How a tip is shown.
  public typealias Option = TipOption
}

/// A tip on the page.
public struct TipView<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  /// A tip with what its buttons do.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }
  /// The tip in its box.
  public var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image { image.font(.largeTitle).foregroundColor(.accentColor) }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message { message.font(.subheadline).foregroundColor(.secondary) }
        ForEach(tip.actions) { item in
          Divider()
          Button(item.title) {
            item.handler()
            action(item)
          }
        }
      }
      Spacer(minLength: 0)
      Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundColor(.secondary)
    }
    .padding(16)
    .background(FrameworkSupport.systemColor("tertiarySystemFill"), in: RoundedRectangle(cornerRadius: 13))
  }
}
extension View {
  /// A tip that points to the view: it is not shown.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// What is behind tips.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// The corners of tips in points.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
  /// The size of the images of tips in points.
  public func tipImageSize(_ size: CGSize) -> some View { self }
}
