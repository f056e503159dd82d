internal import Foundation

extension NumberFormatter.RoundingMode: LibraryValue {
  static var libraryType: LibraryType { LibraryType("NumberFormatter.RoundingMode", ["Hashable", "Equatable"]) }
}
extension NumberFormatter.PadPosition: LibraryValue {
  static var libraryType: LibraryType { LibraryType("NumberFormatter.PadPosition", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// What of a formatter of numbers is seldom set: significant digits, rounding, signs and symbols.
  func registerNumberFormatterDetails() {
    add(NumberFormatter.RoundingMode.libraryType)
    constants(
      NumberFormatter.RoundingMode.self,
      ["ceiling": .ceiling, "floor": .floor, "down": .down, "up": .up, "halfEven": .halfEven, "halfDown": .halfDown, "halfUp": .halfUp])
    add(NumberFormatter.PadPosition.libraryType)
    constants(
      NumberFormatter.PadPosition.self,
      ["beforePrefix": .beforePrefix, "afterPrefix": .afterPrefix, "beforeSuffix": .beforeSuffix, "afterSuffix": .afterSuffix])
    property(of: NumberFormatter.self, "roundingMode", \.roundingMode, doc: "Which way digits that are left out are rounded.")
    property(of: NumberFormatter.self, "paddingPosition", \.paddingPosition, doc: "Where a number that is too short is filled up.")
    property(of: NumberFormatter.self, "maximumSignificantDigits", \.maximumSignificantDigits, doc: "How many digits or characters.")
    property(of: NumberFormatter.self, "minimumSignificantDigits", \.minimumSignificantDigits, doc: "How many digits or characters.")
    property(of: NumberFormatter.self, "groupingSize", \.groupingSize, doc: "How many digits or characters.")
    property(of: NumberFormatter.self, "secondaryGroupingSize", \.secondaryGroupingSize, doc: "How many digits or characters.")
    property(of: NumberFormatter.self, "formatWidth", \.formatWidth, doc: "How many digits or characters.")
    property(of: NumberFormatter.self, "usesSignificantDigits", \.usesSignificantDigits, doc: "Whether numbers are written or read so.")
    property(of: NumberFormatter.self, "alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator, doc: "Whether numbers are written or read so.")
    property(of: NumberFormatter.self, "allowsFloats", \.allowsFloats, doc: "Whether numbers are written or read so.")
    property(of: NumberFormatter.self, "generatesDecimalNumbers", \.generatesDecimalNumbers, doc: "Whether numbers are written or read so.")
    property(of: NumberFormatter.self, "isPartialStringValidationEnabled", \.isPartialStringValidationEnabled, doc: "Whether numbers are written or read so.")
    property(of: NumberFormatter.self, "positivePrefix", \.positivePrefix, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "positiveSuffix", \.positiveSuffix, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "negativePrefix", \.negativePrefix, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "negativeSuffix", \.negativeSuffix, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "positiveFormat", \.positiveFormat, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "negativeFormat", \.negativeFormat, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "percentSymbol", \.percentSymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "minusSign", \.minusSign, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "plusSign", \.plusSign, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "exponentSymbol", \.exponentSymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "zeroSymbol", \.zeroSymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "nilSymbol", \.nilSymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "notANumberSymbol", \.notANumberSymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "positiveInfinitySymbol", \.positiveInfinitySymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "negativeInfinitySymbol", \.negativeInfinitySymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "currencyDecimalSeparator", \.currencyDecimalSeparator, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "currencyGroupingSeparator", \.currencyGroupingSeparator, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "internationalCurrencySymbol", \.internationalCurrencySymbol, doc: "What is written in such a place.")
    property(of: NumberFormatter.self, "paddingCharacter", \.paddingCharacter, doc: "What is written in such a place.")
    number("multiplier") {
      $0.multiplier
    } set: {
      $0.multiplier = $1
    }
    number("minimum") {
      $0.minimum
    } set: {
      $0.minimum = $1
    }
    number("maximum") {
      $0.maximum
    } set: {
      $0.maximum = $1
    }
    number("roundingIncrement") {
      $0.roundingIncrement
    } set: {
      $0.roundingIncrement = $1 ?? 0
    }
    add(
      CatalogueEntry(
        .staticMethod, "NumberFormatter", "localizedString",
        [
          ParameterSignature(label: "from", name: "number", type: AnyNumber.staticType),
          ParameterSignature(label: "number", name: "style", type: NumberFormatter.Style.staticType),
        ], result: .string, doc: "A number in a style."
      ) { call throws(Interruption) -> Value in
        let formatter = NumberFormatter()
        formatter.locale = FixedSurroundings.locale
        formatter.numberStyle = try NumberFormatter.Style.read(call.argument(1), call)
        return .string(formatter.string(from: try AnyNumber.read(call.argument(0), call).object) ?? "")
      })
  }
  /// A number that a formatter calculates with, or none.
  private func number(_ name: String, get: @escaping (NumberFormatter) -> NSNumber?, set: @escaping (NumberFormatter, NSNumber?) -> Void) {
    let entry = CatalogueEntry(.property, "NumberFormatter", name, [], result: .optional(AnyNumber.staticType), doc: "The number that it calculates with.") {
      call throws(Interruption) -> Value in
      get(try NumberFormatter.read(call.base, call)).map { AnyNumber(double: $0.doubleValue) }.value
    }
    entry.write = { call, new throws(Interruption) -> Value in
      set(try NumberFormatter.read(call.base, call), try AnyNumber?.read(new, call).map(\.object))
      return call.base
    }
    add(entry)
  }
}
