internal import Drawing
internal import Foundation
internal import Views

extension BlendMode: LibraryValue { static var libraryType: LibraryType { LibraryType("BlendMode", ["Hashable", "Equatable"]) } }

/// `(x: 0, y: 1, z: 0)`.
struct AxisArgument: InterpretableArgument {
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  static var staticType: StaticType { .tuple(["x", "y", "z"].map { StaticType.Element(label: $0, type: .cgFloat) }) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AxisArgument {
    guard case .tuple(let values) = value, values.count == 3 else { throw call.mismatch(staticType) }
    func part(_ index: Int) -> CGFloat { CGFloat(values[index].number ?? 0) }
    return AxisArgument(axis: (x: part(0), y: part(1), z: part(2)))
  }
}

extension Catalogue {
  func registerEffects() {
    add(BlendMode.libraryType)
    for mode in BlendMode.allCases { constant(mode, caseName(mode), doc: "The blend mode '\(caseName(mode))'.") }
    let anchor = Parameter<UnitPoint>("anchor", default: .center)
    modifier("opacity", Parameter<Double>(nil), doc: "Draws the view at a part of its opacity.") { $0.opacity($1) }
    modifier(
      "shadow", Parameter<Color>("color", default: Color(white: 0, opacity: 0.33)), Parameter<CGFloat>("radius"), Parameter<CGFloat>("x", default: 0),
      Parameter<CGFloat>("y", default: 0), doc: "Draws the shape of the view behind it, blurred and moved."
    ) { $0.shadow(color: $1, radius: $2, x: $3, y: $4) }
    modifier("blur", Parameter<CGFloat>("radius"), Parameter<Bool>("opaque", default: false), doc: "Draws the view out of focus.") { $0.blur(radius: $1, opaque: $2) }
    modifier("blendMode", Parameter<BlendMode>(nil), doc: "How the view's colours and those behind it make one.") { $0.blendMode($1) }
    modifier("compositingGroup", doc: "Makes the view one picture before what is around it changes it.") { $0.compositingGroup() }
    modifier("drawingGroup", Parameter<Bool>("opaque", default: false), doc: "Makes the view one layer.") { $0.drawingGroup(opaque: $1) }
    modifier("luminanceToAlpha", doc: "The darker, the more transparent.") { $0.luminanceToAlpha() }
    modifier("brightness", Parameter<Double>(nil), doc: "Adds to each component of the colours.") { $0.brightness($1) }
    modifier("contrast", Parameter<Double>(nil), doc: "Moves colours away from the middle.") { $0.contrast($1) }
    modifier("saturation", Parameter<Double>(nil), doc: "How colourful it is: 0 is grey.") { $0.saturation($1) }
    modifier("grayscale", Parameter<Double>(nil), doc: "How grey it is: 1 is grey.") { $0.grayscale($1) }
    modifier("hueRotation", Parameter<Angle>(nil), doc: "Turns the colours around the circle of hues.") { $0.hueRotation($1) }
    modifier("colorMultiply", Parameter<Color>(nil), doc: "Multiplies the colours with one.") { $0.colorMultiply($1) }
    modifier("colorInvert", doc: "Turns light into dark, and each colour into its opposite.") { $0.colorInvert() }
    modifier("scaleEffect", Parameter<CGFloat>(nil), anchor, doc: "Draws the view larger or smaller; layout does not notice.") { $0.scaleEffect($1, anchor: $2) }
    modifier("scaleEffect", Parameter<CGSize>(nil), anchor, doc: "Draws the view larger or smaller; layout does not notice.") { $0.scaleEffect($1, anchor: $2) }
    modifier(
      "scaleEffect", Parameter<CGFloat>("x", default: 1), Parameter<CGFloat>("y", default: 1), anchor, doc: "Draws the view larger or smaller; layout does not notice."
    ) { $0.scaleEffect(x: $1, y: $2, anchor: $3) }
    modifier("rotationEffect", Parameter<Angle>(nil), anchor, doc: "Draws the view turned; layout does not notice.") { $0.rotationEffect($1, anchor: $2) }
    modifier(
      "rotation3DEffect", Parameter<Angle>(nil), Parameter<AxisArgument>("axis"), anchor, Parameter<CGFloat>("anchorZ", default: 0),
      Parameter<CGFloat>("perspective", default: 1), doc: "Draws the view turned in space, flattened."
    ) { $0.rotation3DEffect($1, axis: $2.axis, anchor: $3, anchorZ: $4, perspective: $5) }
    modifier("transformEffect", Parameter<CGAffineTransform>(nil), doc: "Draws the view after a map; layout does not notice.") { $0.transformEffect($1) }
  }
}
