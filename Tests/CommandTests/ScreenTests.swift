import Foundation
import PseudoTerminal
import TestOrder
import Testing

/// Pictures of devices of pixels.
@Suite(.givesWay) struct `A picture of a screen` {
  private static let text = "Text(\"Hello\")"

  /// Width and height in pixels of the PNG that is drawn with some options.
  private func size(_ options: String..., source: String = text) throws -> [Int] {
    try Program.withFolder { folder in
      let path = folder.appending(path: "picture.png")
      let run = try Program.run(["render", "-", "-o", path.path] + options, input: Data(source.utf8))
      #expect(run.status == 0, "\(run)")
      // The header of a PNG has both as numbers of four bytes, from its 16th byte on.
      let header = try Data(contentsOf: path).prefix(24)
      return [16, 20].map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
  }

  @Test func `is the whole screen of an iPhone at its scale, whatever the view takes`() throws {
    #expect(try size() == [1_170, 2_532])
    #expect(try size("--scale", "1") == [390, 844])
    #expect(try size("--scale", "1", source: "Color.red.frame(width: 2_000, height: 3_000)") == [390, 844])
  }
  @Test(arguments: [
    ("iphone-small", [375, 667]), ("iphone-new", [393, 852]), ("iphone-large", [430, 932]), ("ipad", [820, 1_180]), ("watch", [198, 242]),
  ]) func `has the device's size`(device: String, pixels: [Int]) throws {
    #expect(try size("--device", device, "--scale", "1") == pixels)
  }
  @Test func `is turned by an option, by a trait and by a modifier of the preview`() throws {
    #expect(try size("--scale", "1", "--orientation", "landscape") == [844, 390])
    #expect(try size("--scale", "1", source: "#Preview(traits: .landscapeLeft) { Text(\"a\") }") == [844, 390])
    #expect(try size("--scale", "1", "--orientation", "portrait", source: "#Preview(traits: .landscapeLeft) { Text(\"a\") }") == [390, 844])
    let provider = "struct P: PreviewProvider { static var previews: some View { Text(\"a\").previewInterfaceOrientation(.landscapeRight) } }"
    #expect(try size("--scale", "1", source: provider) == [844, 390])
  }
  @Test func `is that of the device that a preview names, unless one is asked for`() throws {
    let provider = "struct P: PreviewProvider { static var previews: some View { Text(\"a\").previewDevice(\"iPad Air (5th generation)\") } }"
    #expect(try size("--scale", "1", source: provider) == [820, 1_180])
    #expect(try size("--scale", "1", "--device", "iphone", source: provider) == [390, 844])
  }
  @Test func `is as small as the view with --fit and with the layout that fits`() throws {
    let square = "Color.red.frame(width: 50, height: 40)"
    #expect(try size("--scale", "1", "--fit", source: square) == [50, 40])
    #expect(try size("--scale", "1", source: "#Preview(traits: .sizeThatFitsLayout) { \(square) }") == [50, 40])
    #expect(try size("--scale", "1", source: "#Preview(traits: .fixedLayout(width: 120, height: 90)) { \(square) }") == [120, 90])
  }
  @Test func `has the device around it with --frame`() throws {
    let framed = try size("--scale", "1", "--frame")
    #expect(framed.count == 2 && framed[0] > 400 && framed[1] > 860)
  }
  @Test func `of a device of cells is as it was`() throws {
    #expect(try size("--device", "terminal") == [40, 16])
  }
}
