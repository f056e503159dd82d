/// Changes a source at random: by its syntax, with pieces of other programs and with values at the edges.
struct SourceMutator {
  let fragments: Fragments

  /// One to six changes.
  func mutated(_ text: String, _ random: inout RandomSource) -> String {
    var text = text
    for _ in 0..<random.few(upTo: 6) where text.utf8.count < 60_000 { text = changed(text, &random) }
    return text
  }

  private func changed(_ text: String, _ random: inout RandomSource) -> String {
    let bytes = Array(text.utf8)
    let nodes = SourceNodes(text)
    func place(_ kinds: SourceNodes.Kind...) -> Range<Int>? {
      random.one(of: nodes.places.filter { kinds.contains($0.kind) })?.range
    }
    func replacing(_ range: Range<Int>?, _ new: String?) -> String {
      guard let range, let new else { return text }
      return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + new
        + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    }
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch random.below(24) {
    case 0, 1, 2: return replacing(place(.number), Extremes.number(&random))
    case 3: return replacing(place(.text), "\"\(Extremes.text(&random))\"")
    case 4: return replacing(place(.view, .value), random.one(of: fragments.views))
    case 5: return replacing(place(.value, .view, .number, .text), random.one(of: fragments.values))
    case 6:
      let range = place(.statement)
      return replacing(
        range.map { $0.lowerBound..<$0.lowerBound }, random.one(of: fragments.statements).map { $0 + "\n" })
    case 7: return replacing(place(.statement), random.one(of: fragments.statements))
    case 8:
      let range = place(.member)
      return replacing(range.map { $0.lowerBound..<$0.lowerBound }, random.one(of: fragments.members).map { $0 + "\n" })
    case 9, 10, 11:
      let range = place(.view)
      return replacing(
        range.map { $0.upperBound..<$0.upperBound }, random.one(of: fragments.modifiers).map { extreme($0, &random) })
    case 12: return replacing(place(.modifier), random.one(of: fragments.modifiers))
    case 13: return replacing(place(.type), random.one(of: fragments.types))
    case 14: return replacing(place(.name), random.one(of: fragments.names))
    case 15: return replacing(place(.closure), random.one(of: fragments.closures))
    case 16: return replacing(place(.token), "")
    case 17:
      let range = place(.token)
      return replacing(range, range.map { piece($0) + " " + piece($0) })
    case 18: return swapped(bytes, place(.token), place(.token))
    case 19: return swapped(bytes, place(.value, .view, .statement, .member), place(.value, .view, .statement, .member))
    case 20: return repeated(bytes, place(.statement, .member, .argument, .modifier), &random)
    case 21: return replacing(place(.view, .value, .type), place(.view, .value).map { nested(piece($0), &random) })
    case 22:
      return random.one(of: fragments.declarations).map { random.once(in: 2) ? text + "\n" + $0 : $0 + "\n" + text }
        ?? text
    default:
      let at = random.below(bytes.count + 1)
      if random.once(in: 4) { return String(decoding: bytes[..<at], as: UTF8.self) }
      return replacing(at..<at, random.one(of: Extremes.raw))
    }
  }

  /// A piece with one of its numbers or texts replaced.
  private func extreme(_ piece: String, _ random: inout RandomSource) -> String {
    guard random.once(in: 2) else { return piece }
    let bytes = Array(piece.utf8)
    guard let range = random.one(of: SourceNodes("x" + piece).places(.number, .text))?.range else { return piece }
    let new =
      piece.utf8.contains(UInt8(ascii: "\"")) && random.once(in: 2)
      ? "\"\(Extremes.text(&random))\"" : Extremes.number(&random)
    return String(decoding: bytes[..<(range.lowerBound - 1)], as: UTF8.self) + new
      + String(decoding: bytes[(range.upperBound - 1)...], as: UTF8.self)
  }

  private func swapped(_ bytes: [UInt8], _ one: Range<Int>?, _ other: Range<Int>?) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let one, let other else { return text }
    let (first, second) = one.lowerBound <= other.lowerBound ? (one, other) : (other, one)
    guard first.upperBound <= second.lowerBound else { return text }
    return String(
      decoding: bytes[..<first.lowerBound] + bytes[second] + bytes[first.upperBound..<second.lowerBound] + bytes[first]
        + bytes[second.upperBound...], as: UTF8.self)
  }

  /// A piece many times: at most 40,000 bytes of it.
  private func repeated(_ bytes: [UInt8], _ range: Range<Int>?, _ random: inout RandomSource) -> String {
    guard let range else { return String(decoding: bytes, as: UTF8.self) }
    let piece = String(decoding: bytes[range], as: UTF8.self)
    let isJoined = piece.hasPrefix(".")
    let most = max(2, 40_000 / max(piece.utf8.count, 1))
    let count = min(1 + (1 << random.below(12)), most)
    let separator = isJoined ? "" : piece.hasSuffix(",") ? " " : "\n"
    return String(decoding: bytes[..<range.upperBound], as: UTF8.self)
      + String(repeating: separator + piece, count: count)
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }

  private static let shells: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("VStack { ", " }"), ("HStack { ", " }"), ("ZStack { ", " }"), ("ScrollView { ", " }"),
    ("AnyView(", ")"), ("Group { ", " }"), ("-", ""), ("!", ""),
    ("{ ", " }()"),
    ("(1 + ", ")"), ("Optional(", ")"), ("\"\\(", ")\""), ("GeometryReader { _ in ", " }"), ("List { ", " }"),
    ("Button(action: {}) { ", " }"), ("if true { ", " }"),
    ("true ? ", " : Text(\"\")"),
    ("ForEach(0..<2) { _ in ", " }"), ("ForEach(0..<9) { _ in ", " }"), ("", ".padding()"),
    ("", ".overlay(Text(\"a\"))"), ("", ".background(Color.red)"), ("", ".map { $0 }"),
    ("", "!"), ("", "?"),
    ("NavigationStack { ", " }"), ("ViewThatFits { ", " }"), ("Grid { GridRow { ", " } }"), ("try ", ""), ("", " + 1"),
    ("", ".scaleEffect(1e9)"), ("", ".frame(width: .infinity)"),
  ]
  /// A piece inside the same shell many times.
  private func nested(_ piece: String, _ random: inout RandomSource) -> String {
    let (before, after) = random.one(of: Self.shells) ?? ("(", ")")
    let count = 1 << random.below(9)
    return String(repeating: before, count: count) + piece + String(repeating: after, count: count)
  }
}
