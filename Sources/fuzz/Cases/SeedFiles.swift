internal import Foundation

/// The project's own programs, lessons and images: what cases are made of.
struct SeedFiles {
  /// The checkout.
  let root: URL
  let sources: [String]
  let lessons: [String]
  let images: [(name: String, data: Data)]

  /// - Throws: the folder is no checkout.
  init(root: URL) throws(UsageError) {
    self.root = root
    func files(_ folder: String, _ endings: String...) -> [URL] {
      let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (found?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }.sorted {
        $0.path < $1.path
      }
    }
    func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
    // Kept programs end in .swift.txt: they are not formatted. What takes long is no seed: each of its cases would.
    func isProgram(_ file: URL) -> Bool { file.path.hasSuffix(".swift.txt") && !file.path.contains("/hang/") }
    let programs = (files("playground", "swift") + files("Tests/FuzzTests/Corpus", "txt").filter(isProgram)).compactMap(
      text)
    let tiers = files("Tests/TierPrograms/Programs", "txt").compactMap(text).flatMap(Self.programs)
    (sources, lessons) = (
      programs + tiers, (files("playground/lessons", "md") + files("Tests/FuzzTests/Corpus", "md")).compactMap(text)
    )
    images = (files("playground/views", "png") + files("Tests/FuzzTests/Corpus", "png", "jpg", "webp", "svg", "pdf")).compactMap { file in
      (try? Data(contentsOf: file)).map { (file.lastPathComponent, $0) }
    }
    guard !sources.isEmpty, !lessons.isEmpty, !images.isEmpty else {
      throw UsageError(message: "\(root.path) is not the project's folder: there is no playground/views in it")
    }
  }

  /// The programs of a file of the tiers: `# tier category name` begins one, `+ ` a line that may be left out.
  private static func programs(_ text: String) -> [String] {
    "\n\(text)".components(separatedBy: "\n# ").dropFirst().map { part in
      part.components(separatedBy: "\n").dropFirst().filter { !$0.hasPrefix("- ") }.map {
        $0.hasPrefix("+ ") ? String($0.dropFirst(2)) : $0
      }.joined(separator: "\n")
    }
  }
}
