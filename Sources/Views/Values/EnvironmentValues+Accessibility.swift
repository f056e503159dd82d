// What a person wants of the device: nothing special, here.
extension EnvironmentValues {
  /// Whether what is held long is shown enlarged: it is not.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether colours are inverted: they are not.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a person wants to see the shapes of buttons: nobody does.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether films with flashes are shown darker: they are not.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether pictures that move do so by themselves: they do.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a person works with one key: nobody does.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether a person gives short commands by hand: nobody does.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the device shows its simplest look: it does not.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether a person wants cross-fades instead of movements: nobody does.
  public var accessibilityPrefersCrossFadeTransitions: Bool { false }
}
