/// A value as an encoder writes it and a decoder reads it.
package indirect enum CodedValue {
  case null
  case bool(Bool)
  case int(Int)
  /// Whole numbers that no `Int` holds.
  case unsigned(UInt)
  case double(Double)
  case string(String)
  case array([CodedValue])
  case object([String: CodedValue])

  /// What a decoder's errors call it.
  var name: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .int, .unsigned, .double: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}

/// A key that no enumeration of the program names: an index, or a property of a type whose keys the compiler makes.
package struct PlainCodingKey: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  package let stringValue: String
  package let intValue: Int?
  private let owner: String
  package init(_ name: String) { (stringValue, intValue, owner) = (name, nil, "CodingKeys") }
  init(index: Int) { (stringValue, intValue, owner) = ("Index \(index)", index, "_CodingKey") }
  package var description: String {
    "\(owner)(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
  }
  package var debugDescription: String { description }
}

/// How a format reads and writes what its keys and other libraries' values are.
@MainActor
package final class CodingFormat {
  /// The name by which a decoder looks a key up that is written like this; nil where all are looked up as written.
  package var decodedKey: ((String) -> String)?
  package var encodedKey: (String) -> String = { $0 }
  /// A value of a type that has a form of its own in the format; nil for others.
  package var decode: (CodedDecoder, RuntimeType) throws(Interruption) -> Value? = {
    (_: CodedDecoder, _: RuntimeType) throws(Interruption) in nil
  }
  package var encode: (Value, RuntimeType, CodedEncoder) throws(Interruption) -> CodedValue? = {
    (_: Value, _: RuntimeType, _: CodedEncoder) throws(Interruption) in nil
  }
  package init() {}
}
