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

  /// A notch under the time's line (47 points), an island below the edge (59); none on other devices.
  private var camera: [DisplayList.Outline] {
    switch device.safeArea.top {
    case 47: [.rounded(CGRect(x: screen.bounds.midX - 81, y: -4, width: 162, height: 35), 17)]
    case 59: [.capsule(CGRect(x: screen.bounds.midX - 62.5, y: 11, width: 125, height: 37))]
    default: []
    }
  }
}
