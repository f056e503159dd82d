internal import Foundation
internal import Lessons
internal import LineEditor
internal import Pictures
internal import Watcher

let version = "0.1.0"

/// What the process has used so far, in milliseconds.
private var processorTime: Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
}

/// `--version --verbose`: what the playground is built on, and the limits of this machine that it lives with.
var versions: String {
  let watches = (try? InotifyLimits()).map { "\($0.maxUserWatches) watches, \($0.maxUserInstances) instances a user" } ?? "limits unknown"
  return """
    playground \(version)
    libedit    \(libeditVersion)
    inotify    \(watches)\(InotifyTools.initialises() ? "" : "; no instance is free")
    cairo      \(cairoVersion)
    cmark      \(cmarkVersion)
    start      \(processorTime) ms of processor time until here

    """
}
