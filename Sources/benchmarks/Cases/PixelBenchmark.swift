internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Pictures
internal import Terminal
internal import Views

/// A phone's screen as pixels: from the placed tree to a file, to a terminal, and to SVG with photographs; and the measuring of its texts. Times are of the processor,
/// because what draws waits for nothing.
@MainActor
enum PixelBenchmark {
  static func run() -> [BenchmarkResult] {
    let device = Device.iphone
    let (canvas, safe) = (device.canvas ?? .zero, device.safeArea)
    let host = ViewHost(PhoneScreen(), device: device)
    host.layOut(ProposedViewSize(width: canvas.width, height: canvas.height - safe.top - safe.bottom), safeArea: safe)
    func png() -> Data? { try? CairoPicture.png(host.screen(canvas), PictureStyle(device, scale: 3)) }
    // A window of 59 rows of 20 pixels.
    let (width, height) = (546, 1180)
    func kitty() -> Int {
      let style = PictureStyle(device, scale: CGFloat(height) / canvas.height)
      let file = try? CairoPicture.png(host.screen(canvas), style, width: width, fullWidth: 550, height: height)
      return file.map { KittyPicture.show($0, id: 1, columns: 55, rows: 59).text.utf8.count } ?? 0
    }
    let file = Samples.ofProcessor(30) { _ = png() }
    let sent = Samples.ofProcessor(30) { _ = kitty() }
    let texts = (0..<1_000).map { number in String((0..<40).map { Self.letters[(number * 7 + $0 * $0 * 3 + number * $0) % Self.letters.count] }) }
    let font = ResolvedFont(pointSize: 17, weight: 400)
    let measured = Samples.ofProcessor(30) {
      for text in texts { _ = TextLayout(text, font: font, metrics: device.textMetrics).size(width: nil, height: nil) }
    }
    let album = Self.album
    let drawn = Samples.ofProcessor(3) { _ = SVGPicture.svg(album, PictureStyle()) }
    return [
      BenchmarkResult(
        name: "pixels", n: Int(canvas.width * canvas.height * 9),
        figures: [
          Figure(name: "png", samples: file, showsTail: true, goal: Goal(median: .milliseconds(40))),
          Figure(name: "kitty", samples: sent, showsTail: true, goal: Goal(median: .milliseconds(25))),
          Figure(name: "1,000 texts", samples: measured, goal: Goal(median: .milliseconds(3))), Figure(name: "svg with photographs", samples: drawn),
        ],
        bytes: [
          (name: "png", count: png()?.count ?? 0, goal: nil), (name: "kitty", count: kitty(), goal: nil),
          (name: "svg with photographs", count: SVGPicture.svg(album, PictureStyle()).utf8.count, goal: 2_000_000),
        ])
    ]
  }

  private static let letters = Array("the quick brown fox jumps over the lazy dog, 0123456789 WITH Some Capitals")

  /// Eight photographs of 1.4 million pixels on a screen.
  private static var album: DisplayList {
    let items = (0..<8).map { number in
      let frame = CGRect(x: CGFloat(number % 2) * 195, y: CGFloat(number / 2) * 200, width: 190, height: 190)
      return DisplayList.Item(.image(DisplayList.ImageRun(photograph(UInt32(number)), frame: frame, scale: 1)))
    }
    return DisplayList(items: items, bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
  }
  /// Slow changes of colour under noise.
  private static func photograph(_ seed: UInt32) -> Bitmap {
    var state = seed
    let side = 1_200
    let bytes = [UInt8](unsafeUninitializedCapacity: side * side * 4) { bytes, count in
      for index in 0..<side * side * 4 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: UInt32(index / 4 % side) / 6 &+ state >> 27)
      }
      count = side * side * 4
    }
    return Bitmap(width: side, height: side, bytes: bytes)
  }
}

/// Settings, as most phones have some.
private struct PhoneScreen: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Network") {
          ForEach(["airplane", "wifi", "antenna.radiowaves.left.and.right"], id: \.self) { name in
            Toggle(isOn: .constant(name != "airplane")) { Label(name.capitalized, systemImage: name) }
          }
          NavigationLink("Bluetooth") { Text("") }.badge(3)
        }
        Section {
          Slider(value: .constant(0.4))
          Stepper("Count: 3", value: .constant(3))
          ProgressView(value: 0.6)
          HStack {
            Text("Photos").font(.headline)
            Spacer()
            Text("12.4 GB").foregroundStyle(.secondary)
          }
          Button("Reset", role: .destructive) {}
        } footer: {
          Text("Turn off what is not used to save power.")
        }
      }
      .navigationTitle("Settings")
      .toolbar { Button("Done") {} }
    }
  }
}
