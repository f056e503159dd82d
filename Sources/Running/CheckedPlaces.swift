internal import Declarations
internal import SwiftSource

/// Where what was checked stands, in a file or in the expression that is shown of it.
struct CheckedPlaces {
  let own: SourceFile
  /// The expression from outside of the file.
  let outside: SourceFile?
  let text: CheckedText

  @MainActor init(own: SourceFile, outside: SourceFile? = nil, text: CheckedText) {
    (self.own, self.outside, self.text) = (own, outside?.read(after: nil), text)
  }

  /// Nil for what is not written anywhere any more, or never was.
  func place(of offset: Int) -> (source: SourceFile, offset: Int)? {
    if let outside, let range = text.outside, range.contains(offset) { return (outside, offset - range.lowerBound) }
    return text.source(of: offset).map { (own, $0) }
  }
  /// Where an offset stands among all: an expression from outside is said behind the file.
  func order(of offset: Int) -> Int { text.source(of: offset) ?? .max }

  /// A stretch in one source; for a place alone the token that begins there.
  func range(of place: SourcePlace) -> SourceRange? {
    self.place(of: place.offset).map { source, start in
      guard place.end > place.offset else { return source.rangeOfToken(at: start) }
      let end = self.place(of: place.end).flatMap { $0.source.name == source.name ? $0.offset : nil }
      return source.range(from: start, to: max(end ?? start, start))
    }
  }
}
