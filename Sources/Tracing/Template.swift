internal import Synchronization

/// A sentence with places for names and numbers, as `{node} offers {subject} {0}`, taken apart once.
struct Template: Sendable {
  enum Piece: Sendable {
    case text(String)
    case node, subject, previous, length, start, result, turn
    /// The operand of this index, with its sign as that of a sum.
    case operand(Int, Sign?)
  }
  enum Sign { case plus, minus }
  let pieces: [Piece]
  /// The same without the sum at its end: up to the last `: {`, if nothing but numbers and signs follow.
  let withoutSum: [Piece]

  init(_ template: String) {
    pieces = Template.pieces(template)
    withoutSum = Template.pieces(Template.cut(template))
  }
  private init(pieces: [Piece]) { (self.pieces, withoutSum) = (pieces, pieces) }
  /// The template that a reason is told with.
  var reason: Template { Template(pieces: withoutSum) }

  private static let known = Mutex<[String: Template]>([:])
  /// More are not remembered: rules have fewer sentences, but some have numbers in them (our choice).
  private static let mostKnown = 1_000
  /// The template of a sentence, remembered.
  static func of(_ template: String) -> Template {
    known.withLock { known in
      if let found = known[template] { return found }
      let made = Template(template)
      if known.count >= mostKnown { known.removeAll() }
      known[template] = made
      return made
    }
  }

  /// What is no place to fill is left out.
  private static func pieces(_ template: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      if let piece = piece(rest[rest.index(after: open)..<close]) { pieces.append(piece) }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
  private static func piece(_ key: Substring) -> Piece? {
    switch key {
    case "node": return .node
    case "subject": return .subject
    case "previous": return .previous
    case "length": return .length
    case "start": return .start
    case "=": return .result
    case "turn": return .turn
    default:
      let sign: Sign? = key.first == "-" ? .minus : key.first == "+" ? .plus : nil
      return Int(sign == nil ? key : key.dropFirst()).map { .operand($0, sign) }
    }
  }
  private static func cut(_ template: String) -> String {
    let bytes = template.utf8
    var end = bytes.endIndex
    var next: (UInt8, UInt8) = (0, 0)
    while end > bytes.startIndex {
      let place = bytes.index(before: end)
      let byte = bytes[place]
      if byte == UInt8(ascii: ":"), next == (UInt8(ascii: " "), UInt8(ascii: "{")) {
        let sum = template[template.index(after: place)...].dropFirst(2)
        return sum.allSatisfy { "{}0123456789=+-−/× ".contains($0) } ? String(template[..<place]) : template
      }
      next = (byte, next.0)
      end = place
    }
    return template
  }
}
