import Drawing
import Foundation
import Terminal
import Testing

/// What is sent for a picture, byte for byte.
@Suite struct `A picture for a terminal` {
  private let small = Data([1, 2, 3])
  private let fit = PictureFit(
    CGSize(width: 20, height: 40), columns: 10, rows: 2, cell: PixelSize(width: 10, height: 20), largestScale: 1)

  // MARK: Kitty

  @Test func `of kitty's protocol has its number, its cells and its bytes`() {
    #expect(
      KittyPicture.show(small, id: 7, columns: 40, rows: 20).text
        == "\u{1B}_Ga=T,f=100,t=d,i=7,p=1,c=40,r=20,C=1,q=2,m=0;AQID\u{1B}\\")
    #expect(
      KittyPicture.show(small, id: nil, columns: 4, rows: 2).text
        == "\u{1B}_Ga=T,f=100,t=d,c=4,r=2,C=1,q=2,m=0;AQID\u{1B}\\")
  }
  @Test(arguments: [(3_072, [4_096]), (3_073, [4_096, 4]), (9_216, [4_096, 4_096, 4_096]), (0, [0])])
  func `of kitty's protocol is sent in chunks, all but the last of which say that more follows`(
    bytes: Int, chunks: [Int]
  ) {
    let file = Data((0..<bytes).map { UInt8(truncatingIfNeeded: $0 * 31) })
    let strings = KittyPicture.show(file, id: 1, columns: 1, rows: 1).text.components(separatedBy: "\u{1B}\\")
      .dropLast()
    #expect(strings.allSatisfy { $0.hasPrefix("\u{1B}_G") })
    let bodies = strings.map { $0.split(separator: ";", omittingEmptySubsequences: false)[1] }
    #expect(bodies.map(\.utf8.count) == chunks)
    #expect(Data(base64Encoded: bodies.joined()) == file)
    #expect(strings.map { $0.contains("m=1;") } == chunks.indices.map { $0 < chunks.count - 1 })
    #expect(strings.dropFirst().allSatisfy { $0.hasPrefix("\u{1B}_Gm=") })
  }
  @Test func `of kitty's protocol is taken away with its memory`() {
    #expect(KittyPicture.delete(id: 9).text == "\u{1B}_Ga=d,d=I,i=9,q=2\u{1B}\\")
    #expect(KittyPicture.delete(ids: 5...8).text == "\u{1B}_Ga=d,d=R,x=5,y=8,q=2\u{1B}\\")
  }
  @Test func `goes through tmux with doubled escapes, and stands where placeholders stand`() {
    let sent = "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,f=100,t=d,i=66051,c=3,r=2,q=2,m=0;AQID\u{1B}\u{1B}\\\u{1B}\\"
    let cell = "\u{10EEEE}"
    let rows =
      "\u{1B}7\u{1B}[38;2;1;2;3m\(cell)\u{305}\u{305}\(cell)\(cell)\u{1B}[0m\u{1B}8\u{1B}[1B\u{1B}[38;2;1;2;3m\(cell)\u{30D}\u{305}\(cell)\(cell)\u{1B}[0m\u{1B}8"
    #expect(
      KittyPicture.showInTmux(small, id: 0x010203, columns: 3, rows: 2).text.unicodeScalars.elementsEqual(
        (sent + rows).unicodeScalars))
  }
  @Test func `has a mark for each of many rows, and no row without one`() {
    #expect(KittyPicture.mostRows == 268)
    let text = KittyPicture.showInTmux(small, id: 1, columns: 1, rows: 1_000).text
    #expect(text.unicodeScalars.count { $0 == "\u{10EEEE}" } == KittyPicture.mostRows)
    #expect(text.unicodeScalars.contains("\u{A8F1}"))
  }

  // MARK: The others

  @Test func `of iTerm2's protocol has its size in bytes and pixels`() {
    let text = ITermPicture.show(small, PixelSize(width: 30, height: 60)).text
    #expect(
      text == "\u{1B}7\u{1B}]1337;File=inline=1;size=3;width=30px;height=60px;preserveAspectRatio=1:AQID\u{7}\u{1B}8")
  }
  @Test func `of sixels has its colours in hundredths and its runs counted`() {
    // Twelve pixels wide, eight high: white at the left, red at the right.
    let row = [UInt8](repeating: 255, count: 18) + (0..<6).flatMap { _ in [255, 0, 0] as [UInt8] }
    let pixels = (0..<8).flatMap { _ in row }
    let size = PixelSize(width: 12, height: 8)
    let palette = SixelPalette(pixels, size)
    #expect(palette.colors == [.init(255, 0, 0), .init(255, 255, 255)])
    let body = "\"1;1;12;8#0;2;100;0;0#1;2;100;100;100#1!6~#0!6~-#1!6B#0!6B"
    #expect(SixelPicture.show(pixels, size, palette).text == "\u{1B}7\u{1B}P0;1;0q\(body)\u{1B}\\\u{1B}8")
  }
  @Test func `of sixels with bytes that are missing is none`() {
    let palette = SixelPalette([1, 2, 3], PixelSize(width: 1, height: 1))
    #expect(SixelPicture.show([1, 2], PixelSize(width: 1, height: 1), palette).isEmpty)
    #expect(SixelPicture.show([], PixelSize(width: 0, height: 0), palette).isEmpty)
    #expect(
      SixelPicture.show([1, 2, 3], PixelSize(width: 1, height: 1), SixelPalette([], PixelSize(width: 0, height: 0)))
        .isEmpty)
  }

  // MARK: Colours

  /// A light screen with a photograph in it.
  private func photograph(_ width: Int, _ height: Int, paper: UInt8 = 255) -> [UInt8] {
    (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [UInt8] in
        if x < width / 2 { return y < height / 2 ? [paper, paper, paper] : [242, 242, 247] }
        return [
          UInt8(truncatingIfNeeded: x * 4), UInt8(truncatingIfNeeded: y * 6), UInt8(truncatingIfNeeded: (x * y) / 9),
        ]
      }
    }
  }
  @Test func `of sixels keeps the colours of areas, and has 255 at most`() {
    let size = PixelSize(width: 60, height: 40)
    let palette = SixelPalette(photograph(60, 40), size)
    #expect(palette.colors.count <= 255 && palette.colors.count > 50)
    #expect(palette.colors.contains(.init(255, 255, 255)) && palette.colors.contains(.init(242, 242, 247)))
    #expect(Set(palette.colors).count == palette.colors.count)
    #expect(palette.fits(photograph(60, 40)) && !palette.fits((0..<300).flatMap { _ in [3, 200, 90] as [UInt8] }))
  }
  @Test func `keeps its colours for a session, until they are wrong`() throws {
    let fit = try #require(fit)
    var sender = PictureSender(.sixel, firstID: 1, count: 2)
    func colors(_ text: TerminalText) -> [Substring] { text.text.split(separator: "#").filter { $0.contains(";2;") } }
    func page(_ change: (inout [UInt8]) -> Void) -> TerminalPicture {
      var pixels = [UInt8](repeating: 255, count: fit.pixels.width * fit.pixels.height * 3)
      change(&pixels)
      return .pixels(pixels)
    }
    let first = colors(sender.show(page { for index in 0..<300 { $0[index] = 0 } }, fit))
    #expect(first.count == 2)
    #expect(colors(sender.show(page { for index in 0..<30 { $0[index] = 0 } }, fit)).count == 2)
    #expect(
      colors(sender.show(page { for index in $0.indices { $0[index] = index % 3 == 0 ? 200 : 0 } }, fit)) == [
        "0;2;78;0;0"
      ])
  }

  @Test func `finds new colours for a small part that has another tint`() throws {
    let fit = try #require(
      PictureFit(
        CGSize(width: 100, height: 200), columns: 10, rows: 10, cell: PixelSize(width: 10, height: 20), largestScale: 1)
    )
    var sender = PictureSender(.sixel, firstID: 1, count: 2)
    func page(_ tint: [UInt8]) -> TerminalPicture {
      // A switch of 5 × 8 pixels on a page of 100 × 200.
      var pixels = [UInt8](repeating: 255, count: fit.pixels.width * fit.pixels.height * 3)
      for y in 0..<8 {
        for x in 0..<5 { pixels.replaceSubrange((y * 100 + x) * 3..<(y * 100 + x) * 3 + 3, with: tint) }
      }
      return .pixels(pixels)
    }
    #expect(sender.show(page([52, 199, 89]), fit).text.contains(";2;20;78;35"))
    #expect(sender.show(page([255, 59, 48]), fit).text.contains(";2;100;23;19"))
  }

  // MARK: Sending

  @Test func `comes before the last one is taken away, and both are at the end`() throws {
    let fit = try #require(fit)
    var sender = PictureSender(.kitty, firstID: 50, count: 2)
    func show(_ id: Int) -> String { "\u{1B}_Ga=T,f=100,t=d,i=\(id),p=1,c=2,r=2,C=1,q=2,m=0;AQID\u{1B}\\" }
    func delete(_ id: Int) -> String { "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" }
    #expect(sender.show(.png(small), fit).text == show(50))
    #expect(sender.show(.png(small), fit).text == show(51) + delete(50))
    #expect(sender.show(.png(small), fit).text == show(50) + delete(51))
    #expect(sender.deleteAll().text == delete(50))
    #expect(sender.deleteAll().isEmpty)
    #expect(sender.leaving.text == delete(50) + delete(51))
  }
  @Test func `of many is taken away with all of them, and a signal takes a range`() throws {
    let fit = try #require(fit)
    var sender = PictureSender(.kitty, firstID: 4_096, count: 4_096)
    for _ in 0..<3 { _ = sender.show(.png(small), fit, replaces: false) }
    #expect(sender.leaving.text == "\u{1B}_Ga=d,d=R,x=4096,y=8191,q=2\u{1B}\\")
    #expect(sender.deleteAll().text.components(separatedBy: "a=d,d=I").count == 4)
  }
  @Test(arguments: [Int32.min, -1, 0, 1, 4_095, 4_096, .max]) func `has a number of 24 bits, whatever the process's`(
    process: Int32
  ) {
    let first = PictureSender.firstID(process: process)
    #expect(first > 0 && first + PictureSender.idsOfProcess <= 0x100_0000)
    let leaving = PictureSender(.kittyInTmux, firstID: .max, count: 2).leaving.text
    // A signal's handler holds 128 bytes, and sends more than this.
    #expect(leaving.utf8.count <= 100 && leaving.contains("i=16777215"), "\(leaving.utf8.count)")
  }
  @Test func `of a protocol that keeps nothing is taken away with its cells`() throws {
    let fit = try #require(fit)
    var sender = PictureSender(.iterm, firstID: 1, count: 2)
    #expect(!sender.show(.png(small), fit).isEmpty && sender.deleteAll().isEmpty && sender.leaving.isEmpty)
    // What the protocol does not take is not sent.
    #expect(sender.show(.pixels([1, 2, 3]), fit).isEmpty)
  }
}

