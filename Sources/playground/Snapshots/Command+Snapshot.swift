internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Terminal

extension Command {
  static let snapshot = Command(
    name: "snapshot", operands: "DIR",
    summary:
      "compares every preview of a folder with its reference picture and layout, and says which event differs first",
    options: [.updateSnapshots, .differences, .snapshotVariants, .scale, .fit, .frame, .checkReport]
      + Option.layout.filter { option in
        !["view", "preview", "do"].contains(option.name)
      },
    examples: ["playground snapshot playground/apps --update", "playground snapshot playground/apps"]
  ) { arguments, output in
    guard arguments.operands.count == 1, let folder = arguments.operands.first, FollowedFolder(folder) != nil else {
      throw Failure(code: .usage, message: "snapshot wants one folder; see 'playground snapshot --help'")
    }
    let variants = try arguments.variants(.snapshotVariants, [.light])
    let words = try DrawingWords(
      arguments, variants: variants, scale: try arguments.pictureScale() ?? 2, keepsLayouts: true
    ).words
    let files = try CheckSummary.files(folder).filter(DrawnFile.mayHavePreviews)
    let pictures = FileManager.default.temporaryDirectory.appending(path: "playground-snapshot-\(UUID().uuidString)")
      .path
    FileWriter.makeFolder(pictures)
    defer { try? FileManager.default.removeItem(atPath: pictures) }
    let drawn = try DrawingProcesses(words: words + ["--part", pictures], folder: pictures, output: output).draw(files)
    let snapshots = Snapshots(of: folder)
    var judge = try SnapshotJudge(snapshots, pictures: pictures, arguments, output)
    for shot in snapshots.shots(drawn) { try judge.look(at: shot) }
    for file in drawn where file.previews.isEmpty && file.hasErrors { judge.cannotDraw(file) }
    judge.look(atStrangers: snapshots.strangers(to: snapshots.shots(drawn), of: drawn, variants))
    return try judge.end()
  }
}

extension Option {
  static let updateSnapshots = Option(name: "update", help: "what is drawn now becomes the reference")
  static let differences = Option(
    name: "output", short: "o", value: "DIR",
    help:
      "where pictures of the differences go; default: playground-differences in the system's folder for temporary files"
  )
}

/// Compares pictures with their references, and tells what differs.
@MainActor
private struct SnapshotJudge {
  private let snapshots: Snapshots
  /// Where the pictures of now lie.
  private let pictures: String
  private let arguments: Arguments
  private let output: Output
  private let updates: Bool
  private let differences: String
  private var summary: CheckSummary
  private var counts = (same: 0, new: 0, different: 0, gone: 0, broken: 0)

  init(_ snapshots: Snapshots, pictures: String, _ arguments: Arguments, _ output: Output) throws(Failure) {
    (self.snapshots, self.pictures, self.arguments, self.output) = (snapshots, pictures, arguments, output)
    updates = arguments.has(.updateSnapshots)
    differences =
      arguments.value(.differences)
      ?? FileManager.default.temporaryDirectory.appending(path: "playground-differences").path
    summary = try CheckSummary(arguments)
  }

  mutating func look(at shot: Snapshots.Shot) throws(Failure) {
    guard let layout = shot.picture.layout, let name = shot.picture.file,
      let picture = FileManager.default.contents(atPath: "\(pictures)/\(name)")
    else {
      counts.broken += 1
      return tell("\(shot.title) cannot be drawn: \(shot.picture.problem ?? "")", of: shot)
    }
    guard let reference = snapshots.reference(shot) else {
      counts.new += 1
      if updates { return try snapshots.keep(shot, picture: picture, output) }
      return tell("\(shot.title) has no reference", of: shot, [Self.advice])
    }
    guard let difference = SnapshotDifference(reference, layout) else {
      counts.same += 1
      return
    }
    counts.different += 1
    if updates { return try snapshots.keep(shot, picture: picture, output) }
    var notes: [String] = []
    let old = FileManager.default.contents(atPath: shot.path + ".png")
    if let old, let both = DifferencePicture(reference: old, now: picture), let data = try? both.png() {
      FileWriter.makeFolder(differences, isPrivate: false)
      let path = "\(differences)/\(shot.path.dropFirst(snapshots.folder.count + 1).replacing("/", with: "-")).png"
      try output.save(.binary(data), to: path, sparing: [])
      notes.append("reference, now and difference side by side: \(path)")
    }
    tell("\(shot.title) differs from its reference: \(difference.words)", of: shot, notes + [Self.advice])
  }
  private static let advice = "with --update what is drawn now becomes the reference"

  /// A file whose previews are not known.
  mutating func cannotDraw(_ file: DrawnFile) {
    counts.broken += 1
    let reason = file.diagnostics.split(separator: "\n").first.map(String.init) ?? ""
    tell(Diagnostic("its previews cannot be drawn: \(reason)", at: nil), file.path)
  }
  /// References that no preview belongs to.
  mutating func look(atStrangers paths: [String]) {
    for path in paths {
      counts.gone += 1
      if updates {
        snapshots.remove(path)
      } else {
        tell(
          Diagnostic(
            "no preview belongs to this reference any more", at: nil,
            notes: [Diagnostic.Note("with --update it is removed")]), path + ".png")
      }
    }
  }

  private mutating func tell(_ message: String, of shot: Snapshots.Shot, _ notes: [String] = []) {
    let line = shot.preview.line
    let place = SourceRange(file: shot.file.path, line: line, column: 1, endLine: line, endColumn: 2)
    tell(Diagnostic(message, at: place, notes: notes.map { Diagnostic.Note($0) }), shot.file.path)
  }
  private mutating func tell(_ diagnostic: Diagnostic, _ path: String) {
    guard summary.add([diagnostic], path) else { return }
    let source = (try? Input.source(path)) ?? SourceFile(name: path, text: "")
    Command.report([diagnostic], of: source, arguments, output)
  }

  /// Says how it went.
  func end() throws(Failure) -> ExitCode {
    try output.write(summary.document)
    var parts = ["\(counts.same) as the reference"]
    for (count, words) in [
      (counts.different, updates ? "replaced" : "different"), (counts.new, updates ? "new" : "without a reference"),
      (counts.gone, updates ? "removed" : "without a preview"), (counts.broken, "that cannot be drawn"),
    ] where count > 0 { parts.append("\(count) \(words)") }
    output.say("pictures: \(parts.joined(separator: ", "))\n")
    if counts.broken > 0 { return .source }
    return updates || counts.different + counts.new + counts.gone == 0 ? .success : .failure
  }
}
