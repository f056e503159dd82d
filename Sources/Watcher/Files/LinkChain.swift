internal import Foundation

/// The way from a path to its file, hop by hop through symbolic links.
struct LinkChain: Equatable {
  /// A name in a directory whose own path holds no link.
  struct Place: Hashable {
    var directory: String
    var name: String

    var path: String { directory == "/" ? "/\(name)" : "\(directory)/\(name)" }
  }

  /// Where the way ends.
  enum End: Equatable {
    /// At something that is no link: the last place.
    case target
    /// At the last place, which does not exist.
    case missing
    case unreadable(UnreadableFile)
  }

  /// Every place that the way passes: a change at one of them can change what the path leads to.
  private(set) var places: [Place] = []
  private(set) var end: End = .target

  /// The kernel follows as many, path_resolution(7).
  private static let maximumLinks = 40

  /// Follows `path`, which is absolute.
  init(of path: String) {
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      end = .unreadable(.invalidPath)
      return
    }
    end = follow(path)
  }

  private mutating func follow(_ path: String) -> End {
    var rest = Self.components(path)
    var directory = "/"
    var links = 0
    while let name = rest.popLast() {
      if name == ".." {
        directory = Self.parent(directory)
        continue
      }
      let place = Place(directory: directory, name: name)
      places.append(place)
      var status = stat()
      guard lstat(place.path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(.system(code: errno)) }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        links += 1
        guard links <= Self.maximumLinks else { return .unreadable(.tooManyLinks) }
        guard let target = Self.target(of: place.path) else { return .missing }
        if target.hasPrefix("/") { directory = "/" }
        rest += Self.components(target)
      case S_IFDIR: directory = place.path
      default: if !rest.isEmpty { return .missing }
      }
    }
    return places.isEmpty ? .unreadable(.notRegular) : .target
  }

  /// Last component first, so that the next one is cheap to take.
  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").reversed().map(String.init).filter { $0 != "." }
  }

  private static func parent(_ directory: String) -> String {
    guard let slash = directory.lastIndex(of: "/"), slash > directory.startIndex else { return "/" }
    return String(directory[..<slash])
  }

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(link, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
