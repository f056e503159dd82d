internal import Foundation

extension WatchLoop {
  /// Attempts to follow directories that change while they are being attached.
  private static let maximumAttempts = 8

  /// Resolves every path and watches every directory on its way; where one is missing, the nearest that exists.
  ///
  /// - Parameter renewing: Whether the kernel dropped watches or events, so that nothing held can be trusted.
  mutating func attach(renewing: Bool) {
    if polling == .always {
      reason = .requested
    } else if reason == nil {
      var renewing = renewing
      for _ in 0..<Self.maximumAttempts {
        guard attachOnce(renewing: renewing) else { break }
        renewing = false
      }
    }
    if reason != nil { watches.close() }
    resolve()
    let (held, reason) = (watches.directories.count, reason)
    mailbox.update {
      $0.directories = held
      $0.polling = reason
    }
  }

  /// Whether to try again: the way of a file changed before its directories were watched.
  private mutating func attachOnce(renewing: Bool) -> Bool {
    resolve()
    let wanted = Set(passers.keys.map(\.directory))
    if renewing || !watches.directories.isSubset(of: wanted) { watches.close() }
    guard !wanted.isEmpty else { return false }
    if let failure = watches.open() {
      reason = failure
      return false
    }
    let needed = Set(files.compactMap(\.chain.places.last?.directory))
    var isGone = false
    for directory in wanted.subtracting(watches.directories).sorted() {
      switch watches.add(directory) {
      case 0: break
      case ENOENT, ENOTDIR: isGone = true
      case ENOSPC:
        reason = .watchLimit(held: watches.directories.count, limits: try? InotifyLimits())
        return false
      case EACCES where !needed.contains(directory): break  // a folder on the way that only lets us through: its own name cannot change without its owner
      case let code:
        reason = .refused(directory: directory, code: code)
        return false
      }
    }
    let before = files.map(\.chain)
    resolve()
    return isGone || files.map(\.chain) != before
  }

  private mutating func resolve() {
    passers = [:]
    for index in files.indices {
      files[index].chain = LinkChain(of: files[index].absolutePath)
      for place in Set(files[index].chain.places) { passers[place, default: []].append(index) }
    }
  }
}
