public import Foundation

extension DisplayList {
  /// An image as it fills a frame.
  public struct ImageRun: Hashable, Sendable {
    /// The pixels; none of lines that have no place yet.
    public internal(set) var bitmap: Bitmap
    /// What is drawn for the frame.
    private var lines: VectorImage?
    /// What is filled, in points.
    public var frame: CGRect
    /// Pixels a point; of lines that have no place yet, their units a point.
    public private(set) var scale: CGFloat
    /// What keeps its size along the edges, in points.
    public var caps = Caps()
    /// What is inside the caps is repeated instead of stretched.
    public var isTiled = false
    /// Pixels stay squares when they are enlarged.
    public var isPixelated = false
    /// The image's opacity in one paint; nil keeps its colours.
    public var tint: Paint?
    /// From 0 to 1.
    public var opacity: Double = 1
    /// Mirrored left to right.
    public var isMirrored = false
    /// An image that fills a frame; `scale` is pixels a point.
    public init(_ bitmap: Bitmap, frame: CGRect, scale: CGFloat) { (self.bitmap, self.frame, self.scale) = (bitmap, frame, scale) }
    /// Lines that fill a frame once they are ``placed(in:)`` one; `scale` is how many of their units are a point.
    public init(_ lines: VectorImage, scale: CGFloat) {
      self.init(Bitmap(width: 0, height: 0, bytes: []), frame: .zero, scale: scale)
      self.lines = lines
    }

    /// The image in a frame, in points, its tint running through it. Lines are drawn for their place: for the frame, or
    /// as large as they are where edges keep their size or tiles are repeated.
    public func placed(in frame: CGRect) -> ImageRun {
      var run = self
      run.frame = frame
      run.tint = tint?.placed(in: frame)
      guard let lines else { return run }
      let own = CGSize(width: lines.size.width / scale, height: lines.size.height / scale)
      run.bitmap = lines.bitmap(for: isTiled || caps != Caps() ? own : frame.size)
      run.scale = CGFloat(run.bitmap.width) / own.width
      run.lines = nil
      return run
    }

    /// Distances from the edges of an image, in points.
    public struct Caps: Hashable, Sendable {
      /// From the top edge.
      public var top: CGFloat
      /// From the left edge.
      public var left: CGFloat
      /// From the bottom edge.
      public var bottom: CGFloat
      /// From the right edge.
      public var right: CGFloat
      /// Four distances; a negative one is 0.
      public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        (self.top, self.left, self.bottom, self.right) = (length(top), length(left), length(bottom), length(right))
      }
    }

    /// A part of the image and where it goes.
    public struct Slice: Hashable, Sendable {
      /// In pixels.
      public var source: CGRect
      /// In points.
      public var destination: CGRect
    }
    /// More tiles than this are stretched instead (our choice).
    private static let tileLimit = 4_096

    /// The parts of the image with their places: corners keep their size, edges and the middle are stretched or repeated.
    public var slices: [Slice] {
      guard frame.width > 0, frame.height > 0, bitmap.width > 0, bitmap.height > 0 else { return [] }
      let across = pieces(length: frame.width, pixels: CGFloat(bitmap.width), caps.left, caps.right)
      let down = pieces(length: frame.height, pixels: CGFloat(bitmap.height), caps.top, caps.bottom)
      if across.count * down.count > Self.tileLimit {
        var stretched = self
        stretched.isTiled = false
        return stretched.slices
      }
      return down.flatMap { y in
        across.map { x in
          let left = isMirrored ? frame.width - x.place - x.length : x.place
          return Slice(
            source: CGRect(x: x.start, y: y.start, width: x.pixels, height: y.pixels),
            destination: CGRect(x: frame.minX + left, y: frame.minY + y.place, width: x.length, height: y.length))
        }
      }
    }
    private func pieces(length: CGFloat, pixels: CGFloat, _ before: CGFloat, _ after: CGFloat) -> [(start: CGFloat, pixels: CGFloat, place: CGFloat, length: CGFloat)] {
      // Caps that do not fit are made smaller together.
      let own = pixels / scale
      let most = min(own, length)
      let shrink = before + after > most && before + after > 0 ? most / (before + after) : 1
      let (first, last) = (before * shrink, after * shrink)
      var result: [(start: CGFloat, pixels: CGFloat, place: CGFloat, length: CGFloat)] = []
      if first > 0 { result.append((0, first * scale, 0, first)) }
      let (inner, room) = (own - first - last, length - first - last)
      if inner > 0, room > 0 {
        if isTiled, room / inner <= CGFloat(Self.tileLimit) {
          var place: CGFloat = 0
          while place < room - 1e-6 {
            let part = min(inner, room - place)
            result.append((first * scale, part * scale, first + place, part))
            place += inner
          }
        } else {
          result.append((first * scale, inner * scale, first, room))
        }
      }
      if last > 0 { result.append((pixels - last * scale, last * scale, length - last, last)) }
      return result
    }
  }
}
