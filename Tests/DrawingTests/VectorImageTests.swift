import Foundation
import Testing

@testable import Drawing

@Suite struct VectorImageTests {
  private static func svg(_ attributes: String, _ content: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }
  private static let red = RGBA(red: 1, green: 0, blue: 0)
  private static let blue = RGBA(red: 0, green: 0, blue: 1)
  /// The left half is red, the right half blue.
  private static let halves = "<path fill=\"#f00\" d=\"M0 0h10v10h-10z\"/><path fill=\"#00f\" d=\"M10 0h10v10h-10z\"/>"
  /// A page of 20 × 10 points: its lower half is red, its upper half blue.
  private static func pdf() throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "FuzzTests/Corpus/images/flag.pdf"))
  }

  @Test(arguments: [
    "width=\"20\" height=\"10\"", "viewBox=\"0 0 20 10\"", "width=\"20px\" height=\"10\" viewBox=\"0 0 20 10\"",
  ])
  func `an SVG is as large as it says, and has three pixels a point`(_ attributes: String) throws {
    let image = try VectorImage(Self.svg(attributes, Self.halves), for: .picture(isScalable: false))
    #expect(image.size == CGSize(width: 20, height: 10) && image.baseline == nil)
    let pixels = image.bitmap(for: image.size)
    #expect((pixels.width, pixels.height) == (60, 30))
    #expect(pixels.color(x: 29, y: 15) == Self.red && pixels.color(x: 30, y: 15) == Self.blue)
  }
  @Test func `a page of a PDF is as large as it says, and has three pixels a point`() throws {
    let image = try VectorImage(Self.pdf(), for: .picture(isScalable: false))
    #expect(image.size == CGSize(width: 20, height: 10))
    let pixels = image.bitmap(for: image.size)
    #expect((pixels.width, pixels.height) == (60, 30))
    #expect(pixels.color(x: 5, y: 2) == Self.blue && pixels.color(x: 5, y: 27) == Self.red)
  }
  @Test func `lines are drawn for the frame, in steps, those that are not preserved never larger than they are`() throws {
    let data = Self.svg("width=\"20\" height=\"10\"", Self.halves)
    let fine = try VectorImage(data, for: .picture(isScalable: true))
    let coarse = try VectorImage(data, for: .picture(isScalable: false))
    func width(_ image: VectorImage, _ width: CGFloat, _ height: CGFloat) -> Int {
      image.bitmap(for: CGSize(width: width, height: height)).width
    }
    #expect(width(fine, 40, 20) == 120 && width(fine, 10, 40) == 240 && width(fine, 5, 1) == 15)
    #expect(width(fine, 41, 20) == width(fine, 50, 20) && width(fine, 41, 20) == 170)
    #expect(width(coarse, 40, 20) == 60 && width(coarse, 10, 5) == 30)
    #expect(fine.bitmap(for: CGSize(width: 41, height: 20)) === fine.bitmap(for: CGSize(width: 50, height: 20)))
    let huge = try VectorImage(
      Self.svg("width=\"30000\" height=\"30000\"", Self.halves), for: .picture(isScalable: true))
    let pixels = huge.bitmap(for: huge.size)
    #expect(huge.size.width == 30_000 && pixels.width * pixels.height <= 6_100_000)
    for size in [CGSize.zero, CGSize(width: CGFloat.infinity, height: 1), CGSize(width: -1, height: -1)] {
      #expect(fine.bitmap(for: size).width == 32)
    }
  }
  @Test func `a run of lines has its pixels once it is placed`() throws {
    let image = try VectorImage(Self.svg("width=\"20\" height=\"10\"", Self.halves), for: .picture(isScalable: true))
    let run = DisplayList.ImageRun(image, scale: 2)
    let frame = CGRect(x: 5, y: 5, width: 80, height: 40)
    #expect(run.slices.isEmpty && run.placed(in: frame).bitmap.width == 240)
    var tiles = run
    tiles.isTiled = true
    let placed = tiles.placed(in: frame)
    #expect(placed.bitmap.width == 30 && placed.scale == 3 && placed.slices.count == 64)
  }
  @Test func `of a template the regular symbol of medium size is drawn, from margin to margin, on its baseline`() throws {
    let content = """
      <g id="Notes"><rect width="300" height="200" fill="#fff"/></g>
      <g id="Guides"><path id="Baseline-M" stroke="#000" d="M0 150H300"/>
      <path id="left-margin-Regular-M" stroke="#000" d="M95 40V160"/>
      <path id="right-margin-Regular-M" stroke="#000" d="M165 40V160"/></g>
      <g id="Symbols"><g id="Black-M" transform="translate(200 150)"><path d="M0 0h60v-80h-60z"/></g>
      <g id="Regular-M" transform="translate(100 150)"><path fill="#f00" d="M0 10h60v-90h-60z"/></g></g>
      """
    let symbol = try VectorImage(Self.svg("width=\"300\" height=\"200\"", content), for: .symbol)
    #expect(symbol.size == CGSize(width: 70, height: 90) && symbol.baseline == 80)
    let pixels = symbol.bitmap(for: symbol.size)
    #expect(pixels.color(x: 3, y: 100) == .clear && pixels.color(x: 105, y: 100) == Self.red)
    let plain = try VectorImage(Self.svg("width=\"20\" height=\"10\"", Self.halves), for: .symbol)
    #expect(plain.size == CGSize(width: 20, height: 10) && plain.baseline == nil)
  }
  @Test func `what is damaged, endless or of no size is refused with a reason`() throws {
    #expect(VectorImage.isVector(Data("\u{FEFF}\n <?xml version=\"1.0\"?><!-- a --><svg/>".utf8)))
    #expect(!VectorImage.isVector(Data("<html></html>".utf8)) && !VectorImage.isVector(Data()))
    let bomb = (1..<30).map { "<g id=\"a\($0)\"><use href=\"#a\($0 - 1)\"/><use href=\"#a\($0 - 1)\"/></g>" }.joined()
    let pdf = try Self.pdf()
    let files = [
      Self.svg("width=\"20\" height=\"10\"", "<g>"), Self.svg("width=\"0\" height=\"10\"", ""),
      Self.svg("width=\"-4\" height=\"10\"", ""),
      Self.svg("width=\"20\" height=\"10\"", "<path id=\"a0\" d=\"M0 0h1v1z\"/>" + bomb), Self.svg("", ""),
      pdf.prefix(8), pdf.prefix(60),
    ]
    for data in files { #expect(throws: ImageError.self) { try VectorImage(data, for: .picture(isScalable: false)) } }
  }
  @Test func `no other file is read`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.svg("width=\"20\" height=\"10\"", Self.halves).write(to: file)
    for address in [file.path, file.absoluteString] {
      let image = try VectorImage(
        Self.svg("width=\"20\" height=\"10\"", "<image width=\"20\" height=\"10\" href=\"\(address)\"/>"),
        for: .picture(isScalable: false))
      #expect(image.bitmap(for: image.size).bytes.allSatisfy { $0 == 0 })
    }
  }
}
