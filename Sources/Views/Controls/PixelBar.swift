internal import Drawing
internal import Foundation

/// A leaf of a control that is as wide as it is offered.
struct PixelBar {
  let kind: String
  let height: CGFloat
  let drawing: PixelDrawing
}
extension PixelBar: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.implicitly { nodes in
      nodes.leaf(view.kind, .control(.pixels(view.drawing))) { [height = view.height] builder, index in builder.bar(thickness: height, content: index) }
    }
  }
}

extension PixelBar {
  /// A slider's track with its knob: of the tint before the knob, grey behind it.
  static func slider(_ fraction: Double, in environment: EnvironmentValues) -> PixelBar {
    let done = environment.controls.accent.paint(in: environment)
    let rest = SystemColor.systemFill.paint(in: environment)
    let isDimmed = !environment.isEnabled
    let side = PhoneMetrics.Slider.knob
    return PixelBar(
      kind: "Track", height: side,
      drawing: PixelDrawing(label: "slider") { frame, _ in
        let knob = CGRect(x: frame.minX + max(frame.width - side, 0) * fraction, y: frame.midY - side / 2, width: side, height: side)
        let track = CGRect(x: frame.minX, y: frame.midY - PhoneMetrics.Slider.track / 2, width: frame.width, height: PhoneMetrics.Slider.track)
        var (before, after) = (track, track)
        before.size.width = knob.midX - track.minX
        (after.origin.x, after.size.width) = (knob.midX, max(track.maxX - knob.midX, 0))
        let bars: [DisplayList.Content] = [
          .layer(.clip(.capsule(track)), [DisplayList.Item(.fill(.rectangle(after), rest)), DisplayList.Item(.fill(.rectangle(before), done))])
        ]
        return (bars + Shadow.lifted(.ellipse(in: knob), .color(.white), PhoneMetrics.Slider.shadows)).dimmed(isDimmed)
      })
  }
  /// A bar of which a part is done.
  static func progress(_ fraction: Double, height: CGFloat, in environment: EnvironmentValues) -> PixelBar {
    let done = environment.controls.accent.paint(in: environment)
    let rest = SystemColor.systemFill.paint(in: environment)
    return PixelBar(
      kind: "Bar", height: height,
      drawing: PixelDrawing(label: "bar") { frame, _ in
        var part = frame
        part.size.width = min(max(frame.width * fraction, height), frame.width)
        return [.fill(.capsule(frame), rest)] + (fraction > 0 ? [.fill(.capsule(part), done)] : [])
      })
  }
}
