internal import Drawing
internal import Foundation
internal import LayoutCore

extension Catalogue {
  /// What layouts and shapes calculate with: members of rectangles, points and sizes.
  func registerRectangles() {
    value(CGRect.self, doc: "No rectangle.") { CGRect() }
    value(CGPoint.self, doc: "The origin.") { CGPoint() }
    value(CGSize.self, doc: "No size.") { CGSize() }
    method(of: CGPoint.self, "applying", Parameter<CGAffineTransform>(nil), doc: "The point after a map.") { $0.applying($1) }
    method(of: CGSize.self, "applying", Parameter<CGAffineTransform>(nil), doc: "The size after a map.") { $0.applying($1) }
    method(of: CGRect.self, "applying", Parameter<CGAffineTransform>(nil), doc: "The smallest rectangle around this one after a map.") { $0.applying($1) }
    for (owner, type, labels) in [
      ("CGSize", CGSize.staticType, ["width", "height"]), ("CGPoint", CGPoint.staticType, ["x", "y"]), ("CGRect", CGRect.staticType, ["x", "y", "width", "height"]),
    ] {
      let parameters = labels.map { Parameter<Int>($0).signature }
      add(
        CatalogueEntry(.initializer, owner, "init", parameters, result: type, doc: "From whole numbers, in points.", isDisfavored: true) { call throws(Interruption) -> Value in
          let numbers = try labels.indices.map { index throws(Interruption) in CGFloat(try Int.read(call.argument(index), call)) }
          if owner == "CGRect" { return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).value }
          return owner == "CGSize" ? CGSize(width: numbers[0], height: numbers[1]).value : CGPoint(x: numbers[0], y: numbers[1]).value
        })
    }
    property(of: CGRect.self, "standardized", doc: "The same rectangle with a width and a height of at least 0.") { $0.standardized }
    property(of: CGRect.self, "integral", doc: "The smallest rectangle around this one with whole coordinates.") { $0.integral }
    property(of: CGRect.self, "isNull", doc: "True for the rectangle that is nowhere.") { $0.isNull }
    property(of: CGRect.self, "isInfinite", doc: "True for the rectangle without end.") { $0.isInfinite }
    property(of: CGRect.self, "isEmpty", doc: "True without width or height.") { $0.isEmpty }
    method(of: CGRect.self, "union", Parameter<CGRect>(nil), doc: "The smallest rectangle around both.") { $0.union($1) }
    method(of: CGRect.self, "intersection", Parameter<CGRect>(nil), doc: "What both have in common.") { $0.intersection($1) }
    method(of: CGRect.self, "contains", Parameter<CGPoint>(nil), doc: "True if the point lies inside.") { $0.contains($1) }
    method(of: CGRect.self, "contains", Parameter<CGRect>(nil), doc: "True if the rectangle lies inside.") { $0.contains($1) }
    method(of: CGRect.self, "intersects", Parameter<CGRect>(nil), doc: "True if both have something in common.") { $0.intersects($1) }
    constant(CGRect.infinite, "infinite", doc: "A rectangle without end.")
    constant(CGRect.null, "null", doc: "The rectangle that is nowhere.")
  }
}
