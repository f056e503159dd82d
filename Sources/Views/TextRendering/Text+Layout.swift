internal import Drawing
public import Foundation
extension Text {
  /// A text as a ``TextRenderer`` draws it: its lines, the runs of one look on each, and a slice for each letter.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether something was left out for an ellipsis.
    public let isTruncated: Bool

    /// 0.
    public var startIndex: Int { 0 }
    /// How many lines there are.
    public var endIndex: Int { lines.count }
    /// A line.
    public subscript(position: Int) -> Line { lines[position] }

    /// A line of a text: its runs.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// Where its letters stand, in points from the text's corner.
      public var origin: CGPoint { typographicBounds.origin }
      /// The direction of its paragraph.
      public let paragraphLayoutDirection: LayoutDirection
      /// Where it stands, and what room it takes.
      public let typographicBounds: TypographicBounds
      /// 0.
      public var startIndex: Int { 0 }
      /// How many runs there are.
      public var endIndex: Int { runs.count }
      /// A run.
      public subscript(position: Int) -> Run { runs[position] }
    }

    /// Letters of one look on a line: its slices.
    public struct Run: RandomAccessCollection, Equatable {
      let piece: TextPiece
      /// The direction of its letters.
      public let layoutDirection: LayoutDirection
      /// Where it stands, and what room it takes.
      public var typographicBounds: TypographicBounds { piece.bounds(0..<piece.letters.count) }
      /// Where its letters are in the text.
      public var characterIndices: [CharacterIndex] { piece.indices }
      /// 0.
      public var startIndex: Int { 0 }
      /// How many slices there are.
      public var endIndex: Int { piece.letters.count }
      /// A letter.
      public subscript(position: Int) -> RunSlice { RunSlice(run: self, indices: position..<position + 1) }
      /// Some letters as one slice.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The mark of a type on the run; nil without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { piece.look.custom?.value(key) }
      /// All marks of the run, in the order in which they were made.
      package var attributes: [any TextAttribute] { piece.look.custom?.values ?? [] }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run.
      public var run: Run
      /// Which of its letters.
      public var indices: Range<Int>
      /// A part of the run.
      public init(run: Run, indices: Range<Int>) {
        (self.run, self.indices) = (run, indices.clamped(to: 0..<run.endIndex))
      }
      /// Where it stands, and what room it takes.
      public var typographicBounds: TypographicBounds { run.piece.bounds(indices) }
      /// Where its letters are in the text.
      public var characterIndices: [CharacterIndex] { Array(run.piece.indices[indices]) }
      /// The place of its first letter in the run.
      public var startIndex: Int { indices.lowerBound }
      /// The place behind its last letter in the run.
      public var endIndex: Int { indices.upperBound }
      /// A letter.
      public subscript(position: Int) -> RunSlice { RunSlice(run: run, indices: position..<position + 1) }
      /// Some of its letters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The mark of a type on the slice's run; nil without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }

    /// Where letters stand, and what room they take; all in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the line on which they stand.
      public var origin: CGPoint
      /// From the left to the right.
      public var width: CGFloat
      /// Above the line.
      public var ascent: CGFloat
      /// Below the line.
      public var descent: CGFloat
      /// Between two lines.
      public var leading: CGFloat
      /// No room.
      public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }
      /// The room as a rectangle, in points from the text's corner.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The place of a letter in a text.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      let number: Int
      /// The number of letters from this place to another one.
      public func distance(to other: CharacterIndex) -> Int { other.number - number }
      /// The place so many letters on.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(number: number + n) }
      /// Whether a place is before another one.
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.number < b.number }
    }

    /// How letters are drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      /// One bit for each choice.
      public let rawValue: UInt32
      /// A set of bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// At any place between pixels, which is always so here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where the text has it.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
    for run in line.runs { draw(run, options: options) }
  }
  /// Draws a run of a text where the text has it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
    draw(run[0..<run.endIndex], options: options)
  }
  /// Draws some letters of a text where the text has them.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
    guard !slice.indices.isEmpty else { return }
    let rect = slice.typographicBounds.rect
    drawPlaced(rect.size, in: rect) { slice.run.piece.items(slice.indices, in: $0) }
  }
}
