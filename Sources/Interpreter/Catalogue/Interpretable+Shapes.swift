internal import Drawing
internal import Foundation
internal import Views

private let plain = ["Hashable", "Equatable"]
private let shape = ["View", "Shape"]
private let insettable = ["View", "Shape", "InsettableShape"]

extension Angle: LibraryValue { static var libraryType: LibraryType { LibraryType("Angle", plain) } }
extension CGVector: LibraryValue { static var libraryType: LibraryType { LibraryType("CGVector", plain) } }
extension CGAffineTransform: LibraryValue { static var libraryType: LibraryType { LibraryType("CGAffineTransform", plain) } }
extension StrokeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("StrokeStyle", plain) } }
extension FillStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("FillStyle", plain) } }
extension CGLineCap: LibraryValue { static var libraryType: LibraryType { LibraryType("CGLineCap", plain) } }
extension CGLineJoin: LibraryValue { static var libraryType: LibraryType { LibraryType("CGLineJoin", plain) } }
extension RoundedCornerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("RoundedCornerStyle", plain) } }
extension RectangleCornerRadii: LibraryValue { static var libraryType: LibraryType { LibraryType("RectangleCornerRadii", plain) } }
extension Rectangle: LibraryView { static var libraryType: LibraryType { LibraryType("Rectangle", insettable) } }
extension Circle: LibraryView { static var libraryType: LibraryType { LibraryType("Circle", insettable) } }
extension Ellipse: LibraryView { static var libraryType: LibraryType { LibraryType("Ellipse", insettable) } }
extension Capsule: LibraryView { static var libraryType: LibraryType { LibraryType("Capsule", insettable) } }
extension RoundedRectangle: LibraryView { static var libraryType: LibraryType { LibraryType("RoundedRectangle", insettable) } }
extension UnevenRoundedRectangle: LibraryView { static var libraryType: LibraryType { LibraryType("UnevenRoundedRectangle", insettable) } }
extension ContainerRelativeShape: LibraryView { static var libraryType: LibraryType { LibraryType("ContainerRelativeShape", insettable) } }
extension AnyShape: LibraryView { static var libraryType: LibraryType { LibraryType("AnyShape", shape) } }
extension Path: LibraryView { static var libraryType: LibraryType { LibraryType("Path", shape + plain) } }
extension PaintedShape: InterpretableArgument, Interpretable, LibraryValue, LibraryView where Content == AnyShape {
  static var libraryType: LibraryType { LibraryType("PaintedShape", ["View"]) }
}

/// A shape as an argument, or before the dot.
struct ShapeArgument: InterpretableArgument {
  let shape: any Shape
  static let parameter = TypeParameter("S", ["Shape"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ShapeArgument {
    if case .view(let view, _) = call.evaluation.shapeValue(value), let shape = view as? any Shape { return ShapeArgument(shape: shape) }
    throw call.mismatch(staticType)
  }
  /// The shape without its type.
  var erased: AnyShape {
    func opened<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }
    return opened(self.shape)
  }
}
