internal import Foundation

/// An open file of the process; it is closed when nobody holds it any more.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes what a call of the system gave.
  init(_ number: Int32) throws(FileError) {
    guard number >= 0 else { throw FileError.last() }
    self.number = number
  }
  deinit { _ = close(number) }

  /// What it leads to.
  func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileError.last() }
    return FileStatus(status)
  }

  /// Something below a folder, or a path; nothing is opened that could wait or answer, a link is not followed.
  static func look(at name: String, in folder: Int32 = AT_FDCWD) throws(FileError) -> Descriptor {
    // `O_PATH`, which Swift's module Glibc knows by glibc's own name for it only.
    try Descriptor(openat(folder, name, __O_PATH | O_NOFOLLOW | O_CLOEXEC))
  }
  /// Where a link leads.
  func target() throws(FileError) -> String {
    try Descriptor.text { buffer, size in readlinkat(number, "", buffer, size) }
  }
  /// The path of what is open, without links.
  func realPath() throws(FileError) -> String {
    try Descriptor.text { buffer, size in readlink("/proc/self/fd/\(number)", buffer, size) }
  }
  /// The text that a call writes; at most PATH_MAX bytes.
  static func text(_ call: (UnsafeMutablePointer<CChar>, Int) -> Int) throws(FileError) -> String {
    var count = 0
    let bytes = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, used in
      guard let start = buffer.baseAddress else { return }
      count = call(start, buffer.count)
      used = max(0, count)
    }
    guard count >= 0 else { throw FileError.last() }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
