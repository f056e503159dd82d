internal import CBacktrace
internal import Foundation

/// Says on standard error where a signal struck, so that findings of one cause can be told from others.
enum CrashReport {
  /// Installs a handler for the signals that programs die of; it works on a stack of its own, because the usual one may
  /// be used up.
  static func install() {
    let size = 256 << 10
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 24)
        let count = backtrace(&frames, 24)
        backtrace_symbols_fd(&frames, count, STDERR_FILENO)
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK))
      sigaction(number, &action, nil)
    }
  }
}
