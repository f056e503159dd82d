internal import FileAccess
internal import Foundation
internal import SwiftSource

/// Reads the files of projects, each once as long as it stays as it is: files of one project share what was found in it.
@MainActor
final class ProjectReader {
  /// For all files of a run.
  static let shared = ProjectReader()

  /// What tells that a file was saved.
  struct Stamp: Equatable {
    var date: Date?
    var size: Int?
    var number: Int?
  }
  /// A file as it was read; `asksForBundle`: it names `Bundle.module`, or something like it.
  private struct ReadFile {
    var stamp: Stamp
    var source: SourceFile?
    var asksForBundle = false
  }
  private struct Found {
    var files: ProjectFiles
    var sources: [String: ReadFile]
    var models: [String: ModelFolder]
  }
  private var known: [[ProjectFolder.Place]: Found] = [:]

  /// Begins a run: what another one in this process found is looked for anew.
  func forget() { known = [:] }
  /// The files around a file.
  /// - Parameter isFollowed: they are looked at again; otherwise they are as they were at the first look of this run.
  func files(of project: ProjectFolder, isFollowed: Bool) -> ProjectFiles {
    if let found = known[project.places], !isFollowed { return found.files.around(project.file) }
    let found = read(project, after: known[project.places])
    known[project.places] = found
    return found.files.around(project.file)
  }

  private func read(_ project: ProjectFolder, after previous: Found?) -> Found {
    let listing = project.listing()
    let paths = listing.sources
    let sandbox = Sandbox(folders: project.places.map(\.folder.path))
    var sources: [String: ReadFile] = [:]
    var bytes = 0
    var isSame = true
    for path in paths.prefix(ProjectFiles.fileLimit) {
      let stamp = ProjectReader.stamp(path)
      if let known = previous?.sources[path], known.stamp == stamp {
        sources[path] = known
        bytes += known.source.map { $0.text.utf8.count } ?? 0
        continue
      }
      isSame = false
      guard let data = try? sandbox.contents(of: path, limit: SourceFile.byteLimit) else {
        sources[path] = ReadFile(stamp: stamp)
        continue
      }
      bytes += data.count
      if bytes > ProjectFiles.byteLimit { break }
      let source = try? SourceFile(name: ProjectFolder.shown(path), bytes: data)
      sources[path] = ReadFile(stamp: stamp, source: source, asksForBundle: ResourceAccessor.isAsked(in: data))
    }
    var models: [String: ModelFolder] = [:]
    for path in listing.models.prefix(ModelFolder.limit) { models[path] = ModelFolder(path, sandbox, after: previous?.models[path]) }
    if isSame, let previous, previous.sources.count == sources.count, previous.models.mapValues(\.stamps) == models.mapValues(\.stamps) {
      return previous
    }
    if paths.count > ProjectFiles.fileLimit || bytes > ProjectFiles.byteLimit {
      Output().say("the project has more than \(ProjectFiles.fileLimit) files or 20 MB: name a smaller folder with '--project DIR'\n")
    }
    let files = paths.compactMap { sources[$0]?.source }
    let modelFiles = models.sorted { $0.key < $1.key }.map(\.value.file)
    let asking = paths.filter { sources[$0]?.asksForBundle ?? false }
    let accessor = ResourceAccessor.source(for: asking).map { [$0] } ?? []
    let found = ProjectFiles(
      files + accessor, models: modelFiles, isModule: project.isModule, besides: unreadSources(of: project),
      after: previous?.files)
    return Found(files: found, sources: sources, models: models)
  }
  /// What else a project is built of, looked for at most once.
  private func unreadSources(of project: ProjectFolder) -> @MainActor () -> UnreadSources {
    var known: UnreadSources?
    return {
      let found = known ?? project.unreadSources()
      known = found
      return found
    }
  }
  static func stamp(_ path: String) -> Stamp {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Stamp(
      date: attributes?[.modificationDate] as? Date, size: (attributes?[.size] as? NSNumber)?.intValue, number: (attributes?[.systemFileNumber] as? NSNumber)?.intValue)
  }
}
