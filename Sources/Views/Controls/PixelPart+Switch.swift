internal import Drawing
internal import Foundation

extension PixelPart {
  /// The switch of iOS 17: 51×31 points, a white knob of 27 with 2 points around it.
  static func `switch`(isOn: Bool, in environment: EnvironmentValues) -> PixelPart {
    let track = (isOn ? Color.green : Color.gray.opacity(0.32)).paint(in: environment)
    let knob = Color.white.paint(in: environment)
    return PixelPart(
      kind: "Switch", size: CGSize(width: 51, height: 31),
      drawing: PixelDrawing(label: "switch") { frame, _ in
        let place = CGRect(x: isOn ? frame.maxX - 29 : frame.minX + 2, y: frame.minY + 2, width: 27, height: 27)
        return [.fill(.capsule(frame), track), .fill(.ellipse(in: place), knob)]
      })
  }
}
