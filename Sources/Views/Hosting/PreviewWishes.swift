/// What a preview asks of the device that it is shown on, by its traits or by modifiers. Only devices of pixels hear it, but for a fixed size.
package struct PreviewWishes: Hashable, Sendable {
  /// The device, by its name in Xcode.
  package var device: PreviewDevice?
  /// The room for the view.
  package var layout: PreviewLayout?
  /// How the device is held.
  package var orientation: InterfaceOrientation?
  /// What the preview is called.
  package var name: String?
  /// No wishes.
  package init(
    device: PreviewDevice? = nil, layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil,
    name: String? = nil
  ) {
    (self.device, self.layout, self.orientation, self.name) = (device, layout, orientation, name)
  }
  /// These wishes, and those of views where nothing is said here.
  package func completed(by other: PreviewWishes) -> PreviewWishes {
    PreviewWishes(
      device: device ?? other.device, layout: layout ?? other.layout, orientation: orientation ?? other.orientation,
      name: name ?? other.name)
  }
}
