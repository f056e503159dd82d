extension InlineMarkdown {
  /// `^[2 apple](inflect: true)`: the noun agrees with the number, in English; nil where nothing changes: without a number at the beginning, and with all other attributes.
  ///
  /// Foundation asks a grammar of many languages; here it is the rules of English endings and the commonest exceptions (our choice).
  /// - Parameters:
  ///   - texts: the parts of what stands in brackets, values that were put in among them.
  ///   - noun: the part whose last word is the noun.
  static func inflected(_ texts: [String], _ noun: Int, attributes: String) -> String? {
    guard attributes.filter({ !$0.isWhitespace }).contains("inflect:true") else { return nil }
    guard let number = texts.joined().split(separator: " ").first.flatMap({ Int($0.filter { $0 != "," }) }), number != 1 else { return nil }
    let text = texts[noun]
    let word = text.lastIndex(where: { $0.isWhitespace }).map { text.index(after: $0) } ?? text.startIndex
    return text[..<word] + plural(of: String(text[word...]))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "shelf": "shelves", "half": "halves", "sheep": "sheep", "fish": "fish", "series": "series",
  ]
  private static func plural(of noun: String) -> String {
    let small = noun.lowercased()
    if let known = irregular[small] { return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known }
    guard let last = small.last, last.isLetter else { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
    if last == "y", let before = small.dropLast().last, !"aeiou".contains(before) { return noun.dropLast() + "ies" }
    return noun + "s"
  }
}
