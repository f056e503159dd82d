internal import Foundation

/// The texts of one language under their keys: `Localizable.strings`, or one language of a `Localizable.xcstrings`.
struct StringTable {
  private var texts: [String: String] = [:]
  /// Texts by the number that they are said of: `one`, `other`.
  private var plurals: [String: [String: String]] = [:]

  /// The format under a key; of texts that differ with a number, the one for the first value that is a whole number.
  func format(_ key: String, _ values: [String]) -> String? {
    if let forms = plurals[key] {
      let number = values.lazy.compactMap { Int($0.replacing(",", with: "")) }.first
      return (number == 0 ? forms["zero"] : number == 1 ? forms["one"] : nil) ?? forms["other"]
    }
    return texts[key]
  }

  /// A text of `"key" = "value";`, with comments between. (`PropertyListSerialization` reads it, too, but says what is
  /// wrong to standard error, in the middle of a live preview; and it gives nothing of a table with one mistake.)
  init(strings text: String) {
    var rest = Substring(text)
    func skip() {
      while true {
        rest = rest.drop { $0.isWhitespace }
        if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        } else {
          return
        }
      }
    }
    while true {
      skip()
      guard let key = Self.token(&rest) else { return }
      skip()
      guard rest.first == "=" else { return }
      rest = rest.dropFirst()
      skip()
      guard let value = Self.token(&rest) else { return }
      texts[key] = value
      skip()
      if rest.first == ";" { rest = rest.dropFirst() }
    }
  }
  /// A text in quotes, or a word.
  private static func token(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest = rest.dropFirst()
    var made = ""
    while let letter = rest.popFirst() {
      switch letter {
      case "\"": return made
      case "\\":
        switch rest.popFirst() {
        case "n": made += "\n"
        case "t": made += "\t"
        case let other?: made.append(other)
        case nil: return nil
        }
      default: made.append(letter)
      }
    }
    return nil
  }

  /// A catalogue of texts; what it does not have in a language stands in the language that it was written in.
  init?(catalogue: Data, language: String) {
    guard let top = try? JSONSerialization.jsonObject(with: catalogue) as? [String: Any],
      let entries = top["strings"] as? [String: Any]
    else { return nil }
    let source = top["sourceLanguage"] as? String ?? language
    for (key, entry) in entries {
      guard let all = (entry as? [String: Any])?["localizations"] as? [String: Any],
        let own = (all[language] ?? all[source]) as? [String: Any]
      else { continue }
      texts[key] = Self.text(of: own)
      guard let variations = own["variations"] as? [String: Any],
        let forms = variations["plural"] as? [String: Any]
      else { continue }
      plurals[key] = forms.compactMapValues { ($0 as? [String: Any]).flatMap(Self.text) }
    }
  }
  private static func text(of form: [String: Any]) -> String? {
    (form["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
