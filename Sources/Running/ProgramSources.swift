internal import Declarations
internal import Runtime
internal import SwiftSource
internal import SwiftSyntax

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

/// The texts that a program was read from.
@MainActor
final class ProgramSources {
  private let places: CheckedPlaces
  private let project: ProjectFiles?
  init(_ places: CheckedPlaces, _ project: ProjectFiles?) { (self.places, self.project) = (places, project) }

  /// Where the file that is shown begins.
  var start: SourceRange { places.own.range(from: 0, to: 0) }
  /// The name of the file that is shown.
  var name: String { places.own.name }

  /// A place as people read it: nil for what stands in no file of theirs.
  func range(of place: SourcePlace) -> SourceRange? {
    guard !place.file.module.isLibrary else { return nil }
    guard place.file.name == name else {
      return project?.file(named: place.file.name)?.range(from: place.offset, to: place.end)
    }
    return places.range(of: place)
  }
}
