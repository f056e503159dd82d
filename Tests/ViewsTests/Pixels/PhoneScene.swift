internal import Drawing
internal import Foundation
internal import LayoutCore
@testable internal import Views

/// A view on an iPhone, laid out in a width: the frames of its parts and what they paint.
@MainActor struct PhoneScene {
  let host: ViewHost
  init(_ view: some View, width: CGFloat? = 358, height: CGFloat? = 800, isDark: Bool = false) {
    host = ViewHost(view, device: .iphone, colorScheme: isDark ? .dark : .light)
    host.layOut(ProposedViewSize(width: width, height: height))
  }
  /// The first node of a kind: `x,y w×h`, rounded to hundredths.
  func frame(_ kind: String) -> String {
    let frames = host.tree.frames()
    guard let index = frames.indices.first(where: { host.infos[$0].kind == kind }) else { return "none" }
    func number(_ value: CGFloat) -> String { String(format: "%g", Double((value * 100).rounded() / 100)) }
    let frame = frames[index]
    return "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
  }
  /// All paints of outlines, lines and texts, back to front: `RRGGBB percent`.
  var paints: [String] { PhoneScene.paints(host.displayList.items) }
  /// The bounds of all outlines that are filled.
  var fills: [CGRect] { PhoneScene.contents(host.displayList.items).compactMap { if case .fill(let outline, _) = $0 { outline.bounds } else { nil } } }

  /// What is painted, out of all layers.
  static func contents(_ items: [DisplayList.Item]) -> [DisplayList.Content] {
    items.flatMap { item in if case .layer(_, let inner) = item.content { contents(inner) } else { [item.content] } }
  }
  private static func paints(_ items: [DisplayList.Item]) -> [String] {
    contents(items).compactMap { content in
      switch content {
      case .fill(_, let paint), .stroke(_, _, let paint), .border(_, _, let paint): shown(paint)
      case .text(let run): shown(run.paint)
      case .backdrop(_, let backdrop): shown(backdrop.paint)
      case .image, .layer: nil
      }
    }
  }
  static func shown(_ paint: Paint) -> String {
    let color = paint.solid(ink: RGBA(red: 1, green: 0, blue: 1))
    let bytes = [color.red, color.green, color.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    return "\(bytes) \(Int((color.alpha * 100).rounded()))"
  }
}

/// A label as wide as a word of 75 points, as high as a line of the body font.
struct Word: View {
  var height: CGFloat = 61.0 / 3
  var body: some View { Color.clear.frame(width: 75, height: height) }
}
