import Drawing
import Foundation
import Pictures
import Testing

@Suite struct `Edges of rectangles` {
  /// How dark the rows of a picture are, at its middle.
  private func rows(_ outline: DisplayList.Outline, _ style: PictureStyle) throws -> [UInt8] {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let list = DisplayList(items: [DisplayList.Item(.fill(outline, .color(.black)))], bounds: bounds)
    let bitmap = try ImageFile(try CairoPicture.png(list, style)).bitmap()
    return (0..<bitmap.height).map { bitmap.bytes[($0 * bitmap.width + bitmap.width / 2) * 4] }
  }
  private static let third = CGRect(x: 2, y: 4 + 1.0 / 3, width: 16, height: 8)

  @Test(arguments: [DisplayList.Outline.rectangle(third), .rounded(third, 2)])
  func `lie on the pixels of the picture, where those of a screen do not`(
    outline: DisplayList.Outline
  ) throws {
    let rows = try rows(outline, PictureStyle(.iphone, scale: 2))
    #expect(Set(rows) == [0, 255])
    #expect(rows.filter { $0 == 0 }.count == 16)
  }
  @Test func `stay where they are for lines of less than two pixels, and on devices of cells`() throws {
    let hairline = CGRect(x: 0, y: 4 + 1.0 / 3, width: 20, height: 1.0 / 3)
    #expect(Set(try rows(.rectangle(hairline), PictureStyle(.iphone, scale: 2))) != [0, 255])
    #expect(Set(try rows(.rectangle(Self.third), PictureStyle(scale: 2))) != [0, 255])
  }
}
