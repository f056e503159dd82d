import Testing

/// Every test that runs a watcher: libinotifytools allows one at a time.
@Suite(.serialized, .timeLimit(.minutes(10))) struct WatcherTests {}
