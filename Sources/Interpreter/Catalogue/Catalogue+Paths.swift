internal import Drawing
internal import Foundation
internal import Views

extension Catalogue {
  func registerPaths() {
    for type in [
      Path.libraryType, Angle.libraryType, CGVector.libraryType, CGAffineTransform.libraryType, StrokeStyle.libraryType, FillStyle.libraryType, CGLineCap.libraryType,
      CGLineJoin.libraryType, RoundedCornerStyle.libraryType, RectangleCornerRadii.libraryType,
    ] { add(type) }
    registerAngles()
    registerLineStyles()
    registerTransforms()
    let corner = Parameter<RoundedCornerStyle>("style", default: .circular)
    value(Path.self, doc: "An empty path.") { Path() }
    value(Path.self, Parameter<CGRect>(nil), doc: "A rectangle.") { Path($0) }
    value(Path.self, Parameter<PathContent>(nil), doc: "A path that the closure draws.") { $0.path }
    value(Path.self, Parameter<CGRect>("ellipseIn"), doc: "An ellipse.") { Path(ellipseIn: $0) }
    value(Path.self, Parameter<CGRect>("roundedRect"), Parameter<CGFloat>("cornerRadius"), corner, doc: "A rectangle with rounded corners.") {
      Path(roundedRect: $0, cornerRadius: $1, style: $2)
    }
    value(Path.self, Parameter<CGRect>("roundedRect"), Parameter<CGSize>("cornerSize"), corner, doc: "A rectangle with rounded corners.") {
      Path(roundedRect: $0, cornerSize: $1, style: $2)
    }
    value(Path.self, Parameter<CGRect>("roundedRect"), Parameter<RectangleCornerRadii>("cornerRadii"), corner, doc: "A rectangle with corners of several radii.") {
      Path(roundedRect: $0, cornerRadii: $1, style: $2)
    }
    property(of: Path.self, "isEmpty", doc: "Whether nothing was drawn.") { $0.isEmpty }
    property(of: Path.self, "boundingRect", doc: "The smallest rectangle around the path.") { $0.boundingRect }
    property(of: Path.self, "currentPoint", doc: "Where the next piece begins.") { $0.currentPoint }
    method(of: Path.self, "contains", Parameter<CGPoint>(nil), Parameter<Bool>("eoFill", default: false), doc: "Whether a point lies inside.") { $0.contains($1, eoFill: $2) }
    method(of: Path.self, "applying", Parameter<CGAffineTransform>(nil), doc: "The path after a map.") { $0.applying($1) }
    method(of: Path.self, "offsetBy", Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy"), doc: "The path elsewhere.") { $0.offsetBy(dx: $1, dy: $2) }
    method(of: Path.self, "trimmedPath", Parameter<CGFloat>("from"), Parameter<CGFloat>("to"), doc: "A part of the path, by fractions of its length.") {
      $0.trimmedPath(from: $1, to: $2)
    }
    method(of: Path.self, "strokedPath", Parameter<StrokeStyle>(nil), doc: "The outline of the line along the path.") { $0.strokedPath($1) }
    registerPathDrawing()
  }

  private func registerPathDrawing() {
    let transform = Parameter<CGAffineTransform>("transform", default: .identity)
    let corner = Parameter<RoundedCornerStyle>("style", default: .circular)
    mutation(of: Path.self, "move", Parameter<CGPoint>("to"), doc: "Begins a new part at a point.") {
      var path = $0; path.move(to: $1); return path
    }
    mutation(of: Path.self, "addLine", Parameter<CGPoint>("to"), doc: "Draws a straight line to a point.") {
      var path = $0; path.addLine(to: $1); return path
    }
    mutation(of: Path.self, "addQuadCurve", Parameter<CGPoint>("to"), Parameter<CGPoint>("control"), doc: "Draws a parabola to a point.") {
      var path = $0; path.addQuadCurve(to: $1, control: $2); return path
    }
    mutation(of: Path.self, "addCurve", Parameter<CGPoint>("to"), Parameter<CGPoint>("control1"), Parameter<CGPoint>("control2"), doc: "Draws a cubic curve to a point.") {
      var path = $0; path.addCurve(to: $1, control1: $2, control2: $3); return path
    }
    mutation(of: Path.self, "closeSubpath", doc: "Draws a straight line back to where the part began.") {
      var path = $0; path.closeSubpath(); return path
    }
    mutation(of: Path.self, "addRect", Parameter<CGRect>(nil), transform, doc: "Draws a rectangle.") {
      var path = $0; path.addRect($1, transform: $2); return path
    }
    mutation(of: Path.self, "addRects", Parameter<[CGRect]>(nil), transform, doc: "Draws several rectangles.") {
      var path = $0; path.addRects($1, transform: $2); return path
    }
    mutation(of: Path.self, "addLines", Parameter<[CGPoint]>(nil), doc: "Draws straight lines from point to point.") {
      var path = $0; path.addLines($1); return path
    }
    mutation(of: Path.self, "addEllipse", Parameter<CGRect>("in"), transform, doc: "Draws an ellipse.") {
      var path = $0; path.addEllipse(in: $1, transform: $2); return path
    }
    mutation(of: Path.self, "addRoundedRect", Parameter<CGRect>("in"), Parameter<CGSize>("cornerSize"), corner, transform, doc: "Draws a rectangle with rounded corners.") {
      var path = $0; path.addRoundedRect(in: $1, cornerSize: $2, style: $3, transform: $4); return path
    }
    mutation(
      of: Path.self, "addRoundedRect", Parameter<CGRect>("in"), Parameter<RectangleCornerRadii>("cornerRadii"), corner, transform,
      doc: "Draws a rectangle with corners of several radii."
    ) {
      var path = $0; path.addRoundedRect(in: $1, cornerRadii: $2, style: $3, transform: $4); return path
    }
    mutation(of: Path.self, "addPath", Parameter<Path>(nil), transform, doc: "Draws another path.") {
      var path = $0; path.addPath($1, transform: $2); return path
    }
    mutation(
      of: Path.self, "addArc", Parameter<CGPoint>("center"), Parameter<CGFloat>("radius"), Parameter<Angle>("startAngle"), Parameter<Angle>("endAngle"),
      Parameter<Bool>("clockwise"), transform, doc: "Draws an arc between two angles."
    ) {
      var path = $0; path.addArc(center: $1, radius: $2, startAngle: $3, endAngle: $4, clockwise: $5, transform: $6); return path
    }
    mutation(
      of: Path.self, "addArc", Parameter<CGPoint>("tangent1End"), Parameter<CGPoint>("tangent2End"), Parameter<CGFloat>("radius"), transform, doc: "Rounds a corner."
    ) {
      var path = $0; path.addArc(tangent1End: $1, tangent2End: $2, radius: $3, transform: $4); return path
    }
    mutation(
      of: Path.self, "addRelativeArc", Parameter<CGPoint>("center"), Parameter<CGFloat>("radius"), Parameter<Angle>("startAngle"), Parameter<Angle>("delta"), transform,
      doc: "Draws an arc from an angle by another one."
    ) {
      var path = $0; path.addRelativeArc(center: $1, radius: $2, startAngle: $3, delta: $4, transform: $5); return path
    }
  }

  private func registerAngles() {
    value(Angle.self, doc: "No turn.") { Angle() }
    value(Angle.self, Parameter<Double>("degrees"), doc: "An angle in degrees.") { Angle(degrees: $0) }
    value(Angle.self, Parameter<Double>("radians"), doc: "An angle in radians.") { Angle(radians: $0) }
    maker(of: Angle.self, "degrees", Parameter<Double>(nil), doc: "An angle in degrees.") { .degrees($0) }
    maker(of: Angle.self, "radians", Parameter<Double>(nil), doc: "An angle in radians.") { .radians($0) }
    constant(Angle.zero, "zero", doc: "No turn.")
    property(of: Angle.self, "degrees", doc: "In degrees.") { $0.degrees }
    property(of: Angle.self, "radians", doc: "In radians.") { $0.radians }
    value(CGVector.self, Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy"), doc: "A direction with a length.") { CGVector(dx: $0, dy: $1) }
    value(CGRect.self, Parameter<CGPoint>("origin"), Parameter<CGSize>("size"), doc: "A rectangle of a corner and a size.") { CGRect(origin: $0, size: $1) }
    method(of: CGRect.self, "insetBy", Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy"), doc: "The rectangle, smaller on both sides.") { $0.insetBy(dx: $1, dy: $2) }
    method(of: CGRect.self, "offsetBy", Parameter<CGFloat>("dx"), Parameter<CGFloat>("dy"), doc: "The rectangle elsewhere.") { $0.offsetBy(dx: $1, dy: $2) }
  }
  private func registerTransforms() {
    constant(CGAffineTransform.identity, "identity", doc: "Leaves everything where it is.")
    value(CGAffineTransform.self, doc: "Leaves everything where it is.") { CGAffineTransform() }
    value(CGAffineTransform.self, Parameter<CGFloat>("rotationAngle"), doc: "Turns by radians.") { CGAffineTransform(rotationAngle: $0) }
    value(CGAffineTransform.self, Parameter<CGFloat>("scaleX"), Parameter<CGFloat>("y"), doc: "Enlarges by two factors.") { CGAffineTransform(scaleX: $0, y: $1) }
    value(CGAffineTransform.self, Parameter<CGFloat>("translationX"), Parameter<CGFloat>("y"), doc: "Moves by a distance.") { CGAffineTransform(translationX: $0, y: $1) }
    method(of: CGAffineTransform.self, "rotated", Parameter<CGFloat>("by"), doc: "First a turn, then this map.") { $0.rotated(by: $1) }
    method(of: CGAffineTransform.self, "scaledBy", Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), doc: "First an enlargement, then this map.") { $0.scaledBy(x: $1, y: $2) }
    method(of: CGAffineTransform.self, "translatedBy", Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), doc: "First a move, then this map.") { $0.translatedBy(x: $1, y: $2) }
    method(of: CGAffineTransform.self, "concatenating", Parameter<CGAffineTransform>(nil), doc: "First this map, then the other.") { $0.concatenating($1) }
    method(of: CGAffineTransform.self, "inverted", doc: "The way back.") { $0.inverted() }
  }
  private func registerLineStyles() {
    value(
      StrokeStyle.self, Parameter<CGFloat>("lineWidth", default: 1), Parameter<CGLineCap>("lineCap", default: .butt), Parameter<CGLineJoin>("lineJoin", default: .miter),
      Parameter<CGFloat>("miterLimit", default: 10), Parameter<[CGFloat]>("dash", default: []), Parameter<CGFloat>("dashPhase", default: 0),
      doc: "How a line is drawn."
    ) { StrokeStyle(lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4, dashPhase: $5) }
    value(FillStyle.self, Parameter<Bool>("eoFill", default: false), Parameter<Bool>("antialiased", default: true), doc: "Which parts are inside.") {
      FillStyle(eoFill: $0, antialiased: $1)
    }
    let caps: [(String, CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]
    for (name, cap) in caps { constant(cap, name, doc: "The end '\(name)' of a line.") }
    let joins: [(String, CGLineJoin)] = [("miter", .miter), ("round", .round), ("bevel", .bevel)]
    for (name, join) in joins { constant(join, name, doc: "The joint '\(name)' of a line.") }
    constant(RoundedCornerStyle.circular, "circular", doc: "A quarter of an ellipse.")
    constant(RoundedCornerStyle.continuous, "continuous", doc: "A curve that bends more evenly.")
    let none = Parameter<CGFloat>("topLeading", default: 0)
    value(
      RectangleCornerRadii.self, none, Parameter<CGFloat>("bottomLeading", default: 0), Parameter<CGFloat>("bottomTrailing", default: 0),
      Parameter<CGFloat>("topTrailing", default: 0), doc: "The radii of four corners."
    ) { RectangleCornerRadii(topLeading: $0, bottomLeading: $1, bottomTrailing: $2, topTrailing: $3) }
  }
}
