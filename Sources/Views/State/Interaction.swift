internal import LayoutCore

/// What a person can do with a node: functions, nil for what it does not react to.
public struct Interaction {
  /// A tap or a click.
  public var tap: (() -> Void)?
  /// A switch is turned.
  public var toggle: (() -> Void)?
  /// A text replaces the text of a field.
  public var type: ((String) -> Void)?
  /// A control of a number, or of a choice by its place from 0, is moved there.
  public var set: ((Double) -> Void)?
  /// A finger lies on it for long.
  public var hold: (() -> Void)?
  /// The gestures of the view, the innermost first.
  var gestures: [AttachedGesture] = []

  /// What is possible.
  public init(
    tap: (() -> Void)? = nil, toggle: (() -> Void)? = nil, type: ((String) -> Void)? = nil,
    set: ((Double) -> Void)? = nil, hold: (() -> Void)? = nil
  ) {
    self.tap = tap
    self.toggle = toggle
    self.type = type
    self.set = set
    self.hold = hold
  }
  /// Both; the inner one first, as SwiftUI gives a tap to the innermost view that takes it.
  func merging(_ inner: Interaction) -> Interaction {
    var both = Interaction(
      tap: inner.tap ?? tap, toggle: inner.toggle ?? toggle, type: inner.type ?? type, set: inner.set ?? set,
      hold: inner.hold ?? hold)
    both.gestures = inner.gestures + gestures
    return both
  }
}

extension NodeList {
  /// The node that was added last reacts to a person.
  mutating func responds(_ interaction: Interaction) { responds(interaction, at: NodeID(infos.count - 1)) }
  /// A node reacts to a person.
  /// - Parameter isAround: it is a modifier around what the node reacts to already, which comes first.
  mutating func responds(_ interaction: Interaction, at node: NodeID, isAround: Bool = false) {
    guard environment.controls.isEnabled else { return }
    interactions[node] =
      interactions[node].map { isAround ? interaction.merging($0) : $0.merging(interaction) } ?? interaction
    if isTouchable, interaction.tap != nil || interaction.toggle != nil { controlPlaces[node] = path.elements }
  }
}
