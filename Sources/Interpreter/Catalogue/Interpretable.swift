internal import Foundation
internal import Views

/// A Swift type that a parameter of a catalogue entry can have.
@MainActor
protocol InterpretableArgument {
  static var staticType: StaticType { get }
  /// A closure for it is made of views.
  static var isViewBuilder: Bool { get }
  /// A closure for it changes its first argument.
  static var changesArgument: Bool { get }
  /// A call gives any number of values for it, as an array.
  static var isVariadic: Bool { get }
  /// The generic parameters that it brings along.
  static var typeParameters: [TypeParameter] { get }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Self
}
extension InterpretableArgument {
  static var isViewBuilder: Bool { false }
  static var changesArgument: Bool { false }
  static var isVariadic: Bool { false }
  static var typeParameters: [TypeParameter] {
    if case .parameter(let parameter) = staticType { return [parameter] }
    return []
  }
}

/// A Swift type that programs can hold as a value: what an entry can return.
@MainActor
protocol Interpretable: InterpretableArgument {
  var value: Value { get }
}

extension Bool: Interpretable {
  static var staticType: StaticType { .bool }
  var value: Value { .bool(self) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Bool {
    guard case .bool(let value) = value else { throw call.mismatch(staticType) }
    return value
  }
}
extension Int: Interpretable {
  static var staticType: StaticType { .int }
  var value: Value { .int(self) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Int {
    guard case .int(let value) = value else { throw call.mismatch(staticType) }
    return value
  }
}
extension Double: Interpretable {
  static var staticType: StaticType { .double }
  var value: Value { .double(self) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Double {
    guard case .double(let value) = value else { throw call.mismatch(staticType) }
    return value
  }
}
extension CGFloat: Interpretable {
  static var staticType: StaticType { .cgFloat }
  var value: Value { .double(Double(self)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> CGFloat {
    guard case .double(let value) = value else { throw call.mismatch(staticType) }
    return CGFloat(value)
  }
}
extension String: Interpretable {
  static var staticType: StaticType { .string }
  var value: Value { .string(self) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> String {
    guard case .string(let value) = value else { throw call.mismatch(staticType) }
    return value
  }
}
extension Range: Interpretable, InterpretableArgument where Bound == Int {
  static var staticType: StaticType { .range }
  var value: Value { .range(self) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Range<Int> {
    guard case .range(let value) = value else { throw call.mismatch(staticType) }
    return value
  }
}
extension Optional: InterpretableArgument where Wrapped: InterpretableArgument {
  static var staticType: StaticType { .optional(Wrapped.staticType) }
  static var typeParameters: [TypeParameter] { Wrapped.typeParameters }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Wrapped? {
    switch value {
    case .some(let wrapped): try Wrapped.read(wrapped, call)
    default: nil
    }
  }
}
extension Optional: Interpretable where Wrapped: Interpretable {
  var value: Value {
    switch self {
    case .some(let wrapped): .some(wrapped.value)
    case .none: .none
    }
  }
}
extension Array: InterpretableArgument where Element: InterpretableArgument {
  static var staticType: StaticType { .array(Element.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> [Element] {
    guard case .array(let values) = value else { throw call.mismatch(staticType) }
    var elements: [Element] = []
    for value in values { elements.append(try Element.read(value, call)) }
    return elements
  }
}
extension Array: Interpretable where Element: Interpretable {
  var value: Value { .array(map(\.value)) }
}
