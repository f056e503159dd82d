import Foundation
import Testing

@testable import Drawing

@Suite struct ImageTests {
  /// A 2 × 1 PNG, red and half-transparent blue, as zlib and the format want it.
  static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQg0AD3oDfnfpf5cAAAAASUVORK5CYII=") ?? Data()

  @Test func `a PNG has its size in its header, and its pixels through cairo`() throws {
    let file = try ImageFile(Self.png)
    #expect((file.width, file.height) == (2, 1))
    let bitmap = try file.bitmap()
    #expect(bitmap.color(x: 0, y: 0) == RGBA(red: 1, green: 0, blue: 0))
    #expect(bitmap.color(x: 5, y: 0) == .clear)
  }
  /// 2 × 1 pixels, red and half-transparent blue: a still picture, and an animation whose second frame is green and blue.
  @Test(arguments: [
    "UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8Q+z//D/yPChWI6H8AAA==",
    "UklGRogAAABXRUJQVlA4WAoAAAASAAAAAQAAAAAAQU5JTQYAAAD/////AABBTk1GLAAAAAAAAAAAAAEAAAAAAGQAAAJWUDhMEwAAAC8BAAAQDxD7P/8P/I8KFYjo"
      + "fwAAQU5NRigAAAAAAAAAAAAAAAAAAABkAAAAVlA4TA8AAAAvAAAAAAfQ/4j+ByKi/wEA",
  ]) func `a WebP has its size in its header, and its pixels or those of its first frame`(_ text: String) throws {
    let data = try #require(Data(base64Encoded: text))
    let file = try ImageFile(data)
    #expect((file.width, file.height) == (2, 1) && file.format.mediaType == "image/webp")
    let bitmap = try file.bitmap()
    #expect(bitmap.color(x: 0, y: 0) == RGBA(red: 1, green: 0, blue: 0))
    #expect(bitmap.color(x: 1, y: 0) == RGBA(red: 0, green: 0, blue: 1, alpha: 128.0 / 255))
    for place in data.indices.dropFirst(12).dropLast() {
      #expect(throws: ImageError.self) { try ImageFile(data.prefix(place)).bitmap() }
    }
  }
  @Test func `a file that is cut off, none, or too large is refused with a reason`() throws {
    #expect(throws: ImageError.unknownFormat) { try ImageFile(Data("hello".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try ImageFile(Data()) }
    #expect(throws: ImageError.damaged("the header is cut off")) { try ImageFile(Self.png.prefix(20)) }
    #expect(throws: ImageError.self) { try ImageFile(Self.png.prefix(45)).bitmap() }
    var huge = [UInt8](Self.png.prefix(33))
    huge.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    #expect(throws: ImageError.tooLarge(width: 10_000, height: 10_000)) { try ImageFile(Data(huge)).bitmap() }
    #expect(throws: ImageError.self) { try ImageFile(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2])) }
  }

  @Test func `a part that says that it is longer than the file is known before room is made for it`() {
    var bytes = [UInt8](Self.png)
    #expect(!ImageFile.hasCutPart(Data(bytes)))
    bytes[33] = 0x69
    #expect(ImageFile.hasCutPart(Data(bytes)))
  }
  /// The first bytes that a change leaves as they are, the bytes that take the place of others, and what is said.
  @Test(
    arguments: [
      (60, [], "its end is missing"), (68, [], "its end is missing: the part IEND at byte 59 is cut off"), (50, [], "its end is missing: the part IDAT at byte 33 is cut off"),
      (35, [], "its end is missing"), (33, [], "its end is missing"), (45, [0xFF], "the part IDAT at byte 33 was changed"), (24, [99], "the part IHDR at byte 8 was changed"),
      (33, [0, 0, 0, 0, 1, 2], "no part begins at byte 33"), (33, [0xFF], "its end is missing: the part IDAT"), (16, [0, 0, 0, 0], "a size of 0 × 1"),
    ] as [(Int, [UInt8], String)]) func `a damaged PNG is told what is wrong with it, never that memory is short`(kept: Int, changed: [UInt8], reason: String)
  {
    var bytes = [UInt8](Self.png)
    if changed.isEmpty { bytes.removeSubrange(kept...) } else { bytes.replaceSubrange(kept..<kept + changed.count, with: changed) }
    do {
      _ = try ImageFile(Data(bytes)).bitmap()
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix("the file is damaged: \(reason)"))
    }
  }
  @Test func `no byte of a PNG can be changed or cut off so that memory is said to be short`() {
    for place in Self.png.indices {
      for bytes in [Self.png.prefix(place), Self.png.prefix(place) + [Self.png[place] ^ 0x10] + Self.png.suffix(from: place + 1)] {
        do { _ = try ImageFile(Data(bytes)).bitmap() } catch { #expect(!"\(error)".contains("memory"), "\(place): \(error)") }
      }
    }
  }

  private let bitmap = Bitmap(width: 8, height: 6, bytes: Array(repeating: 9, count: 8 * 6 * 4))

  @Test func `a stretched image is one slice`() {
    let run = DisplayList.ImageRun(bitmap, frame: CGRect(x: 1, y: 2, width: 30, height: 20), scale: 2)
    #expect(run.slices == [.init(source: CGRect(x: 0, y: 0, width: 8, height: 6), destination: run.frame)])
  }
  @Test func `corners keep their size and the middle is stretched`() {
    var run = DisplayList.ImageRun(bitmap, frame: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 2)
    run.caps = .init(top: 1, left: 1, bottom: 0, right: 2)
    #expect(run.slices.map(\.destination.width) == [1, 17, 2, 1, 17, 2])
    #expect(run.slices.map(\.source.minX) == [0, 2, 4, 0, 2, 4])
    #expect(run.slices.map(\.destination.height) == [1, 1, 1, 9, 9, 9])
    run.frame.size.width = 1.5
    #expect(run.slices.map(\.destination.width).reduce(0, +) == 3, "caps that do not fit are made smaller together")
  }
  @Test func `a tiled image is repeated, the last tile cut off, and never too often`() {
    var run = DisplayList.ImageRun(bitmap, frame: CGRect(x: 0, y: 0, width: 10, height: 3), scale: 2)
    run.isTiled = true
    #expect(run.slices.map(\.destination.width) == [4, 4, 2])
    #expect(run.slices.map(\.source.width) == [8, 8, 4])
    run.frame.size = CGSize(width: 1e7, height: 1e7)
    #expect(run.slices.count == 1)
  }
}
