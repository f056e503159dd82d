internal import Drawing
internal import Foundation
internal import Views

private let plain = ["Hashable", "Equatable"]
private let style = ["Hashable", "Equatable", "ShapeStyle"]
extension SeparatorShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("SeparatorShapeStyle", style) } }
extension SelectionShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("SelectionShapeStyle", style) } }
extension PlaceholderTextShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PlaceholderTextShapeStyle", style) } }
extension LinkShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("LinkShapeStyle", style) } }
extension FillShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("FillShapeStyle", style) } }
extension WindowBackgroundShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("WindowBackgroundShapeStyle", style) } }
extension ImagePaint: LibraryValue { static var libraryType: LibraryType { LibraryType("ImagePaint", style) } }
extension Color.Resolved: LibraryValue { static var libraryType: LibraryType { LibraryType("Color.Resolved", style) } }
extension Gradient.ColorSpace: LibraryValue { static var libraryType: LibraryType { LibraryType("Gradient.ColorSpace", plain) } }
extension MeshGradient: LibraryView { static var libraryType: LibraryType { LibraryType("MeshGradient", style + ["View"]) } }
extension MeshGradient.BezierPoint: LibraryValue { static var libraryType: LibraryType { LibraryType("MeshGradient.BezierPoint", plain) } }

