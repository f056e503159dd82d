internal import Drawing
internal import Foundation
internal import LayoutCore

extension Gauge {
  /// A bar with its labels, a bar with a knob, an open ring with a knob, or a ring that is filled in part.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let fraction = view.shownFraction
    switch nodes.environment.controls.gauge {
    case is AccessoryCircularGaugeStyle: view.makeRing(PixelPart.openRing(fraction, in: nodes.environment), hasGap: true, &nodes)
    case is AccessoryCircularCapacityGaugeStyle: view.makeRing(PixelPart.ring(fraction, in: nodes.environment), hasGap: false, &nodes)
    case is AccessoryLinearGaugeStyle:
      let bar = PixelBar.gauge(fraction, in: nodes.environment)
      nodes.row("Gauge", spacing: PhoneMetrics.spacing) {
        view.minimum
        bar
        view.maximum
      }
    default:
      let bar = PixelBar.progress(fraction, height: PhoneMetrics.Gauge.bar, in: nodes.environment)
      nodes.column("Gauge", spacing: PhoneMetrics.Progress.labelSpacing, alignment: .center) {
        view.label
        Implicit {
          HStack(spacing: PhoneMetrics.spacing) {
            view.minimum
            bar
            view.maximum
          }
        }
        view.current
      }
    }
  }

  /// A ring with the value's label in it; in its gap the labels of the bounds, else the gauge's own.
  @MainActor private func makeRing(_ ring: PixelPart, hasGap: Bool, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Gauge
    let side = Measures.circle
    let inside = (Measures.ringRadius - Measures.stroke / 2 - Measures.valueInset) * 2
    nodes.container("Gauge", { $0.beginFrame(width: side, height: side, horizontal: .horizontalCenter, vertical: .verticalCenter) }) { nodes in
      nodes.append(
        Implicit {
          ZStack {
            ring
            current.font(.system(size: Measures.valueFont, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: inside)
            if hasGap {
              Group {
                if minimum != nil || maximum != nil {
                  HStack(spacing: PhoneMetrics.spacing) {
                    minimum
                    maximum
                  }
                } else {
                  label
                }
              }
              .font(.system(size: Measures.labelFont, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: inside)
              .frame(height: side, alignment: .bottom)
            }
          }
        })
    }
  }
}

extension PixelPart {
  /// What runs along a ring: the tint, or a gradient from an angle on, in degrees.
  private static func ringPaint(_ environment: EnvironmentValues, from start: Double, sweep: Double) -> Paint {
    guard let gradient = environment.controls.gradient else { return environment.controls.accent.paint(in: environment) }
    return AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + sweep)).paint(in: environment)
  }
  private static func ringPath(_ frame: CGRect, from start: Double, sweep: Double) -> DisplayList.Outline {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: frame.midX, y: frame.midY), radius: PhoneMetrics.Gauge.ringRadius, startRadians: start * .pi / 180, deltaRadians: sweep * .pi / 180)
    return .path(path, in: frame, isEvenOdd: false)
  }
  private static let ringStroke = StrokeStyle(lineWidth: PhoneMetrics.Gauge.stroke, lineCap: .round)

  /// An open ring with a knob at a part of its way.
  fileprivate static func openRing(_ fraction: Double, in environment: EnvironmentValues) -> PixelPart {
    typealias Measures = PhoneMetrics.Gauge
    let paint = ringPaint(environment, from: Measures.start, sweep: Measures.sweep)
    let knobPaint: Paint = if case .gradient(let gradient) = paint { .color(gradient.color(atFraction: fraction)) } else { paint }
    return PixelPart(
      kind: "Ring", size: CGSize(width: Measures.circle, height: Measures.circle),
      drawing: PixelDrawing(label: "gauge") { frame, _ in
        let angle = (Measures.start + Measures.sweep * fraction) * .pi / 180
        let center = CGPoint(x: frame.midX + Measures.ringRadius * CGFloat(cos(angle)), y: frame.midY + Measures.ringRadius * CGFloat(sin(angle)))
        func disc(_ radius: CGFloat) -> CGRect { CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2) }
        // What is behind the gauge shows around the knob.
        let around = frame.insetBy(dx: -Measures.stroke, dy: -Measures.stroke)
        var hole = Path()
        hole.addRect(around)
        hole.addEllipse(in: disc(Measures.circularKnob / 2 + Measures.knobRing))
        let ring = DisplayList.Item(.stroke(ringPath(frame, from: Measures.start, sweep: Measures.sweep), ringStroke, paint.placed(in: frame)))
        return [.layer(.clip(.path(hole, in: around, isEvenOdd: true)), [ring]), .fill(.ellipse(in: disc(Measures.circularKnob / 2)), knobPaint)]
      })
  }
  /// A whole ring, filled in part from its top.
  fileprivate static func ring(_ fraction: Double, in environment: EnvironmentValues) -> PixelPart {
    typealias Measures = PhoneMetrics.Gauge
    let paint = ringPaint(environment, from: -90, sweep: 360)
    return PixelPart(
      kind: "Ring", size: CGSize(width: Measures.circle, height: Measures.circle),
      drawing: PixelDrawing(label: "gauge") { frame, _ in
        let whole = frame.insetBy(dx: frame.width / 2 - Measures.ringRadius, dy: frame.height / 2 - Measures.ringRadius)
        let rest = DisplayList.Content.stroke(.ellipse(in: whole), StrokeStyle(lineWidth: Measures.stroke), paint.placed(in: frame).opacity(Measures.restOpacity))
        return [rest] + (fraction > 0 ? [.stroke(ringPath(frame, from: -90, sweep: 360 * fraction), ringStroke, paint.placed(in: frame))] : [])
      })
  }
}

extension PixelBar {
  /// A bar with a knob at a part of its length, and what is behind it around the knob.
  fileprivate static func gauge(_ fraction: Double, in environment: EnvironmentValues) -> PixelBar {
    typealias Measures = PhoneMetrics.Gauge
    let gradient = environment.controls.gradient.map { LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing).paint(in: environment) }
    let paint = gradient ?? environment.controls.accent.paint(in: environment)
    let knobPaint: Paint = if case .gradient(let gradient) = paint { .color(gradient.color(atFraction: fraction)) } else { paint }
    return PixelBar(
      kind: "Bar", height: Measures.knob + Measures.knobRing * 2,
      drawing: PixelDrawing(label: "gauge") { frame, _ in
        let bar = CGRect(x: frame.minX, y: frame.midY - Measures.bar / 2, width: frame.width, height: Measures.bar)
        let x = bar.minX + Measures.bar / 2 + max(bar.width - Measures.bar, 0) * fraction
        func disc(_ radius: CGFloat) -> CGRect { CGRect(x: x - radius, y: frame.midY - radius, width: radius * 2, height: radius * 2) }
        let around = frame.insetBy(dx: -Measures.knob, dy: -Measures.knob)
        var hole = Path()
        hole.addRect(around)
        hole.addEllipse(in: disc(Measures.knob / 2 + Measures.knobRing))
        return [
          .layer(.clip(.path(hole, in: around, isEvenOdd: true)), [DisplayList.Item(.fill(.capsule(bar), paint.placed(in: bar)))]),
          .fill(.ellipse(in: disc(Measures.knob / 2)), knobPaint),
        ]
      })
  }
}
