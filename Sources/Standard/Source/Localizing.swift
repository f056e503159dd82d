extension Standard {
  /// Texts in the language of the run: a key with the places of its values, and the values.
  nonisolated static let localizing = """
    package func _localizedFormat(_ key: String, _ table: String?, _ values: [String]) -> String? { fatalError() }
    package func _localizedText(_ key: String, _ values: [String], _ table: String?, _ fallback: String) -> String {
      let format = _localizedFormat(key, table, values) ?? fallback
      var made = ""
      var rest = format[...]
      var next = 0
      while let sign = rest.firstIndex(of: "%") {
        made += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" { made += "%"; rest = rest.dropFirst(); continue }
        let digits = rest.prefix { $0.isNumber }
        var index = next
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
          index = Int(digits)! - 1
          rest = rest.dropFirst(digits.count + 1)
        } else {
          next += 1
        }
        let kind = ["lld", "llu", "lf", "ld", "lu", "@", "d", "i", "u", "f"].first { rest.hasPrefix($0) }
        guard let kind, values.indices.contains(index) else { made += "%"; continue }
        made += values[index]
        rest = rest.dropFirst(kind.count)
      }
      return made + rest
    }
    extension String.LocalizationValue {
      package var _key: String
      package var _values: [String]
      init(_ value: String) { _key = value; _values = [] }
      init(stringLiteral value: String) { _key = value; _values = [] }
      init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        _key = stringInterpolation._key
        _values = stringInterpolation._values
      }
      static func == (a: String.LocalizationValue, b: String.LocalizationValue) -> Bool { return a._key == b._key && a._values == b._values }
    }
    extension String.LocalizationValue.StringInterpolation {
      package var _key: String
      package var _values: [String]
      init(literalCapacity: Int, interpolationCount: Int) { _key = ""; _values = [] }
      mutating func appendLiteral(_ literal: String) { _key += literal.replacing("%", with: "%%") }
      mutating func appendInterpolation(_ string: String) { _key += "%@"; _values.append(string) }
      mutating func appendInterpolation<T>(_ value: T) {
        if let number = value as? Int { _key += "%lld"; _values.append(number.formatted()) }
        else if let number = value as? Double { _key += "%lf"; _values.append(String(format: "%lf", number)) }
        else { _key += "%@"; _values.append("\\(value)") }
      }
    }
    extension String {
      init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        self = _localizedText(keyAndValue._key, keyAndValue._values, table, keyAndValue._key)
      }
      init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        self = _localizedText(key.description, defaultValue._values, table, defaultValue._key)
      }
    }
    func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String {
      return _localizedFormat(key, tableName, []) ?? (value.isEmpty ? key : value)
    }
    """
}
