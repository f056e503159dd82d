internal import Drawing
internal import Foundation
internal import Views

extension Catalogue {
  func registerShapes() {
    addProtocol("Shape")
    addProtocol("InsettableShape")
    for type in [
      Rectangle.libraryType, Circle.libraryType, Ellipse.libraryType, Capsule.libraryType, RoundedRectangle.libraryType, UnevenRoundedRectangle.libraryType,
      ContainerRelativeShape.libraryType, AnyShape.libraryType, PaintedShape<AnyShape>.libraryType,
    ] { add(type) }
    value(Rectangle.self, doc: "A rectangle that fills what it is offered.") { Rectangle() }
    value(Circle.self, doc: "A circle, as large as fits into what it is offered.") { Circle() }
    value(Ellipse.self, doc: "An ellipse that touches all edges of its frame.") { Ellipse() }
    value(Capsule.self, Parameter<RoundedCornerStyle>("style", default: .continuous), doc: "A rectangle whose shorter sides are half circles.") { Capsule(style: $0) }
    value(
      RoundedRectangle.self, Parameter<CGFloat>("cornerRadius"), Parameter<RoundedCornerStyle>("style", default: .continuous), doc: "A rectangle with rounded corners."
    ) { RoundedRectangle(cornerRadius: $0, style: $1) }
    value(
      RoundedRectangle.self, Parameter<CGSize>("cornerSize"), Parameter<RoundedCornerStyle>("style", default: .continuous), doc: "A rectangle with rounded corners."
    ) { RoundedRectangle(cornerSize: $0, style: $1) }
    value(
      UnevenRoundedRectangle.self, Parameter<CGFloat>("topLeadingRadius", default: 0), Parameter<CGFloat>("bottomLeadingRadius", default: 0),
      Parameter<CGFloat>("bottomTrailingRadius", default: 0), Parameter<CGFloat>("topTrailingRadius", default: 0),
      Parameter<RoundedCornerStyle>("style", default: .continuous), doc: "A rectangle with corners of several radii."
    ) { UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3, style: $4) }
    value(
      UnevenRoundedRectangle.self, Parameter<RectangleCornerRadii>("cornerRadii"), Parameter<RoundedCornerStyle>("style", default: .continuous),
      doc: "A rectangle with corners of several radii."
    ) { UnevenRoundedRectangle(cornerRadii: $0, style: $1) }
    value(ContainerRelativeShape.self, doc: "The shape of the container around the view: here a rectangle.") { ContainerRelativeShape() }
    value(AnyShape.self, Parameter<ShapeArgument>(nil), doc: "A shape without its static type.") { $0.erased }
    registerShapeNames()
    registerDerivedShapes()
    registerPaintedShapes()
    modifier("clipShape", Parameter<ShapeArgument>(nil), Parameter<FillStyle>("style", default: FillStyle()), doc: "Shows only what lies inside a shape.") {
      $0.clipShape($1.erased, style: $2)
    }
    modifier("cornerRadius", Parameter<CGFloat>(nil), Parameter<Bool>("antialiased", default: true), doc: "Shows only what lies inside rounded corners.") {
      $0.cornerRadius($1, antialiased: $2)
    }
    modifier("mask", Parameter<Alignment>("alignment", default: .center), Parameter<ViewContent>(nil), doc: "Shows the view as far as others are opaque.") {
      base, alignment, content in base.mask(alignment: alignment) { content.view }
    }
    modifier("mask", Parameter<ViewArgument>(nil), doc: "Shows the view as far as another one is opaque.", isDisfavored: true) { $0.mask($1.view) }
  }

  private func registerShapeNames() {
    let corner = Parameter<RoundedCornerStyle>("style", default: .continuous)
    constant(Rectangle(), "rect", of: "Shape", doc: "A rectangle.")
    constant(Circle(), "circle", of: "Shape", doc: "A circle.")
    constant(Ellipse(), "ellipse", of: "Shape", doc: "An ellipse.")
    constant(Capsule(), "capsule", of: "Shape", doc: "A capsule.")
    constant(ContainerRelativeShape(), "containerRelative", of: "Shape", doc: "The shape of the container around the view.")
    maker("capsule", Parameter<RoundedCornerStyle>("style"), doc: "A capsule.") { Capsule(style: $0) }
    maker("rect", Parameter<CGFloat>("cornerRadius"), corner, doc: "A rectangle with rounded corners.") { RoundedRectangle(cornerRadius: $0, style: $1) }
    maker("rect", Parameter<CGSize>("cornerSize"), corner, doc: "A rectangle with rounded corners.") { RoundedRectangle(cornerSize: $0, style: $1) }
    maker(
      "rect", Parameter<CGFloat>("topLeadingRadius", default: 0), Parameter<CGFloat>("bottomLeadingRadius", default: 0),
      Parameter<CGFloat>("bottomTrailingRadius", default: 0), Parameter<CGFloat>("topTrailingRadius", default: 0), corner, doc: "A rectangle with corners of several radii."
    ) { UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3, style: $4) }
    maker("rect", Parameter<RectangleCornerRadii>("cornerRadii"), corner, doc: "A rectangle with corners of several radii.") { UnevenRoundedRectangle(cornerRadii: $0, style: $1) }
  }
  private func maker<T: Interpretable, each P: InterpretableArgument>(
    _ name: String, _ parameters: repeat Parameter<each P>, doc: String, make: @escaping @MainActor (repeat each P) -> T
  ) {
    add(.staticMethod, "Shape", name, ParameterList(repeat each parameters), result: T.staticType, doc: doc) { call throws(Interruption) -> Value in
      var index = 0
      return make(repeat try (each parameters).read(call, &index)).value
    }
  }

  // MARK: Methods of shapes

  /// A method of every shape that gives a shape again.
  private func derived<each P: InterpretableArgument>(
    _ name: String, _ parameters: repeat Parameter<each P>, doc: String, apply: @escaping @MainActor (any Shape, repeat each P) -> any Shape
  ) {
    let result = StaticType.opaque(["Shape", "View"], origin: entries.count + 1)
    add(.method, "Shape", name, ParameterList(repeat each parameters), result: result, doc: doc, keepsSite: true) { call throws(Interruption) -> Value in
      var index = 0
      let base = try ShapeArgument.read(call.evaluation.shapeValue(call.base), call).shape
      return .view(apply(base, repeat try (each parameters).read(call, &index)), nil)
    }
  }
  private func registerDerivedShapes() {
    derived("trim", Parameter<CGFloat>("from", default: 0), Parameter<CGFloat>("to", default: 1), doc: "A part of the outline, by fractions of its length.") {
      shape, from, to in
      func opened(_ shape: some Shape) -> any Shape { shape.trim(from: from, to: to) }
      return opened(shape)
    }
    derived("offset", Parameter<CGSize>(nil), doc: "The shape elsewhere; the frame stays.") { shape, offset in
      func opened(_ shape: some Shape) -> any Shape { shape.offset(offset) }
      return opened(shape)
    }
    derived("offset", Parameter<CGPoint>(nil), doc: "The shape elsewhere; the frame stays.") { shape, offset in
      func opened(_ shape: some Shape) -> any Shape { shape.offset(offset) }
      return opened(shape)
    }
    derived("offset", Parameter<CGFloat>("x", default: 0), Parameter<CGFloat>("y", default: 0), doc: "The shape elsewhere; the frame stays.") { shape, x, y in
      func opened(_ shape: some Shape) -> any Shape { shape.offset(x: x, y: y) }
      return opened(shape)
    }
    derived("rotation", Parameter<Angle>(nil), Parameter<UnitPoint>("anchor", default: .center), doc: "The shape turned; the frame stays.") { shape, angle, anchor in
      func opened(_ shape: some Shape) -> any Shape { shape.rotation(angle, anchor: anchor) }
      return opened(shape)
    }
    derived(
      "scale", Parameter<CGFloat>("x", default: 1), Parameter<CGFloat>("y", default: 1), Parameter<UnitPoint>("anchor", default: .center),
      doc: "The shape enlarged; the frame stays."
    ) { shape, x, y, anchor in
      func opened(_ shape: some Shape) -> any Shape { shape.scale(x: x, y: y, anchor: anchor) }
      return opened(shape)
    }
    derived("scale", Parameter<CGFloat>(nil), Parameter<UnitPoint>("anchor", default: .center), doc: "The shape enlarged; the frame stays.") { shape, scale, anchor in
      func opened(_ shape: some Shape) -> any Shape { shape.scale(scale, anchor: anchor) }
      return opened(shape)
    }
    derived("transform", Parameter<CGAffineTransform>(nil), doc: "The shape after a map.") { shape, transform in
      func opened(_ shape: some Shape) -> any Shape { shape.transform(transform) }
      return opened(shape)
    }
    derived("size", Parameter<CGSize>(nil), doc: "The shape for a rectangle of a size.") { shape, size in
      func opened(_ shape: some Shape) -> any Shape { shape.size(size) }
      return opened(shape)
    }
    derived("size", Parameter<CGFloat>("width"), Parameter<CGFloat>("height"), doc: "The shape for a rectangle of a size.") { shape, width, height in
      func opened(_ shape: some Shape) -> any Shape { shape.size(width: width, height: height) }
      return opened(shape)
    }
    derived("stroke", Parameter<StrokeStyle>("style"), doc: "The line along the outline, as a shape.") { shape, style in
      func opened(_ shape: some Shape) -> any Shape { shape.stroke(style: style) }
      return opened(shape)
    }
    derived("stroke", Parameter<CGFloat>("lineWidth", default: 1), doc: "The line along the outline, as a shape.") { shape, width in
      func opened(_ shape: some Shape) -> any Shape { shape.stroke(lineWidth: width) }
      return opened(shape)
    }
  }
}

