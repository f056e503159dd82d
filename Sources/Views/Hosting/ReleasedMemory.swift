internal import CMemory

/// What happens to the memory of views that were released.
package enum ReleasedMemory {
  /// From now on, this process keeps up to 64 MiB of it for the next making of nodes. Left to itself, the allocator gives storage of more than some hundred KB back at once,
  /// and the kernel hands every page out again, cleared: a third of the time that 50,000 nodes took to make. For programs that make nodes again and again; the
  /// policy is the process's own, so that a library does not set it.
  package static func keep() {
    // The largest threshold that glibc takes: larger blocks are mapped one by one as before.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
  }
}
