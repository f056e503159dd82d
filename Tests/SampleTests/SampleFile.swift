internal import Foundation

/// A file of `playground/views`, read as text.
struct SampleFile: CustomStringConvertible {
  /// The file's name without `.swift`; its module is `Sample_` and this name.
  var name: String
  var source: String

  var description: String { name }
  /// The number of `#Preview`s at the start of a line.
  var previewCount: Int { source.matches(of: /(?m)^#Preview\b/).count }
  /// The structs that are preview providers.
  var providers: [String] { source.matches(of: /struct (\w+): PreviewProvider\b/).map { String($0.1) } }
  /// The structs that are programs, where nothing else is a preview.
  var programs: [String] { previewCount > 0 ? [] : source.matches(of: /struct (\w+): App\b/).map { String($0.1) } }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "playground/views", directoryHint: .isDirectory)

  /// All samples by name.
  static let all: [SampleFile] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { SampleFile(name: file.deletingPathExtension().lastPathComponent, source: $0) }
    }
  }()
}
