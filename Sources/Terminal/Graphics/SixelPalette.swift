internal import CSixel

/// The colours of a sixel picture.
public struct SixelPalette: Hashable, Sendable {
  /// Red, green and blue.
  public struct Color: Hashable, Sendable {
    /// Its share of red, from 0 to 255.
    public var red: UInt8
    /// Its share of green.
    public var green: UInt8
    /// Its share of blue.
    public var blue: UInt8
    /// A colour of three bytes.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    fileprivate init(_ key: UInt32) {
      self.init(
        UInt8(truncatingIfNeeded: key >> 16), UInt8(truncatingIfNeeded: key >> 8), UInt8(truncatingIfNeeded: key))
    }
    fileprivate var key: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
    fileprivate func distance(to other: Color) -> Int {
      let (r, g, b) = (Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue))
      return 2 * r * r + 4 * g * g + 3 * b * b
    }
  }
  /// At most 255: terminals keep one of their 256 for themselves.
  public static let limit = 255
  /// So many colours that fill areas are taken as they are; the others are found by median cut (our choice).
  private static let exactLimit = 64
  /// What covers this share of the picture fills an area (our choice).
  private static let exactShare = 0.000_5

  /// The colours.
  public let colors: [Color]
  /// How much of the picture that they were found for is visibly off.
  private var ownWrongShare = 0.0
  var bytes: [UInt8] { colors.flatMap { [$0.red, $0.green, $0.blue] } }

  /// The colours that pixels of red, green and blue bytes are shown in.
  ///
  /// A picture of few colours keeps them all. Of another, the colours of its areas stay exact, because an interface is
  /// made of them: libsixel's median cut knows five bits a channel and would make grey of white.
  public init(_ pixels: [UInt8], _ size: PixelSize) {
    var counts: [UInt32: Int] = [:]
    SixelPalette.eachRun(of: pixels) { counts[$0, default: 0] += $1 }
    let byCount = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    if byCount.count <= SixelPalette.limit {
      colors = byCount.map { Color($0.key) }
      return
    }
    let least = max(1, Int(Double(pixels.count / 3) * SixelPalette.exactShare))
    var found = byCount.prefix(SixelPalette.exactLimit).prefix { $0.value >= least }.map { Color($0.key) }
    var cut = [UInt8](repeating: 0, count: 256 * 3)
    if size.width > 0, size.height > 0, pixels.count == size.width * size.height * 3 {
      let count = csixel_palette(
        pixels, Int32(size.width), Int32(size.height), Int32(SixelPalette.limit - found.count), &cut)
      for index in 0..<max(Int(count), 0) {
        found.append(Color(cut[index * 3], cut[index * 3 + 1], cut[index * 3 + 2]))
      }
    }
    var seen = Set<Color>()
    colors = found.filter { seen.insert($0).inserted }
    ownWrongShare = wrongShare(of: pixels)
  }

  /// For each pixel the number of the nearest colour.
  func indices(of pixels: [UInt8]) -> [UInt8] {
    var indices: [UInt8] = []
    indices.reserveCapacity(pixels.count / 3)
    var nearest = NearestColors(colors)
    SixelPalette.eachRun(of: pixels) { color, count in
      indices.append(contentsOf: repeatElement(nearest[color], count: count))
    }
    return indices
  }

  /// Whether another picture looks right in these colours: no area of it is off, be it as small as a switch that gets
  /// another tint.
  public func fits(_ pixels: [UInt8]) -> Bool {
    !colors.isEmpty && wrongShare(of: pixels) <= ownWrongShare + SixelPalette.exactShare
  }
  /// How much of a picture is visibly off in these colours.
  private func wrongShare(of pixels: [UInt8]) -> Double {
    if colors.isEmpty { return 1 }
    var nearest = NearestColors(colors)
    var wrong = 0
    SixelPalette.eachRun(of: pixels) { key, count in
      if Color(key).distance(to: colors[Int(nearest[key])]) > SixelPalette.visible { wrong += count }
    }
    return Double(wrong) / Double(max(pixels.count / 3, 1))
  }
  /// A difference that is seen: about 12 in each channel.
  private static let visible = 9 * 12 * 12

  /// Neighbours of one colour in a row count once.
  private static func eachRun(of pixels: [UInt8], _ body: (_ color: UInt32, _ count: Int) -> Void) {
    pixels.withUnsafeBufferPointer { bytes in
      let count = bytes.count / 3
      var start = 0
      while start < count {
        let color = key(bytes, start)
        var end = start + 1
        while end < count, key(bytes, end) == color { end += 1 }
        body(color, end - start)
        start = end
      }
    }
  }
  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ pixel: Int) -> UInt32 {
    UInt32(bytes[pixel * 3]) << 16 | UInt32(bytes[pixel * 3 + 1]) << 8 | UInt32(bytes[pixel * 3 + 2])
  }

  /// The nearest of some colours. Those colours are found exactly, others by six bits a channel, each once.
  private struct NearestColors {
    private let colors: [Color]
    private var exact: [UInt32: UInt8] = [:]
    /// By six bits a channel; the largest number is not known yet.
    private var known = [UInt16](repeating: .max, count: 1 << 18)

    init(_ colors: [Color]) {
      self.colors = colors
      for (index, color) in colors.enumerated() { exact[color.key] = UInt8(truncatingIfNeeded: index) }
    }

    /// The number of the colour.
    subscript(key: UInt32) -> UInt8 {
      mutating get {
        if let index = exact[key] { return index }
        let (red, green, blue) = ((key >> 18) & 0x3F, (key >> 10) & 0x3F, (key >> 2) & 0x3F)
        let place = Int(red << 12 | green << 6 | blue)
        if known[place] != .max { return UInt8(truncatingIfNeeded: known[place]) }
        let wanted = Color(key)
        var best = (index: UInt8(0), distance: Int.max)
        for (index, color) in colors.enumerated() {
          let distance = wanted.distance(to: color)
          if distance < best.distance { best = (UInt8(truncatingIfNeeded: index), distance) }
        }
        known[place] = UInt16(best.index)
        return best.index
      }
    }
  }
}
