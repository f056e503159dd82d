internal import Glibc

/// The calls of the system through which files are read and written, with the results of C: negative is a failure, which `errno` names.
///
/// The product uses ``real``; a test puts calls in their place that fail.
public struct SystemCalls: Sendable {
  /// `openat`.
  public var open: @Sendable (_ folder: Int32, _ path: String, _ flags: Int32, _ mode: UInt32) -> Int32
  /// `read`.
  public var read: @Sendable (_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
  /// `write`.
  public var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int
  /// `fsync`.
  public var synchronize: @Sendable (_ file: Int32) -> Int32
  /// `close`.
  public var close: @Sendable (_ file: Int32) -> Int32
  /// `fchmod`.
  public var changeMode: @Sendable (_ file: Int32, _ mode: UInt32) -> Int32
  /// `renameat`, both names in one folder.
  public var rename: @Sendable (_ folder: Int32, _ old: String, _ new: String) -> Int32
  /// `linkat`, both names in one folder.
  public var link: @Sendable (_ folder: Int32, _ old: String, _ new: String) -> Int32
  /// `unlinkat`.
  public var remove: @Sendable (_ folder: Int32, _ name: String) -> Int32
  /// `ftruncate`.
  public var truncate: @Sendable (_ file: Int32, _ count: Int) -> Int32
  /// `flock`.
  public var lock: @Sendable (_ file: Int32, _ operation: Int32) -> Int32

  /// The system's own.
  public static let real = SystemCalls(
    open: { Glibc.openat($0, $1, $2, $3) }, read: { Glibc.read($0, $1, $2) }, write: { Glibc.write($0, $1, $2) },
    synchronize: { Glibc.fsync($0) }, close: { Glibc.close($0) }, changeMode: { Glibc.fchmod($0, $1) },
    rename: { Glibc.renameat($0, $1, $0, $2) }, link: { Glibc.linkat($0, $1, $0, $2, 0) }, remove: { Glibc.unlinkat($0, $1, 0) },
    truncate: { Glibc.ftruncate($0, off_t($1)) }, lock: { flock($0, $1) })
}
