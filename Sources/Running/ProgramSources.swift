internal import Declarations
internal import SwiftSource

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
