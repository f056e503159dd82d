extension View {
  /// A gesture of the view; gestures of the views inside come first.
  nonisolated public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    Gestured(content: self, gesture: gesture, kind: "gesture", isEnabled: mask.includesGesture)
  }
  /// A gesture of the view that can be turned off; gestures of the views inside come first.
  nonisolated public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Gestured(content: self, gesture: gesture, kind: "gesture", isEnabled: isEnabled)
  }
  /// A gesture of the view with a name; gestures of the views inside come first.
  nonisolated public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View {
    Gestured(content: self, gesture: gesture, kind: "gesture", isEnabled: isEnabled)
  }
  /// A gesture of the view that comes before those of the views inside.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    Gestured(content: self, gesture: gesture, kind: "highPriorityGesture", priority: .high, isEnabled: mask.includesGesture)
  }
  /// A gesture of the view that comes before those of the views inside, and can be turned off.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Gestured(content: self, gesture: gesture, kind: "highPriorityGesture", priority: .high, isEnabled: isEnabled)
  }
  /// A gesture of the view with a name that comes before those of the views inside.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)
    -> some View
  { Gestured(content: self, gesture: gesture, kind: "highPriorityGesture", priority: .high, isEnabled: isEnabled) }
  /// A gesture of the view beside those of the views inside.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    Gestured(content: self, gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, isEnabled: mask.includesGesture)
  }
  /// A gesture of the view beside those of the views inside, which can be turned off.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    Gestured(content: self, gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, isEnabled: isEnabled)
  }
  /// A gesture of the view with a name beside those of the views inside.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true)
    -> some View
  { Gestured(content: self, gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, isEnabled: isEnabled) }
}

/// Which gestures work where several are declared: that of the modifier, those of the views inside, or both.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Some of them.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The modifier's.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]

  var includesGesture: Bool { contains(.gesture) }
}
