internal import Drawing
internal import Foundation

extension PixelPart {
  /// The two signs of a stepper on a fill, with a line between them; a direction in which the value cannot go is fainter.
  static func stepper(canFall: Bool, canRise: Bool, in environment: EnvironmentValues) -> PixelPart {
    let fill = SystemColor.tertiarySystemFill.paint(in: environment)
    let line = SystemColor.separator.paint(in: environment)
    let label = SystemColor.label.paint(in: environment)
    let isDimmed = !environment.isEnabled
    typealias Measures = PhoneMetrics.Stepper
    return PixelPart(
      kind: "Stepper", size: Measures.size,
      drawing: PixelDrawing(label: "stepper") { frame, _ in
        func bar(_ x: CGFloat, _ size: CGSize, _ paint: Paint) -> DisplayList.Content {
          .fill(.capsule(CGRect(x: x - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)), paint)
        }
        func sign(_ part: CGFloat, _ isVertical: Bool, _ isPossible: Bool) -> DisplayList.Content {
          let size = isVertical ? CGSize(width: Measures.stroke, height: Measures.sign) : CGSize(width: Measures.sign, height: Measures.stroke)
          return bar(frame.minX + frame.width * part, size, isPossible ? label : label.opacity(Measures.endOpacity))
        }
        let plus: [DisplayList.Content]
        if canRise {
          plus = [sign(0.75, false, true), sign(0.75, true, true)]
        } else {
          // Two translucent bars would be darker where they cross.
          let bars = [sign(0.75, false, true), sign(0.75, true, true)].map { DisplayList.Item($0) }
          plus = [.layer(.group(opacity: Measures.endOpacity), bars)]
        }
        let ground: [DisplayList.Content] = [.fill(.rounded(frame, Measures.radius), fill), bar(frame.midX, CGSize(width: 1, height: Measures.divider), line)]
        return (ground + [sign(0.25, false, canFall)] + plus).dimmed(isDimmed)
      })
  }
}
