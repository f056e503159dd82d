internal import FileAccess
internal import Foundation

/// Modules of C behind a compiled module that are not there: the toolchain does not ship them, or nobody has said where they are. No public declaration names them, so empty ones serve.
struct AbsentModules {
  private var names: Set<String> = []

  /// Takes up what the compiler misses: `missing required modules: 'CCairo', 'CJPEG'`.
  /// - Returns: whether there was something new.
  mutating func grow(by message: String) -> Bool {
    let old = names
    for line in message.split(separator: "\n") where line.contains("missing required module") {
      for (position, part) in line.split(separator: "'").enumerated() where !position.isMultiple(of: 2) { names.insert(String(part)) }
    }
    return names != old
  }

  /// Writes a map of the modules.
  func putMap(into folder: URL) throws {
    let map = names.sorted().map { "module \($0) {}\n" }.joined()
    try FileWriter().write(Data(map.utf8), to: folder.appendingPathComponent("module.modulemap").path)
  }
}
