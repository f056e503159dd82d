internal import Foundation
internal import LayoutCore
internal import Views

private let plain = ["Hashable", "Equatable"]

extension Axis: LibraryValue { static var libraryType: LibraryType { LibraryType("Axis", plain) } }
extension UnitPoint: LibraryValue { static var libraryType: LibraryType { LibraryType("UnitPoint", plain) } }
extension GridItem: LibraryValue { static var libraryType: LibraryType { LibraryType("GridItem") } }
extension GridItem.Size: LibraryValue { static var libraryType: LibraryType { LibraryType("GridItem.Size", plain) } }
extension GeometryProxy: LibraryValue { static var libraryType: LibraryType { LibraryType("GeometryProxy") } }
extension CoordinateSpace: LibraryValue { static var libraryType: LibraryType { LibraryType("CoordinateSpace", plain) } }
extension CGRect: LibraryValue { static var libraryType: LibraryType { LibraryType("CGRect", plain) } }

/// A set of options, which an array literal can be.
protocol LibraryOptions: LibraryValue, OptionSet {}
extension LibraryOptions {
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Self {
    switch value {
    case .library(let library):
      if let set = library as? Self { return set }
    case .array(let values):
      var set: Self = []
      for value in values { set.formUnion(try read(value, call)) }
      return set
    default: break
    }
    throw call.mismatch(staticType)
  }
}
extension Axis.Set: LibraryOptions { static var libraryType: LibraryType { LibraryType("Axis.Set", plain + ["ExpressibleByArrayLiteral"]) } }
extension PinnedScrollableViews: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("PinnedScrollableViews", plain + ["ExpressibleByArrayLiteral"]) }
}

/// A `@ViewBuilder` closure that is given the geometry of its view, run when the view is placed.
struct GeometryContent: InterpretableArgument {
  let view: @MainActor (GeometryProxy) -> SteppedView
  static var staticType: StaticType { .function([GeometryProxy.staticType], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> GeometryContent {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return GeometryContent { proxy in
      SteppedView(content: evaluation.callBack(closure, [proxy.value], at: span).map { evaluation.view($0) }, evaluation: evaluation)
    }
  }
}
