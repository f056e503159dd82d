internal import Drawing
internal import Foundation
internal import Views

private let plain = ["Hashable", "Equatable"]
private let style = ["Hashable", "Equatable", "ShapeStyle"]
private let viewStyle = ["Hashable", "Equatable", "ShapeStyle", "View"]

extension Gradient: LibraryValue { static var libraryType: LibraryType { LibraryType("Gradient", style) } }
extension Gradient.Stop: LibraryValue { static var libraryType: LibraryType { LibraryType("Gradient.Stop", plain) } }
extension LinearGradient: LibraryView { static var libraryType: LibraryType { LibraryType("LinearGradient", viewStyle) } }
extension RadialGradient: LibraryView { static var libraryType: LibraryType { LibraryType("RadialGradient", viewStyle) } }
extension EllipticalGradient: LibraryView { static var libraryType: LibraryType { LibraryType("EllipticalGradient", viewStyle) } }
extension AngularGradient: LibraryView { static var libraryType: LibraryType { LibraryType("AngularGradient", viewStyle) } }
extension Material: LibraryValue { static var libraryType: LibraryType { LibraryType("Material", style) } }
extension ForegroundStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("ForegroundStyle", style) } }
extension BackgroundStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("BackgroundStyle", style) } }
extension AnyShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("AnyShapeStyle", ["ShapeStyle"]) } }
extension ColorScheme: LibraryValue { static var libraryType: LibraryType { LibraryType("ColorScheme", plain) } }

extension Catalogue {
  func registerPaints() {
    for type in [
      Gradient.libraryType, Gradient.Stop.libraryType, LinearGradient.libraryType, RadialGradient.libraryType, EllipticalGradient.libraryType, AngularGradient.libraryType,
      Material.libraryType, ForegroundStyle.libraryType, BackgroundStyle.libraryType, AnyShapeStyle.libraryType, ColorScheme.libraryType,
    ] { add(type) }
    value(Gradient.self, Parameter<[Color]>("colors"), doc: "Colours at even distances.") { Gradient(colors: $0) }
    value(Gradient.self, Parameter<[Gradient.Stop]>("stops"), doc: "Colours at places from 0 to 1.") { Gradient(stops: $0) }
    value(Gradient.Stop.self, Parameter<Color>("color"), Parameter<CGFloat>("location"), doc: "A colour at a place from 0 to 1.") { Gradient.Stop(color: $0, location: $1) }
    gradients("gradient", Parameter<Gradient>("gradient")) { $0 }
    gradients("colors", Parameter<[Color]>("colors")) { Gradient(colors: $0) }
    gradients("stops", Parameter<[Gradient.Stop]>("stops")) { Gradient(stops: $0) }
    property(of: Color.self, "gradient", doc: "The colour, lighter at the top.") { $0.gradient }
    registerMaterials()
    value(AnyShapeStyle.self, Parameter<StyleArgument>(nil), doc: "A style without its static type.") { argument in
      func opened(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }
      return opened(argument.style)
    }
    add(
      CatalogueEntry(
        .method, "ShapeStyle", "opacity", [ParameterSignature(label: nil, name: "opacity", type: .double)], result: AnyShapeStyle.staticType, doc: "The style, fainter."
      ) { call throws(Interruption) -> Value in
        let opacity = try Double.read(call.arguments[0] ?? .void, call)
        func opened(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style.opacity(opacity)) }
        return opened(try StyleArgument.read(call.base, call).style).value
      })
    constant(ColorScheme.light, "light", doc: "Dark on light.")
    constant(ColorScheme.dark, "dark", doc: "Light on dark.")
    modifier("colorScheme", Parameter<ColorScheme>(nil), doc: "The scheme of colours inside.") { $0.colorScheme($1) }
    modifier("preferredColorScheme", Parameter<ColorScheme?>(nil), doc: "The scheme that the whole presentation is to have.") { $0.preferredColorScheme($1) }
  }

  /// The gradients' initialisers, by the way in which they take their colours.
  private func gradients<P: InterpretableArgument>(_ name: String, _ colors: Parameter<P>, _ gradient: @escaping @MainActor (P) -> Gradient) {
    let center = Parameter<UnitPoint>("center")
    value(LinearGradient.self, colors, Parameter<UnitPoint>("startPoint"), Parameter<UnitPoint>("endPoint"), doc: "Colours along a line.") {
      LinearGradient(gradient: gradient($0), startPoint: $1, endPoint: $2)
    }
    value(RadialGradient.self, colors, center, Parameter<CGFloat>("startRadius"), Parameter<CGFloat>("endRadius"), doc: "Colours from a point outwards.") {
      RadialGradient(gradient: gradient($0), center: $1, startRadius: $2, endRadius: $3)
    }
    value(
      EllipticalGradient.self, colors, Parameter<UnitPoint>("center", default: .center), Parameter<CGFloat>("startRadiusFraction", default: 0),
      Parameter<CGFloat>("endRadiusFraction", default: 0.5), doc: "Colours from a point outwards, as an ellipse."
    ) { EllipticalGradient(gradient: gradient($0), center: $1, startRadiusFraction: $2, endRadiusFraction: $3) }
    value(AngularGradient.self, colors, center, Parameter<Angle>("startAngle"), Parameter<Angle>("endAngle"), doc: "Colours around a point.") {
      AngularGradient(gradient: gradient($0), center: $1, startAngle: $2, endAngle: $3)
    }
    value(AngularGradient.self, colors, center, Parameter<Angle>("angle", default: .zero), doc: "Colours once around a point.") {
      AngularGradient(gradient: gradient($0), center: $1, angle: $2)
    }
    guard name != "stops" else { return }
    let signatures = [
      ParameterSignature(label: name == "gradient" ? nil : "colors", name: name, type: P.staticType),
      ParameterSignature(label: "startPoint", name: "startPoint", type: UnitPoint.staticType), ParameterSignature(label: "endPoint", name: "endPoint", type: UnitPoint.staticType),
    ]
    add(
      CatalogueEntry(.staticMethod, "ShapeStyle", "linearGradient", signatures, result: LinearGradient.staticType, doc: "Colours along a line.") {
        call throws(Interruption) -> Value in
        LinearGradient(
          gradient: gradient(try P.read(call.arguments[0] ?? .void, call)), startPoint: try UnitPoint.read(call.arguments[1] ?? .void, call),
          endPoint: try UnitPoint.read(call.arguments[2] ?? .void, call)
        ).value
      })
  }

  private func registerMaterials() {
    let materials: [(String, String, Material)] = [
      ("ultraThin", "ultraThinMaterial", .ultraThin), ("thin", "thinMaterial", .thin), ("regular", "regularMaterial", .regular), ("thick", "thickMaterial", .thick),
      ("ultraThick", "ultraThickMaterial", .ultraThick), ("bar", "bar", .bar),
    ]
    for (own, name, material) in materials {
      constant(material, own, doc: "The material '\(name)', here a flat colour.")
      constant(material, name, of: "ShapeStyle", doc: "The material '\(name)', here a flat colour.")
    }
    value(ForegroundStyle.self, doc: "The style of the surroundings.") { ForegroundStyle() }
    value(BackgroundStyle.self, doc: "The colour behind views.") { BackgroundStyle() }
    constant(ForegroundStyle(), "foreground", of: "ShapeStyle", doc: "The style of the surroundings.")
    constant(BackgroundStyle(), "background", of: "ShapeStyle", doc: "The colour behind views.")
  }
}
