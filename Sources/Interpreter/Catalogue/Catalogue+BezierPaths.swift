internal import Drawing
internal import Foundation
internal import Views

/// UIKit's path: an object that shapes of older files draw with.
final class BezierPath: LibraryValue {
  static var libraryType: LibraryType { LibraryType("UIBezierPath", ["AnyObject"]) }
  var path: Path
  init(_ path: Path) { self.path = path }
}
/// Core Graphics' path, which UIKit's and SwiftUI's are made to and from; the one that is drawn step by step is the same type here.
final class GraphicsPath: LibraryValue {
  static var libraryType: LibraryType { LibraryType("CGPath", ["AnyObject"]) }
  var path: Path
  init(_ path: Path) { self.path = path }
}
/// Which corners of a rectangle are rounded.
private struct CornerSet: OptionSet, LibraryValue {
  let rawValue: UInt
  static let all: [(String, CornerSet)] = [
    ("topLeft", CornerSet(rawValue: 1)), ("topRight", CornerSet(rawValue: 2)), ("bottomLeft", CornerSet(rawValue: 4)), ("bottomRight", CornerSet(rawValue: 8)),
    ("allCorners", CornerSet(rawValue: 15)),
  ]
  static var libraryType: LibraryType { LibraryType("UIRectCorner", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> CornerSet {
    switch value {
    case .library(let library): if let corners = library as? CornerSet { return corners }
    case .array(let values):
      var corners = CornerSet()
      for value in values { corners.formUnion(try read(value, call)) }
      return corners
    default: break
    }
    throw call.mismatch(staticType)
  }
  /// A rectangle of which these corners are rounded.
  func path(_ rect: CGRect, _ size: CGSize) -> Path {
    // UIKit takes the width for both, as far as half of the shorter side.
    let radius = max(0, min(size.width, min(rect.width, rect.height) / 2))
    func corner(_ bit: UInt) -> CGFloat { rawValue & bit != 0 ? radius : 0 }
    return Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: corner(1), bottomLeading: corner(4), bottomTrailing: corner(8), topTrailing: corner(2)))
  }
}

extension Catalogue {
  /// Paths of UIKit and Core Graphics, which shapes of older files are drawn with.
  func registerBezierPaths() {
    for type in [BezierPath.libraryType, GraphicsPath.libraryType, CornerSet.libraryType] { add(type) }
    for (name, corners) in CornerSet.all { constant(corners, name, doc: "The choice '\(name)'.") }
    let rect = Parameter<CGRect>("roundedRect")
    value(BezierPath.self, doc: "An empty path.") { BezierPath(Path()) }
    value(BezierPath.self, Parameter<CGRect>("rect"), doc: "A rectangle.") { BezierPath(Path($0)) }
    value(BezierPath.self, Parameter<CGRect>("ovalIn"), doc: "An ellipse.") { BezierPath(Path(ellipseIn: $0)) }
    value(BezierPath.self, rect, Parameter<CGFloat>("cornerRadius"), doc: "A rectangle with rounded corners.") { BezierPath(Path(roundedRect: $0, cornerRadius: $1)) }
    value(BezierPath.self, rect, Parameter<CornerSet>("byRoundingCorners"), Parameter<CGSize>("cornerRadii"), doc: "A rectangle of which some corners are rounded.") {
      BezierPath($1.path($0, $2))
    }
    let (center, radius) = (Parameter<CGPoint>("arcCenter"), Parameter<CGFloat>("radius"))
    let (start, end, isClockwise) = (Parameter<CGFloat>("startAngle"), Parameter<CGFloat>("endAngle"), Parameter<Bool>("clockwise"))
    value(BezierPath.self, center, radius, start, end, isClockwise, doc: "An arc; angles in radians.") {
      var path = Path()
      path.addArc(center: $0, radius: $1, startRadians: Double($2), endRadians: Double($3), clockwise: !$4)
      return BezierPath(path)
    }
    value(BezierPath.self, Parameter<GraphicsPath>("cgPath"), doc: "Core Graphics' path.") { BezierPath($0.path) }
    property(of: BezierPath.self, "cgPath", doc: "The path as Core Graphics has it.") { GraphicsPath($0.path) }
    property(of: BezierPath.self, "bounds", doc: "The smallest rectangle around the path.") { $0.path.boundingRect }
    property(of: BezierPath.self, "isEmpty", doc: "Whether nothing was drawn.") { $0.path.isEmpty }
    property(of: BezierPath.self, "currentPoint", doc: "Where the next piece begins.") { $0.path.currentPoint ?? .zero }
    method(of: BezierPath.self, "contains", Parameter<CGPoint>(nil), doc: "Whether a point lies inside.") { $0.path.contains($1) }
    let to = Parameter<CGPoint>("to")
    draw(BezierPath.self, "move", to, doc: "Begins a new part at a point.") { $0.path.move(to: $1) }
    draw(BezierPath.self, "addLine", to, doc: "Draws a straight line to a point.") { $0.path.addLine(to: $1) }
    draw(BezierPath.self, "addQuadCurve", to, Parameter<CGPoint>("controlPoint"), doc: "Draws a parabola to a point.") { $0.path.addQuadCurve(to: $1, control: $2) }
    draw(BezierPath.self, "addCurve", to, Parameter<CGPoint>("controlPoint1"), Parameter<CGPoint>("controlPoint2"), doc: "Draws a cubic curve to a point.") {
      $0.path.addCurve(to: $1, control1: $2, control2: $3)
    }
    // What UIKit calls clockwise is so on the screen; SwiftUI's paths mean axes that run up.
    draw(BezierPath.self, "addArc", Parameter<CGPoint>("withCenter"), radius, start, end, isClockwise, doc: "Draws an arc; angles in radians.") {
      $0.path.addArc(center: $1, radius: $2, startRadians: Double($3), endRadians: Double($4), clockwise: !$5)
    }
    draw(BezierPath.self, "close", doc: "Draws a straight line back to where the part began.") { $0.path.closeSubpath() }
    draw(BezierPath.self, "append", Parameter<BezierPath>(nil), doc: "Draws another path.") { $0.path.addPath($1.path) }
    draw(BezierPath.self, "apply", Parameter<CGAffineTransform>(nil), doc: "Maps the path.") { $0.path = $0.path.applying($1) }
    registerGraphicsPaths()
  }

