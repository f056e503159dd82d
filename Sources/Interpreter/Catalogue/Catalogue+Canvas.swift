internal import Drawing
internal import Foundation
internal import Views

private let set = ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]
extension GraphicsContext: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicsContext") } }
extension GraphicsContext.Shading: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicsContext.Shading") } }
extension GraphicsContext.Filter: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicsContext.Filter") } }
extension GraphicsContext.ResolvedText: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicsContext.ResolvedText") } }
extension GraphicsContext.ResolvedImage: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicsContext.ResolvedImage") } }
extension GraphicsContext.ResolvedSymbol: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicsContext.ResolvedSymbol") } }
extension ColorRenderingMode: NamedChoices {}
extension GraphicsContext.ClipOptions: ChoiceSet {}
extension GraphicsContext.GradientOptions: ChoiceSet {}
extension GraphicsContext.FilterOptions: ChoiceSet {}
extension GraphicsContext.ShadowOptions: ChoiceSet {}
extension GraphicsContext.BlurOptions: ChoiceSet {}

/// A set of choices of a drawing: an array literal is one, too.
private protocol ChoiceSet: LibraryValue, OptionSet where Element == Self {}
extension ChoiceSet {
  static var libraryType: LibraryType { LibraryType("GraphicsContext.\(Self.self)", set) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Self {
    switch value {
    case .library(let library): if let options = library as? Self { return options }
    case .array(let values):
      var options: Self = []
      for value in values { options.formUnion(try read(value, call)) }
      return options
    default: break
    }
    throw call.mismatch(staticType)
  }
}

/// A closure that draws on a canvas, whenever a picture is made.
private struct CanvasRenderer: InterpretableArgument {
  let draw: @MainActor (inout GraphicsContext, CGSize) -> Void
  static var staticType: StaticType { .function([GraphicsContext.staticType, CGSize.staticType], .void) }
  static var changesArgument: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> CanvasRenderer {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    evaluation.runsForPictures = true
    return CanvasRenderer { context, size in
      if evaluation.isStopped { return }
      let arguments = [context.value, size.value]
      _ = evaluation.attempt(at: span) { () throws(Interruption) -> Value in try evaluation.callChanging(closure, arguments, at: span) }
    }
  }
}
/// A closure that draws a part of a canvas at once.
private struct LayerContent: InterpretableArgument {
  let draw: @MainActor (inout GraphicsContext) throws(Interruption) -> Void
  static var staticType: StaticType { .function([GraphicsContext.staticType], .void) }
  static var changesArgument: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LayerContent {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    return LayerContent { context throws(Interruption) in context = try GraphicsContext.read(try call.evaluation.callChanging(closure, context.value, at: call.span), call) }
  }
}

extension Catalogue {
  /// `Canvas`, and what its closure draws with.
  func registerCanvas() {
    for type in [
      GraphicsContext.libraryType, GraphicsContext.Shading.libraryType, GraphicsContext.Filter.libraryType, GraphicsContext.ResolvedText.libraryType,
      GraphicsContext.ResolvedImage.libraryType, GraphicsContext.ResolvedSymbol.libraryType,
    ] { add(type) }
    choices(ColorRenderingMode.self)
    options(GraphicsContext.ClipOptions.self, ["inverse": .inverse])
    options(GraphicsContext.GradientOptions.self, ["repeat": .repeat, "mirror": .mirror, "linearColor": .linearColor])
    options(GraphicsContext.FilterOptions.self, ["linearColor": .linearColor])
    options(
      GraphicsContext.ShadowOptions.self,
      ["shadowAbove": .shadowAbove, "shadowOnly": .shadowOnly, "invertsAlpha": .invertsAlpha, "disablesGroup": .disablesGroup])
    options(GraphicsContext.BlurOptions.self, ["opaque": .opaque, "dithersResult": .dithersResult])
    let (isOpaque, mode) = (Parameter<Bool>("opaque", default: false), Parameter<ColorRenderingMode>("colorMode", default: .nonLinear))
    let isLate = Parameter<Bool>("rendersAsynchronously", default: false)
    view("Canvas", isOpaque, mode, isLate, Parameter<CanvasRenderer>("renderer"), doc: "An area in which a closure draws.") { isOpaque, mode, isLate, renderer in
      Canvas(opaque: isOpaque, colorMode: mode, rendersAsynchronously: isLate) { context, size in onMainThread { renderer.draw(&context, size) } }
    }
    view("Canvas", isOpaque, mode, isLate, Parameter<CanvasRenderer>("renderer"), Parameter<ViewContent>("symbols"), doc: "An area in which a closure draws, views too.") {
      isOpaque, mode, isLate, renderer, symbols in
      Canvas(opaque: isOpaque, colorMode: mode, rendersAsynchronously: isLate) { context, size in
        onMainThread { renderer.draw(&context, size) }
      } symbols: {
        symbols.view
      }
    }
    registerContextState()
    registerContextDrawing()
    registerShadings()
    registerFilters()
  }
  private func options<T: LibraryValue>(_ type: T.Type, _ choices: [String: T]) {
    add(T.libraryType)
    for (name, choice) in choices { constant(choice, name, doc: "The choice '\(name)'.") }
  }

