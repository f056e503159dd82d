internal import Foundation

/// Values at the edges of what a program may hold.
enum Extremes {
  static let integers = [
    "0", "-1", "1", "2", "7", "255", "256", "65_536", "2_147_483_648", "-2_147_483_649", "9_223_372_036_854_775_807",
    "Int.max", "Int.min", "99999999999999999999",
  ]
  static let numbers = [
    "0", "-0.0", "-1", "0.5", "1e-320", "1e-9", "1e6", "1e9", "1e18", "1e19", "-1e18", "1e308", "-1e308", "1e309",
    ".infinity", "-.infinity", ".nan", "Double.nan",
    "Double.infinity", ".greatestFiniteMagnitude", ".leastNonzeroMagnitude", "(1.0 / 0.0)", "(0.0 / 0.0)",
    "CGFloat.infinity", "40", "640",
  ]
  /// The contents of texts: controls of terminals, directions, marks without end, markup, escapes, what is wide or of
  /// no width.
  static let texts = [
    "", " ", "\\u{1b}]52;c;aGFjaw==\\u{7}", "\\u{1b}[2J", "\\u{9b}31m", "\\u{0}", "\\u{7f}", "\\u{202e}evil\\u{202c}",
    "\\u{2066}a\\u{2069}", "\\u{200f}", "\\u{feff}",
    "a\\u{301}\\u{301}\\u{301}", "\\u{1f468}\\u{200d}\\u{1f469}\\u{200d}\\u{1f467}", "日本語", "ｗｉｄｅ", "\\u{ad}",
    "\\u{2028}", "\\r\\n", "\\t", "\\n\\n\\n",
    "</script><\(Readability.tag) a=\\\"b\\\">", "<\(Readability.tag)/>", "]]>", "&amp;&#0;&", "--><!--", "%s%n%d",
    "$(touch x)", "../outside/secret.txt", "link", "\\\\u{1b}",
    "**bold** _i_ [a](b)",
    "[a](javascript:alert)", "\\u{fffe}", "\\u{10ffff}", "\\u{e000}",
  ]
  /// A text of many characters, written out.
  static func long(_ random: inout RandomSource) -> String {
    let part = random.one(of: ["a", "日", "a\u{301}", "👩‍👩‍👧", "word ", "-", "\\n", "(", "[", "*", "\u{301}"]) ?? "a"
    return String(repeating: part, count: 1 << random.below(13))
  }
  /// Raw characters that may stand anywhere in a file.
  static let raw = [
    "\u{0}", "\u{1b}", "\u{1b}]52;c;aa\u{7}", "\u{1b}[2J", "\u{9b}31m", "\u{202e}", "\u{2066}", "\u{feff}", "\u{301}",
    "\r", "\r\n", "\t", "\u{2028}", "\u{c}", "\u{7f}", "“", "`",
    "\\", "/*", "*/",
    "\"\"\"", "#\"", "{", "}", "(", ")", "[", "]", "<", ">", "&", "@", "#", "$0", "\\(", "日", "👩‍👩‍👧", "\u{200b}", ";",
    "..<", "->", "!", "?",
  ]
  static func number(_ random: inout RandomSource) -> String {
    (random.once(in: 3) ? random.one(of: integers) : random.one(of: numbers)) ?? "0"
  }
  static func text(_ random: inout RandomSource) -> String {
    random.once(in: 8) ? long(&random) : random.one(of: texts) ?? ""
  }
}
