import Drawing
import Foundation
import Testing

@testable import Terminal

@Suite struct LargeLetterTests {
  private static let printable = (0x21..<0x7F).compactMap(Unicode.Scalar.init).map(Character.init)

  @Test func `every printable character of ASCII has a drawing of its own`() {
    let drawings = Self.printable.compactMap { LargeLetter($0)?.blocks }
    #expect(drawings.count == 94)
    #expect(Set(drawings).count == 94)
    #expect(drawings.allSatisfy { $0.contains { $0 != " " } })
  }
  @Test func `a block takes one column`() {
    for character in Self.printable { #expect(LargeLetter(character)?.blocks.map { columns(of: $0) } == [1, 1, 1, 1], "\(character)") }
  }
  @Test func `accents and descenders are seen`() {
    for letter in "ÄÖÜäöüáàâãåéèêëíìîïóòôõúùûýÿçñÁÀÂÃÅÉÈÊËÍÓÚÝÇÑ" {
      let base = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first.map(Character.init)
      #expect(LargeLetter(letter) != nil && LargeLetter(letter)?.blocks != base.flatMap(LargeLetter.init)?.blocks, "\(letter)")
    }
  }
  @Test func `letters leave a free column between them`() {
    for letter in Self.printable where letter.isLetter || letter.isNumber {
      let right = [LargeLetter(letter)?.blocks[1], LargeLetter(letter)?.blocks[3]].compactMap(\.self)
      #expect(right.allSatisfy { [" ", "🬀", "🬃", "🬄", "🬏", "🬐", "🬓", "▌"].contains($0) }, "\(letter)")
    }
  }
  @Test(arguments: ["漢", "😀", "e\u{301}\u{302}", "Ж", "\u{301}"]) func `other characters have none`(character: Character) { #expect(LargeLetter(character) == nil) }
}
