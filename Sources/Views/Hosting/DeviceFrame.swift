internal import Drawing
internal import Foundation

/// A device drawn around its screen (`--frame`): a dark rim, corners as round as the screen's, and the camera's notch or island (our choice of measures).
struct DeviceFrame {
  let device: Device
  let screen: DisplayList

  /// The width of the rim, in points.
  private static let rim: CGFloat = 14
  /// The width of the metal around the rim, in points.
  private static let metal: CGFloat = 2

  var list: DisplayList {
    let radius = device.cornerRadius
    let outside = screen.bounds.insetBy(dx: -Self.rim, dy: -Self.rim - (radius == 0 ? 70 : 0))
    let round = radius + Self.rim
    let metal = outside.insetBy(dx: -Self.metal, dy: -Self.metal)
    var items = [
      DisplayList.Item(.fill(.rounded(metal, round + Self.metal), .color(RGBA(red: 0.56, green: 0.56, blue: 0.58)))),
      DisplayList.Item(.fill(.rounded(outside, round), .color(RGBA(red: 0.06, green: 0.06, blue: 0.07)))),
      DisplayList.Item(.layer(.clip(.rounded(screen.bounds, radius)), screen.items)),
    ]
    items += camera.map { DisplayList.Item(.fill($0, .color(.black))) }
    if radius == 0 {
      let button = CGRect(x: screen.bounds.midX - 24, y: screen.bounds.maxY + 18, width: 48, height: 48)
      items.append(DisplayList.Item(.stroke(.ellipse(in: button), StrokeStyle(lineWidth: 2), .color(RGBA(red: 0.3, green: 0.3, blue: 0.32)))))
    }
    return DisplayList(items: items, bounds: metal)
  }

  /// A notch in the upper edge or an island below it; of a device held across at the left edge.
  private var camera: [DisplayList.Outline] {
    switch device.camera {
    case .none: []
    case .notch: [.rounded(atEdge(length: 162, from: -4, depth: 35), 17)]
    case .island: [.capsule(atEdge(length: 125, from: 11, depth: 37))]
    }
  }
  /// In the middle of the edge with the camera, so long along it; from and depth are across it. Points.
  private func atEdge(length: CGFloat, from: CGFloat, depth: CGFloat) -> CGRect {
    let bounds = screen.bounds
    if bounds.width > bounds.height { return CGRect(x: bounds.minX + from, y: bounds.midY - length / 2, width: depth, height: length) }
    return CGRect(x: bounds.midX - length / 2, y: bounds.minY + from, width: length, height: depth)
  }
}
