internal import Foundation

/// Where of a frame a pointer is that changes its size.
public enum FrameResizePosition: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// Whether a frame becomes larger or smaller.
public enum FrameResizeDirection: Int8, Hashable, CaseIterable, Sendable {
  case inward, outward
  /// Several of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Smaller.
    public static let inward = Set(rawValue: 1)
    /// Larger.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

// Pointers: there are none here.
extension PointerStyle {
  /// As what changes the width of a column to some sides.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
  /// As what changes the height of a row to some sides.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  /// As what changes the size of a frame.
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all)
    -> PointerStyle
  { .frameResize }
  /// As an image, whose point at a part of its size is the pointer's.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .image }
}

/// To which side something goes.
public enum HorizontalDirection: Int8, Hashable, CaseIterable, Sendable {
  case leading, trailing
  /// Several of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// To the leading edge.
    public static let leading = Set(rawValue: 1)
    /// To the trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
/// Whether something goes up or down.
public enum VerticalDirection: Int8, Hashable, CaseIterable, Sendable {
  case up, down
  /// Several of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = Set(rawValue: 1)
    /// Downwards.
    public static let down = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// Views whose hover effects belong together.
public struct HoverEffectGroup: Hashable, Sendable {
  private let name: String
  /// A group.
  /// - Parameter behavior: when its effects begin.
  public init(id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    name = "\(id ?? "") \(namespace)"
  }
  /// When the effects of a group begin.
  public struct Behavior: Hashable, Sendable {
    private let name: String
    /// All when a pointer is over one view.
    public static let activatesGroup = Behavior(name: "activatesGroup")
    /// Those of others when a pointer is over one view.
    public static let followsGroup = Behavior(name: "followsGroup")
    /// None.
    public static let ignoresGroup = Behavior(name: "ignoresGroup")
  }
}
/// What a pointer over a view changes of what it shows.
public typealias HoverEffectContent = VisualEffect
/// Nothing that a pointer changes.
public typealias EmptyHoverEffectContent = EmptyVisualEffect

extension VisualEffect {
  /// The changes of a closure, which move in a way of their own: at once, in a still picture.
  public func animation(_ animation: Animation?, body: (EmptyVisualEffect) -> some VisualEffect) -> some VisualEffect {
    JoinedVisualEffect(changes: VisualChanges(steps: changes.steps + body(EmptyVisualEffect()).changes.steps))
  }
}
private struct JoinedVisualEffect: VisualEffect {
  let changes: VisualChanges
}

extension View {
  /// Whether a pointer over the view is shown.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { Noted(self, "pointerVisibility") }
  /// What a pointer over the view changes of what it shows; kept, not run.
  nonisolated public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect
  ) -> some View { Noted(self, "hoverEffect") }
  /// What a pointer over the view changes, together with other views; kept, not run.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View { Noted(self, "hoverEffect") }
  /// Views inside whose hover effects belong together.
  nonisolated public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID? = nil) -> some View {
    Noted(self, "hoverEffectGroup")
  }
  /// Views inside whose hover effects belong together; nil is none.
  nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { Noted(self, "hoverEffectGroup") }
  /// What a pointer over rows inside changes; nil is what the system does.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { Noted(self, "listRowHoverEffect") }
  /// Whether a pointer over rows inside changes nothing.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    Noted(self, "listRowHoverEffectDisabled")
  }
  /// Puts the choices of radio groups inside side by side; here they stand one below the other.
  nonisolated public func horizontalRadioGroupLayout() -> some View { Noted(self, "horizontalRadioGroupLayout") }
  /// Another view in the place of a command while keys are held: none is held here.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder alternate: () -> V
  ) -> some View { Noted(self, "modifierKeyAlternate") }
}
