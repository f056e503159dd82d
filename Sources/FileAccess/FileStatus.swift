internal import Foundation

/// What the system tells of a file.
public struct FileStatus: Hashable, Sendable {
  /// What it is.
  public var kind: FileKind
  /// In bytes.
  public var size: Int
  /// When it was written last, in nanoseconds since 1970.
  public var modified: Int
  /// Which file it is, whatever its names are.
  public var identity: Identity
  /// The permissions, as in `chmod`.
  var mode: mode_t
  var owner: uid_t
  var group: gid_t

  /// Two names with the same identity are names of one file.
  public struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  init(_ status: stat) {
    kind = FileKind(status.st_mode)
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int(status.st_mtim.tv_nsec)
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    mode = status.st_mode & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
  }
}