  // MARK: State

  private func registerContextState() {
    typealias Context = GraphicsContext
    property(of: Context.self, "opacity", \.opacity, doc: "What is drawn from now on is as opaque.")
    property(of: Context.self, "blendMode", \.blendMode, doc: "How what is drawn from now on and what is there make one.")
    property(of: Context.self, "transform", \.transform, doc: "Where what is drawn from now on lands.")
    property(of: Context.self, "clipBoundingRect", doc: "The smallest rectangle around what can be seen.") { $0.clipBoundingRect }
    property(of: Context.self, "environment", doc: "The surroundings of the canvas.") { $0.environment }
    mutation(of: Context.self, "translateBy", Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), doc: "Moves what is drawn from now on.") {
      var context = $0; context.translateBy(x: $1, y: $2); return context
    }
    mutation(of: Context.self, "scaleBy", Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), doc: "Enlarges what is drawn from now on.") {
      var context = $0; context.scaleBy(x: $1, y: $2); return context
    }
    mutation(of: Context.self, "rotate", Parameter<Angle>("by"), doc: "Turns what is drawn from now on.") {
      var context = $0; context.rotate(by: $1); return context
    }
    mutation(of: Context.self, "concatenate", Parameter<CGAffineTransform>(nil), doc: "Puts a map before those that were set.") {
      var context = $0; context.concatenate($1); return context
    }
    mutation(
      of: Context.self, "clip", Parameter<Path>("to"), Parameter<FillStyle>("style", default: FillStyle()), Parameter<Context.ClipOptions>("options", default: []),
      doc: "Shows of what is drawn from now on only what lies inside."
    ) {
      var context = $0; context.clip(to: $1, style: $2, options: $3); return context
    }
    mutation(of: Context.self, "addFilter", Parameter<Context.Filter>(nil), Parameter<Context.FilterOptions>("options", default: []), doc: "Changes what is drawn from now on.") {
      var context = $0; context.addFilter($1, options: $2); return context
    }
    let clipping = CatalogueEntry(
      .method, "GraphicsContext", "clipToLayer",
      [
        Parameter<Double>("opacity", default: 1).signature, Parameter<Context.ClipOptions>("options", default: []).signature, Parameter<LayerContent>("content").signature,
      ], result: .void, doc: "Shows of what is drawn from now on as much as a drawing is opaque."
    ) { call throws(Interruption) -> Value in
      var context = try Context.read(call.base, call)
      let opacity = try call.arguments[0].map { value throws(Interruption) -> Double in try Double.read(value, call) } ?? 1
      let content = try LayerContent.read(call.argument(2), call)
      var problem: Interruption?
      context.clipToLayer(opacity: opacity) { inner in onMainThread { LayerDrawing.draw(content, &inner, &problem) } }
      if let problem { throw problem }
      return context.value
    }
    clipping.isMutating = true
    add(clipping)
  }

  // MARK: Drawing

  /// A method that draws through a context.
  private func drawing<each P: InterpretableArgument>(
    _ name: String, _ parameters: repeat Parameter<each P>, doc: String, apply: @escaping @MainActor (GraphicsContext, repeat each P) -> Void
  ) {
    var signatures: [ParameterSignature] = []
    for parameter in repeat each parameters { signatures.append(parameter.signature) }
    add(
      CatalogueEntry(.method, "GraphicsContext", name, signatures, result: .void, doc: doc) { call throws(Interruption) -> Value in
        var index = 0
        let context = try GraphicsContext.read(call.base, call)
        apply(context, repeat try (each parameters).read(call, &index))
        if context.isFull { throw call.evaluation.failure(.tooMuchDrawn(GraphicsContext.itemLimit, at: call.evaluation.range(call.span))) }
        try call.evaluation.step(call.span)
        return .void
      })
  }
  private func registerContextDrawing() {
    typealias Context = GraphicsContext
    let (path, shading) = (Parameter<Path>(nil), Parameter<Context.Shading>("with"))
    drawing("fill", path, shading, Parameter<FillStyle>("style", default: FillStyle()), doc: "Fills a path.") { $0.fill($1, with: $2, style: $3) }
    drawing("stroke", path, shading, Parameter<StrokeStyle>("style"), doc: "Draws a line along a path.") { $0.stroke($1, with: $2, style: $3) }
    drawing("stroke", path, shading, Parameter<CGFloat>("lineWidth", default: 1), doc: "Draws a line along a path.") { $0.stroke($1, with: $2, lineWidth: $3) }
    let (point, anchor, rect) = (Parameter<CGPoint>("at"), Parameter<UnitPoint>("anchor", default: .center), Parameter<CGRect>("in"))
    let style = Parameter<FillStyle>("style", default: FillStyle())
    drawing("draw", Parameter<Text>(nil), point, anchor, doc: "Draws a text at a point.") { $0.draw($1, at: $2, anchor: $3) }
    drawing("draw", Parameter<Text>(nil), rect, doc: "Draws a text into a rectangle.") { $0.draw($1, in: $2) }
    drawing("draw", Parameter<Context.ResolvedText>(nil), point, anchor, doc: "Draws a text at a point.") { $0.draw($1, at: $2, anchor: $3) }
    drawing("draw", Parameter<Context.ResolvedText>(nil), rect, doc: "Draws a text into a rectangle.") { $0.draw($1, in: $2) }
    drawing("draw", Parameter<Image>(nil), point, anchor, doc: "Draws an image at a point.") { $0.draw($1, at: $2, anchor: $3) }
    drawing("draw", Parameter<Image>(nil), rect, style, doc: "Draws an image into a rectangle.") { $0.draw($1, in: $2, style: $3) }
    drawing("draw", Parameter<Context.ResolvedImage>(nil), point, anchor, doc: "Draws an image at a point.") { $0.draw($1, at: $2, anchor: $3) }
    drawing("draw", Parameter<Context.ResolvedImage>(nil), rect, style, doc: "Draws an image into a rectangle.") { $0.draw($1, in: $2, style: $3) }
    drawing("draw", Parameter<Context.ResolvedSymbol>(nil), point, anchor, doc: "Draws a view at a point.") { $0.draw($1, at: $2, anchor: $3) }
    drawing("draw", Parameter<Context.ResolvedSymbol>(nil), rect, doc: "Draws a view into a rectangle.") { $0.draw($1, in: $2) }
    add(
      CatalogueEntry(.method, "GraphicsContext", "drawLayer", [Parameter<LayerContent>("content").signature], result: .void, doc: "Draws several things as one picture.") {
        call throws(Interruption) -> Value in
        let content = try LayerContent.read(call.argument(0), call)
        var problem: Interruption?
        try Context.read(call.base, call).drawLayer { inner in onMainThread { LayerDrawing.draw(content, &inner, &problem) } }
        if let problem { throw problem }
        return .void
      })
    method(of: Context.self, "resolve", Parameter<Text>(nil), doc: "A text, ready to be measured.") { $0.resolve($1) }
    method(of: Context.self, "resolve", Parameter<Image>(nil), doc: "An image, ready to be measured.") { $0.resolve($1) }
    method(of: Context.self, "resolve", Parameter<Context.Shading>(nil), doc: "The same shading.") { $0.resolve($1) }
    let symbol = CatalogueEntry(
      .method, "GraphicsContext", "resolveSymbol", [Parameter<HashableArgument>("id").signature], result: .optional(Context.ResolvedSymbol.staticType),
      typeParameters: [HashableArgument.parameter], doc: "The view of the canvas with a tag."
    ) { call throws(Interruption) -> Value in try Context.read(call.base, call).resolveSymbol(id: call.argument(0).identifier).value }
    add(symbol)
    method(of: Context.ResolvedText.self, "measure", Parameter<CGSize>("in"), doc: "The text's size for an offer.") { $0.measure(in: $1) }
    method(of: Context.ResolvedText.self, "firstBaseline", Parameter<CGSize>("in"), doc: "Where the first line's letters stand.") { $0.firstBaseline(in: $1) }
    method(of: Context.ResolvedText.self, "lastBaseline", Parameter<CGSize>("in"), doc: "Where the last line's letters stand.") { $0.lastBaseline(in: $1) }
    property(of: Context.ResolvedText.self, "shading", \.shading, doc: "What the text is drawn with.")
    property(of: Context.ResolvedImage.self, "shading", \.shading, doc: "What a template is drawn with.")
    property(of: Context.ResolvedImage.self, "size", doc: "The image's size in points.") { $0.size }
    property(of: Context.ResolvedImage.self, "baseline", doc: "Where the image ends below.") { $0.baseline }
    property(of: Context.ResolvedSymbol.self, "size", doc: "The view's size in points.") { $0.size }
  }

  // MARK: Shadings and filters

  private func registerShadings() {
    typealias Shading = GraphicsContext.Shading
    let (gradient, options) = (Parameter<Gradient>(nil), Parameter<GraphicsContext.GradientOptions>("options", default: []))
    constant(Shading.foreground, "foreground", doc: "The text colour of the surroundings.")
    constant(Shading.backdrop, "backdrop", doc: "What is on the canvas already.")
    maker(of: Shading.self, "color", Parameter<Color>(nil), doc: "A colour.") { .color($0) }
    let opacity = Parameter<Double>("opacity", default: 1)
    let space = Parameter<Color.RGBColorSpace>(nil, default: .sRGB)
    maker(of: Shading.self, "color", space, Parameter<Double>("red"), Parameter<Double>("green"), Parameter<Double>("blue"), opacity, doc: "A colour.") {
      .color($0, red: $1, green: $2, blue: $3, opacity: $4)
    }
    maker(of: Shading.self, "color", space, Parameter<Double>("white"), opacity, doc: "A grey.") { .color($0, white: $1, opacity: $2) }
    add(
      CatalogueEntry(
        .staticMethod, "GraphicsContext.Shading", "style", [Parameter<StyleArgument>(nil).signature], result: Shading.staticType, typeParameters: [StyleArgument.parameter],
        doc: "A style over the canvas's area."
      ) { call throws(Interruption) -> Value in
        func opened(_ style: some ShapeStyle) -> Shading { .style(style) }
        return opened(try StyleArgument.read(call.argument(0), call).style).value
      })
    maker(of: Shading.self, "linearGradient", gradient, Parameter<CGPoint>("startPoint"), Parameter<CGPoint>("endPoint"), options, doc: "Colours from point to point.") {
      .linearGradient($0, startPoint: $1, endPoint: $2, options: $3)
    }
    maker(
      of: Shading.self, "radialGradient", gradient, Parameter<CGPoint>("center"), Parameter<CGFloat>("startRadius"), Parameter<CGFloat>("endRadius"), options,
      doc: "Colours between two distances from a point."
    ) { .radialGradient($0, center: $1, startRadius: $2, endRadius: $3, options: $4) }
    maker(of: Shading.self, "conicGradient", gradient, Parameter<CGPoint>("center"), Parameter<Angle>("angle", default: Angle()), options, doc: "Colours around a point.") {
      .conicGradient($0, center: $1, angle: $2, options: $3)
    }
    maker(of: Shading.self, "palette", Parameter<[Shading]>(nil), doc: "The first of several shadings.") { .palette($0) }
  }
  private func registerFilters() {
    typealias Filter = GraphicsContext.Filter
    maker(of: Filter.self, "blur", Parameter<CGFloat>("radius"), Parameter<GraphicsContext.BlurOptions>("options", default: []), doc: "Out of focus.") {
      .blur(radius: $0, options: $1)
    }
    maker(
      of: Filter.self, "shadow", Parameter<Color>("color", default: Color(white: 0, opacity: 0.33)), Parameter<CGFloat>("radius"), Parameter<CGFloat>("x", default: 0),
      Parameter<CGFloat>("y", default: 0), Parameter<BlendMode>("blendMode", default: .normal), Parameter<GraphicsContext.ShadowOptions>("options", default: []),
      doc: "A shadow behind what is drawn."
    ) { .shadow(color: $0, radius: $1, x: $2, y: $3, blendMode: $4, options: $5) }
    maker(of: Filter.self, "projectionTransform", Parameter<CGAffineTransform>(nil), doc: "A map of what is drawn.") { .projectionTransform($0) }
    maker(of: Filter.self, "colorMultiply", Parameter<Color>(nil), doc: "Components multiplied with a colour's.") { .colorMultiply($0) }
    maker(of: Filter.self, "brightness", Parameter<Double>(nil), doc: "Lighter or darker.") { .brightness($0) }
    maker(of: Filter.self, "contrast", Parameter<Double>(nil), doc: "More or less contrast.") { .contrast($0) }
    maker(of: Filter.self, "saturation", Parameter<Double>(nil), doc: "More or less colourful.") { .saturation($0) }
    maker(of: Filter.self, "grayscale", Parameter<Double>(nil), doc: "How grey it is.") { .grayscale($0) }
    maker(of: Filter.self, "hueRotation", Parameter<Angle>(nil), doc: "Hues turned.") { .hueRotation($0) }
    maker(of: Filter.self, "colorInvert", Parameter<Double>(nil, default: 1), doc: "What components lack to 1.") { .colorInvert($0) }
    constant(Filter.luminanceToAlpha, "luminanceToAlpha", doc: "The darker, the more transparent.")
    maker(of: Filter.self, "alphaThreshold", Parameter<Double>("min"), Parameter<Double>("max", default: 1), Parameter<Color>("color", default: .black), doc: "One colour.") {
      .alphaThreshold(min: $0, max: $1, color: $2)
    }
  }
}

/// What a closure of the file draws into a layer; what goes wrong is kept for the caller.
@MainActor private enum LayerDrawing {
  static func draw(_ content: LayerContent, _ context: inout GraphicsContext, _ problem: inout Interruption?) {
    do throws(Interruption) { try content.draw(&context) } catch { problem = error }
  }
}
