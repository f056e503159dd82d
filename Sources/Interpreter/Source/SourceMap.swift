internal import LayoutCore

/// Where the spans of a program lie in its text.
///
/// A lowered body is kept when the text around it changes, and its spans with it. So spans are not offsets but *locations*: each piece of text that is lowered
/// as one has a stretch of locations that no other piece of any version ever gets, and the map of a version says where the piece stands in that version.
struct SourceMap: Sendable {
  /// A part of the text; together they are the text.
  private struct Piece: Sendable {
    var location: Int
    var offset: Int
    var length: Int
  }
  /// The text.
  let source: SourceFile
  /// No two maps share it.
  let version: Int
  private var pieces: [Piece] = []
  private var byLocation: [Piece] = []
  /// The first location that no piece has; an expression from outside of the file begins here.
  private var end = 0
  private var outside: SourceFile?

  /// Locations in the library's own source: behind those of every file, so that no file takes them for its own.
  static let libraryStart = 1 << 40

  /// A map of a text that is cut at the bounds of `bodies`, ranges of bytes in the order of the text.
  /// - Parameter start: the first location.
  @MainActor
  init(_ source: SourceFile, bodies: [Range<Int>] = [], start: Int = 0) {
    self.source = source
    version = SourceMap.newVersion()
    for (index, range) in SourceMap.cut(source, bodies).enumerated() {
      // One location more than bytes: the end of a piece is not the beginning of the next.
      pieces.append(Piece(location: start + range.lowerBound + index, offset: range.lowerBound, length: range.count))
      end = start + range.upperBound + index + 1
    }
    byLocation = pieces
  }
  /// A map of the next version of a text, which has the same bodies at other places.
  /// - Parameter isNew: whether a body is lowered anew; the others keep their locations.
  @MainActor
  init(_ source: SourceFile, bodies: [Range<Int>], after previous: SourceMap, isNew: (Int) -> Bool) {
    self.source = source
    version = SourceMap.newVersion()
    end = previous.end
    for (index, (range, old)) in zip(SourceMap.cut(source, bodies), previous.pieces).enumerated() {
      var piece = Piece(location: old.location, offset: range.lowerBound, length: range.count)
      if index % 2 == 1, isNew(index / 2) {
        piece.location = end
        end += range.count + 1
      }
      pieces.append(piece)
    }
    byLocation = pieces.sorted { $0.location < $1.location }
  }
  @MainActor private static var versions = 0
  @MainActor
  private static func newVersion() -> Int {
    versions += 1
    return versions
  }
  private static func cut(_ source: SourceFile, _ bodies: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var done = 0
    for body in bodies {
      result += [done..<body.lowerBound, body]
      done = body.upperBound
    }
    return result + [done..<max(done, source.byteCount)]
  }

  /// The same map with an expression from outside of the file behind it.
  func adding(_ expression: SourceFile) -> SourceMap {
    var copy = self
    copy.outside = expression
    return copy
  }

  // MARK: From text to locations

  /// The span of a stretch of bytes.
  func span(from start: Int, to end: Int) -> SourceFile.Span {
    SourceFile.Span(start: location(start) { $0.offset <= start }, end: location(end) { $0.offset < end })
  }
  /// The span of a stretch of bytes of the expression from outside.
  func outsideSpan(from start: Int, to end: Int) -> SourceFile.Span { SourceFile.Span(start: self.end + start, end: self.end + end) }

  private func location(_ offset: Int, _ mayHold: (Piece) -> Bool) -> Int {
    let piece = pieces[max(SourceMap.count(pieces, mayHold) - 1, 0)]
    return piece.location + offset - piece.offset
  }
  /// How many pieces there are before the first one for which `holds` is false.
  private static func count(_ pieces: [Piece], _ holds: (Piece) -> Bool) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(pieces[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: From locations to text

  /// Lines and columns of a span.
  func range(_ span: SourceFile.Span) -> SourceRange {
    let (file, start) = place(span.start)
    return file.range(from: start, to: place(span.end).offset)
  }
  /// The place of a call as layout nodes carry it; nil outside of the file.
  func site(_ span: SourceFile.Span) -> SourceSite? { span.start >= end ? nil : range(span).site }

  private func place(_ location: Int) -> (file: SourceFile, offset: Int) {
    if location >= end { return (outside ?? source, location - end) }
    let piece = byLocation[max(SourceMap.count(byLocation) { $0.location <= location } - 1, 0)]
    return (source, piece.offset + location - piece.location)
  }
}

/// The place of a call, looked up once for each version of the file.
struct CachedSite {
  private let span: SourceFile.Span
  private var version = 0
  private var site: SourceSite?

  init(_ span: SourceFile.Span) { self.span = span }

  mutating func site(_ map: SourceMap) -> SourceSite? {
    if version != map.version { (version, site) = (map.version, map.site(span)) }
    return site
  }
}
