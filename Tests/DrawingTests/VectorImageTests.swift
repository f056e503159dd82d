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
    #expect(image.size == CGSize(width: 20, height: 10) && image.grain == 3 && image.baseline == nil)
    #expect((image.pixels.width, image.pixels.height) == (60, 30))
    #expect(image.pixels.color(x: 29, y: 15) == Self.red && image.pixels.color(x: 30, y: 15) == Self.blue)
  }
  @Test func `a page of a PDF is as large as it says, and has three pixels a point`() throws {
    let image = try VectorImage(Self.pdf(), for: .picture(isScalable: false))
    #expect(image.size == CGSize(width: 20, height: 10) && image.grain == 3)
    #expect((image.pixels.width, image.pixels.height) == (60, 30))
    #expect(image.pixels.color(x: 5, y: 2) == Self.blue && image.pixels.color(x: 5, y: 27) == Self.red)
  }
  @Test func `a picture whose lines are preserved is drawn finely, one that is huge coarsely`() throws {
    let fine = try VectorImage(Self.svg("width=\"20\" height=\"10\"", Self.halves), for: .picture(isScalable: true))
    #expect(fine.size == CGSize(width: 20, height: 10) && fine.pixels.width == 1_536 && fine.pixels.height == 768)
    let huge = try VectorImage(
      Self.svg("width=\"30000\" height=\"30000\"", Self.halves), for: .picture(isScalable: true))
    #expect(huge.size.width == 30_000 && huge.pixels.width * huge.pixels.height <= 6_100_000)
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
    #expect(symbol.pixels.color(x: 3, y: 100) == .clear && symbol.pixels.color(x: 105, y: 100) == Self.red)
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
      #expect(image.pixels.bytes.allSatisfy { $0 == 0 })
    }
  }
}
