import Foundation
import SwiftSource
import LayoutCore
import Views

/// A source that is changed at random, the same way in every run.
struct EditedProgram {
  private(set) var text: String
  private var state: UInt64
  private let words: [String]

  init(_ text: String, seed: UInt64) {
    self.text = text
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    words = Array(Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))).sorted()
  }

  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }
  private static let types = ["Int", "String", "Double", "Bool", "CGFloat", "Color", "Font", "some View", "[Int]", "String?", "Text"]
  private static let members = [
    "  var more: Int { 7 }\n", "  func more() -> Int { 8 }\n", "  let more = 9\n", "  static let more = \"m\"\n", "  private var more: String = \"x\"\n",
    "  @ViewBuilder var more: some View { Text(\"more\"); Text(\"still\") }\n",
  ]
  private static let declarations = [
    "struct Extra: View { var body: some View { Text(\"extra\") } }\n", "let extra = 3\n", "func extra(_ n: Int) -> Int { n + 1 }\n",
    "extension View { func extra() -> some View { padding(1) } }\n",
    "extension Int { var extra: Int { self + 1 } }\n", "enum Extra { case a, b }\n", "#Preview(\"extra\") { Text(\"preview\") }\n", "Text(\"trailing\")\n", "// only a comment\n\n",
  ]

  /// One change: mostly such as people make, now and then one that breaks the syntax.
  mutating func edit() {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let before = lines
    let at = random(lines.count)
    switch random(18) {
    case 0, 1, 2: replace(#/[0-9]+/#, with: "\(random(30))")
    case 3: replace(#/"[^"\\]*"/#, with: "\"\(words[random(words.count)])\"")
    case 4: replace(#/: (Int|String|Double|Bool|CGFloat|Color|Font)\b/#, with: ": " + EditedProgram.types[random(EditedProgram.types.count)])
    case 5: replace(#/[A-Za-z]+/#, with: words[random(words.count)])
    case 6:
      let word = words[random(words.count)]
      if word.first?.isLetter == true { text = text.replacingOccurrences(of: word, with: word + "X") }
    case 7: replace(#/\.[a-z]+\(([^()]*)\)/#, with: "")
    case 8: replace(#/Text\(/#, with: "Text(\"new\").bold().padding(\(random(9))); Text(")
    case 9: replace(#/View \{\n/#, with: "View {\n" + EditedProgram.members[random(EditedProgram.members.count)])
    case 10: lines.insert(EditedProgram.declarations[random(EditedProgram.declarations.count)], at: random(2) == 0 ? 0 : at)
    case 11: lines.remove(at: at)
    case 12: lines.insert(lines[random(lines.count)], at: at)
    case 13: lines.swapAt(at, random(lines.count))
    case 14: lines.insert(random(2) == 0 ? "" : "  // a comment", at: at)
    case 15, 16: replace(#/body: some View \{/#, with: "body: some View {\n\n")
    default:
      var characters = Array(text)
      if !characters.isEmpty {
        let place = random(characters.count)
        switch random(3) {
        case 0: characters.remove(at: place)
        case 1: characters.insert(characters[random(characters.count)], at: place)
        default: characters.swapAt(place, random(characters.count))
        }
      }
      text = String(characters)
    }
    if lines != before, !lines.isEmpty { text = lines.joined(separator: "\n") }
  }
  /// Puts something else in the place of one match.
  private mutating func replace(_ pattern: Regex<Substring>, with new: String) { replace(text.ranges(of: pattern), new) }
  private mutating func replace(_ pattern: Regex<(Substring, Substring)>, with new: String) { replace(text.ranges(of: pattern), new) }
  private mutating func replace(_ found: [Range<String.Index>], _ new: String) {
    if !found.isEmpty { text.replaceSubrange(found[random(found.count)], with: new) }
  }
}
