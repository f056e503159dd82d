internal import Drawing
internal import Foundation
internal import Pictures

/// Reference, now, and where they differ, side by side.
struct DifferencePicture {
  private let reference: Bitmap
  private let now: Bitmap

  /// Nil where one of them is no picture.
  init?(reference: Data, now: Data) {
    guard let reference = try? ImageFile(reference).bitmap(), let now = try? ImageFile(now).bitmap() else { return nil }
    (self.reference, self.now) = (reference, now)
  }

  /// A PNG file. What differs is magenta, on a faded picture of now.
  func png() throws(PictureError) -> Data {
    let gap: CGFloat = 16
    let pictures = [("reference", reference), ("now", now), ("difference", difference)]
    var list = DisplayList()
    var x: CGFloat = 0
    let cell = CGSize(width: 8, height: 16)
    for (title, bitmap) in pictures {
      let layout = TextLayout(title, font: ResolvedFont(weight: 700), cell: cell)
      let label = CGRect(origin: CGPoint(x: x, y: 0), size: layout.ideal)
      let run = DisplayList.TextRun(lines: [title], frame: label, font: layout.font, paint: .foreground)
      let frame = CGRect(x: x, y: layout.ideal.height + 4, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
      list.items.append(DisplayList.Item(.text(run)))
      list.items.append(DisplayList.Item(.image(DisplayList.ImageRun(bitmap, frame: frame, scale: 1))))
      list.bounds = list.bounds.union(label).union(frame)
      x += max(frame.width, label.width) + gap
    }
    return try CairoPicture.png(list, PictureStyle(cell: cell))
  }

  private var difference: Bitmap {
    let (width, height) = (max(reference.width, now.width), max(reference.height, now.height))
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (pixel(reference, x, y), pixel(now, x, y))
        let to = (y * width + x) * 4
        let shown: (UInt8, UInt8, UInt8) = a == b ? faded(b) : (255, 0, 255)
        (bytes[to], bytes[to + 1], bytes[to + 2]) = shown
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
  /// Four bytes in one number; nil outside of the picture.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    guard x < bitmap.width, y < bitmap.height else { return nil }
    return bitmap.bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: (y * bitmap.width + x) * 4, as: UInt32.self)
    }
  }
  private func faded(_ pixel: UInt32?) -> (UInt8, UInt8, UInt8) {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(191 + ((pixel ?? .max) >> shift & 0xFF) / 4) }
    return (byte(0), byte(8), byte(16))
  }
}
