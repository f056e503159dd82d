internal import Drawing
internal import Foundation

/// What iOS draws over every screen: the status bar, and the bar of the home gesture.
struct ScreenBars {
  let device: Device
  let bounds: CGRect
  /// The colour of both.
  let label: Paint

  /// The time, and signs of signal, network and battery. Nothing on a device without a status bar, or held across.
  var status: [DisplayList.Content] {
    guard device.statusBar > 0 else { return [] }
    // The measures are those of a screen of 390 points with a status bar of 47.
    let middle = device.statusBar == 20 || device.statusBar == 24 ? device.statusBar / 2 : 25
    let right = bounds.maxX - 390
    return signal(at: CGPoint(x: right + 292, y: middle - 6)) + network(at: CGPoint(x: right + 316, y: middle - 6)) + battery(at: CGPoint(x: right + 339, y: middle - 6.5))
  }
  /// A bar of 139×5 points, 8 above the edge.
  var homeIndicator: [DisplayList.Content] {
    guard device.hasHomeIndicator else { return [] }
    return [.fill(.capsule(CGRect(x: bounds.midX - 69.5, y: bounds.maxY - 13, width: 139, height: 5)), label)]
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
