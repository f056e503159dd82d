internal import Drawing
internal import Foundation
internal import Pictures

extension Probe {
  /// 2 × 1 pixels, red and half-transparent blue.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQg0AD3oDfnfpf5cAAAAASUVORK5CYII=")
  /// 16 × 8 pixels.
  private static let jpeg = Data(
    base64Encoded: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8yb"
      + "qmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAI"
      + "ABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAGRAAAgMBAAAAAAAAAAAAAAAAAAECBBEx/8QAFQEBAQAAAAAAAAAAAAAAAA"
      + "AAAQL/xAAYEQACAwAAAAAAAAAAAAAAAAAAAQIRIf/aAAwDAQACEQMRAD8Al0I8NHQjiTAGWJsmz//Z")

  /// 16 × 8 pixels.
  private static let webp = Data(
    base64Encoded: "UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQAAgAAkA4JbACdGuA/gAFuXsAAP7N5Hjk7IEzCZ/8cJp/aqRqgXQLv/Lf1oAA")

  /// Whole and damaged files: cut off anywhere, with any byte changed, with other sizes in their headers.
  static func probeImages() throws {
    guard let png, let jpeg, let webp else { throw Unexpected(description: "the images are none") }
    try expect(try ImageFile(png).bitmap().width == 2, "a PNG has its width")
    try expect(try ImageFile(jpeg).bitmap().height == 8, "a JPEG has its height")
    try expect(try ImageFile(webp).bitmap().height == 8, "a WebP has its height")
    var numbers = Numbers(7)
    for file in [png, jpeg, webp] {
      for place in file.indices {
        decode(file.prefix(place))
        var changed = file
        changed[place] = UInt8.random(in: 0...255, using: &numbers)
        decode(changed)
      }
    }
  }
  private static func decode(_ data: Data) {
    // A header that was changed may want millions of pixels, which tells nothing more.
    guard let file = try? ImageFile(Data(data)), file.width * file.height < 100_000 else { return }
    _ = try? file.bitmap()
  }

  /// A PNG and a PDF of everything that cairo draws.
  static func probePictures() throws {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
    func item(_ content: DisplayList.Content) -> DisplayList.Item { DisplayList.Item(content, node: 1) }
    let circle = item(.fill(.ellipse(in: bounds.insetBy(dx: 8, dy: 8)), red))
    let pixels = (0..<5 * 7 * 4).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let items: [DisplayList.Item] = [
      circle, item(.border(bounds, width: 1, red)),
      item(.text(DisplayList.TextRun(lines: ["Grüße, 漢字 😀", "zwei"], frame: bounds, font: ResolvedFont(), paint: .foreground))),
      item(.image(DisplayList.ImageRun(Bitmap(width: 5, height: 7, bytes: pixels), frame: bounds, scale: 1))), item(.layer(.blur(radius: 3), [circle])),
      item(.layer(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 2, offset: CGSize(width: 1, height: 1)), [circle])),
      item(.layer(.mask([circle]), [circle])), item(.layer(.blend(.multiply), [circle])),
    ]
    let list = DisplayList(items: items, bounds: bounds)
    for scale in [0.3, 1, 2] as [CGFloat] {
      let picture = try CairoPicture.png(list, PictureStyle(scale: scale))
      try expect(try ImageFile(picture).bitmap().width > 0, "what is drawn can be read")
    }
    _ = try CairoPicture.png(list, PictureStyle(.iphone))
    try expect(try CairoPicture.pdf(list, PictureStyle()).starts(with: Data("%PDF".utf8)), "a PDF is one")
    _ = SVGPicture.svg(list, PictureStyle())
  }
}
