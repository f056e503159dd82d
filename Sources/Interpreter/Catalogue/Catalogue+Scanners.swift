internal import Foundation

/// `Scanner`: reads a text from its beginning on.
final class TextScanner: LibraryValue {
  let text: String
  var rest: Substring
  init(_ text: String) {
    self.text = text
    rest = text[...]
  }
  static var libraryType: LibraryType { LibraryType("Scanner", ["AnyObject"]) }

  /// The number that comes next, with the radix 16; with `0x` or without.
  func hexadecimal() -> UInt64? {
    rest = rest.drop { $0.isWhitespace }
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
    let digits = rest.prefix { $0.isHexDigit && $0.isASCII }
    rest = rest.dropFirst(digits.count)
    return UInt64(digits, radix: 16)
  }
  func number() -> Double? {
    rest = rest.drop { $0.isWhitespace }
    let digits = rest.prefix { $0.isNumber && $0.isASCII || "+-.eE".contains($0) }
    guard let number = Double(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }
}

extension Catalogue {
  /// `Scanner`, as files use it to read colours.
  func registerScanners() {
    add(TextScanner.libraryType)
    value(TextScanner.self, Parameter<String>("string"), doc: "Reads a text.") { TextScanner($0) }
    property(of: TextScanner.self, "isAtEnd", doc: "True if nothing is left.") { $0.rest.isEmpty }
    property(of: TextScanner.self, "string", doc: "The whole text.") { $0.text }
    func scan(_ name: String, _ type: StaticType, _ make: @escaping @MainActor (UInt64) -> Value?) {
      add(
        CatalogueEntry(
          .method, "Scanner", name, [ParameterSignature(label: nil, name: "result", type: .reference(type))], result: .bool, doc: "Reads a number with the radix 16."
        ) { call throws(Interruption) -> Value in
          guard let value = try TextScanner.read(call.base, call).hexadecimal().flatMap(make) else { return .tuple([.bool(false), call.argument(0)]) }
          return .tuple([.bool(true), value])
        })
    }
    scan("scanHexInt64", UInt64.staticType) { $0.value }
    scan("scanHexInt32", UInt32.staticType) { UInt32(exactly: $0)?.value }
    let skipped = CatalogueEntry(.property, "Scanner", "charactersToBeSkipped", [], result: .optional(CharacterSet.staticType), doc: "What is passed over.") { _ in .none }
    skipped.write = { call, _ throws(Interruption) -> Value in call.base }
    add(skipped)
    let location = CatalogueEntry(.property, "Scanner", "scanLocation", [], result: .int, doc: "How much was read.") { call throws(Interruption) -> Value in
      let scanner = try TextScanner.read(call.base, call)
      return .int(scanner.text.count - scanner.rest.count)
    }
    location.write = { call, new throws(Interruption) -> Value in
      let scanner = try TextScanner.read(call.base, call)
      scanner.rest = scanner.text.dropFirst(max(try Int.read(new, call), 0))
      return call.base
    }
    add(location)
    choices(NumberRepresentation.self)
    for (name, type) in [("scanUInt64", StaticType.optional(UInt64.staticType)), ("scanInt", .optional(.int))] {
      add(
        CatalogueEntry(
          .method, "Scanner", name, [ParameterSignature(label: "representation", name: "representation", type: NumberRepresentation.staticType, hasDefault: true)], result: type,
          doc: "The number that comes next."
        ) { call throws(Interruption) -> Value in
          let scanner = try TextScanner.read(call.base, call)
          let isHexadecimal = try call.arguments[0].map { value throws(Interruption) in try NumberRepresentation.read(value, call) } == .hexadecimal
          let number = isHexadecimal ? scanner.hexadecimal() : scanner.number().flatMap { UInt64(exactly: $0) }
          guard let number else { return .none }
          return name == "scanInt" ? Int(exactly: number).value : .some(number.value)
        })
    }
    method(of: TextScanner.self, "scanDouble", doc: "The number that comes next.") { $0.number() }
    method(of: TextScanner.self, "scanString", Parameter<String>(nil), doc: "The text, if it comes next.") { scanner, text in
      guard scanner.rest.hasPrefix(text) else { return nil as String? }
      scanner.rest = scanner.rest.dropFirst(text.count)
      return text
    }
    method(of: TextScanner.self, "scanCharacter", doc: "The next character.") { $0.rest.popFirst().map { String($0) } }
  }
}

enum NumberRepresentation: NamedChoices {
  case decimal, hexadecimal
  static var libraryType: LibraryType { LibraryType("Scanner.NumberRepresentation", ["Hashable", "Equatable"]) }
}