/// Two numbers, of which a mesh's points are made; an array literal of two is one, too.
struct MeshPoint: LibraryValue {
  var point: SIMD2<Float>
  static var libraryType: LibraryType { LibraryType("SIMD2", plain + ["ExpressibleByArrayLiteral"]) }
  static var staticType: StaticType { .library(libraryType, [Float.staticType]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> MeshPoint {
    switch value {
    case .library(let library): if let point = library as? MeshPoint { return point }
    case .array(let values) where values.count == 2:
      return MeshPoint(point: SIMD2(try Float.read(values[0], call), try Float.read(values[1], call)))
    default: break
    }
    throw call.mismatch(staticType)
  }
}

extension Catalogue {
  /// Styles of the system by what they are for, levels of styles, mixtures, copies of images, meshes of colours.
  func registerDrawnStyles() {
    for type in [
      SeparatorShapeStyle.libraryType, SelectionShapeStyle.libraryType, PlaceholderTextShapeStyle.libraryType, LinkShapeStyle.libraryType, FillShapeStyle.libraryType,
      WindowBackgroundShapeStyle.libraryType, ImagePaint.libraryType, Color.Resolved.libraryType, MeshGradient.libraryType, MeshGradient.BezierPoint.libraryType,
      MeshPoint.libraryType,
    ] { add(type) }
    constant(SeparatorShapeStyle(), "separator", of: "ShapeStyle", doc: "The colour of lines between rows.")
    constant(SelectionShapeStyle(), "selection", of: "ShapeStyle", doc: "The colour behind what is chosen.")
    constant(PlaceholderTextShapeStyle(), "placeholder", of: "ShapeStyle", doc: "The colour of texts that stand for what is missing.")
    constant(LinkShapeStyle(), "link", of: "ShapeStyle", doc: "The colour of links.")
    constant(FillShapeStyle(), "fill", of: "ShapeStyle", doc: "The faint colour that fills parts of controls.")
    constant(WindowBackgroundShapeStyle(), "windowBackground", of: "ShapeStyle", doc: "The colour of an empty window.")
    constant(HierarchicalShapeStyle.quinary, "quinary", doc: "The text colour, level 'quinary'.")
    constant(HierarchicalShapeStyle.quinary, "quinary", of: "ShapeStyle", doc: "The text colour, level 'quinary'.")
    value(SeparatorShapeStyle.self, doc: "The colour of lines between rows.") { SeparatorShapeStyle() }
    value(SelectionShapeStyle.self, doc: "The colour behind what is chosen.") { SelectionShapeStyle() }
    value(PlaceholderTextShapeStyle.self, doc: "The colour of texts that stand for what is missing.") { PlaceholderTextShapeStyle() }
    value(LinkShapeStyle.self, doc: "The colour of links.") { LinkShapeStyle() }
    value(FillShapeStyle.self, doc: "The faint colour that fills parts of controls.") { FillShapeStyle() }
    value(WindowBackgroundShapeStyle.self, doc: "The colour of an empty window.") { WindowBackgroundShapeStyle() }
    registerLevelsOfStyles()
    registerMixtures()
    let image = Parameter<CGRect>("sourceRect", default: CGRect(x: 0, y: 0, width: 1, height: 1))
    value(ImagePaint.self, Parameter<Image>("image"), image, Parameter<CGFloat>("scale", default: 1), doc: "Copies of an image, side by side.") {
      ImagePaint(image: $0, sourceRect: $1, scale: $2)
    }
    maker(of: ImagePaint.self, "image", owner: "ShapeStyle", Parameter<Image>(nil), image, Parameter<CGFloat>("scale", default: 1), doc: "Copies of an image, side by side.") {
      ImagePaint(image: $0, sourceRect: $1, scale: $2)
    }
    property(of: ImagePaint.self, "image", \.image, doc: "The image.")
    property(of: ImagePaint.self, "sourceRect", \.sourceRect, doc: "The part of it that is repeated.")
    property(of: ImagePaint.self, "scale", \.scale, doc: "How large the copies are.")
    registerMeshes()
    registerShapePaths()
  }

  private func registerLevelsOfStyles() {
    for name in ["secondary", "tertiary", "quaternary", "quinary"] {
      add(
        CatalogueEntry(.property, "ShapeStyle", name, [], result: AnyShapeStyle.staticType, doc: "A fainter level of the style.") { call throws(Interruption) -> Value in
          func opened(_ style: some ShapeStyle) -> AnyShapeStyle {
            switch name {
            case "secondary": AnyShapeStyle(style.secondary)
            case "tertiary": AnyShapeStyle(style.tertiary)
            case "quaternary": AnyShapeStyle(style.quaternary)
            default: AnyShapeStyle(style.quinary)
            }
          }
          return opened(try StyleArgument.read(call.base, call).style).value
        })
    }
  }
  private func registerMixtures() {
    cases(Gradient.ColorSpace.self)
    method(
      of: Color.self, "mix", Parameter<Color>("with"), Parameter<Double>("by"), Parameter<Gradient.ColorSpace>("in", default: .perceptual), doc: "The colour between two."
    ) { $0.mix(with: $1, by: $2, in: $3) }
    method(of: Color.self, "resolve", Parameter<EnvironmentValues>("in"), doc: "What the colour is in some surroundings.") { $0.resolve(in: $1) }
    value(Color.self, Parameter<Color.Resolved>(nil), doc: "A colour of the components that it has in some surroundings.") { Color($0) }
    let opacity = Parameter<Float>("opacity", default: 1)
    value(
      Color.Resolved.self, Parameter<Color.RGBColorSpace>("colorSpace", default: .sRGB), Parameter<Float>("red"), Parameter<Float>("green"), Parameter<Float>("blue"), opacity,
      doc: "A colour as it is shown."
    ) { Color.Resolved(colorSpace: $0, red: $1, green: $2, blue: $3, opacity: $4) }
    property(of: Color.Resolved.self, "red", \.red, doc: "The red component.")
    property(of: Color.Resolved.self, "green", \.green, doc: "The green component.")
    property(of: Color.Resolved.self, "blue", \.blue, doc: "The blue component.")
    property(of: Color.Resolved.self, "opacity", \.opacity, doc: "How opaque it is.")
  }

  private func registerMeshes() {
    add(CatalogueEntry(.staticProperty, "SIMD2", "ArrayLiteralElement", [], result: Float.staticType, doc: "What an array literal of two numbers holds.") { _ in .void })
    value(MeshPoint.self, Parameter<Float>(nil), Parameter<Float>(nil), doc: "Two numbers.") { MeshPoint(point: SIMD2($0, $1)) }
    value(MeshPoint.self, Parameter<Float>("x"), Parameter<Float>("y"), doc: "Two numbers.") { MeshPoint(point: SIMD2($0, $1)) }
    property(of: MeshPoint.self, "x", \.point.x, doc: "The first number.")
    property(of: MeshPoint.self, "y", \.point.y, doc: "The second number.")
    let (width, height, colors) = (Parameter<Int>("width"), Parameter<Int>("height"), Parameter<[Color]>("colors"))
    let (background, isSmooth) = (Parameter<Color>("background", default: .clear), Parameter<Bool>("smoothsColors", default: true))
    let space = Parameter<Gradient.ColorSpace>("colorSpace", default: .device)
    value(MeshGradient.self, width, height, Parameter<[MeshPoint]>("points"), colors, background, isSmooth, space, doc: "Colours at the points of a grid.") {
      MeshGradient(width: $0, height: $1, points: $2.map(\.point), colors: $3, background: $4, smoothsColors: $5, colorSpace: $6)
    }
    value(
      MeshGradient.self, width, height, Parameter<[MeshGradient.BezierPoint]>("bezierPoints"), colors, background, isSmooth, space, doc: "Colours at points with handles."
    ) { MeshGradient(width: $0, height: $1, bezierPoints: $2, colors: $3, background: $4, smoothsColors: $5, colorSpace: $6) }
    value(
      MeshGradient.BezierPoint.self, Parameter<MeshPoint>("position"), Parameter<MeshPoint>("leadingControlPoint"), Parameter<MeshPoint>("topControlPoint"),
      Parameter<MeshPoint>("trailingControlPoint"), Parameter<MeshPoint>("bottomControlPoint"), doc: "A point and four handles."
    ) {
      MeshGradient.BezierPoint(
        position: $0.point, leadingControlPoint: $1.point, topControlPoint: $2.point, trailingControlPoint: $3.point, bottomControlPoint: $4.point)
    }
  }

  /// What every shape draws for a rectangle.
  private func registerShapePaths() {
    add(
      CatalogueEntry(
        .method, "Shape", "path", [ParameterSignature(label: "in", name: "rect", type: CGRect.staticType)], result: Path.staticType, doc: "The outline for a rectangle.",
        isDisfavored: true
      ) { call throws(Interruption) -> Value in
        let shape = try ShapeArgument.read(call.evaluation.shapeValue(call.base), call).shape
        return shape.path(in: try CGRect.read(call.argument(0), call)).value
      })
  }
}