  private func registerGraphicsPaths() {
    value(Path.self, Parameter<GraphicsPath>(nil), doc: "Core Graphics' path.") { $0.path }
    property(of: Path.self, "cgPath", doc: "The path as Core Graphics has it.") { GraphicsPath($0) }
    let none: CGAffineTransform? = nil
    let (map, transform) = (Parameter<CGAffineTransform?>("transform", default: none), Parameter<CGAffineTransform>("transform", default: .identity))
    func mapped(_ path: Path, _ map: CGAffineTransform?) -> GraphicsPath { GraphicsPath(map.map { path.applying($0) } ?? path) }
    value(GraphicsPath.self, Parameter<CGRect>("rect"), map, doc: "A rectangle.") { mapped(Path($0), $1) }
    value(GraphicsPath.self, Parameter<CGRect>("ellipseIn"), map, doc: "An ellipse.") { mapped(Path(ellipseIn: $0), $1) }
    value(
      GraphicsPath.self, Parameter<CGRect>("roundedRect"), Parameter<CGFloat>("cornerWidth"), Parameter<CGFloat>("cornerHeight"), map, doc: "A rectangle with rounded corners."
    ) { mapped(Path(roundedRect: $0, cornerSize: CGSize(width: $1, height: $2)), $3) }
    add(CatalogueEntry(.function, "", "CGMutablePath", [], result: GraphicsPath.staticType, doc: "An empty path.") { _ in GraphicsPath(Path()).value })
    for name in ["boundingBox", "boundingBoxOfPath"] { property(of: GraphicsPath.self, name, doc: "The smallest rectangle around the path.") { $0.path.boundingRect } }
    property(of: GraphicsPath.self, "isEmpty", doc: "Whether nothing was drawn.") { $0.path.isEmpty }
    method(of: GraphicsPath.self, "contains", Parameter<CGPoint>(nil), doc: "Whether a point lies inside.") { $0.path.contains($1) }
    let to = Parameter<CGPoint>("to")
    draw(GraphicsPath.self, "move", to, doc: "Begins a new part at a point.") { $0.path.move(to: $1) }
    draw(GraphicsPath.self, "addLine", to, doc: "Draws a straight line to a point.") { $0.path.addLine(to: $1) }
    draw(GraphicsPath.self, "addLines", Parameter<[CGPoint]>("between"), doc: "Draws straight lines from point to point.") { $0.path.addLines($1) }
    draw(GraphicsPath.self, "addQuadCurve", to, Parameter<CGPoint>("control"), doc: "Draws a parabola to a point.") { $0.path.addQuadCurve(to: $1, control: $2) }
    draw(GraphicsPath.self, "addCurve", to, Parameter<CGPoint>("control1"), Parameter<CGPoint>("control2"), doc: "Draws a cubic curve to a point.") {
      $0.path.addCurve(to: $1, control1: $2, control2: $3)
    }
    draw(GraphicsPath.self, "addRect", Parameter<CGRect>(nil), transform, doc: "Draws a rectangle.") { $0.path.addRect($1, transform: $2) }
    draw(GraphicsPath.self, "addEllipse", Parameter<CGRect>("in"), transform, doc: "Draws an ellipse.") { $0.path.addEllipse(in: $1, transform: $2) }
    draw(
      GraphicsPath.self, "addRoundedRect", Parameter<CGRect>("in"), Parameter<CGFloat>("cornerWidth"), Parameter<CGFloat>("cornerHeight"), transform,
      doc: "Draws a rectangle with rounded corners."
    ) { $0.path.addRoundedRect(in: $1, cornerSize: CGSize(width: $2, height: $3), transform: $4) }
    draw(
      GraphicsPath.self, "addArc", Parameter<CGPoint>("center"), Parameter<CGFloat>("radius"), Parameter<CGFloat>("startAngle"), Parameter<CGFloat>("endAngle"),
      Parameter<Bool>("clockwise"), transform, doc: "Draws an arc; angles in radians."
    ) { $0.path.addArc(center: $1, radius: $2, startRadians: Double($3), endRadians: Double($4), clockwise: $5, transform: $6) }
    draw(GraphicsPath.self, "addPath", Parameter<GraphicsPath>(nil), transform, doc: "Draws another path.") { $0.path.addPath($1.path, transform: $2) }
    draw(GraphicsPath.self, "closeSubpath", doc: "Draws a straight line back to where the part began.") { $0.path.closeSubpath() }
  }

  /// A method that draws with a path of one of these kinds.
  private func draw<T: LibraryValue, each P: InterpretableArgument>(
    _ type: T.Type, _ name: String, _ parameters: repeat Parameter<each P>, doc: String, apply: @escaping @MainActor (T, repeat each P) -> Void
  ) {
    var signatures: [ParameterSignature] = []
    for parameter in repeat each parameters { signatures.append(parameter.signature) }
    add(
      CatalogueEntry(.method, T.ownerName, name, signatures, result: .void, doc: doc) { call throws(Interruption) -> Value in
        var index = 0
        apply(try T.read(call.base, call), repeat try (each parameters).read(call, &index))
        try call.evaluation.charge(call.base, call.span)
        return .void
      })
  }
}
