internal import Drawing
internal import Foundation

extension PixelPart {
  /// Eight spokes around a middle, each fainter than the one before it: a turning sign at its beginning.
  static func spinner(in environment: EnvironmentValues) -> PixelPart {
    typealias Measures = PhoneMetrics.Progress
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let side = isLarge ? Measures.largeSpinner : Measures.spinner
    let paint = (environment.controls.tint ?? .gray).paint(in: environment)
    let unit = side / Measures.spinner
    return PixelPart(
      kind: "Spinner", size: CGSize(width: side, height: side),
      drawing: PixelDrawing(label: "spinner") { frame, _ in
        let bar = Measures.spoke
        let spoke = CGRect(x: -bar.width / 2 * unit, y: -bar.outer * unit, width: bar.width * unit, height: (bar.outer - bar.inner) * unit)
        return (0..<Measures.spokes).map { index in
          let part = Double(index) / Double(Measures.spokes)
          // The first spoke is up; those that the sign has passed lie clockwise from it.
          let turn = CGAffineTransform(rotationAngle: CGFloat(part * 2 * .pi)).concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
          let opacity = 1 - (1 - Measures.faintest) * Double((Measures.spokes - index) % Measures.spokes) / Double(Measures.spokes - 1)
          return .layer(.transform(turn), [DisplayList.Item(.fill(.capsule(spoke), paint.opacity(opacity)))])
        }
      })
  }
}
