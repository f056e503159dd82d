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
    for (owner, type, labels) in [("CGSize", CGSize.staticType, ["width", "height"]), ("CGPoint", CGPoint.staticType, ["x", "y"])] {
      let parameters = labels.map { Parameter<Int>($0).signature }
      add(
        CatalogueEntry(.initializer, owner, "init", parameters, result: type, doc: "From whole numbers, in points.", isDisfavored: true) { call throws(Interruption) -> Value in
          let (a, b) = (CGFloat(try Int.read(call.arguments[0] ?? .void, call)), CGFloat(try Int.read(call.arguments[1] ?? .void, call)))
          return owner == "CGSize" ? CGSize(width: a, height: b).value : CGPoint(x: a, y: b).value
        })
    }
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
