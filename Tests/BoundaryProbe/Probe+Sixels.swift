internal import Terminal

extension Probe {
  /// Sixels of few and of many colours, of sizes that are no whole bands.
  static func probeSixels() throws {
    var numbers = Numbers(11)
    for (width, height) in [(1, 1), (7, 5), (12, 6), (20, 13)] {
      let size = PixelSize(width: width, height: height)
      for limit in [0, 3, 255] as [UInt8] {
        let pixels = (0..<width * height * 3).map { _ in UInt8.random(in: 0...limit, using: &numbers) }
        let palette = SixelPalette(pixels, size)
        try expect((1...SixelPalette.limit).contains(palette.colors.count), "a palette has its colours")
        try expect(!SixelPicture.show(pixels, size, palette).isEmpty, "pixels become sixels")
      }
    }
  }
}
