internal import Drawing
internal import Foundation

extension Catalogue {
  /// `Int()`, `TimeInterval()`, `Bool()`: values without arguments are zero, or false.
  func registerZeros() {
    func zero(_ type: StaticType, _ owner: String, _ value: Value) {
      add(CatalogueEntry(.initializer, owner, "init", [], result: type, doc: type == .bool ? "A value that is false." : "The number zero.") { _ in value })
    }
    zero(.int, "Int", .int(0))
    zero(.double, "Double", .double(0))
    zero(.cgFloat, "CGFloat", .double(0))
    zero(.bool, "Bool", .bool(false))
    for type in NumberTypes.all {
      if let value = NumberTypes.literal(type, "0", radix: 10, isWhole: true) { zero(type.staticType, type.libraryType.name, value) }
    }
    value(CGVector.self, doc: "A direction without a length.") { CGVector(dx: 0, dy: 0) }
  }
}
