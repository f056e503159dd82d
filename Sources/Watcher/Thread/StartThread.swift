internal import Foundation

/// Starts a thread that can be joined, with all signals blocked from its first instruction on.
func startThread(_ body: @escaping @Sendable () -> Void) throws(WatchError) -> pthread_t {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  let work = Unmanaged.passRetained(ThreadBody(run: body))
  var thread = pthread_t()
  let code = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }, work.toOpaque())
  guard code == 0 else {
    work.release()
    throw .noThread(code: code)
  }
  return thread
}

/// A closure that can travel through a C pointer.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
