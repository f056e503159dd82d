internal import Foundation

extension WatchLoop {
  /// What a batch of events asks for, beyond reading single files.
  struct Findings {
    /// A folder or a link on the way of a file changed.
    var isMoved = false
    /// The watches have to be made anew.
    var isStale = false
  }

  /// Notes what an event means for the files whose way passes its place; all other names are none of our business.
  mutating func note(_ event: DirectoryEvent, in found: inout Findings, at now: ContinuousClock.Instant) {
    switch event {
    case .stale: found.isStale = true
    case .saved(let place, let isFolder):
      forPassers(of: place) { file, isLast in
        if isFolder || !isLast || Self.status(place).isLink { found.isMoved = true } else { file.noteSave(at: now) }
      }
    case .created(let place, let isFolder):
      let status = Self.status(place)
      forPassers(of: place) { file, isLast in
        if isFolder || !isLast || status.isLink {
          found.isMoved = true
        } else if status.links > 1 {
          // A hard link is complete; any other new file is written yet, and closed.
          file.noteSave(at: now)
        }
      }
    case .removed(let place, let isFolder):
      forPassers(of: place) { file, isLast in
        if isFolder || !isLast { found.isMoved = true } else { file.noteRemoval(at: now) }
      }
    case .attributes(let place):
      forPassers(of: place) { file, isLast in
        if !isLast { found.isMoved = true } else if (access(place.path, R_OK) == 0) != file.isReadable { file.noteSave(at: now) }
      }
    }
  }

  private mutating func forPassers(of place: LinkChain.Place, _ body: (inout WatchedFile, _ isLast: Bool) -> Void) {
    for index in passers[place] ?? [] where files.indices.contains(index) {
      body(&files[index], files[index].chain.places.last == place)
    }
  }

  private static func status(_ place: LinkChain.Place) -> (isLink: Bool, links: Int) {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return (false, 0) }
    return (status.st_mode & S_IFMT == S_IFLNK, Int(status.st_nlink))
  }
}
