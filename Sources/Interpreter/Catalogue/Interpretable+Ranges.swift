internal import Foundation
internal import Views

/// Ranges of whole numbers are values of their own; those of floating-point numbers are kept as ranges of `Double`.
extension ClosedRange: InterpretableArgument, Interpretable where Bound: Interpretable {
  static var staticType: StaticType { .library(.closedRange, [Bound.staticType]) }
  var value: Value {
    if let range = self as? ClosedRange<Int> { return .closedRange(range) }
    return .library(self)
  }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ClosedRange<Bound> {
    switch value {
    case .closedRange(let range): if let range = range as? ClosedRange<Bound> { return range }
    case .library(let library):
      if let range = library as? ClosedRange<Bound> { return range }
      if let range = library as? ClosedRange<Double> {
        let (lower, upper) = (try Bound.read(.double(range.lowerBound), call), try Bound.read(.double(range.upperBound), call))
        return lower...upper
      }
    default: break
    }
    throw call.mismatch(staticType)
  }
}

/// Those of whole numbers are kept as ranges to the ends of `Int`.
extension PartialRangeThrough: InterpretableArgument where Bound: Interpretable {
  static var staticType: StaticType { .library(LibraryType("PartialRangeThrough"), [Bound.staticType]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PartialRangeThrough {
    switch value {
    case .range(let range): if let bound = max(range.upperBound - 1, range.lowerBound) as? Bound { return ...bound }
    case .library(let library): if let range = library as? PartialRangeThrough { return range }
    default: break
    }
    throw call.mismatch(staticType)
  }
}
extension PartialRangeFrom: InterpretableArgument where Bound: Interpretable {
  static var staticType: StaticType { .library(LibraryType("PartialRangeFrom"), [Bound.staticType]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PartialRangeFrom {
    switch value {
    case .range(let range): if let bound = range.lowerBound as? Bound { return bound... }
    case .library(let library): if let range = library as? PartialRangeFrom { return range }
    default: break
    }
    throw call.mismatch(staticType)
  }
}
