/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How a presentation is shown where room is short.
public enum PresentationAdaptation: Hashable, CaseIterable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// What a drag in a sheet does.
public enum PresentationContentInteraction: Hashable, CaseIterable, Sendable {
  case automatic, resizes, scrolls
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  /// Whether the device is held across.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a pointer over a view changes.
public enum HoverEffect: Hashable, CaseIterable, Sendable {
  case automatic, highlight, lift
}

/// Whether scroll bars are shown.
public enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden, never
}

/// Whether scrolling bounces.
public enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable {
  case automatic, always, basedOnSize
}
