internal import Views

extension Catalogue {
  func registerColors() {
    add(Color.libraryType)
    add(HierarchicalShapeStyle.libraryType)
    property(of: Color.self, "description", doc: "The name of the colour.") { $0.label }
    value(
      Color.self, Parameter<Double>("red"), Parameter<Double>("green"), Parameter<Double>("blue"), Parameter<Double>("opacity", default: 1),
      doc: "A colour of three components from 0 to 1."
    ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
    value(Color.self, Parameter<Double>("white"), Parameter<Double>("opacity", default: 1), doc: "A grey from 0 (black) to 1 (white).") { Color(white: $0, opacity: $1) }
    value(
      Color.self, Parameter<Double>("hue"), Parameter<Double>("saturation"), Parameter<Double>("brightness"), Parameter<Double>("opacity", default: 1),
      doc: "A colour by hue, saturation and brightness, from 0 to 1."
    ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }
    value(Color.self, Parameter<ResourceName>(nil), Parameter<LibraryBundle?>("bundle", default: nil), doc: "A colour of the project's asset catalogues.") { name, _ in
      Color(name.name)
    }
    cases(Color.RGBColorSpace.self)
    value(
      Color.self, Parameter<Color.RGBColorSpace>(nil), Parameter<Double>("red"), Parameter<Double>("green"), Parameter<Double>("blue"), Parameter<Double>("opacity", default: 1),
      doc: "A colour of three components from 0 to 1."
    ) { Color($0, red: $1, green: $2, blue: $3, opacity: $4) }
    value(Color.self, Parameter<Color.RGBColorSpace>(nil), Parameter<Double>("white"), Parameter<Double>("opacity", default: 1), doc: "A grey from 0 (black) to 1 (white).") {
      Color($0, white: $1, opacity: $2)
    }
    method(of: Color.self, "opacity", Parameter<Double>(nil), doc: "The same colour, partly transparent.") { $0.opacity($1) }
    let colors: [(String, Color)] = [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
      ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black), ("clear", .clear),
    ]
    for (name, color) in colors {
      constant(color, name, doc: "The colour \(name).")
      constant(color, name, of: "ShapeStyle", doc: "The colour \(name).")
    }
    constant(Color.primary, "primary", doc: "The text colour.")
    constant(Color.secondary, "secondary", doc: "A fainter text colour.")
    constant(Color.accentColor, "accentColor", doc: "The colour of what can be touched.")
    let levels: [(String, HierarchicalShapeStyle)] = [("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary), ("quaternary", .quaternary)]
    for (name, level) in levels {
      constant(level, name, doc: "The text colour, level '\(name)'.")
      constant(level, name, of: "ShapeStyle", doc: "The text colour, level '\(name)'.")
    }
  }
}

extension Color.RGBColorSpace: LibraryValue { static var libraryType: LibraryType { LibraryType("Color.RGBColorSpace", ["Hashable", "Equatable"]) } }
