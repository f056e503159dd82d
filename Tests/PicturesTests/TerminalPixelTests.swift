import Drawing
import Foundation
import Pictures
import Testing

/// Pictures of exactly some pixels.
@Suite struct `Pixels for a terminal` {
  private let list = DisplayList(
    items: [
      DisplayList.Item(
        .fill(.rectangle(CGRect(x: 0, y: 0, width: 39, height: 84)), .color(RGBA(red: 1, green: 0, blue: 0))))
    ],
    bounds: CGRect(x: 0, y: 0, width: 39, height: 84))
  private let style = PictureStyle(scale: 46.0 / 84)

  @Test func `are as many as were asked for, and transparent beside the picture`() throws {
    let file = try CairoPicture.png(list, style, width: 22, fullWidth: 30, height: 46)
    let bitmap = try ImageFile(file).bitmap()
    #expect(bitmap.width == 30 && bitmap.height == 46 && CairoPicture.size(of: list) == CGSize(width: 39, height: 84))
    #expect(bitmap.color(x: 0, y: 0) == RGBA(red: 1, green: 0, blue: 0) && bitmap.color(x: 20, y: 45).red == 1)
    #expect(bitmap.color(x: 22, y: 0).alpha == 0 && bitmap.color(x: 29, y: 45).alpha == 0)
    #expect(try CairoPicture.png(list, style, width: 22, fullWidth: 30, height: 46) == file)
  }
  @Test func `of sixels are red, green and blue`() throws {
    let pixels = try CairoPicture.pixels(list, style, width: 22, height: 46)
    #expect(pixels.count == 22 * 46 * 3 && Array(pixels.prefix(3)) == [255, 0, 0])
  }
  @Test(arguments: [(0, 10), (10, 0), (-1, -1), (40_000, 1), (20_000, 20_000)]) func `too many or none are refused`(
    width: Int, height: Int
  ) {
    #expect(throws: PictureError.self) {
      try CairoPicture.png(list, style, width: width, fullWidth: width, height: height)
    }
    #expect(throws: PictureError.self) { try CairoPicture.pixels(list, style, width: width, height: height) }
  }
}
