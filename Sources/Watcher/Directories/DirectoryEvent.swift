internal import CInotifyTools

/// What inotify tells of a watched directory. A hint: what is there now has to be looked up.
enum DirectoryEvent: Equatable {
  /// A file was closed after writing, or something was renamed to this name.
  case saved(LinkChain.Place, isFolder: Bool)
  /// Something new has this name: a link, a folder, or a file that will be written yet.
  case created(LinkChain.Place, isFolder: Bool)
  /// The name is gone.
  case removed(LinkChain.Place, isFolder: Bool)
  /// The permissions or the times changed.
  case attributes(LinkChain.Place)
  /// The directory itself is gone or elsewhere, or events were lost: watches have to be made anew.
  case stale

  /// What the watches ask for. Not `IN_MODIFY`: it comes while the content is half written.
  static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  /// Nil for an event that says nothing of use.
  init?(mask: UInt32, directory: String, name: String) {
    func has(_ bits: Int) -> Bool { mask & UInt32(bits) != 0 }
    if has(Int(IN_Q_OVERFLOW) | Int(IN_IGNORED) | Int(IN_UNMOUNT) | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF)) {
      self = .stale
      return
    }
    guard !name.isEmpty, !directory.isEmpty else { return nil }
    let place = LinkChain.Place(directory: directory, name: name)
    let isFolder = has(Int(IN_ISDIR))
    if has(Int(IN_CLOSE_WRITE) | Int(IN_MOVED_TO)) {
      self = .saved(place, isFolder: isFolder)
    } else if has(Int(IN_CREATE)) {
      self = .created(place, isFolder: isFolder)
    } else if has(Int(IN_DELETE) | Int(IN_MOVED_FROM)) {
      self = .removed(place, isFolder: isFolder)
    } else if has(Int(IN_ATTRIB)) {
      self = .attributes(place)
    } else {
      return nil
    }
  }
}
