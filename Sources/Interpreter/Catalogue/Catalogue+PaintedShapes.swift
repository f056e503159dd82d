internal import Drawing
internal import Foundation
internal import Views

extension Catalogue {
  /// A method of shapes; its result stays where the shape was written.
  func method<each P: InterpretableArgument>(
    in owner: String, _ name: String, _ parameters: repeat Parameter<each P>, result: StaticType, doc: String,
    apply: @escaping @MainActor (CatalogueEntry.Call, any Shape, repeat each P) throws(Interruption) -> Value
  ) {
    add(.method, owner, name, ParameterList(repeat each parameters), result: result, doc: doc, keepsSite: true) { call throws(Interruption) -> Value in
      var index = 0
      let base = try ShapeArgument.read(call.evaluation.shapeValue(call.base), call).shape
      return try apply(call, base, repeat try (each parameters).read(call, &index))
    }
  }

  /// A method that changes the value that it is called on.
  func mutation<T: Interpretable, each P: InterpretableArgument>(
    of type: T.Type, _ name: String, _ parameters: repeat Parameter<each P>, doc: String, apply: @escaping @MainActor (T, repeat each P) -> T
  ) {
    let entry = add(.method, T.ownerName, name, ParameterList(repeat each parameters), result: .void, doc: doc) { call throws(Interruption) -> Value in
      let base = try T.read(call.base, call)
      var index = 0
      return apply(base, repeat try (each parameters).read(call, &index)).value
    }
    entry.isMutating = true
  }

  /// A method of every shape that fills it or draws along it.
  private func painted<each P: InterpretableArgument>(
    _ owner: String, _ name: String, _ parameters: repeat Parameter<each P>, doc: String, apply: @escaping @MainActor (any Shape, repeat each P) -> PaintedShape<AnyShape>
  ) {
    add(.method, owner, name, ParameterList(repeat each parameters), result: PaintedShape<AnyShape>.staticType, doc: doc, keepsSite: true) {
      call throws(Interruption) -> Value in
      var index = 0
      let base = try ShapeArgument.read(call.evaluation.shapeValue(call.base), call).shape
      return .view(apply(base, repeat try (each parameters).read(call, &index)), nil)
    }
  }

  func registerPaintedShapes() {
    let style = Parameter<StyleArgument>(nil)
    let smooth = Parameter<Bool>("antialiased", default: true)
    painted("Shape", "fill", style, Parameter<FillStyle>("style", default: FillStyle()), doc: "Fills the shape.") { shape, content, fill in
      let typeless = erased(shape)
      func opened(_ content: some ShapeStyle) -> PaintedShape<AnyShape> { typeless.fill(content, style: fill) }
      return opened(content.style)
    }
    painted("Shape", "fill", Parameter<FillStyle>("style", default: FillStyle()), doc: "Fills the shape with the foreground style.") { erased($0).fill(style: $1) }
    painted("Shape", "stroke", style, Parameter<StrokeStyle>("style"), smooth, doc: "Draws a line along the outline.") { shape, content, line, _ in
      let typeless = erased(shape)
      func opened(_ content: some ShapeStyle) -> PaintedShape<AnyShape> { typeless.stroke(content, style: line) }
      return opened(content.style)
    }
    painted("Shape", "stroke", style, Parameter<CGFloat>("lineWidth", default: 1), smooth, doc: "Draws a line along the outline.") { shape, content, width, _ in
      let typeless = erased(shape)
      func opened(_ content: some ShapeStyle) -> PaintedShape<AnyShape> { typeless.stroke(content, lineWidth: width) }
      return opened(content.style)
    }
    painted("InsettableShape", "strokeBorder", style, Parameter<StrokeStyle>("style"), smooth, doc: "Draws a line along the inside.") { shape, content, line, _ in
      bordered(shape, content, line)
    }
    painted("InsettableShape", "strokeBorder", style, Parameter<CGFloat>("lineWidth", default: 1), smooth, doc: "Draws a line along the inside.") {
      shape, content, width, _ in bordered(shape, content, StrokeStyle(lineWidth: width))
    }
    painted("InsettableShape", "strokeBorder", Parameter<StrokeStyle>("style"), smooth, doc: "Draws a line along the inside.") { shape, line, _ in bordered(shape, nil, line) }
    painted("InsettableShape", "strokeBorder", Parameter<CGFloat>("lineWidth", default: 1), smooth, doc: "Draws a line along the inside.") { shape, width, _ in
      bordered(shape, nil, StrokeStyle(lineWidth: width))
    }
    method(
      in: "InsettableShape", "inset", Parameter<CGFloat>("by"), result: .opaque(["InsettableShape", "Shape", "View"], origin: entries.count + 1),
      doc: "The shape, smaller on all sides."
    ) { call, base, amount throws(Interruption) -> Value in
      guard let base = base as? any InsettableShape else { throw call.mismatch(ShapeArgument.staticType) }
      func opened(_ shape: some InsettableShape) -> any Shape { shape.inset(by: amount) }
      return .view(opened(base), nil)
    }
    registerPaintedAgain()
  }
  /// More layers on a painted shape.
  private func registerPaintedAgain() {
    method(of: PaintedShape<AnyShape>.self, "fill", Parameter<StyleArgument>(nil), Parameter<FillStyle>("style", default: FillStyle()), doc: "Fills the shape behind.") {
      shape, content, fill in
      func opened(_ content: some ShapeStyle) -> PaintedShape<AnyShape> { shape.fill(content, style: fill) }
      return opened(content.style)
    }
    method(
      of: PaintedShape<AnyShape>.self, "stroke", Parameter<StyleArgument>(nil), Parameter<StrokeStyle>("style"), Parameter<Bool>("antialiased", default: true),
      doc: "Draws a line along the outline, in front."
    ) { shape, content, line, _ in
      func opened(_ content: some ShapeStyle) -> PaintedShape<AnyShape> { shape.stroke(content, style: line) }
      return opened(content.style)
    }
    method(
      of: PaintedShape<AnyShape>.self, "stroke", Parameter<StyleArgument>(nil), Parameter<CGFloat>("lineWidth", default: 1), Parameter<Bool>("antialiased", default: true),
      doc: "Draws a line along the outline, in front."
    ) { shape, content, width, _ in
      func opened(_ content: some ShapeStyle) -> PaintedShape<AnyShape> { shape.stroke(content, lineWidth: width) }
      return opened(content.style)
    }
  }
}

private func erased(_ shape: any Shape) -> AnyShape {
  func opened<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }
  return opened(shape)
}
/// A line along the inside; the shape that carries it has no type any more, so it is made of the smaller one.
@MainActor private func bordered(_ shape: any Shape, _ content: StyleArgument?, _ line: StrokeStyle) -> PaintedShape<AnyShape> {
  guard let insettable = shape as? any InsettableShape else { return erased(shape).fill() }
  func opened(_ shape: some InsettableShape) -> PaintedShape<AnyShape> {
    guard let style = content?.style else { return shape.strokeBorder(style: line).erased }
    func styled(_ style: some ShapeStyle) -> PaintedShape<AnyShape> { shape.strokeBorder(style, style: line).erased }
    return styled(style)
  }
  return opened(insettable)
}
