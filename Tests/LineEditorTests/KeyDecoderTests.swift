import TestOrder
import Testing

@testable import LineEditor

@Suite(.givesWay) struct KeyDecoderTests {
  private func keys(_ bytes: some Sequence<UInt8>, vi: Bool = false) -> [EditorKey] {
    var decoder = KeyDecoder()
    decoder.passesEscapes = !vi
    decoder.append(Array(bytes))
    var found: [EditorKey] = []
    while let key = decoder.next() { found.append(key) }
    return found
  }

  @Test func `A crowd of characters is one key, up to the first that is a key of its own`() {
    var decoder = KeyDecoder()
    let lines = (0..<1_000).map { "    漢 line number \($0)" }
    decoder.append((lines.joined(separator: "\r") + "\u{1}" + lines[0] + "\u{1b}[A").utf8)
    var found: [EditorKey] = []
    while let key = decoder.ahead({ $0 == "\u{1}" ? nil : $0 == "\r" ? "\n" : String($0) }) ?? decoder.next() { found.append(key) }
    #expect(found.count == lines[0].count + 3)
    let text = lines.joined(separator: "\n")
    #expect(found.first == .ahead(text, typed: Array(lines.joined(separator: "\r").unicodeScalars)))
    #expect(found.dropFirst().first == .character("\u{1}") && found.last == .special(.up))
  }

  @Test func `Every cut of a text gives the same keys`() {
    let bytes = Array("é漢😀\u{1b}[A\u{1b}[200~a\u{1b}b\u{1b}[201~\u{1b}[3~x\u{1b}\r".utf8)
    let whole = keys(bytes)
    #expect(whole == [.character("é"), .character("漢"), .character("😀"), .special(.up), .paste("a\u{1b}b"), .special(.delete), .character("x"), .special(.newline)])
    for cut in 1..<bytes.count {
      var decoder = KeyDecoder()
      var found: [EditorKey] = []
      for part in [bytes[..<cut], bytes[cut...]] {
        decoder.append(part)
        while let key = decoder.next() { found.append(key) }
      }
      #expect(found == whole, "cut at \(cut)")
    }
  }

  @Test(
    arguments: [
      ([0x80], 1), ([0xc0, 0x80], 2), ([0xed, 0xa0, 0x80], 3), ([0xf4, 0x90, 0x80, 0x80], 4), ([0xf8, 0x61], 2), ([0xe2, 0x28, 0xa1], 3), ([0xc2, 0x9b], 1),
    ] as [([UInt8], Int)]) func `Invalid bytes give replacements and lose nothing behind them`(bytes: [UInt8], count: Int)
  {
    #expect(keys(bytes + [0x7a]).count == count + 1)
    #expect(keys(bytes + [0x7a]).last == .character("z"))
    #expect(keys(bytes + [0x7a]).first == .character("\u{fffd}"))
  }

  @Test func `Only a silence tells an escape from a sequence`() {
    var decoder = KeyDecoder()
    decoder.passesEscapes = false
    decoder.append([0x1b])
    #expect(decoder.next() == nil)
    #expect(decoder.isAmbiguous)
    #expect(decoder.flush() == .special(.escape))
    #expect(decoder.isEmpty)
  }

  @Test func `Sequences that mean nothing give no text`() {
    #expect(keys("\u{1b}[4u\u{1b}[25~\u{1b}[?1;2c\u{1b}[<0;1;1Ma\u{1b}OPb\u{1b}OM".utf8) == [.character("a"), .character("b"), .character("\r")])
    #expect(keys(("\u{1b}[" + String(repeating: "1", count: 500)).utf8).count > 0)
    #expect(keys("\u{1b}[99999999999999999999999~x".utf8) == [.character("x")])
  }

  @Test func `A paste without an end is complete after a silence`() {
    var decoder = KeyDecoder()
    decoder.append(Array("\u{1b}[200~a\rb".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.isPasting && !decoder.isAmbiguous)
    #expect(decoder.flush() == .paste("a\nb"))
    #expect(!decoder.isPasting)
  }
}
