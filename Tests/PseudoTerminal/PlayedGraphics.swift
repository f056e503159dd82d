public import Foundation

/// The part of a terminal that knows pictures: takes their strings and the questions out of what is sent, keeps the
/// pictures, and answers as one of some terminals does.
public struct PlayedGraphics: Sendable {
  /// Which terminal is played.
  public enum Kind: Sendable, CaseIterable {
    case kitty, iterm, sixel
    /// Knows no pictures, and says so.
    case plain
    /// Answers nothing at all.
    case silent
  }
  /// A picture that is there.
  public struct Picture: Equatable, Sendable {
    /// Kitty's number; 0 where there is none.
    public var id = 0
    /// What its command says.
    public var keys: [String: String] = [:]
    /// The bytes of a PNG file, or the sixels.
    public var data = Data()

    /// Width and height in pixels, as the bytes tell them.
    public var size: [Int] {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        return [16, 20].map { place in data.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
      }
      let text = String(decoding: data, as: UTF8.self)
      return text.firstMatch(of: /^[0-9;]*q"1;1;(\d+);(\d+)/).map { [Int($0.1) ?? 0, Int($0.2) ?? 0] } ?? []
    }
  }

  public let kind: Kind
  /// A cell in pixels.
  public var cell = (width: 10, height: 20)
  /// Answers wait until this is true.
  public var isAnswering = true
  /// What it answers.
  public var replies = ""
  /// The pictures that are there, oldest first; those of iTerm2's protocol and of sixels stay.
  public private(set) var pictures: [Picture] = []
  /// How many were sent.
  public private(set) var sent = 0
  /// How often it was asked for its kind.
  public private(set) var questions = 0
  /// What is no string of its protocol.
  public private(set) var wrong: [String] = []

  private var pending: [UInt8] = []
  private var begun: Picture?
  private var letters = ""

  public init(_ kind: Kind) { self.kind = kind }

  /// Takes what was sent, cut anywhere.
  /// - Returns: what is left for the screen.
  public mutating func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    pending += bytes
    var rest: [UInt8] = []
    var place = 0
    while place < pending.count {
      guard pending[place] == 0x1B else {
        rest.append(pending[place])
        place += 1
        continue
      }
      guard let end = end(from: place) else { break }
      let sequence = String(decoding: pending[place..<end], as: UTF8.self)
      if !take(sequence) { rest += pending[place..<end] }
      place = end
    }
    pending.removeFirst(place)
    return rest
  }

  /// Where the sequence ends that begins here; nil if it goes on.
  private func end(from place: Int) -> Int? {
    guard place + 1 < pending.count else { return nil }
    switch pending[place + 1] {
    case UInt8(ascii: "["): return pending[(place + 2)...].firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
      var index = place + 2
      while index < pending.count {
        if pending[index] == 0x07 { return index + 1 }
        if pending[index] == 0x1B { return index + 1 < pending.count ? index + 2 : nil }
        index += 1
      }
      return nil
    default: return place + 2
    }
  }

  /// Whether it is about pictures.
  private mutating func take(_ sequence: String) -> Bool {
    let body = sequence.dropFirst(2)
    switch sequence.dropFirst().first {
    case "7", "8": return true
    case "_":
      kitty(String(body.dropLast(2)))
      return true
    case "]":
      iterm(String(body.dropLast()))
      return true
    case "P":
      guard kind == .sixel else { return unknown(sequence) }
      pictures.append(Picture(data: Data(body.dropLast(2).utf8)))
      sent += 1
      return true
    default: break
    }
    switch body {
    case ">q":
      answer(
        ["kitty": "kitty(0.35.2)", "iterm": "iTerm2 3.5.2", "sixel": "foot(1.13)", "plain": "plain 1"]["\(kind)"].map {
          "\u{1B}P>|\($0)\u{1B}\\"
        })
    case "16t": answer("\u{1B}[6;\(cell.height);\(cell.width)t")
    case "14t": answer(nil)
    case "c":
      questions += 1
      answer(kind == .sixel ? "\u{1B}[?62;4;22c" : "\u{1B}[?62;22c")
    default: return false
    }
    return true
  }
  private mutating func answer(_ text: String?) { if kind != .silent, let text { replies += text } }
  @discardableResult private mutating func unknown(_ sequence: String) -> Bool {
    wrong.append(String(sequence.prefix(60)))
    return true
  }

  private mutating func kitty(_ body: String) {
    let parts = body.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let keys = Dictionary(
      parts[0].split(separator: ",").map { $0.split(separator: "=", omittingEmptySubsequences: false).map(String.init) }
        .map { ($0[0], $0.count > 1 ? $0[1] : "") }
    ) { $1 }
    let letters = parts.count > 1 ? String(parts[1]) : ""
    if keys["a"] == "q" {
      if kind == .kitty { answer("\u{1B}_Gi=\(keys["i"] ?? "");OK\u{1B}\\") }
      return
    }
    guard kind == .kitty, body.hasPrefix("G"), letters.utf8.count <= 4_096 else {
      unknown(body)
      return
    }
    switch keys["a"] {
    case "d":
      let range = (Int(keys["x"] ?? "") ?? 0)...(Int(keys["y"] ?? "") ?? .max)
      pictures.removeAll { keys["d"] == "I" ? "\($0.id)" == keys["i"] : keys["d"] == "R" && range.contains($0.id) }
      return
    case "T": (begun, self.letters) = (Picture(id: Int(keys["i"] ?? "") ?? 0, keys: keys), "")
    case nil: break
    default: unknown(body)
    }
    guard var picture = begun else {
      unknown(body)
      return
    }
    self.letters += letters
    if keys["m"] == "1" { return }
    picture.data = Data(base64Encoded: self.letters) ?? Data()
    // The same number again takes the place of what had it.
    pictures.removeAll { $0.id == picture.id && picture.id != 0 }
    pictures.append(picture)
    sent += 1
    begun = nil
  }
  private mutating func iterm(_ body: String) {
    let parts = body.split(separator: ":", maxSplits: 1)
    guard kind == .iterm, parts.count == 2, parts[0].hasPrefix("1337;File="),
      let data = Data(base64Encoded: String(parts[1]))
    else {
      unknown(body)
      return
    }
    let keys = Dictionary(
      parts[0].dropFirst(10).split(separator: ";").map { $0.split(separator: "=").map(String.init) }.map {
        ($0[0], $0[1])
      }
    ) { $1 }
    if keys["size"] != "\(data.count)" { unknown(body) }
    pictures.append(Picture(keys: keys, data: data))
    sent += 1
  }
}
