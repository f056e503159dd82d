internal import Foundation

/// What tells two states of a file apart without reading it. Saves within one tick of the file system's clock can have equal stamps.
struct FileStamp: Equatable {
  private var device: dev_t
  private var inode: ino_t
  private var size: off_t
  private var seconds: Int
  private var nanoseconds: Int

  init(_ status: stat) {
    device = status.st_dev
    inode = status.st_ino
    size = status.st_size
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Of the file at the end of `chain`; nil where there is none.
  init?(at chain: LinkChain) {
    var status = stat()
    guard chain.end == .target, let place = chain.places.last, lstat(place.path, &status) == 0 else { return nil }
    self.init(status)
  }
}
