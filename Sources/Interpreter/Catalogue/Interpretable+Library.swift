internal import Foundation
internal import Views

/// A value type of the library, kept as it is.
protocol LibraryValue: Interpretable {
  /// The type as look-up knows it.
  static var libraryType: LibraryType { get }
}
extension LibraryValue {
  static var staticType: StaticType { .library(libraryType, []) }
  var value: Value { .library(self) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Self {
    guard case .library(let library) = value, let result = library as? Self else { throw call.mismatch(staticType) }
    return result
  }
}

/// A view of the library that programs also use by its own type, as `Text` and `Color`.
protocol LibraryView: LibraryValue, View {}
extension LibraryView {
  var value: Value { .view(self, nil) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Self {
    guard case .view(let view, _) = value, let result = view as? Self else { throw call.mismatch(staticType) }
    return result
  }
}

private let plain: Set<String> = ["Hashable", "Equatable"]

extension Font: LibraryValue { static var libraryType: LibraryType { LibraryType("Font", plain) } }
extension Font.Weight: LibraryValue { static var libraryType: LibraryType { LibraryType("Font.Weight", plain) } }
extension Font.Design: LibraryValue { static var libraryType: LibraryType { LibraryType("Font.Design", plain) } }
extension Font.TextStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("Font.TextStyle", plain) } }
extension HorizontalAlignment: LibraryValue { static var libraryType: LibraryType { LibraryType("HorizontalAlignment", plain) } }
extension VerticalAlignment: LibraryValue { static var libraryType: LibraryType { LibraryType("VerticalAlignment", plain) } }
extension Alignment: LibraryValue { static var libraryType: LibraryType { LibraryType("Alignment", plain) } }
extension Edge: LibraryValue { static var libraryType: LibraryType { LibraryType("Edge", plain) } }
extension EdgeInsets: LibraryValue { static var libraryType: LibraryType { LibraryType("EdgeInsets", plain) } }
extension CGSize: LibraryValue { static var libraryType: LibraryType { LibraryType("CGSize", plain) } }
extension CGPoint: LibraryValue { static var libraryType: LibraryType { LibraryType("CGPoint", plain) } }
extension HierarchicalShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("HierarchicalShapeStyle", plain.union(["ShapeStyle"])) } }
extension Text: LibraryView { static var libraryType: LibraryType { LibraryType("Text", ["View"]) } }
extension Color: LibraryView { static var libraryType: LibraryType { LibraryType("Color", plain.union(["View", "ShapeStyle"])) } }
extension Binding: InterpretableArgument, Interpretable, LibraryValue where Value: Interpretable {
  static var libraryType: LibraryType { LibraryType("Binding") }
  static var staticType: StaticType { .library(libraryType, [Value.staticType]) }
}

extension Edge.Set: LibraryValue {
  static var libraryType: LibraryType { LibraryType("Edge.Set", plain.union(["ExpressibleByArrayLiteral"])) }
  /// An array literal is a set of edges.
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Edge.Set {
    switch value {
    case .library(let library):
      if let set = library as? Edge.Set { return set }
    case .array(let values):
      var set: Edge.Set = []
      for value in values { set.formUnion(try read(value, call)) }
      return set
    default: break
    }
    throw call.mismatch(staticType)
  }
}
