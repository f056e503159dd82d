public import Foundation

/// The folders whose files may be read, and nothing outside of them: the one place that decides it for lessons, images and whatever a program reads.
///
/// The decision is made on the real path, and on the way: each part of a path is opened below the folder before it, links are followed one by one, and the file that
/// is read is the one that was opened there. So nothing is gained by putting another file or link in the place of one that was looked at. Outside of the folders, no
/// name is looked up.
public struct Sandbox: Hashable, Sendable {
  /// Each with everything below it; a folder that is a link stands for the one that it leads to.
  public let folders: [String]

  /// - Parameter folders: relative ones lie in the working folder.
  public init(folders: [String]) { self.folders = folders }

  /// Opens a regular file.
  /// - Parameter path: relative to the working folder.
  public func open(_ path: String, calls: SystemCalls = .real) throws(FileError) -> OpenFile {
    var walk = Walk(path, in: folders)
    guard case .file(let folder, let name, _) = try walk.end() else { throw .folder }
    return try OpenFile(name, below: folder.number, calls)
  }
  /// Everything that stands in a regular file.
  /// - Parameter limit: in bytes; of a larger file nothing is read.
  public func contents(of path: String, limit: Int) throws(FileError) -> Data { try open(path).contents(limit: limit) }
  /// Where a file or folder lies, without links.
  public func realPath(of path: String) throws(FileError) -> String {
    var walk = Walk(path, in: folders)
    _ = try walk.end()
    return "/" + walk.place.joined(separator: "/")
  }
  /// The names in a folder, in their order.
  public func names(in path: String) throws(FileError) -> [String] {
    var walk = Walk(path, in: folders)
    guard case .folder(let folder) = try walk.end() else { throw .missing }
    let list = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard list >= 0, let entries = fdopendir(list) else { throw FileError.last() }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

extension Sandbox {
  /// A folder of the sandbox, as it lies now.
  private struct Root {
    /// As it was named, without `.` and `..`.
    var named: [String]
    /// Without links.
    var real: [String]
    var descriptor: Descriptor
  }

  /// The way along a path.
  private struct Walk {
    enum End {
      case folder(Descriptor)
      case file(folder: Descriptor, name: String, FileStatus)
    }
    let roots: [Root]
    /// Where the way has come to; inside of the folders without links, outside of them as it is written.
    private(set) var place: [String] = []
    /// The open folders on the way, from one of the sandbox's on; none outside.
    private var way: [Descriptor] = []
    /// What is left, the next part last.
    private var pending: [String]
    private var links = 0
    /// As many as the kernel follows.
    private static let linkLimit = 40

    init(_ path: String, in folders: [String]) {
      roots = folders.compactMap { folder in
        guard !folder.utf8.contains(0), let descriptor = try? Descriptor(Foundation.open(folder.isEmpty ? "." : folder, __O_PATH | O_DIRECTORY | O_CLOEXEC)),
          let real = try? descriptor.realPath()
        else { return nil }
        return Root(named: Walk.absolute(folder), real: Walk.parts(real), descriptor: descriptor)
      }
      pending = (path.hasPrefix("/") ? Walk.parts(path) : Walk.here + Walk.parts(path)).reversed()
      if path.utf8.contains(0) { pending = ["\0"] }
    }
    private static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init).filter { $0 != "." } }
    private static var here: [String] { parts(FileManager.default.currentDirectoryPath) }
    private static func absolute(_ path: String) -> [String] {
      let all = path.hasPrefix("/") ? parts(path) : here + parts(path)
      return all.reduce(into: []) { found, part in
        if part == ".." { _ = found.popLast() } else { found.append(part) }
      }
    }

    /// Where the path leads.
    mutating func end() throws(FileError) -> End {
      enter()
      while let name = pending.popLast() {
        if name == ".." {
          _ = place.popLast()
          _ = way.popLast()
          enter()
          continue
        }
        guard let folder = way.last else {
          place.append(name)
          enter()
          continue
        }
        let found = try Descriptor.look(at: name, in: folder.number)
        let status = try found.status()
        switch status.kind {
        case .link: try follow(try found.target())
        case .folder:
          place.append(name)
          way.append(found)
        case .regular, .pipe, .socket, .device:
          guard pending.isEmpty else { throw .missing }
          place.append(name)
          return .file(folder: folder, name: name, status)
        }
      }
      guard let folder = way.last else { throw .outside }
      return .folder(folder)
    }
    /// Enters the folder of the sandbox that lies here.
    private mutating func enter() {
      guard way.isEmpty, let root = roots.first(where: { $0.real == place || $0.named == place }) else { return }
      place = root.real
      way = [root.descriptor]
    }
    private mutating func follow(_ target: String) throws(FileError) {
      links += 1
      guard links <= Walk.linkLimit else { throw .system(ELOOP) }
      if target.hasPrefix("/") { (place, way) = ([], []) }
      enter()
      pending += Walk.parts(target).reversed()
    }
  }
}
