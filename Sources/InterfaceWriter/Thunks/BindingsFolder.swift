internal import FileAccess
internal import Foundation

/// `Sources/Bindings/Generated`.
struct BindingsFolder {
  let folder: URL

  init(package: URL) { folder = package.appendingPathComponent("Sources/Bindings/Generated") }

  /// The paths of the files that are there.
  var paths: Set<String> {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return Set(found.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") })
  }

  func content(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes what differs, and removes files that are not made any more.
  func write(_ writer: BindingsWriter) throws {
    let files = writer.files
    for path in paths.subtracting(files.keys) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, source) in files where content(path) != source {
      let file = folder.appendingPathComponent(path)
      FileWriter.makeFolder(file.deletingLastPathComponent().path)
      try FileWriter().write(Data(source.utf8), to: file.path)
    }
    for binding in writer.bindings {
      print(
        "\(binding.module): \(binding.bound) of \(binding.callables) declarations are bound by \(binding.thunks.count) thunks"
      )
    }
  }
}
