public import Foundation

/// What two taps on a pencil, or its squeezing, do in all programs.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// It wipes, or writes again.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// It becomes what it was before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Colours are shown.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// What lines look like is shown.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Tools are shown.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// A command is run.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}
/// Where a pencil is over a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// In points from the upper left corner of the view.
  public let location: CGPoint
  /// As parts of the size of the view.
  public let anchor: UnitPoint
  /// From the view, from 0 to 1.
  public let zDistance: CGFloat
}
/// Two taps on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil was; nil away from the view.
  public let hoverPose: PencilHoverPose?
}
/// The squeezing of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil was; nil away from the view.
  public let hoverPose: PencilHoverPose?
}
/// How far the squeezing of a pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It was made.
  case ended(PencilSqueezeGestureValue)
  /// It was something else.
  case failed
}

// What pointers, pencils and keys do: there are none here.
extension View {
  /// What happens when a pointer moves over the view, in a space of coordinates; kept, not run.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { Noted(self, "onContinuousHover") }
  /// What a pointer over views inside changes, where they say nothing; nil is what the system does.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { Noted(self, "defaultHoverEffect") }
  /// Whether a pointer over views inside changes nothing.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    WithEnvironment(self, "hoverEffectDisabled") { $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled }
  }
  /// What two taps on a pencil do; kept, not run.
  nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  { Noted(self, "onPencilDoubleTap") }
  /// What the squeezing of a pencil does; kept, not run.
  nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    Noted(self, "onPencilSqueeze")
  }
  /// What happens when other keys are held than before. None is held here: with `initial` the action is told so once.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { onAppear { if initial { action([], []) } } }
  /// What is carried when the view, a row of a list, is dragged; kept, not run.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { Noted(self, "itemProvider") }
}
extension EnvironmentValues {
  /// What two taps on a pencil do in all programs: nothing.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What the squeezing of a pencil does in all programs: nothing.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
