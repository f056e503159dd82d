public import Drawing
public import Foundation

/// Copies of an image, side by side: a fill.
public struct ImagePaint: ShapeStyle, Hashable {
  /// The image.
  public var image: Image
  /// The part of it that is repeated, in fractions. The whole is repeated here.
  public var sourceRect: CGRect
  /// How large the copies are.
  public var scale: CGFloat
  /// Where a copy lies, in points from the corner of what is filled.
  var origin = CGPoint.zero
  /// Copies of an image, enlarged by a factor.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  /// Where no copies can be drawn, as behind letters: the text colour.
  public func paint(in environment: EnvironmentValues) -> Paint { environment.foreground }
  /// `image`.
  public var label: String { "image" }

  /// Copies are no paint.
  public func isDrawn(in environment: EnvironmentValues) -> Bool { true }
  /// The copies that lie in an outline. More than ten thousand are not drawn.
  public func fill(_ outline: DisplayList.Outline, frame: CGRect, in environment: EnvironmentValues) -> [DisplayList.Content] {
    let cell = Device.terminal.cell
    let drawn = image.drawn(environment, cell: cell) { _ in }
    let factor = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(width: drawn.size.width * factor, height: drawn.size.height * factor)
    guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return [] }
    // How far the first copy lies before the corner.
    func before(_ origin: CGFloat, _ length: CGFloat) -> CGFloat {
      let rest = origin.truncatingRemainder(dividingBy: length)
      return !rest.isFinite || rest == 0 ? 0 : rest > 0 ? length - rest : -rest
    }
    let (left, above) = (before(origin.x, size.width), before(origin.y, size.height))
    let columns = ((frame.width + left) / size.width).rounded(.up)
    let rows = ((frame.height + above) / size.height).rounded(.up)
    guard columns * rows <= 10_000 else { return [.fill(outline, paint(in: environment))] }
    let seen = outline.extent
    var items: [DisplayList.Item] = []
    for row in 0..<Int(bounded: rows) {
      for column in 0..<Int(bounded: columns) {
        let place = CGRect(x: frame.minX - left + CGFloat(column) * size.width, y: frame.minY - above + CGFloat(row) * size.height, width: size.width, height: size.height)
        guard place.intersects(seen) else { continue }
        items += drawn.items(place, cell).map { DisplayList.Item($0) }
      }
    }
    return [.layer(.clip(outline), items)]
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Copies of an image, side by side.
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
