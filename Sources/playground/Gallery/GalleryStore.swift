internal import FileAccess
internal import Foundation
internal import SwiftSource

/// What was drawn of a project's files, kept between runs: only what a change concerns is drawn again.
struct GalleryStore {
  /// What is kept beside the pictures.
  private struct State: Codable {
    /// The program that drew, and what it was asked for.
    var maker: String
    var listing: ProjectListing
    /// Fingerprints of the names that each source declares.
    var names: [String: String]
    var files: [DrawnFile]
    /// The pages that were written, as they were then.
    var pages: [String: ProjectListing.Stamp]
    /// The pictures beside each page, as they were then.
    var pictures: [String: [String: ProjectListing.Stamp]]
  }
  /// Where pictures and their records lie.
  let folder: String
  private let maker: String
  private let listing: ProjectListing
  private var old: State?
  private var stateFile: String { "\(folder)/state.json" }

  /// - Parameters:
  ///   - project: the folder that is drawn.
  ///   - options: what else decides what is drawn.
  ///   - listing: what lies in the project now.
  init(of project: String, options: [String], listing: ProjectListing, _ environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
    let place = URL(filePath: project).standardizedFileURL.path
    folder = "\(cache)/playground/gallery/\(Fingerprint(([place] + options).joined(separator: "\n")).text)"
    // What another version drew is drawn again.
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    maker = ProjectListing.Stamp(own).map { "\(version) \($0.size) \($0.seconds) \($0.nanoseconds)" } ?? version
    self.listing = listing
    guard let data = FileManager.default.contents(atPath: "\(folder)/state.json"),
      let state = try? JSONDecoder().decode(State.self, from: data), state.maker == maker
    else { return }
    old = state
  }

  /// What is still as it was drawn, of these files.
  func valid(of files: [String]) -> [DrawnFile] {
    guard let old, old.listing.resources == listing.resources,
      Set(old.listing.sources.keys) == Set(listing.sources.keys)
    else { return [] }
    let changed = listing.sources.filter { old.listing.sources[$0.key] != $0.value }.map(\.key)
    // Another name in a file may be meant by any other.
    if changed.contains(where: { old.names[$0] != GalleryStore.names($0) }) { return [] }
    let wanted = Set(files)
    return old.files.filter { file in
      guard wanted.contains(file.path), hasPictures(file) else { return false }
      let concerned = Set(([file.path] + file.uses).map(GalleryStore.absolute))
      if !concerned.isDisjoint(with: changed) { return false }
      // What is wrong may be mended by a change elsewhere.
      return changed.isEmpty || file.diagnostics.isEmpty
    }
  }
  private func hasPictures(_ file: DrawnFile) -> Bool {
    let names = file.previews.flatMap { $0.pictures.compactMap(\.file) }
    return names.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }
  /// Whether a page was written by this program, and nobody has changed it since.
  func isWritten(_ page: String) -> Bool {
    let stamp = ProjectListing.Stamp(page)
    return stamp != nil && old?.pages[GalleryStore.absolute(page)] == stamp
  }

  /// The pictures that were written beside a page, and that nobody has changed since.
  func pictures(beside page: String) -> [String] {
    let written = old?.pictures[GalleryStore.absolute(page)] ?? [:]
    return written.filter { ProjectListing.Stamp($0.key) == $0.value }.map(\.key).sorted()
  }

  /// Keeps what is drawn now.
  /// - Parameters:
  ///   - page: the page that was written of it.
  ///   - written: the pictures that were written beside the page.
  func keep(_ files: [DrawnFile], page: String, pictures written: [String]) throws {
    var names: [String: String] = [:]
    for (path, stamp) in listing.sources {
      let isSame = old?.listing.sources[path] == stamp
      names[path] = (isSame ? old?.names[path] : nil) ?? GalleryStore.names(path)
    }
    var pages = old?.pages ?? [:]
    pages[GalleryStore.absolute(page)] = ProjectListing.Stamp(page)
    var pictures = old?.pictures ?? [:]
    pictures[GalleryStore.absolute(page)] = written.reduce(into: [:]) { $0[GalleryStore.absolute($1)] = .init($1) }
    let state = State(
      maker: maker, listing: listing, names: names, files: files, pages: pages, pictures: pictures)
    try FileWriter().write(JSONEncoder().encode(state), to: stateFile)
    let used = Set(
      files.flatMap { [DrawnFile.recordName($0.path)] + $0.previews.flatMap { $0.pictures.compactMap(\.file) } })
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name != "state.json" && !used.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
  private static func names(_ path: String) -> String {
    guard let data = try? OpenFile(path).prefix(SourceFile.byteLimit),
      let source = try? SourceFile(name: path, bytes: data)
    else { return "" }
    return Fingerprint(source.declaredWords.sorted().joined(separator: " ")).text
  }
}
