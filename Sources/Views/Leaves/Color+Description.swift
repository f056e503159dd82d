internal import Drawing
internal import Foundation

extension Color: CustomStringConvertible {
  /// The name of a colour of the system, else its components as `#RRGGBBAA`, as SwiftUI says them.
  public var description: String { name ?? components }
  private var components: String {
    switch provider {
    case .rgba(let color): return hex(color)
    case .paint(.color(let color)): return hex(color)
    case .paint(.foreground): return "primary"
    case .paint(.secondary): return "secondary"
    case .named(let asset): return "NamedColor(name: \"\(asset)\", bundle: nil)"
    case .system(let color, _): return color.label
    case .schemes(let light, _): return hex(light)
    case .paint, .lightened, .mixed, .adaptive:
      let shown = resolve(in: EnvironmentValues())
      return hex(RGBA(red: Double(shown.red), green: Double(shown.green), blue: Double(shown.blue)))
    }
  }
  private func hex(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha * alpha]
    return "#" + parts.map { String(format: "%02X", Int(bounded: ($0 * 255).rounded())) }.joined()
  }
}
