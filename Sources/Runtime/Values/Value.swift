package import Declarations

/// A value while a program runs. It does not carry its type: the tree or the frame knows it, except inside an existential and an object.
package enum Value {
  /// `()`, a slot that holds nothing yet, and an argument of a native that was not given.
  case void
  case bool(Bool)
  /// A whole number of any width: its bits, extended by sign or with zeros.
  case int(Int)
  /// `Double`, `CGFloat`, and a `Float` after rounding.
  case double(Double)
  /// `String`, `Character`, `Unicode.Scalar`, `Substring`'s text.
  case string(String)
  /// nil, inside so many `some`. Every other value stands for its own `some`.
  case none(Int)
  case tuple([Value])
  case array([Value])
  case dictionary(Table)
  case set(Table)
  /// The stored properties of a structure, in their order.
  case structure([Value])
  /// A case by its position among the cases, and its values.
  case enumeration(Int, [Value])
  case object(Object)
  case closure(Closure)
  case existential(ExistentialValue)
  case metatype(RuntimeType)
  case keyPath(KeyPathValue)
  /// A value of a library that is Swift's own: a date, a color, a view.
  case library(LibraryValue)
  /// A variable that closures share.
  case box(Box)
}

extension Value: CustomStringConvertible {
  /// For ourselves: without its type no value can say what a program would print.
  package var description: String {
    switch self {
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text
    default: "(a value of the program)"
    }
  }
}

extension Value {
  /// Where a value was made, if it knows it: of the library's the call, of a structure what stands behind its
  /// properties.
  package var site: SourcePlace? {
    switch self {
    case .library(let library): library.site
    case .structure(let fields):
      if case .library(let last)? = fields.last { last.value as? SourcePlace } else { nil }
    default: nil
    }
  }
  package static var none: Value { .none(0) }
  package static var emptyArray: Value { .array([]) }

  /// True for nil of the outermost optional.
  package var isNil: Bool {
    if case .none(0) = self { return true }
    return false
  }
  /// The value in one more `some`.
  package var wrapped: Value {
    if case .none(let depth) = self { return .none(depth + 1) }
    return self
  }
  /// The value in the outermost `some`; nil if that is nil.
  package var unwrapped: Value? {
    guard case .none(let depth) = self else { return self }
    return depth == 0 ? nil : .none(depth - 1)
  }
  package init(optional value: Value?) { self = value?.wrapped ?? .none(0) }
}

/// A value of a protocol type or `Any`, with the type that it really has.
package final class ExistentialValue {
  package let value: Value
  package let type: RuntimeType
  package init(_ value: Value, _ type: RuntimeType) {
    self.value = value
    self.type = type
  }
}

/// A variable that is captured.
package final class Box {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}

/// A native value in a box; what it is, its natives know.
package final class LibraryValue {
  package var value: Any
  /// The call that gave it.
  package var site: SourcePlace?
  package init(_ value: Any) { self.value = value }
}
