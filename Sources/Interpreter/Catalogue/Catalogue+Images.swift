internal import Foundation
internal import Views

extension Image: LibraryView { static var libraryType: LibraryType { LibraryType("Image", ["View", "Hashable", "Equatable"]) } }
extension Image.ResizingMode: LibraryValue { static var libraryType: LibraryType { LibraryType("Image.ResizingMode", ["Hashable", "Equatable"]) } }
extension Image.TemplateRenderingMode: LibraryValue { static var libraryType: LibraryType { LibraryType("Image.TemplateRenderingMode", ["Hashable", "Equatable"]) } }
extension Image.Interpolation: LibraryValue { static var libraryType: LibraryType { LibraryType("Image.Interpolation", ["Hashable", "Equatable"]) } }
extension Image.Scale: LibraryValue { static var libraryType: LibraryType { LibraryType("Image.Scale", ["Hashable", "Equatable"]) } }
/// Where the resources of a program lie. Here they always lie beside the source: `.main` says nothing new.
struct LibraryBundle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("Bundle", ["AnyObject"]) }
}
extension SymbolRenderingMode: NamedChoices {}
extension SymbolVariants: NamedValue {}

extension Catalogue {
  func registerImages() {
    add(Image.libraryType)
    cases(Image.ResizingMode.self)
    cases(Image.TemplateRenderingMode.self)
    cases(Image.Interpolation.self)
    cases(Image.Scale.self)
    choices(SymbolRenderingMode.self)
    constants(
      SymbolVariants.self, ["none": .none, "fill": .fill, "circle": .circle, "square": .square, "rectangle": .rectangle, "slash": .slash])
    view("Image", Parameter<String>("systemName"), doc: "One of Apple's symbols.") { Image(systemName: $0) }
    view("Image", Parameter<String>("systemName"), Parameter<Double?>("variableValue"), doc: "One of Apple's symbols, of which a part is drawn.") {
      Image(systemName: $0, variableValue: $1)
    }
    view("Image", Parameter<ResourceName>(nil), Parameter<LibraryBundle?>("bundle", default: nil), doc: "An image of the project.") { name, _ in Image(name.name) }
    view("Image", Parameter<ResourceName>(nil), Parameter<LibraryBundle?>("bundle", default: nil), Parameter<Text>("label"), doc: "An image of the project.") { name, _, label in
      Image(name.name, label: label)
    }
    view("Image", Parameter<String>("decorative"), Parameter<LibraryBundle?>("bundle", default: nil), doc: "An image of the project that says nothing.") { name, _ in
      Image(decorative: name)
    }
    method(
      of: Image.self, "resizable", Parameter<EdgeInsets>("capInsets", default: EdgeInsets()), Parameter<Image.ResizingMode>("resizingMode", default: .stretch),
      doc: "The image takes all it is offered."
    ) { $0.resizable(capInsets: $1, resizingMode: $2) }
    method(of: Image.self, "renderingMode", Parameter<Image.TemplateRenderingMode?>(nil), doc: "Whether the image keeps its colours.") { $0.renderingMode($1) }
    method(of: Image.self, "interpolation", Parameter<Image.Interpolation>(nil), doc: "How finely the image is scaled.") { $0.interpolation($1) }
    method(of: Image.self, "antialiased", Parameter<Bool>(nil), doc: "Whether edges are smoothed.") { $0.antialiased($1) }
    method(of: Image.self, "symbolRenderingMode", Parameter<SymbolRenderingMode?>(nil), doc: "How a symbol is coloured.") { $0.symbolRenderingMode($1) }
    modifier("symbolRenderingMode", Parameter<SymbolRenderingMode?>(nil), doc: "How symbols inside are coloured.") { $0.symbolRenderingMode($1) }
    modifier("symbolVariant", Parameter<SymbolVariants>(nil), doc: "Which of the drawings of a symbol is shown.") { $0.symbolVariant($1) }
    modifier("imageScale", Parameter<Image.Scale>(nil), doc: "How large symbols are beside text.") { $0.imageScale($1) }
    view("Label", Parameter<String>(nil), Parameter<String>("systemImage"), doc: "A title with one of Apple's symbols.") { Label($0, systemImage: $1) }
    view("Label", Parameter<String>(nil), Parameter<String>("image"), doc: "A title with an image.") { Label($0, image: $1) }
    view("Label", Parameter<ViewContent>("title"), Parameter<ViewContent>("icon"), doc: "A title with an icon.") { title, icon in
      Label {
        title.view
      } icon: {
        icon.view
      }
    }
  }
  /// A nested enumeration's cases.
  func cases<T: LibraryValue & CaseIterable>(_ type: T.Type) {
    add(T.libraryType)
    for choice in T.allCases {
      let name = caseName(choice)
      constant(choice, name, doc: "The choice '\(name)'.")
    }
  }
}

/// The name of an image or of a colour: a text that is no title.
struct ResourceName: InterpretableArgument {
  let name: String
  static var staticType: StaticType { .string }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ResourceName { ResourceName(name: try String.read(value, call)) }
}
