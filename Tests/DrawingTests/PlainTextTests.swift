internal import Drawing
internal import Foundation
internal import Testing

@Suite struct `Plain texts` {
  private let character = CGSize(width: 1, height: 1)

  /// The same, a character at a time.
  private func counted(_ string: String) -> (columns: Int, lines: Int)? {
    guard string.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    let words = string.filter { $0 != " " }.count
    return (string.count, max(1, words + (words > 0 && string.hasPrefix(" ") ? 1 : 0)))
  }
  private func agrees(_ string: String) -> Bool {
    let (plain, counted) = (PlainText(string), counted(string))
    guard let plain, let counted else { return plain == nil && counted == nil }
    return plain.ideal(character) == CGSize(width: CGFloat(counted.columns), height: 1)
      && plain.least(character) == CGSize(width: CGFloat(min(counted.columns, 1)), height: CGFloat(counted.lines))
  }

  @Test func `every byte counts alike at every place of texts of every length`() {
    #expect(agrees(""))
    for length in 1...20 {
      for place in 0..<length {
        for byte in UInt8(0)...0x7F {
          var bytes = (0..<length).map { UInt8(0x41 + $0) }
          bytes[place] = byte
          let string = String(decoding: bytes, as: UTF8.self)
          #expect(agrees(string), "\(length) bytes, \(byte) at \(place)")
        }
      }
    }
  }
  @Test func `blanks count wherever they are, and other letters are not plain`() {
    for blanks in 0..<1_024 {
      #expect(agrees(String(decoding: (0..<10).map { UInt8(blanks >> $0 & 1 == 0 ? 0x78 : 0x20) }, as: UTF8.self)))
    }
    for string in ["é", "abcdefg\u{301}", "12345678…", "日本", String(repeating: "x", count: 100) + "ü"] { #expect(PlainText(string) == nil) }
  }
}
