internal import Foundation
internal import LayoutCore
internal import Views

private let plain = ["Hashable", "Equatable"]

extension SafeAreaRegions: LibraryOptions { static var libraryType: LibraryType { LibraryType("SafeAreaRegions", plain + ["ExpressibleByArrayLiteral"]) } }
extension HorizontalEdge: LibraryValue { static var libraryType: LibraryType { LibraryType("HorizontalEdge", plain) } }
extension VerticalEdge: LibraryValue { static var libraryType: LibraryType { LibraryType("VerticalEdge", plain) } }
extension NamedCoordinateSpace: LibraryValue { static var libraryType: LibraryType { LibraryType("NamedCoordinateSpace", ["Equatable"]) } }
extension ContentMarginPlacement: LibraryValue { static var libraryType: LibraryType { LibraryType("ContentMarginPlacement", plain) } }

/// A closure from a container's length and an axis to a length.
struct LengthFunction: InterpretableArgument {
  let length: @MainActor (CGFloat, Axis) -> CGFloat
  static var staticType: StaticType { .function([.cgFloat, Axis.staticType], .cgFloat) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LengthFunction {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return LengthFunction { length, axis in
      guard case .double(let result) = evaluation.callBack(closure, [length.value, axis.value], at: span) else { return length }
      return CGFloat(result)
    }
  }
}

extension HashableArgument {
  /// Plain numbers and strings stay what they are, so that both roads compare the same values.
  var hashable: AnyHashable {
    switch value {
    case .int(let number): AnyHashable(number)
    case .string(let text): AnyHashable(text)
    case .double(let number): AnyHashable(number)
    default: AnyHashable(value.identifier)
    }
  }
}
