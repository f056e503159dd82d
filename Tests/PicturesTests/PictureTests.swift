import Drawing
import Foundation
import Pictures
import Synchronization
import Testing

@Suite struct PictureTests {
  private func list(_ items: DisplayList.Content..., width: CGFloat = 40, height: CGFloat = 20) -> DisplayList {
    DisplayList(items: items.map { DisplayList.Item($0, node: 1) }, bounds: CGRect(x: 0, y: 0, width: width, height: height))
  }
  private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
  private func text(_ string: String) -> DisplayList.Content {
    .text(DisplayList.TextRun(lines: [string], frame: CGRect(x: 0, y: 0, width: 80, height: 16), font: ResolvedFont(), paint: .foreground))
  }
  /// Width and height, as a PNG's header tells them.
  private func size(_ png: Data) -> [UInt8] { Array(png[18..<20]) + Array(png[22..<24]) }

  @Test func `a PNG has a pixel for each point, times the scale`() throws {
    let scene = list(.fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), red))
    #expect(size(try CairoPicture.png(scene, PictureStyle())) == [0, 40, 0, 20])
    #expect(size(try CairoPicture.png(scene, PictureStyle(scale: 3))) == [0, 120, 0, 60])
  }
  @Test func `a PNG that is too large is refused with its size`() {
    #expect(throws: PictureError.tooLarge(width: 30_000, height: 30_000)) { try CairoPicture.png(list(width: 30_000, height: 30_000), PictureStyle()) }
    #expect(PictureError.tooLarge(width: 30_000, height: 30_000).description.contains("30000 × 30000"))
  }
  @Test func `what is painted far outside is cut off, and what is too large itself is not`() throws {
    let far = list(.fill(.ellipse(in: CGRect(x: 0, y: 0, width: 1e300, height: 1e300)), red), text("abc"))
    #expect(size(try CairoPicture.png(far, PictureStyle())) == [2, 168, 1, 148])
    #expect(SVGPicture.svg(far, PictureStyle()).contains(">abc</text>"))
  }
  @Test func `the same list gives the same bytes, as PNG and as PDF`() throws {
    let scene = list(.fill(.ellipse(in: CGRect(x: 2, y: 2, width: 30, height: 16)), red), text("abc"))
    #expect(try CairoPicture.png(scene, PictureStyle()) == CairoPicture.png(scene, PictureStyle()))
    let pdf = try CairoPicture.pdf(scene, PictureStyle(title: "x"))
    #expect(pdf.starts(with: Data("%PDF".utf8)))
    #expect(try CairoPicture.pdf(scene, PictureStyle(title: "x")) == pdf)
  }
  @Test func `SVG keeps texts as texts, escaped, with the names of nodes`() {
    let svg = SVGPicture.svg(list(text("a < b & \"c\"")), PictureStyle(), names: [1: SVGPicture.Name(id: "title", title: "Text")])
    #expect(svg.contains(">a &lt; b &amp; &quot;c&quot;</text>"))
    #expect(svg.contains("<g id=\"title\"><title>Text</title>"))
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
  }
  @Test func `HTML is one file with every picture under its title`() {
    let html = SVGPicture.html([("One", "<svg/>"), ("<Two>", "<svg/>")], PictureStyle(title: "t"))
    #expect(html.contains("<figcaption>One</figcaption>") && html.contains("&lt;Two&gt;") && html.contains("<svg/>"))
  }
  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 10_000]) func `bad numbers are drawn without harm`(value: CGFloat) throws {
    var path = Path()
    path.move(to: CGPoint(x: value, y: 0))
    path.addLine(to: CGPoint(x: 10, y: value))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: value, y: value), control2: CGPoint(x: 3, y: value))
    path.closeSubpath()
    let outline = DisplayList.Outline.path(path, in: CGRect(x: 0, y: 0, width: 10, height: 10), isEvenOdd: false)
    let gradient = Paint.gradient(GradientPaint(.radial(center: .zero, startRadius: value, endRadius: value), stops: []))
    let items: [DisplayList.Content] = [
      .fill(outline, red), .fill(outline, gradient), .stroke(outline, StrokeStyle(lineWidth: value, miterLimit: value, dash: [value], dashPhase: value), red),
      .layer(.blur(radius: value), [DisplayList.Item(.fill(.ellipse(in: CGRect(x: 0, y: 0, width: 8, height: 8)), red))]),
      .layer(.transform(CGAffineTransform(scaleX: value, y: value)), [DisplayList.Item(text("x"))]),
    ]
    let scene = list(.layer(.clip(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20))), items.map { DisplayList.Item($0) }))
    #expect(!(try CairoPicture.png(scene, PictureStyle())).isEmpty)
    #expect(SVGPicture.svg(scene, PictureStyle()).contains("nan") == false)
  }

  @Test func `a clip cuts its edge once, off the whole picture`() throws {
    // White before black, and a shadow: nothing dark shines through the corner.
    let area = CGRect(x: 10, y: 10, width: 80, height: 80)
    let corner = DisplayList.Outline.roundedRectangle(area, cornerSize: CGSize(width: 20, height: 20), .circular)
    func shadow(_ items: [DisplayList.Item]) -> DisplayList.Content { .layer(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 8, offset: .zero), items) }
    func clip(_ contents: DisplayList.Content...) -> DisplayList.Content { .layer(.clip(corner), contents.map { DisplayList.Item($0) }) }
    let (black, white) = (DisplayList.Content.fill(.rectangle(area), .color(.black)), DisplayList.Content.fill(.rectangle(area), .color(.white)))
    let bright = [clip(black, white), clip(shadow([DisplayList.Item(white)]))]
    for content in bright {
      let bitmap = try ImageFile(CairoPicture.png(list(content, width: 100, height: 100), PictureStyle())).bitmap()
      #expect(bitmap.bytes.allSatisfy { $0 == 255 })
    }
    // Between the shadow and the white, each pixel on a row is at least as bright as the one before.
    let bitmap = try ImageFile(CairoPicture.png(list(shadow([DisplayList.Item(clip(black, white))]), width: 100, height: 100), PictureStyle())).bitmap()
    let row = (10..<40).map { bitmap.color(x: $0, y: 16).red }
    let darkest = try #require(row.indices.min { row[$0] < row[$1] })
    #expect(row[darkest] > 0.75 && row[darkest...] == row[darkest...].sorted()[...], "\(row)")
  }

  @Test func `a shadow is half as dark at the edge of a large area, and gone at three deviations, at any scale`() throws {
    let shadow = DisplayList.Content.layer(
      .shadow(.black, radius: 20, offset: CGSize(width: 100, height: 0)), [.init(.fill(.rectangle(CGRect(x: -60, y: -100, width: 100, height: 300)), red))])
    for (scale, device) in [(0.5, .iphone), (1, .iphone), (3, .iphone), (1, .terminal), (3, .terminal)] as [(CGFloat, Device)] {
      let bitmap = try ImageFile(
        CairoPicture.png(
          DisplayList(items: [.init(.layer(.clip(.rectangle(CGRect(x: 0, y: 0, width: 200, height: 40))), [.init(shadow)]))], bounds: CGRect(x: 0, y: 0, width: 200, height: 40)),
          PictureStyle(device, scale: scale))
      ).bitmap()
      // The shadow's right edge lies at 140; a deviation is 10 points.
      func dark(_ x: CGFloat) -> Double { 1 - bitmap.color(x: Int(x * scale), y: Int(20 * scale)).green }
      #expect(abs(dark(140) - 0.5) < 0.07, "\(scale): \(dark(140))")
      #expect(abs(dark(130) - 0.841) < 0.06 && abs(dark(150) - 0.159) < 0.06, "\(scale): \(dark(130)) \(dark(150))")
      #expect(dark(100) > 0.98 && dark(174) < 0.01)
    }
  }
  @Test(
    arguments: [
      (1, [255, 246, 218, 161], [7, 30, 78, 141, 201, 238, 253, 255]), (4, [235, 215, 184, 148], [36, 63, 98, 137, 174, 206, 229, 244]),
      (10, [196, 182, 167, 152], [95, 110, 126, 142, 158, 174, 189, 203]),
    ] as [(CGFloat, [Int], [Int])])
  func `a shadow on a device of cells is what it always was`(radius: CGFloat, left: [Int], below: [Int]) throws {
    let square = DisplayList.Item(.fill(.rectangle(CGRect(x: 20, y: 20, width: 20, height: 20)), .color(.black)))
    let shadow = list(.layer(.shadow(.black, radius: radius, offset: CGSize(width: 0, height: 3.3)), [square]), width: 60, height: 60)
    let bitmap = try ImageFile(CairoPicture.png(shadow, PictureStyle(.terminal))).bitmap()
    #expect((16..<20).map { Int(bitmap.color(x: $0, y: 30).red * 255) } == left)
    #expect((40..<48).map { Int(bitmap.color(x: 30, y: $0).red * 255) } == below)
  }
  @Test func `a PNG has the pixels that were drawn, with flat and changing rows`() throws {
    let ramp = GradientPaint(.linear(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0)), stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let half = CGRect(x: 0, y: 30, width: 256, height: 30)
    let png = try CairoPicture.png(
      list(.fill(.rectangle(CGRect(x: 10, y: 0, width: 5, height: 20)), red), .fill(.rectangle(half), .gradient(ramp)), width: 256, height: 60), PictureStyle())
    let bitmap = try ImageFile(png).bitmap()
    #expect(bitmap.color(x: 9, y: 19) == .white && bitmap.color(x: 10, y: 19) == RGBA(red: 1, green: 0, blue: 0) && bitmap.color(x: 10, y: 20) == .white)
    for x in stride(from: 0, to: 256, by: 15) { #expect(abs(bitmap.color(x: x, y: 45).red - Double(x) / 255) < 0.02) }
    #expect(png.count < 4000)
  }

  @Test func `a shadow in SVG is of parts that every reader knows, in a region that holds it`() {
    let line = DisplayList.Content.fill(.rectangle(CGRect(x: 0, y: 10, width: 40, height: 1)), red)
    let svg = SVGPicture.svg(list(.layer(.shadow(.black, radius: 8, offset: CGSize(width: 0, height: 4)), [DisplayList.Item(line)])), PictureStyle())
    #expect(!svg.contains("feDropShadow"))
    #expect(svg.contains("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"4\"/><feOffset dx=\"0\" dy=\"4\""))
    #expect(svg.contains("filterUnits=\"userSpaceOnUse\" x=\"-16\" y=\"-2\" width=\"72\" height=\"33\""), "\(svg)")
  }

  @Test func `an image in SVG is its file, once; a template is pixels`() throws {
    let file = try CairoPicture.png(list(.fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), red)), PictureStyle())
    let bitmap = try ImageFile(file).bitmap()
    var run = DisplayList.ImageRun(bitmap, frame: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 1)
    let original = DisplayList.Content.image(run)
    run.frame.origin.y = 40
    let svg = SVGPicture.svg(list(original, .image(run), original), PictureStyle())
    #expect(svg.components(separatedBy: file.base64EncodedString()).count == 2 && svg.components(separatedBy: "<use ").count == 4)
    run.tint = .color(.black)
    let template = SVGPicture.svg(list(.image(run), .image(run)), PictureStyle())
    #expect(!template.contains(file.base64EncodedString()) && template.components(separatedBy: "data:image/png").count == 2)
  }

  @Test func `titles and names cannot break out of a picture`() {
    let bad = "</title><script>x</script>\u{0}\u{1B}]52;\u{7}\u{202E}\u{FFFF}\"\n"
    let svg = SVGPicture.svg(list(text("a")), PictureStyle(title: bad), names: [1: SVGPicture.Name(id: bad, title: bad)])
    for file in [svg, SVGPicture.html([(bad, svg)], PictureStyle(title: bad))] {
      #expect(!file.contains("<script") && file.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x202E && $0.value != 0xFFFF) })
    }
  }
}

