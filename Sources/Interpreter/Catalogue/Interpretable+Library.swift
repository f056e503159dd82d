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

private let plain = ["Hashable", "Equatable"]

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
extension HierarchicalShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("HierarchicalShapeStyle", plain + ["ShapeStyle"]) } }
extension Text: LibraryView { static var libraryType: LibraryType { LibraryType("Text", ["View"]) } }
extension Color: LibraryView { static var libraryType: LibraryType { LibraryType("Color", plain + ["View", "ShapeStyle"]) } }
extension Binding: InterpretableArgument, Interpretable, LibraryValue where Value: Interpretable {
  static var libraryType: LibraryType { LibraryType("Binding") }
  static var staticType: StaticType { .library(libraryType, [Value.staticType]) }
  /// Programs hold every binding as one to an interpreted value.
  var value: Interpreter.Value {
    .library(
      member(key: "interpreted") { value in
        nonisolated(unsafe) let value = value
        return MainActor.assumeIsolated { value.value }
      } set: { value, new in
        if let typed = Carried<Value>.read(new, .detached) { value = typed }
      })
  }
  static func read(_ value: Interpreter.Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Binding<Value> {
    guard case .library(let library) = value, let binding = library as? Binding<Interpreter.Value> else { throw call.mismatch(staticType) }
    // What is there now stands in for what cannot be read later.
    nonisolated(unsafe) let now = try Value.read(binding.peek(), call)
    return binding.member(key: "\(Value.self)") {
      Carried<Value>.read($0, call) ?? now
    } set: { value, new in
      nonisolated(unsafe) let new = new
      value = MainActor.assumeIsolated { new.value }
    }
  }
}
/// Takes a value out of a closure that runs on the main thread, where it stays.
// Proof of safety: made and opened in one function of the main thread.
private struct Carried<Wanted: InterpretableArgument>: @unchecked Sendable {
  let value: Wanted?
  static func read(_ value: Value, _ call: CatalogueEntry.Call) -> Wanted? { MainActor.assumeIsolated { Carried(value: try? Wanted.read(value, call)) }.value }
}

extension Edge.Set: LibraryValue {
  static var libraryType: LibraryType { LibraryType("Edge.Set", plain + ["ExpressibleByArrayLiteral"]) }
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
