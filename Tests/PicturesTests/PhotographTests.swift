import Drawing
import Foundation
import Pictures
import Testing

/// Photographs in SVG.
@Suite struct PhotographTests {
  /// Noise, which packs as badly as a photograph does.
  private func photograph(_ seed: UInt32, _ width: Int, _ height: Int) -> Bitmap {
    var state = seed
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for index in bytes.indices where index % 4 != 3 {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes[index] = UInt8(truncatingIfNeeded: UInt32(index / 4 % width) / 6 &+ state >> 27)
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  @Test func `eight of them make a picture of at most 2 MB`() {
    let items = (0..<8).map { index in
      let frame = CGRect(x: CGFloat(index % 2) * 195, y: CGFloat(index / 2) * 200, width: 190, height: 190)
      return DisplayList.Item(.image(DisplayList.ImageRun(photograph(UInt32(index), 1200, 1200), frame: frame, scale: 1)))
    }
    let svg = SVGPicture.svg(DisplayList(items: items, bounds: CGRect(x: 0, y: 0, width: 390, height: 844)), PictureStyle())
    #expect(svg.utf8.count <= 2_000_000, "\(svg.utf8.count)")
    #expect(svg.components(separatedBy: "data:image/jpeg").count == 9)
  }
  @Test func `what shines through, is small or is tiled keeps its pixels`() {
    var clear = photograph(1, 600, 600).bytes
    clear[3] = 0
    let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    var tiled = DisplayList.ImageRun(photograph(2, 600, 600), frame: frame, scale: 1)
    tiled.isTiled = true
    let runs = [
      DisplayList.ImageRun(Bitmap(width: 600, height: 600, bytes: clear), frame: frame, scale: 1), DisplayList.ImageRun(photograph(3, 20, 20), frame: frame, scale: 1), tiled,
    ]
    for run in runs { #expect(SVGPicture.svg(DisplayList(items: [DisplayList.Item(.image(run))], bounds: frame), PictureStyle()).contains("data:image/png")) }
  }
}
