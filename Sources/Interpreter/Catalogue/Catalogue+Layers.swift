internal import Foundation
internal import Views

extension Catalogue {
  func registerLayers() {
    modifier(
      "background", Parameter<StyleArgument>(nil), Parameter<Edge.Set>("ignoresSafeAreaEdges", default: .all), doc: "Puts a style behind the view."
    ) { backgroundStyle($0, $1, $2) }
    modifier(
      "background", Parameter<Alignment>("alignment", default: .center), Parameter<ViewContent>("content"), doc: "Puts views behind the view."
    ) { base, alignment, content in base.background(alignment: alignment) { content.view } }
    modifier(
      "background", Parameter<ViewArgument>(nil), Parameter<Alignment>("alignment", default: .center), doc: "Puts a view behind the view.", isDisfavored: true
    ) { $0.background($1.view, alignment: $2) }
    modifier(
      "overlay", Parameter<StyleArgument>(nil), Parameter<Edge.Set>("ignoresSafeAreaEdges", default: .all), doc: "Puts a style before the view."
    ) { overlayStyle($0, $1, $2) }
    modifier(
      "overlay", Parameter<Alignment>("alignment", default: .center), Parameter<ViewContent>("content"), doc: "Puts views before the view."
    ) { base, alignment, content in base.overlay(alignment: alignment) { content.view } }
    modifier(
      "overlay", Parameter<ViewArgument>(nil), Parameter<Alignment>("alignment", default: .center), doc: "Puts a view before the view.", isDisfavored: true
    ) { $0.overlay($1.view, alignment: $2) }
    modifier("background", Parameter<Edge.Set>("ignoresSafeAreaEdges", default: .all), doc: "Puts the colour of what is behind everything behind the view.") {
      $0.background(ignoresSafeAreaEdges: $1)
    }
    modifier(
      "background", Parameter<StyleArgument>(nil), Parameter<ShapeArgument>("in"), Parameter<FillStyle>("fillStyle", default: FillStyle()), doc: "Puts a shape behind the view."
    ) { backgroundShape($0, $1, $2.erased, $3) }
    modifier("background", Parameter<ShapeArgument>("in"), Parameter<FillStyle>("fillStyle", default: FillStyle()), doc: "Puts a shape behind the view.") {
      $0.background(in: $1.erased, fillStyle: $2)
    }
    modifier(
      "overlay", Parameter<StyleArgument>(nil), Parameter<ShapeArgument>("in"), Parameter<FillStyle>("fillStyle", default: FillStyle()), doc: "Puts a shape before the view."
    ) { overlayShape($0, $1, $2.erased, $3) }
    modifier("hidden", doc: "Shows nothing of the view; it keeps its place.") { $0.hidden() }
    modifier("clipped", Parameter<Bool>("antialiased", default: false), doc: "Shows only what lies inside the view's bounds.") { $0.clipped(antialiased: $1) }
    modifier("zIndex", Parameter<Double>(nil), doc: "Draws the view before siblings with a lower number.") { $0.zIndex($1) }
    modifier("border", Parameter<StyleArgument>(nil), Parameter<CGFloat>("width", default: 1), doc: "Draws a line along the inside of the view's bounds.") {
      borderStyle($0, $1, $2)
    }
  }
  func registerStyles() {
    modifier("font", Parameter<Font?>(nil), doc: "The font of all texts inside that set none.") { $0.font($1) }
    modifier("foregroundColor", Parameter<Color?>(nil), doc: "The colour of all texts and shapes inside that set none.") { $0.foregroundColor($1) }
    modifier("foregroundStyle", Parameter<StyleArgument>(nil), doc: "The style of all texts and shapes inside that set none.") { foreground($0, $1) }
  }
  func registerIdentity() {
    modifier("id", Parameter<HashableArgument>(nil), doc: "Makes a value part of the view's identity.") { identified($0, $1.value) }
    modifier("accessibilityIdentifier", Parameter<String>(nil), doc: "A name for tests and selectors.") { $0.accessibilityIdentifier($1) }
  }
}

@MainActor private func backgroundStyle(_ base: Erased, _ argument: StyleArgument, _ edges: Edge.Set) -> any View {
  func opened(_ style: some ShapeStyle) -> any View { base.background(style, ignoresSafeAreaEdges: edges) }
  return opened(argument.style)
}
@MainActor private func overlayStyle(_ base: Erased, _ argument: StyleArgument, _ edges: Edge.Set) -> any View {
  func opened(_ style: some ShapeStyle) -> any View { base.overlay(style, ignoresSafeAreaEdges: edges) }
  return opened(argument.style)
}
@MainActor private func backgroundShape(_ base: Erased, _ argument: StyleArgument, _ shape: AnyShape, _ fill: FillStyle) -> any View {
  func opened(_ style: some ShapeStyle) -> any View { base.background(style, in: shape, fillStyle: fill) }
  return opened(argument.style)
}
@MainActor private func overlayShape(_ base: Erased, _ argument: StyleArgument, _ shape: AnyShape, _ fill: FillStyle) -> any View {
  func opened(_ style: some ShapeStyle) -> any View { base.overlay(style, in: shape, fillStyle: fill) }
  return opened(argument.style)
}
@MainActor private func borderStyle(_ base: Erased, _ argument: StyleArgument, _ width: CGFloat) -> any View {
  func opened(_ style: some ShapeStyle) -> any View { base.border(style, width: width) }
  return opened(argument.style)
}
@MainActor private func foreground(_ base: Erased, _ argument: StyleArgument) -> any View {
  func opened(_ style: some ShapeStyle) -> any View { base.foregroundStyle(style) }
  return opened(argument.style)
}
/// Plain numbers and strings stay what they are: they name the view.
@MainActor private func identified(_ base: Erased, _ value: Value) -> any View {
  switch value {
  case .int(let number): base.id(number)
  case .string(let text): base.id(text)
  case .double(let number): base.id(number)
  default: base.id(value.identifier)
  }
}
