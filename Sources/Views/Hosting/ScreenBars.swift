internal import Drawing
internal import Foundation

/// What views say of the bars that iOS draws over every screen.
struct ScreenOverlays {
  var hidesStatusBar = false
  var hidesHomeIndicator = false
  /// The scheme of the status bar's signs; nil is that of the screen.
  var statusScheme: ColorScheme?
}

/// What iOS draws over every screen: the status bar, and the bar of the home gesture.
struct ScreenBars {
  let device: Device
  let bounds: CGRect
  /// The colour of both.
  let label: Paint

  /// The time, and signs of signal, network and battery. Nothing on a device without a status bar, or held across.
  var status: [DisplayList.Content] {
    if device.statusBar <= 0 { return [] }
    switch device.camera {
    case .notch: return besideCamera(middle: 25, time: 52, signs: 98)
    case .island: return besideCamera(middle: device.safeArea.top / 2 + 2.5, time: 66, signs: 113)
    case .none where device == .watch: return time(size: 15, centre: CGPoint(x: bounds.maxX - 36, y: device.statusBar / 2 + 2))
    case .none: return device.isWide ? atEnds : aroundTime
    }
  }
  /// Beside a camera: the time on its left, the signs on its right. Points from the edges.
  private func besideCamera(middle y: CGFloat, time: CGFloat, signs: CGFloat) -> [DisplayList.Content] {
    let (x, below) = (bounds.maxX - signs, y + 3.5)
    return self.time(size: 17, centre: CGPoint(x: time, y: y)) + signal(at: CGPoint(x: x, y: below - 5)) + network(at: CGPoint(x: x + 24, y: below - 5))
      + battery(at: CGPoint(x: x + 47, y: below - 6.5))
  }
  /// A narrow screen without a camera in it: signs at both ends, the time in the middle.
  private var aroundTime: [DisplayList.Content] {
    let y = device.statusBar / 2
    return signal(at: CGPoint(x: 6, y: y - 6)) + network(at: CGPoint(x: 30, y: y - 6)) + time(size: 12, centre: CGPoint(x: bounds.midX, y: y))
      + battery(at: CGPoint(x: bounds.maxX - 34, y: y - 6.5))
  }
  /// A wide screen: the time at one end, the signs at the other.
  private var atEnds: [DisplayList.Content] {
    let y = device.statusBar / 2
    return time(size: 12, centre: CGPoint(x: 36, y: y)) + network(at: CGPoint(x: bounds.maxX - 60, y: y - 6)) + battery(at: CGPoint(x: bounds.maxX - 38, y: y - 6.5))
  }
  /// A bar of 139×5 points, 8 above the edge.
  var homeIndicator: [DisplayList.Content] {
    guard device.hasHomeIndicator else { return [] }
    return [.fill(.capsule(CGRect(x: bounds.midX - 69.5, y: bounds.maxY - 13, width: 139, height: 5)), label)]
  }

  /// The time of Apple's pictures.
  private func time(size: CGFloat, centre: CGPoint) -> [DisplayList.Content] {
    let text = TextContent("9:41", font: ResolvedFont(pointSize: size, weight: 600), paint: label, metrics: device.textMetrics)
    return text.centred(in: CGRect(x: centre.x - 50, y: centre.y - 20, width: 100, height: 40))
  }
  /// Four columns, 19×12 points.
  private func signal(at point: CGPoint) -> [DisplayList.Content] {
    (0..<4).map { index in
      let height = 4 + CGFloat(index) * 8 / 3
      return .fill(.rounded(CGRect(x: point.x + CGFloat(index) * 5.2, y: point.y + 12 - height, width: 3.4, height: height), 1), label)
    }
  }
  /// Three arcs above a point, 17×12.2 points.
  private func network(at point: CGPoint) -> [DisplayList.Content] {
    let foot = CGPoint(x: point.x + 8.5, y: point.y + 11.6)
    func wedge(from inner: CGFloat, to outer: CGFloat) -> DisplayList.Content {
      var path = Path()
      let (start, end) = (Angle(degrees: -135), Angle(degrees: -45))
      path.addArc(center: foot, radius: outer, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 { path.addArc(center: foot, radius: inner, startAngle: end, endAngle: start, clockwise: true) } else { path.addLine(to: foot) }
      path.closeSubpath()
      return .fill(.path(path, in: path.boundingRect, isEvenOdd: false), label)
    }
    return [wedge(from: 0, to: 3.6), wedge(from: 5.2, to: 7.6), wedge(from: 9.2, to: 11.6)]
  }
  /// A full battery of 28×13 points.
  private func battery(at point: CGPoint) -> [DisplayList.Content] {
    let shell = CGRect(x: point.x, y: point.y, width: 25, height: 13)
    let tip = CGRect(x: shell.maxX + 1, y: shell.midY - 2, width: 1.6, height: 4)
    return [
      .layer(
        .group(opacity: 0.4),
        [
          DisplayList.Item(.stroke(.rounded(shell.insetBy(dx: 0.5, dy: 0.5), 3.8), StrokeStyle(lineWidth: 1), label)), DisplayList.Item(.fill(.rounded(tip, 0.8), label)),
        ]), .fill(.rounded(shell.insetBy(dx: 2, dy: 2), 2.5), label),
    ]
  }
}