@Suite struct `The size of a picture in a window` {
  private let cell = PixelSize(width: 10, height: 20)
  private let phone = CGSize(width: 390, height: 844)

  @Test func `is whole rows, and as many columns as it needs`() throws {
    let fit = try #require(PictureFit(phone, columns: 100, rows: 22, cell: cell, largestScale: 3))
    #expect(fit.rows == 22 && fit.pixels.height == 440 && fit.pixels.width == 204 && fit.columns == 21)
    #expect(abs(fit.scale - 440.0 / 844) < 1e-9 && fit.canvas == PixelSize(width: 210, height: 440))
  }
  @Test func `is no larger than the scale and the width allow`() throws {
    let large = try #require(PictureFit(phone, columns: 1_000, rows: 500, cell: cell, largestScale: 3))
    #expect(large.rows == 126 && large.pixels.height == 2_520 && large.scale < 3)
    let narrow = try #require(PictureFit(phone, columns: 10, rows: 50, cell: cell, largestScale: 3))
    #expect(narrow.columns <= 10 && narrow.rows == 10 && narrow.pixels.width <= 100)
  }
  @Test func `of sixels is whole bands`() throws {
    let fit = try #require(PictureFit(phone, columns: 100, rows: 22, cell: cell, largestScale: 3, step: 6))
    #expect(fit.pixels.height == 438 && fit.rows == 22)
  }
  @Test(
    arguments: [
      (CGSize(width: 390, height: 844), 0, 10), (CGSize(width: 390, height: 844), 10, 0),
      (CGSize(width: 390, height: 844), -5, -5), (.zero, 10, 10),
      (CGSize(width: CGFloat.nan, height: 1), 10, 10), (CGSize(width: CGFloat.infinity, height: 10), 10, 10),
      (CGSize(width: 1e308, height: 1), 10, 10),
    ] as [(CGSize, Int, Int)])
  func `without room or without a size is none`(size: CGSize, columns: Int, rows: Int) {
    #expect(PictureFit(size, columns: columns, rows: rows, cell: cell, largestScale: 3) == nil)
  }
  @Test func `bears scales and cells that nobody has`() {
    for scale in [CGFloat.nan, -1, 0, .infinity, 1e308] {
      if let fit = PictureFit(phone, columns: 100, rows: 22, cell: cell, largestScale: scale) {
        #expect(fit.columns <= 100 && fit.rows <= 22)
      }
    }
    #expect(PictureFit(phone, columns: 10, rows: 10, cell: PixelSize(width: 0, height: -3), largestScale: 1) == nil)
  }
}
