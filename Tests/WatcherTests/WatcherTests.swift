import Testing

/// Every test that runs a watcher: libinotifytools allows one at a time.
@Suite(.serialized, .timeLimit(.minutes(20))) struct WatcherTests {}
