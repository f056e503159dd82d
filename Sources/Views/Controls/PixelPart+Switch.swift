internal import Drawing
internal import Foundation

extension PixelPart {
  /// A switch: a white knob on a capsule, green or of the tint where it is on.
  static func `switch`(isOn: Bool, tint: Color?, in environment: EnvironmentValues) -> PixelPart {
    let track = isOn ? (tint ?? .green).paint(in: environment) : SystemColor.secondarySystemFill.paint(in: environment)
    let isDimmed = !environment.isEnabled
    let inset = PhoneMetrics.Switch.inset
    return PixelPart(
      kind: "Switch", size: PhoneMetrics.Switch.size,
      drawing: PixelDrawing(label: "switch") { frame, _ in
        let side = frame.height - inset * 2
        let knob = CGRect(x: isOn ? frame.maxX - side - inset : frame.minX + inset, y: frame.minY + inset, width: side, height: side)
        return ([.fill(.capsule(frame), track)] + Shadow.lifted(.ellipse(in: knob), .color(.white), PhoneMetrics.Switch.shadows)).dimmed(isDimmed)
      })
  }
}