extension Evaluation {
  /// A shape of the file's own as a shape of the library; other values as they are.
  func shapeValue(_ value: Value) -> Value {
    guard case .structure(let instance) = value else { return value }
    return .view(shape(instance), instance.site)
  }
  /// A `struct Foo: Shape` of the file: it draws when the library asks for its path.
  func shape(_ instance: Instance) -> RuntimeShape {
    runsForPictures = true
    let drawing = ShapeDrawing(instance: instance, evaluation: self)
    return RuntimeShape(name: instance.declaration.name) { rect in MainActor.assumeIsolated { drawing.path(in: rect) } }
  }
}

/// What a shape of the file draws. Only the main thread draws, see ARCHITECTURE.md.
@MainActor private final class ShapeDrawing {
  let instance: Instance
  let evaluation: Evaluation
  init(instance: Instance, evaluation: Evaluation) {
    self.instance = instance
    self.evaluation = evaluation
  }
  func path(in rect: CGRect) -> Path {
    let span = instance.declaration.span
    guard case .view(let path, _)? = evaluation.callMethod("path", ["in"], of: .structure(instance), [.library(rect)], at: span) else { return Path() }
    return path as? Path ?? Path()
  }
}

/// A closure that draws a path.
struct PathContent: InterpretableArgument {
  let path: Path
  static var staticType: StaticType { .function([Path.staticType], .void) }
  static var changesArgument: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PathContent {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    return PathContent(path: try Path.read(try call.evaluation.callChanging(closure, Path().value, at: call.span), call))
  }
}
