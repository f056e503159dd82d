extension Standard {
  /// Groups, semaphores and pieces of work over the queue of tasks: all of it is done on the one thread, in its order.
  nonisolated static let dispatching = """
    package func _later(_ work: @escaping () -> Void) { fatalError() }
    package func _runsUntil(_ isDone: () -> Bool) -> Bool { fatalError() }
    package func _waitUntil(_ isDone: () -> Bool) { fatalError() }
    extension DispatchWorkItemFlags {
      package var _rawValue: UInt
      var rawValue: UInt { get { return _rawValue } }
      init(rawValue: UInt) { _rawValue = rawValue }
      static var barrier: DispatchWorkItemFlags { get { return DispatchWorkItemFlags(rawValue: 1) } }
      static var detached: DispatchWorkItemFlags { get { return DispatchWorkItemFlags(rawValue: 2) } }
      static var assignCurrentContext: DispatchWorkItemFlags { get { return DispatchWorkItemFlags(rawValue: 4) } }
      static var noQoS: DispatchWorkItemFlags { get { return DispatchWorkItemFlags(rawValue: 8) } }
      static var inheritQoS: DispatchWorkItemFlags { get { return DispatchWorkItemFlags(rawValue: 16) } }
      static var enforceQoS: DispatchWorkItemFlags { get { return DispatchWorkItemFlags(rawValue: 32) } }
    }
    extension DispatchGroup {
      package var _count: Int
      package var _waiting: [() -> Void]
      init() {
        _count = 0
        _waiting = []
      }
      func enter() { _count += 1 }
      func leave() {
        precondition(_count > 0, "Unbalanced call to dispatch_group_leave()")
        _count -= 1
        if _count > 0 { return }
        let all = _waiting
        _waiting = []
        for work in all { _later(work) }
      }
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping @convention(block) () -> ()) {
        if _count == 0 { _later(work) } else { _waiting.append(work) }
      }
      func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
      func wait() { _waitUntil { self._count == 0 } }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { return _runsUntil { self._count == 0 } ? .success : .timedOut }
      func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult { return _runsUntil { self._count == 0 } ? .success : .timedOut }
    }
    extension DispatchSemaphore {
      package var _value: Int
      init(value: Int) { _value = value }
      @discardableResult func signal() -> Int {
        _value += 1
        return 0
      }
      func wait() {
        _waitUntil { self._value > 0 }
        _value -= 1
      }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard _runsUntil({ self._value > 0 }) else { return .timedOut }
        _value -= 1
        return .success
      }
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        guard _runsUntil({ self._value > 0 }) else { return .timedOut }
        _value -= 1
        return .success
      }
    }
    extension DispatchWorkItem {
      package var _block: () -> Void
      package var _isCancelled: Bool
      package var _isDone: Bool
      package var _waiting: [() -> Void]
      init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @convention(block) () -> ()) {
        _block = block
        _isCancelled = false
        _isDone = false
        _waiting = []
      }
      var isCancelled: Bool { get { return _isCancelled } }
      func cancel() { _isCancelled = true }
      func perform() {
        if !_isCancelled { _block() }
        _isDone = true
        let all = _waiting
        _waiting = []
        for work in all { _later(work) }
      }
      func wait() { _waitUntil { self._isDone } }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { return _runsUntil { self._isDone } ? .success : .timedOut }
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { return _runsUntil { self._isDone } ? .success : .timedOut }
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping @convention(block) () -> ()) {
        if _isDone { _later(execute) } else { _waiting.append(execute) }
      }
      func notify(queue: DispatchQueue, execute: DispatchWorkItem) { notify(queue: queue) { execute.perform() } }
    }
    extension DispatchQueue.Attributes {
      package var _rawValue: UInt64
      var rawValue: UInt64 { get { return _rawValue } }
      init(rawValue: UInt64) { _rawValue = rawValue }
      static var concurrent: DispatchQueue.Attributes { get { return DispatchQueue.Attributes(rawValue: 2) } }
      static var initiallyInactive: DispatchQueue.Attributes { get { return DispatchQueue.Attributes(rawValue: 4) } }
    }
    extension DispatchQueue {
      func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let group else { return _later(work) }
        group.enter()
        _later {
          work()
          group.leave()
        }
      }
      func async(group: DispatchGroup, execute workItem: DispatchWorkItem) { async(group: group) { workItem.perform() } }
      func async(execute workItem: DispatchWorkItem) { _later { workItem.perform() } }
      func sync(execute workItem: DispatchWorkItem) { workItem.perform() }
      func sync(execute workItem: () -> ()) { workItem() }
      func sync<T>(execute work: () throws -> T) rethrows -> T { return try work() }
      func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { return try work() }
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
      func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {}
      class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(iterations, 0) { work(index) }
      }
    }
    """
}
