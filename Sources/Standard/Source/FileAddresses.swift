extension Standard {
  /// Addresses of files with a hint whether they are folders.
  nonisolated static let fileAddresses = """
    extension URL {
      init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {
        switch directoryHint {
        case .isDirectory: self.init(fileURLWithPath: path, isDirectory: true, relativeTo: base)
        case .notDirectory: self.init(fileURLWithPath: path, isDirectory: false, relativeTo: base)
        default: self.init(fileURLWithPath: path, relativeTo: base)
        }
      }
    }
    """
}
