internal import Declarations
internal import Foundation
internal import Runtime

/// A format style of the library, or one of the program's, for values of a type that only the program knows.
struct HeldFormat: ParseableFormatStyle {
  /// The style as the program holds it.
  private let style: Held
  private let conversion: Conversion?

  @MainActor init(_ style: Held, _ conversion: Conversion) {
    self.style = style
    self.conversion = conversion
  }

  func format(_ value: Held) -> String {
    onMainThread((self, value)) { format, value in
      guard let conversion = format.conversion,
        case .string(let text)? = try? conversion.formatted(value.value, format.style.value, of: format.style.type)
      else { return "" }
      return text
    }
  }
  var parseStrategy: Strategy { Strategy(format: self) }

  static func == (a: HeldFormat, b: HeldFormat) -> Bool { a.style == b.style }
  func hash(into hasher: inout Hasher) { hasher.combine(style) }
  init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }

  struct Strategy: ParseStrategy {
    fileprivate let format: HeldFormat
    func parse(_ text: String) throws -> Held {
      try onMainThread((format, text)) { format, text in Result { try format.parsed(text) } }.get()
    }
    static func == (a: Strategy, b: Strategy) -> Bool { a.format == b.format }
    func hash(into hasher: inout Hasher) { hasher.combine(format) }
    fileprivate init(format: HeldFormat) { self.format = format }
    init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
    func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  }

  @MainActor private func parsed(_ text: String) throws -> Held {
    func opened<S: ParseableFormatStyle>(_ style: S) throws -> Held {
      guard let input = text as? S.FormatOutput else { throw CocoaError(.formatting) }
      return Held(give(try style.parseStrategy.parse(input) as Any), nil, conversion?.evaluation)
    }
    guard case .library(let library) = style.value, let native = library.value as? any ParseableFormatStyle else {
      throw CocoaError(.formatting)
    }
    return try opened(native)
  }
}

extension HeldFormat: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) -> HeldFormat {
    HeldFormat(Held.native(value, conversion), conversion)
  }
  var value: Value { style.value }
}

extension Conversion {
  /// What a format style of the library makes of a value.
  /// - Parameters:
  ///   - type: the style's, which may be the program's.
  ///   - isBeyondInt: whether the value is a whole number that `Int` does not hold.
  func formatted(_ value: Value, _ style: Value, of type: RuntimeType?, isBeyondInt: Bool = false)
    throws(Interruption) -> Value
  {
    if let type, type.nominal?.module.isLibrary == false,
      let requirement = evaluation.standardRequirement("FormatStyle", "format")
    {
      return try evaluation.invoke(evaluation.requirement(requirement, .body, of: type), [style, value])
    }
    func opened<S: FormatStyle>(_ style: S) throws(Interruption) -> Value {
      if isBeyondInt, S.FormatInput.self == Int.self || S.FormatInput.self == Int64.self {
        throw evaluation.trap("Not enough bits to represent the passed value")
      }
      if let style = style as? Date.RelativeFormatStyle { return .string(style.text(try native(value, Date.self))) }
      return give(style.format(try native(value, S.FormatInput.self)) as Any)
    }
    return try opened(native(style, (any FormatStyle).self))
  }
}

extension NativeCall {
  /// What a format style makes of a value: `value.formatted(style)`.
  @MainActor func formatted(_ value: Int, by style: Int) throws(Interruption) -> Value {
    try Conversion(evaluation, nil).formatted(
      self.value(value), self.value(style), of: types.last, isBeyondInt: isBeyondInt(value))
  }
}
