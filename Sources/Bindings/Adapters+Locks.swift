internal import Declarations
internal import Runtime

/// A lock of Foundation's: a program is one thread, so no one else ever holds it.
private final class ProgramLock {
  var holders = 0
  let isRecursive: Bool
  init(isRecursive: Bool) { self.isRecursive = isRecursive }
}

/// Locks. Who waits for a lock that the program holds already would wait for ever.
extension NativeTable {
  static let locks: [String: NativeFunction] = [
    "Foundation.NSLock.init()": { (_: inout NativeCall) throws(Interruption) in box(ProgramLock(isRecursive: false)) },
    "Foundation.NSLock.lock()": { (c: inout NativeCall) throws(Interruption) in try c.lock() },
    "Foundation.NSLock.unlock()": { (c: inout NativeCall) throws(Interruption) in try c.unlock() },
    "Foundation.NSLock.try()": { (c: inout NativeCall) throws(Interruption) in try c.tryLock() },
    "Foundation.NSRecursiveLock.init()": { (_: inout NativeCall) throws(Interruption) in box(ProgramLock(isRecursive: true)) },
    "Foundation.NSRecursiveLock.lock()": { (c: inout NativeCall) throws(Interruption) in try c.lock() },
    "Foundation.NSRecursiveLock.unlock()": { (c: inout NativeCall) throws(Interruption) in try c.unlock() },
    "Foundation.NSRecursiveLock.try()": { (c: inout NativeCall) throws(Interruption) in try c.tryLock() },
    "Foundation.NSLocking.withLock(_:)": { (c: inout NativeCall) throws(Interruption) in
      _ = try c.lock()
      do throws(Interruption) {
        let made = try c.call(c.arguments[1], [])
        _ = try c.unlock()
        return made
      } catch {
        _ = try c.unlock()
        throw error
      }
    },
  ]
}

extension NativeCall {
  @MainActor private func programLock() throws(Interruption) -> ProgramLock {
    guard case .library(let library) = arguments[0], let lock = library.value as? ProgramLock else {
      throw evaluation.mistake("a lock was expected")
    }
    return lock
  }
  @MainActor fileprivate func lock() throws(Interruption) -> Value {
    let lock = try programLock()
    if lock.holders > 0, !lock.isRecursive { throw trap("a lock that is held already is waited for") }
    lock.holders += 1
    return .void
  }
  @MainActor fileprivate func unlock() throws(Interruption) -> Value {
    let lock = try programLock()
    lock.holders -= 1
    return .void
  }
  @MainActor fileprivate func tryLock() throws(Interruption) -> Value {
    let lock = try programLock()
    if lock.holders > 0, !lock.isRecursive { return .bool(false) }
    lock.holders += 1
    return .bool(true)
  }
}
