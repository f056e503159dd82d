import Drawing
import Foundation
import Pictures
import Testing

/// Rows that are packed without zlib.
@Suite struct EqualRowTests {
  /// Sizes whose rows end in each of the ways in which 258 zeros at a time can end.
  @Test(arguments: [
    (1, 40), (2, 13), (86, 300), (87, 300), (173, 40), (174, 40), (400, 500), (1170, 200), (1170, 1200),
  ]) func `are read again as they were drawn`(width: Int, height: Int) throws {
    let (w, h) = (CGFloat(width), CGFloat(height))
    let marks = stride(from: CGFloat(0), to: h, by: 37).map { y in
      DisplayList.Item(.fill(.rectangle(CGRect(x: 0, y: y, width: w / 2, height: 3)), .color(RGBA(red: 1, green: y / h, blue: 0))))
    }
    let bitmap = try ImageFile(CairoPicture.png(DisplayList(items: marks, bounds: CGRect(x: 0, y: 0, width: w, height: h)), PictureStyle())).bitmap()
    #expect(bitmap.width == width && bitmap.height == height)
    let wrong = (0..<height).filter { y in
      let (first, last) = (bitmap.color(x: 0, y: y), bitmap.color(x: width - 1, y: y))
      return width > 1 && (last != .white || (y % 37 < 3) != (first.blue == 0))
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
