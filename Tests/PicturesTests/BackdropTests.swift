import Drawing
import Foundation
import Pictures
import Testing

/// What lies behind a material, blurred.
@Suite struct BackdropTests {
  private let area = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let backdrop = Backdrop(
    radius: 30, saturation: 1, paint: .color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.01)), flat: .color(RGBA(red: 0, green: 1, blue: 0)))
  /// Black to the left of the middle, white to the right, and what lies over both.
  private func list(_ over: DisplayList.Content...) -> DisplayList {
    let halves: [DisplayList.Content] = [
      .fill(.rectangle(area), .color(.white)), .fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(.black)),
    ]
    // nothing is painted beyond the area, which would move it in the picture
    return DisplayList(items: [DisplayList.Item(.layer(.clip(.rectangle(area)), (halves + over).map { DisplayList.Item($0) }))], bounds: area)
  }
  private func reds(_ list: DisplayList, scale: CGFloat = 2, y: CGFloat = 50, at columns: [CGFloat] = [10, 90, 100, 110, 190]) throws -> [Int] {
    let bitmap = try ImageFile(CairoPicture.png(list, PictureStyle(scale: scale))).bitmap()
    return columns.map { x in Int(bitmap.bytes[(Int(y * scale) * bitmap.width + Int(x * scale)) * 4]) }
  }
  private var middle: DisplayList.Outline { .rectangle(CGRect(x: 0, y: 30, width: 200, height: 40)) }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `an edge behind a material is soft, and sharp beside it`(scale: CGFloat) throws {
    let shown = list(.backdrop(middle, backdrop))
    let soft = try reds(shown, scale: scale)
    #expect(soft[0] < 20 && soft[4] > 235)
    #expect(soft[1] > 40 && soft[1] < soft[2] && soft[2] < soft[3] && soft[3] < 215 && abs(soft[2] - 128) < 14, "\(soft)")
    #expect(try reds(shown, scale: scale, y: 20, at: [95, 105]) == [0, 255])
  }
  @Test func `clips, groups, maps and shadows around a material let it see what lies behind them`() throws {
    let item = DisplayList.Item(.backdrop(middle, backdrop))
    let word = DisplayList.Item(.fill(.rectangle(CGRect(x: 0, y: 95, width: 1, height: 1)), .color(.black)))
    let plain = try reds(list(item.content))
    let layers: [DisplayList.Content] = [
      .layer(.clip(middle), [item, word]), .layer(.group(opacity: 1), [item, word]), .layer(.clip(middle), [DisplayList.Item(.layer(.clip(middle), [item, word])), word]),
      .layer(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.01), radius: 2, offset: .zero), [item]),
      .layer(.transform(CGAffineTransform(translationX: 0, y: 50)), [DisplayList.Item(.backdrop(.rectangle(CGRect(x: 0, y: -20, width: 200, height: 40)), backdrop))]),
      .layer(.mask([DisplayList.Item(.fill(middle, .color(.black)))]), [item]),
    ]
    for layer in layers {
      let shown = try reds(list(layer))
      #expect(zip(plain, shown).allSatisfy { abs($0 - $1) <= 3 }, "\(plain) \(shown) \(layer)")
    }
  }
  @Test func `a material at half of its opacity shows half of what lies behind`() throws {
    let shown = try reds(list(DisplayList.Item(.backdrop(middle, backdrop)).faded(by: 0.5).content), at: [90])
    let whole = try reds(list(.backdrop(middle, backdrop)), at: [90])
    #expect(abs(shown[0] - whole[0] / 2) <= 3)
  }
  @Test func `colours behind become stronger, and greys stay`() throws {
    var strong = backdrop
    strong.saturation = 1.8
    let pale = DisplayList.Content.fill(.rectangle(area), .color(RGBA(red: 0.6, green: 0.5, blue: 0.5)))
    let grey = DisplayList.Content.fill(.rectangle(area), .color(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
    #expect(try reds(list(pale, .backdrop(middle, strong)), at: [100])[0] > 165)
    #expect(abs(try reds(list(grey, .backdrop(middle, strong)), at: [100])[0] - 128) <= 2)
  }
  @Test func `SVG and PDF carry an image of what lies behind`() throws {
    let svg = SVGPicture.svg(list(.layer(.clip(middle), [DisplayList.Item(.backdrop(middle, backdrop))])), PictureStyle())
    #expect(svg.contains("<image ") && !svg.contains("#00ff00"))
    let plain = try CairoPicture.pdf(list(), PictureStyle())
    #expect(String(decoding: try CairoPicture.pdf(list(.backdrop(middle, backdrop)), PictureStyle()), as: UTF8.self).contains("/Image"))
    #expect(!String(decoding: plain, as: UTF8.self).contains("/Image"))
  }
  @Test func `where nothing can be read again the flat paint stands for it`() {
    let blurred = DisplayList.Item(.layer(.blur(radius: 2), [DisplayList.Item(.backdrop(middle, backdrop))]))
    #expect(SVGPicture.svg(DisplayList(items: [blurred], bounds: area), PictureStyle()).contains("#00ff00"))
  }
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e308]) func `bad numbers are drawn without harm`(value: CGFloat) throws {
    var bad = backdrop
    (bad.radius, bad.saturation, bad.opacity) = (value, Double(value), Double(value))
    let bounds = CGRect(x: value, y: 0, width: 10, height: value)
    let shown = list(.backdrop(.rectangle(bounds), bad), .backdrop(middle, bad))
    #expect(!(try CairoPicture.png(shown, PictureStyle())).isEmpty)
    #expect(!SVGPicture.svg(shown, PictureStyle()).contains("nan"))
  }
}
