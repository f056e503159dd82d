internal import FileAccess
internal import Foundation

/// The reference pictures and layouts of a folder's previews. They lie in `__Snapshots__` inside of it, in the order of
/// its files: `__Snapshots__/Views/Row/First.light.png` with `First.light.layout` beside it.
struct Snapshots {
  static let folderName = "__Snapshots__"
  /// The folder whose previews they show.
  let project: String
  var folder: String { "\(project)/\(Snapshots.folderName)" }

  /// A picture of now, and where its reference lies.
  struct Shot {
    let file: DrawnFile
    let preview: DrawnPreview
    let picture: DrawnPicture
    /// Without an ending.
    let path: String
    /// As a person is told: `'First' (light)`.
    let title: String
  }

  init(of project: String) {
    self.project = project.hasSuffix("/") && project.count > 1 ? String(project.dropLast()) : project
  }

  /// The pictures of files with their references.
  func shots(_ files: [DrawnFile]) -> [Shot] {
    files.flatMap { file -> [Shot] in
      var taken: Set<String> = []
      let own = own(file)
      return file.previews.enumerated().flatMap { index, preview -> [Shot] in
        let name = preview.title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(index + 1)"
        var stem = String(name.prefix(100).map { $0.isLetter || $0.isNumber || "-_ []".contains($0) ? $0 : "-" })
        // Names that are the same, or become it, have numbers.
        if !taken.insert(stem.lowercased()).inserted {
          stem += " \(index + 1)"
          taken.insert(stem.lowercased())
        }
        return preview.pictures.map { picture in
          Shot(
            file: file, preview: preview, picture: picture, path: "\(own)/\(stem).\(picture.variant.rawValue)",
            title: "'\(name)' (\(picture.variant.title))")
        }
      }
    }
  }
  /// The folder of a file's references.
  private func own(_ file: DrawnFile) -> String {
    "\(folder)/\(relative(file.path).replacing(/\.swift$/, with: ""))"
  }
  private func relative(_ path: String) -> String {
    path.hasPrefix(project + "/") ? String(path.dropFirst(project.count + 1)) : path
  }

  /// The references of variants that no preview has any more, without endings. Those of a file whose previews are not
  /// known stay.
  func strangers(to shots: [Shot], of files: [DrawnFile], _ variants: [PreviewVariant]) -> [String] {
    let known = Set(shots.map(\.path))
    let unknown = files.filter { $0.hasErrors && $0.previews.isEmpty }.map { own($0) + "/" }
    let endings = variants.map { ".\($0.rawValue).layout" }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in endings.contains(where: name.hasSuffix) }
      .map { "\(folder)/\($0.dropLast(".layout".count))" }.filter { path in
        !known.contains(path) && !unknown.contains(where: path.hasPrefix)
      }.sorted()
  }

  /// The reference of a shot; nil where there is none, or none that can be read.
  func reference(_ shot: Shot) -> LayoutRecord? {
    FileManager.default.contents(atPath: shot.path + ".layout").flatMap {
      LayoutRecord(String(decoding: $0, as: UTF8.self))
    }
  }
  /// Makes the shot its own reference.
  func keep(_ shot: Shot, picture: Data, _ output: Output) throws(Failure) {
    guard let layout = shot.picture.layout else { return }
    FileWriter.makeFolder(URL(filePath: shot.path).deletingLastPathComponent().path, isPrivate: false)
    try output.save(.binary(picture), to: shot.path + ".png", sparing: [])
    try output.save(.binary(Data(layout.text.utf8)), to: shot.path + ".layout", sparing: [])
  }
  /// Takes away a reference, and the folder that held nothing else.
  func remove(_ path: String) {
    for ending in [".png", ".layout"] { try? FileManager.default.removeItem(atPath: path + ending) }
    let around = URL(filePath: path).deletingLastPathComponent().path
    if (try? FileManager.default.contentsOfDirectory(atPath: around))?.isEmpty == true {
      try? FileManager.default.removeItem(atPath: around)
    }
  }
}

extension LayoutRecord {
  private static let title = "playground snapshot 1"
  /// As it is kept: the fingerprint, how many events there are, the events, what is drawn.
  var text: String {
    ([LayoutRecord.title, fingerprint, "\(events.count) events"] + events + drawn).joined(separator: "\n") + "\n"
  }
  /// Nil for a text of another kind.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 3, lines[0] == LayoutRecord.title, let count = Int(lines[2].prefix { $0.isNumber }),
      lines.count >= 3 + count
    else { return nil }
    fingerprint = lines[1]
    events = Array(lines[3..<3 + count])
    drawn = lines[(3 + count)...].last == "" ? Array(lines[(3 + count)...].dropLast()) : Array(lines[(3 + count)...])
  }
}