@Suite(.timeLimit(.minutes(20))) struct `Pixels that cannot be had` {
  /// An image, a blur and a shadow: each wants a surface of its own.
  private let scene: DisplayList = {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let box = DisplayList.Item(.fill(.rectangle(bounds), Paint.color(RGBA(red: 1, green: 0, blue: 0))), node: 1)
    let image = DisplayList.ImageRun(Bitmap(width: 2, height: 2, bytes: Array(repeating: 200, count: 16)), frame: bounds, scale: 1)
    return DisplayList(items: [box, DisplayList.Item(.image(image), node: 2), DisplayList.Item(.layer(.blur(radius: 2), [box]), node: 3)], bounds: bounds)
  }()

  @Test func `give no picture with something missing, at whatever surface`() throws {
    var number = 1
    while true {
      let count = Mutex(0)
      let missing = number
      var style = PictureStyle()
      style.surfaces = Surfaces { width, height in
        let now = count.withLock {
          $0 += 1
          return $0
        }
        return now == missing ? Surfaces.none() : Surfaces.real.make(width, height)
      }
      let outcome = Result { () throws(PictureError) in try CairoPicture.png(scene, style) }
      guard count.withLock({ $0 }) >= number else {
        #expect(throws: Never.self) { try outcome.get() }
        break
      }
      guard case .failure(.cannotDraw) = outcome else {
        Issue.record("surface \(number) is missing, and nothing is said")
        return
      }
      number += 1
    }
    #expect(number == 4, "the picture, the image and the blur have surfaces")
  }
}
