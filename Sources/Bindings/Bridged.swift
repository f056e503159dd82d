internal import Foundation
internal import Runtime
internal import Views

/// A native type whose values the program holds in a form of its own. Values of other types are held as they are.
protocol Bridged {
  @MainActor static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Self
  @MainActor var value: Value { get }
}

extension Value: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) -> Value { value }
  var value: Value { self }
}

extension Held: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) -> Held {
    if case .existential(let existential) = value {
      return Held(existential.value, existential.type, conversion.evaluation)
    }
    return Held(value, conversion.type, conversion.evaluation)
  }
}

extension Bool: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Bool {
    if case .bool(let flag) = value { return flag }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .bool(self) }
}

extension String: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> String {
    if case .string(let text) = value { return text }
    // A part of a text, where a function takes both.
    if case .library(let library) = value, let part = library.value as? Substring { return String(part) }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .string(self) }
}
/// What is only ever a comment for translators or the name of a file: nothing shows it, so that its text is left out.
extension StaticString: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> StaticString {
    if case .string = value { return "" }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .string(description) }
}
extension Substring: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Substring {
    Substring(try String.native(value, conversion))
  }
  var value: Value { .string(String(self)) }
}
extension Character: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Character {
    if case .string(let text) = value, text.count == 1, let character = text.first { return character }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .string(String(self)) }
}
extension Unicode.Scalar: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Unicode.Scalar {
    if case .string(let text) = value, let scalar = text.unicodeScalars.first { return scalar }
    throw conversion.mismatch(value, self)
  }
  var value: Value { .string(String(self)) }
}

/// A fraction: `Double`, or one that is made of it.
protocol BridgedFraction: Bridged, BinaryFloatingPoint {}
extension BridgedFraction {
  @MainActor static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Self {
    if case .double(let number) = value { return Self(number) }
    throw conversion.mismatch(value, self)
  }
  @MainActor var value: Value { .double(Double(self)) }
}
extension Double: BridgedFraction {}
extension Float: BridgedFraction {}
extension CGFloat: BridgedFraction {}

/// A whole number: its bits in an `Int`.
protocol BridgedInteger: Bridged, FixedWidthInteger {}
extension BridgedInteger {
  @MainActor static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Self {
    if case .int(let number) = value { return Self(truncatingIfNeeded: number) }
    throw conversion.mismatch(value, self)
  }
  @MainActor var value: Value { .int(Int(truncatingIfNeeded: self)) }
}
extension Int: BridgedInteger {}
extension Int8: BridgedInteger {}
extension Int16: BridgedInteger {}
extension Int32: BridgedInteger {}
extension Int64: BridgedInteger {}
extension UInt: BridgedInteger {}
extension UInt8: BridgedInteger {}
extension UInt16: BridgedInteger {}
extension UInt32: BridgedInteger {}
extension UInt64: BridgedInteger {}

extension Conversion {
  func mismatch(_ value: Value, _ type: Any.Type) -> Interruption {
    // A generic type of the library is known here with erased arguments: what has others cannot be asked.
    if case .library(let library) = value, let generic = "\(type)".split(separator: "<").first, "\(type)" != generic,
      "\(Swift.type(of: library.value))".hasPrefix(generic + "<")
    {
      return evaluation.fail("what is asked of this '\(generic)' is not in the playground yet")
    }
    return evaluation.mistake("a value of '\(type)' was expected")
  }
}
