extension Standard {
  /// The file system of a program: folders of its own that last as long as the run, and the files of its project.
  nonisolated static let files = """
    package func _home() -> String { fatalError() }
    package func _fileKind(_ path: String) -> Int { fatalError() }
    package func _filePaths(_ folder: String) throws -> [String] { fatalError() }
    package func _enumerator(_ items: [Any]) -> FileManager.DirectoryEnumerator { fatalError() }
    package func _fileData(_ path: String) -> Data? { fatalError() }
    package func _fileSize(_ path: String) throws -> Int { fatalError() }
    package func _writeFile(_ path: String, _ data: Data) throws { fatalError() }
    package func _writeText(_ path: String, _ text: String, _ encoding: String.Encoding) throws { fatalError() }
    package func _makeFolder(_ path: String, _ isDeep: Bool) throws { fatalError() }
    package func _removeFile(_ path: String) throws { fatalError() }
    package func _copyFile(_ path: String, _ other: String, _ moves: Bool) throws { fatalError() }
    extension FileManager.SearchPathDirectory {
      package var _path: String {
        get {
          switch self {
          case .documentDirectory: return _home() + "/Documents"
          case .cachesDirectory: return _home() + "/Library/Caches"
          case .applicationSupportDirectory: return _home() + "/Library/Application Support"
          case .downloadsDirectory: return _home() + "/Downloads"
          case .desktopDirectory: return _home() + "/Desktop"
          case .moviesDirectory: return _home() + "/Movies"
          case .musicDirectory: return _home() + "/Music"
          case .picturesDirectory: return _home() + "/Pictures"
          case .sharedPublicDirectory: return _home() + "/Public"
          case .documentationDirectory: return _home() + "/Library/Documentation"
          case .autosavedInformationDirectory: return _home() + "/Library/Autosave Information"
          case .inputMethodsDirectory: return _home() + "/Library/Input Methods"
          case .trashDirectory: return _home() + "/.Trash"
          case .itemReplacementDirectory: return _home() + "/tmp"
          case .applicationDirectory: return _home() + "/Applications"
          default: return _home() + "/Library"
          }
        }
      }
    }
    extension FileManager.SearchPathDomainMask {
      package var _rawValue: UInt
      var rawValue: UInt { get { return _rawValue } }
      init(rawValue: UInt) { _rawValue = rawValue }
      static var userDomainMask: FileManager.SearchPathDomainMask { get { return FileManager.SearchPathDomainMask(rawValue: 1) } }
      static var localDomainMask: FileManager.SearchPathDomainMask { get { return FileManager.SearchPathDomainMask(rawValue: 2) } }
      static var networkDomainMask: FileManager.SearchPathDomainMask { get { return FileManager.SearchPathDomainMask(rawValue: 4) } }
      static var systemDomainMask: FileManager.SearchPathDomainMask { get { return FileManager.SearchPathDomainMask(rawValue: 8) } }
      static var allDomainsMask: FileManager.SearchPathDomainMask { get { return FileManager.SearchPathDomainMask(rawValue: 65535) } }
    }
    extension FileManager.DirectoryEnumerationOptions {
      package var _rawValue: UInt
      var rawValue: UInt { get { return _rawValue } }
      init(rawValue: UInt) { _rawValue = rawValue }
      static var skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions { get { return FileManager.DirectoryEnumerationOptions(rawValue: 1) } }
      static var skipsPackageDescendants: FileManager.DirectoryEnumerationOptions { get { return FileManager.DirectoryEnumerationOptions(rawValue: 2) } }
      static var skipsHiddenFiles: FileManager.DirectoryEnumerationOptions { get { return FileManager.DirectoryEnumerationOptions(rawValue: 4) } }
      static var includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions { get { return FileManager.DirectoryEnumerationOptions(rawValue: 8) } }
      static var producesRelativePathURLs: FileManager.DirectoryEnumerationOptions { get { return FileManager.DirectoryEnumerationOptions(rawValue: 16) } }
    }
    extension FileAttributeKey {
      package var _rawValue: String
      var rawValue: String { get { return _rawValue } }
      init(rawValue: String) { _rawValue = rawValue }
      init(_ rawValue: String) { _rawValue = rawValue }
      static var type: FileAttributeKey { get { return FileAttributeKey(rawValue: "NSFileType") } }
      static var size: FileAttributeKey { get { return FileAttributeKey(rawValue: "NSFileSize") } }
      static var creationDate: FileAttributeKey { get { return FileAttributeKey(rawValue: "NSFileCreationDate") } }
      static var modificationDate: FileAttributeKey { get { return FileAttributeKey(rawValue: "NSFileModificationDate") } }
      static var protectionKey: FileAttributeKey { get { return FileAttributeKey(rawValue: "NSFileProtectionKey") } }
      static func == (lhs: FileAttributeKey, rhs: FileAttributeKey) -> Bool { return lhs._rawValue == rhs._rawValue }
      func hash(into hasher: inout Hasher) { hasher.combine(_rawValue) }
    }
    extension FileManager {
      var temporaryDirectory: URL { get { return URL(fileURLWithPath: _home() + "/tmp", isDirectory: true) } }
      var currentDirectoryPath: String { get { return "/" } }
      func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL] {
        if !domainMask.contains(FileManager.SearchPathDomainMask.userDomainMask) { return [] }
        return [URL(fileURLWithPath: directory._path, isDirectory: true)]
      }
      func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL {
        if shouldCreate { try _makeFolder(directory._path, true) }
        return URL(fileURLWithPath: directory._path, isDirectory: true)
      }
      func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let path = _home() + "/Groups/" + groupIdentifier
        try? _makeFolder(path, true)
        return URL(fileURLWithPath: path, isDirectory: true)
      }
      func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { return nil }
      func fileExists(atPath path: String) -> Bool { return _fileKind(path) != 0 }
      func isReadableFile(atPath path: String) -> Bool { return _fileKind(path) != 0 }
      func isWritableFile(atPath path: String) -> Bool { return _fileKind(path) > 1 }
      func isDeletableFile(atPath path: String) -> Bool { return _fileKind(path) > 1 }
      func isExecutableFile(atPath path: String) -> Bool { return false }
      func contents(atPath path: String) -> Data? { return _fileData(path) }
      func contentsEqual(atPath path1: String, andPath path2: String) -> Bool { return _fileData(path1) == _fileData(path2) }
      func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool {
        do {
          try _writeFile(path, data ?? Data())
          return true
        } catch {
          return false
        }
      }
      func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws {
        try _makeFolder(url.path, createIntermediates)
      }
      func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws {
        try _makeFolder(path, createIntermediates)
      }
      func removeItem(atPath path: String) throws { try _removeFile(path) }
      func removeItem(at URL: URL) throws { try _removeFile(URL.path) }
      func copyItem(atPath srcPath: String, toPath dstPath: String) throws { try _copyFile(srcPath, dstPath, false) }
      func copyItem(at srcURL: URL, to dstURL: URL) throws { try _copyFile(srcURL.path, dstURL.path, false) }
      func moveItem(atPath srcPath: String, toPath dstPath: String) throws { try _copyFile(srcPath, dstPath, true) }
      func moveItem(at srcURL: URL, to dstURL: URL) throws { try _copyFile(srcURL.path, dstURL.path, true) }
      func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = []) throws -> URL? {
        if _fileKind(originalItemURL.path) != 0 { try _removeFile(originalItemURL.path) }
        try _copyFile(newItemURL.path, originalItemURL.path, true)
        return originalItemURL
      }
      func subpathsOfDirectory(atPath path: String) throws -> [String] { return try _filePaths(path) }
      func subpaths(atPath path: String) -> [String]? { return try? _filePaths(path) }
      func contentsOfDirectory(atPath path: String) throws -> [String] {
        return try _filePaths(path).filter { !$0.contains("/") }
      }
      func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL] {
        let skipsHidden = mask.contains(FileManager.DirectoryEnumerationOptions.skipsHiddenFiles)
        return try contentsOfDirectory(atPath: url.path).filter { !skipsHidden || !$0.hasPrefix(".") }.map { name in
          let path = url.path + "/" + name
          return URL(fileURLWithPath: path, isDirectory: _fileKind(path) == 3)
        }
      }
      func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        let size = try _fileSize(path)
        let kind = _fileKind(path) == 3 ? "NSFileTypeDirectory" : "NSFileTypeRegular"
        return [FileAttributeKey.size: size, FileAttributeKey.type: kind]
      }
      func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? {
        guard let paths = try? _filePaths(path) else { return nil }
        return _enumerator(paths)
      }
      func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator? {
        let skipsHidden = mask.contains(FileManager.DirectoryEnumerationOptions.skipsHiddenFiles)
        let skipsInner = mask.contains(FileManager.DirectoryEnumerationOptions.skipsSubdirectoryDescendants)
        var found: [Any] = []
        for path in (try? _filePaths(url.path)) ?? [] {
          let parts = path.split(separator: "/")
          if skipsInner && parts.count > 1 || skipsHidden && parts.contains { $0.hasPrefix(".") } { continue }
          let whole = url.path + "/" + path
          found.append(URL(fileURLWithPath: whole, isDirectory: _fileKind(whole) == 3))
        }
        return _enumerator(found)
      }
      func displayName(atPath path: String) -> String { return URL(fileURLWithPath: path).lastPathComponent }
    }
    extension ObjCBool {
      package var _value: Bool
      init(_ value: Bool) { _value = value }
      init(booleanLiteral value: Bool) { _value = value }
      var boolValue: Bool { get { return _value } }
    }
    extension UserDefaults {
      package func value(forKey key: String) -> Any? { return object(forKey: key) }
      package func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }
    extension NSEnumerator {
      var allObjects: [Any] {
        get {
          var all: [Any] = []
          while let next = nextObject() { all.append(next) }
          return all
        }
      }
    }
    extension StringProtocol {
      func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
        try _writeText(url.path, String(self), enc)
      }
      func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws where T: StringProtocol {
        try _writeText(String(path), String(self), enc)
      }
    }
    extension Data {
      func write(to url: URL, options: Data.WritingOptions = []) throws { try _writeFile(url.path, self) }
    }
    extension URL {
      static var documentsDirectory: URL { get { return FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] } }
      static var cachesDirectory: URL { get { return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0] } }
      static var libraryDirectory: URL { get { return FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0] } }
      static var applicationSupportDirectory: URL { get { return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0] } }
      static var downloadsDirectory: URL { get { return FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask)[0] } }
      static var desktopDirectory: URL { get { return FileManager.default.urls(for: .desktopDirectory, in: .userDomainMask)[0] } }
      static var moviesDirectory: URL { get { return FileManager.default.urls(for: .moviesDirectory, in: .userDomainMask)[0] } }
      static var musicDirectory: URL { get { return FileManager.default.urls(for: .musicDirectory, in: .userDomainMask)[0] } }
      static var picturesDirectory: URL { get { return FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask)[0] } }
      static var trashDirectory: URL { get { return FileManager.default.urls(for: .trashDirectory, in: .userDomainMask)[0] } }
      static var temporaryDirectory: URL { get { return FileManager.default.temporaryDirectory } }
      static var homeDirectory: URL { get { return URL(fileURLWithPath: _home(), isDirectory: true) } }
      func checkResourceIsReachable() throws -> Bool {
        _ = try _fileSize(path)
        return true
      }
    }
    func NSTemporaryDirectory() -> String { return _home() + "/tmp/" }
    func NSHomeDirectory() -> String { return _home() }
    func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String] {
      return FileManager.default.urls(for: directory, in: domainMask).map { $0.path }
    }
    """
}
