/// What a toolbar consists of: items, or views.
public protocol ToolbarContent: View {}

/// Where an item of a toolbar goes.
public enum ToolbarItemPlacement: Hashable, CaseIterable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction
  case destructiveAction, topBarLeading, topBarTrailing, topBarPinnedTrailing, navigationBarLeading
  case navigationBarTrailing, bottomBar, keyboard, bottomOrnament
  /// In the place of the title, of what stands below it, and of both where they are large; only the first is shown.
  case title, subtitle, largeTitle, largeSubtitle
  /// In a bar of its own below that of a Mac's window.
  case accessoryBar
  /// In a bar of its own below that of a Mac's window, with an id; it is not shown.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .accessoryBar }

  /// The part of the bars; nil for what is not always there.
  var zone: ToolbarZone? {
    switch self {
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
      .navigationBarTrailing, .topBarPinnedTrailing:
      .trailing
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal, .title: .principal
    case .bottomBar, .status, .bottomOrnament: .bottom
    case .keyboard, .subtitle, .largeTitle, .largeSubtitle, .accessoryBar: nil
    }
  }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let name: ID
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    name = ()
    self.placement = placement
    self.content = content()
  }
}
extension ToolbarItem where ID == String {
  /// An item with a name, for toolbars that people change.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) {
    name = id
    self.placement = placement
    self.content = content()
  }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarItem: Identifiable where ID: Hashable {
  /// The item's name.
  public var id: ID { name }
}
extension ToolbarItem: PrimitiveView, ToolbarContent {
  public typealias Body = Never
  /// Its content, in the part of the bars that it belongs to.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.toolbarItem("ToolbarItem", view.placement, view.content) }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  /// Items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}
extension ToolbarItemGroup: PrimitiveView, ToolbarContent {
  public typealias Body = Never
  /// Its content, in the part of the bars that it belongs to.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.toolbarItem("ToolbarItemGroup", view.placement, view.content) }
}

extension NodeList {
  mutating func toolbarItem<Content: View>(_ kind: String, _ placement: ToolbarItemPlacement, _ content: Content) {
    guard let zone = environment.controls.zone, zone == placement.zone else { return }
    let (outer, zoneOuter) = (choice, environment.controls.zone)
    choice = environment.controls.items
    environment.controls.zone = nil
    let font = environment.font
    if placement == .confirmationAction, let confirmation = environment.controls.barItems?.confirmation { environment.font = confirmation }
    defer { environment.font = font }
    written(kind) { Content.makeNodes(content, &$0) }
    (choice, environment.controls.zone) = (outer, zoneOuter)
  }
}
