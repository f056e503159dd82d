public import FileAccess
internal import Foundation
internal import Synchronization

/// The calls of the system, one of which fails.
public final class FaultyCalls: Sendable {
  /// How a call fails.
  public enum Fault: Sendable, CaseIterable, Equatable {
    case full, broken, tooLarge, interrupted
    /// A write takes half of the bytes, then the disk is full; other calls find it full at once.
    case short
    /// A write takes one byte only, and goes on.
    case slow

    public var code: Int32 {
      switch self {
      case .full, .short, .slow: ENOSPC
      case .broken: EIO
      case .tooLarge: EFBIG
      case .interrupted: EINTR
      }
    }
    /// Whether what was asked for must succeed all the same.
    public var isHarmless: Bool { self == .interrupted || self == .slow }
  }
  private let fault: Fault
  private let number: Int
  private let isLasting: Bool
  private let count = Mutex(0)

  /// - Parameters:
  ///   - number: which call fails, from 1.
  ///   - isLasting: all calls after it fail as well.
  public init(_ fault: Fault, at number: Int, isLasting: Bool = false) { (self.fault, self.number, self.isLasting) = (fault, number, isLasting) }

  /// Whether the call that fails was reached.
  public var hasFired: Bool { count.withLock { $0 >= number } }
  /// Counts a call; whether it fails.
  private func fails() -> Bool {
    let now = count.withLock {
      $0 += 1
      return $0
    }
    // An interruption that lasts would be no interruption.
    return now == number || isLasting && now > number && !fault.isHarmless || fault == .short && now == number + 1
  }
  private func answer<Number: FixedWidthInteger & SignedInteger>(_ call: () -> Number) -> Number {
    guard fails() else { return call() }
    if fault == .slow { return call() }
    errno = fault.code
    return -1
  }

  public var calls: SystemCalls {
    let real = SystemCalls.real
    var calls = real
    calls.open = { folder, path, flags, mode in self.answer { real.open(folder, path, flags, mode) } }
    calls.read = { file, bytes, count in
      if self.fault == .slow || self.fault == .short { return self.fails() ? real.read(file, bytes, min(count, 1)) : real.read(file, bytes, count) }
      return self.answer { real.read(file, bytes, count) }
    }
    calls.write = { file, bytes, count in
      let isFirst = self.count.withLock { $0 + 1 == self.number }
      guard self.fault == .slow || self.fault == .short && isFirst && !self.isLasting else { return self.answer { real.write(file, bytes, count) } }
      return self.fails() ? real.write(file, bytes, self.fault == .slow ? min(count, 1) : count / 2) : real.write(file, bytes, count)
    }
    calls.synchronize = { file in self.answer { real.synchronize(file) } }
    // A file is closed, whatever the call says.
    calls.close = { file in
      let result = real.close(file)
      return self.answer { result }
    }
    calls.changeMode = { file, mode in self.answer { real.changeMode(file, mode) } }
    calls.rename = { folder, old, new in self.answer { real.rename(folder, old, new) } }
    calls.link = { folder, old, new in self.answer { real.link(folder, old, new) } }
    calls.remove = { folder, name in self.answer { real.remove(folder, name) } }
    calls.truncate = { file, count in self.answer { real.truncate(file, count) } }
    calls.lock = { file, operation in self.answer { real.lock(file, operation) } }
    return calls
  }
}
