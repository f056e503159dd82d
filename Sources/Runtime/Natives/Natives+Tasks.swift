internal import Declarations

/// What a task or continuation came to.
fileprivate enum Outcome {
  case value(Value)
  case error(Value)
}

/// A task, or a continuation.
package final class TaskValue {
  fileprivate var outcome: Outcome?
  fileprivate var isCancelled = false
  /// What it does, until it begins.
  fileprivate var operation: Value?
  fileprivate init(_ operation: Value? = nil) { self.operation = operation }
}

/// The tasks that were made and have not begun: they begin when the code that made them waits or ends, in their order,
/// as on one thread.
package struct TaskQueue {
  fileprivate var waiting: [TaskValue] = []
  fileprivate var running: [TaskValue] = []
  /// How many seconds the tasks of an action have waited.
  var waited = 0.0
  package var isEmpty: Bool { waiting.isEmpty }
  /// Puts a closure behind the others.
  mutating func add(_ operation: Value) { waiting.append(TaskValue(operation)) }
}

extension Evaluation {
  /// Runs what waits, until a task has come to its end; all where none is named.
  fileprivate func runTasks(until wanted: TaskValue? = nil) throws(Interruption) {
    while !tasks.waiting.isEmpty, wanted == nil || wanted?.outcome == nil { try begin(tasks.waiting.removeFirst()) }
    if let wanted, wanted.outcome == nil, wanted.operation != nil { try begin(wanted) }
  }
  /// Runs the task that has waited longest.
  func runTask() throws(Interruption) { try begin(tasks.waiting.removeFirst()) }
  private func begin(_ task: TaskValue) throws(Interruption) {
    guard let operation = task.operation else { return }
    task.operation = nil
    tasks.running.append(task)
    defer { tasks.running.removeLast() }
    do throws(Interruption) { task.outcome = .value(try call(operation, [])) } catch {
      if error.kind == .suspended { return }
      // Where the library lacks something, the picture is what it is without the task.
      if setAside(error) { return }
      guard error.kind == .thrown, let thrown else { throw error }
      self.thrown = nil
      task.outcome = .error(thrown)
    }
  }
  /// Runs the tasks that an entry of the library has left; what goes wrong is a failure of the run.
  func finishTasks() {
    guard !tasks.isEmpty else { return }
    do throws(Interruption) { try runTasks() } catch { parked = parked ?? error }
  }
  fileprivate var isTaskCancelled: Bool { tasks.running.last?.isCancelled ?? false }
  /// `CancellationError`, thrown.
  fileprivate func cancellation() -> Interruption {
    raise(.existential(ExistentialValue(.structure([]), types.standard("CancellationError") ?? types.void)))
  }
}

/// What a group's tasks or a stream have given and nobody has taken yet.
package final class ResultQueue {
  fileprivate typealias Limit = (count: Int, keepsNewest: Bool)
  fileprivate var waiting: [Outcome] = []
  fileprivate var isCancelled = false
  /// Nothing is added any more.
  fileprivate var isFinished = false
  /// The closure that makes each value of a stream when it is asked for.
  fileprivate var produce: Value?
  /// How many values wait at most, and whether of too many the newest are kept.
  fileprivate var limit: Limit?
  fileprivate var onTermination: Value = .none
  /// Whether it is a stream, whose end has to be told; a group ends with its tasks.
  private let isStream: Bool
  package init(isStream: Bool = false) { self.isStream = isStream }
  /// Takes the next value; nil at the end.
  @MainActor package func next(_ evaluation: Evaluation) throws(Interruption) -> Value? {
    if let produce, !isFinished {
      do throws(Interruption) {
        let made = try evaluation.call(produce, []).unwrapped
        isFinished = made == nil
        return made
      } catch {
        isFinished = true
        throw error
      }
    }
    // What waits to begin may be what adds the next value.
    while waiting.isEmpty, !isFinished, !evaluation.tasks.isEmpty { try evaluation.runTask() }
    if waiting.isEmpty {
      // Nobody is left who could add a value: what waits for one goes no further.
      if isStream, !isFinished, !evaluation.isTaskCancelled { throw Interruption(.suspended) }
      return nil
    }
    switch waiting.removeFirst() {
    case .value(let value): return value
    case .error(let error): throw evaluation.raise(error)
    }
  }
}

/// Tasks, groups, continuations and streams: everything runs in its place, one after the other.
extension NativeTable {
  package static let tasks = tasksTable()
  private static func tasksTable() -> [String: NativeFunction] {
    var table: [String: NativeFunction] = [
      "Swift.Task.value": { (call: inout NativeCall) throws(Interruption) in
        let task = try call.task(0)
        try call.evaluation.runTasks(until: task)
        return try call.given(task)
      },
      "Swift.Task.result": { (call: inout NativeCall) throws(Interruption) in
        let task = try call.task(0)
        try call.evaluation.runTasks(until: task)
        switch task.outcome {
        case .value(let value)?: return .enumeration(try call.caseIndex("Result", "success"), [value])
        case .error(let error)?: return .enumeration(try call.caseIndex("Result", "failure"), [error])
        case nil: return try call.given(task)
        }
      },
      "Swift.Task.cancel()": { (call: inout NativeCall) throws(Interruption) in
        try call.task(0).isCancelled = true
        return .void
      },
      "Swift.Task.isCancelled": { (call: inout NativeCall) throws(Interruption) in
        if call.arguments.isEmpty { return .bool(call.evaluation.isTaskCancelled) }
        return .bool(try call.task(0).isCancelled)
      },
      "Swift.MainActor.run(resultType:body:)": { (call: inout NativeCall) throws(Interruption) in
        let body = call.arguments[1]
        return try call.call(body, [])
      },
      "Swift.withTaskCancellationHandler(operation:onCancel:isolation:)": {
        (call: inout NativeCall) throws(Interruption) in
        let body = call.arguments[0]
        return try call.call(body, [])
      },
      "Swift.CancellationError.init()": emptyStructure,
    ]
    for key in [
      "yield()", "checkCancellation()", "sleep(_:)", "sleep(nanoseconds:)", "sleep(for:tolerance:clock:)",
      "sleep(until:tolerance:clock:)",
    ] {
      table.add("Swift.Task." + key) { (call: inout NativeCall) throws(Interruption) in
        if key != "checkCancellation()" { try call.evaluation.runTasks() }
        if key.hasPrefix("sleep") { try call.wait() }
        if key != "yield()", key != "sleep(_:)", call.evaluation.isTaskCancelled {
          throw call.evaluation.cancellation()
        }
        return .void
      }
    }
    for key in [
      "init(name:priority:operation:)", "init(priority:operation:)", "detached(name:priority:operation:)",
      "detached(priority:operation:)",
    ] {
      table.add("Swift.Task." + key) { (call: inout NativeCall) throws(Interruption) in
        let task = TaskValue(call.arguments[call.arguments.count - 1])
        call.evaluation.tasks.waiting.append(task)
        return .library(LibraryValue(task))
      }
    }
    for name in ["withTaskGroup", "withThrowingTaskGroup"] {
      table.add("Swift.\(name)(of:returning:isolation:body:)") { (call: inout NativeCall) throws(Interruption) in
        var arguments = [Value.library(LibraryValue(ResultQueue()))]
        return try call.call(call.arguments[3], changing: &arguments)
      }
    }
    for name in ["withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup"] {
      table.add("Swift.\(name)(returning:isolation:body:)") { (call: inout NativeCall) throws(Interruption) in
        var arguments = [Value.library(LibraryValue(ResultQueue()))]
        return try call.call(call.arguments[2], changing: &arguments)
      }
    }
    for group in ["TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup"] {
      for labels in ["(priority:operation:)", "(name:priority:operation:)"] {
        for name in ["addTask", "addTaskUnlessCancelled"] {
          table.add("Swift.\(group).\(name)\(labels)") { (call: inout NativeCall) throws(Interruption) in
            let queue = try call.queue(0)
            let outcome = try call.outcome(of: call.arguments[call.arguments.count - 1])
            if !group.contains("Discarding") { queue.waiting.append(outcome) }
            return name == "addTask" ? .void : .bool(true)
          }
        }
      }
      for name in ["next()", "next(isolation:)"] {
        table.add("Swift.\(group).\(name)") { (call: inout NativeCall) throws(Interruption) in
          Value(optional: try call.queue(0).next(call.evaluation))
        }
      }
      table.add("Swift.\(group).waitForAll(isolation:)") { (call: inout NativeCall) throws(Interruption) in
        while try call.queue(0).next(call.evaluation) != nil {}
        return .void
      }
      table.add("Swift.\(group).isEmpty") { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.queue(0).waiting.isEmpty)
      }
      table.add("Swift.\(group).cancelAll()") { (call: inout NativeCall) throws(Interruption) in
        try call.queue(0).isCancelled = true
        return .void
      }
      table.add("Swift.\(group).isCancelled") { (call: inout NativeCall) throws(Interruption) in
        .bool(try call.queue(0).isCancelled)
      }
    }
    return table.merging(continuations) { a, _ in a }.merging(streams) { a, _ in a }
  }

  private static let continuations = continuationsTable()
  private static let emptyStructure: NativeFunction = { (_: inout NativeCall) throws(Interruption) in .structure([]) }
  private static func continuationsTable() -> [String: NativeFunction] {
    var table: [String: NativeFunction] = [:]
    for name in [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ] {
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        let task = TaskValue()
        _ = try call.call(call.arguments[call.arguments.count - 1], [.library(LibraryValue(task))])
        while task.outcome == nil, !call.evaluation.tasks.isEmpty { try call.evaluation.runTasks() }
        return try call.given(task)
      }
      table.add("Swift.\(name)(isolation:function:_:)", run)
      table.add("Swift.\(name)(isolation:_:)", run)
      table.add("Swift.\(name)(_:)", run)
    }
    for owner in ["CheckedContinuation", "UnsafeContinuation"] {
      table.add("Swift.\(owner).resume(returning:)") { (call: inout NativeCall) throws(Interruption) in
        try call.task(0).outcome = .value(call.arguments[1])
        return .void
      }
      table.add("Swift.\(owner).resume()") { (call: inout NativeCall) throws(Interruption) in
        try call.task(0).outcome = .value(.void)
        return .void
      }
      table.add("Swift.\(owner).resume(throwing:)") { (call: inout NativeCall) throws(Interruption) in
        var error = call.arguments[1]
        if case .existential = error {} else { error = .existential(ExistentialValue(error, call.types[1])) }
        try call.task(0).outcome = .error(error)
        return .void
      }
    }
    return table
  }

  private static let streams = streamsTable()
  private static func streamsTable() -> [String: NativeFunction] {
    var table: [String: NativeFunction] = [:]
    for owner in ["AsyncStream", "AsyncThrowingStream"] {
      table.add("Swift.\(owner).init(_:bufferingPolicy:_:)") { (call: inout NativeCall) throws(Interruption) in
        let queue = ResultQueue(isStream: true)
        queue.limit = try call.bufferLimit(owner, call.arguments[1])
        let value = Value.library(LibraryValue(queue))
        _ = try call.call(call.arguments[2], [value])
        return value
      }
      let unfolding: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        let queue = ResultQueue(isStream: true)
        queue.produce = call.arguments[0]
        return .library(LibraryValue(queue))
      }
      table.add("Swift.\(owner).init(unfolding:)", unfolding)
      table.add("Swift.\(owner).init(unfolding:onCancel:)", unfolding)
      table.add("Swift.\(owner).makeStream(of:bufferingPolicy:)") { (call: inout NativeCall) throws(Interruption) in
        let queue = ResultQueue(isStream: true)
        queue.limit = try call.bufferLimit(owner, call.arguments.last ?? .void)
        let value = Value.library(LibraryValue(queue))
        return .tuple([value, value])
      }
      table.add("Swift.\(owner).makeAsyncIterator()") { (call: inout NativeCall) throws(Interruption) in
        call.arguments[0]
      }
      table.add("Swift.\(owner).Iterator.next()") { (call: inout NativeCall) throws(Interruption) in
        Value(optional: try call.queue(0).next(call.evaluation))
      }
      table.add("Swift.\(owner).Continuation.yield(_:)") { (call: inout NativeCall) throws(Interruption) in
        try call.yield(owner, call.arguments[1])
      }
      table.add("Swift.\(owner).Continuation.yield()") { (call: inout NativeCall) throws(Interruption) in
        try call.yield(owner, .void)
      }
      table.add("Swift.\(owner).Continuation.yield(with:)") { (call: inout NativeCall) throws(Interruption) in
        let queue = try call.queue(0)
        guard case .enumeration(let index, let values) = call.arguments[1], let value = values.first else {
          throw call.evaluation.mistake("a result was expected")
        }
        if index == (try call.caseIndex("Result", "success")) { return try call.yield(owner, value) }
        if !queue.isFinished { queue.waiting.append(.error(value)) }
        try call.finish(owner, [value.wrapped])
        return try call.streamCase(owner, "YieldResult", "terminated")
      }
      table.add("Swift.\(owner).Continuation.finish()") { (call: inout NativeCall) throws(Interruption) in
        try call.finish(owner)
        return .void
      }
      table.add("Swift.\(owner).Continuation.finish(throwing:)") { (call: inout NativeCall) throws(Interruption) in
        let (queue, given) = (try call.queue(0), call.arguments[1])
        let isGiven = if case .void = given { false } else { true }
        let error = isGiven ? given.unwrapped : nil
        if let error, !queue.isFinished { queue.waiting.append(.error(error)) }
        try call.finish(owner, [Value(optional: error)])
        return .void
      }
      table.add("Swift.\(owner).Continuation.onTermination") { (call: inout NativeCall) throws(Interruption) in
        try call.queue(0).onTermination
      }
      table.add("Swift.\(owner).Continuation.onTermination=") { (call: inout NativeCall) throws(Interruption) in
        try call.queue(0).onTermination = call.arguments[1]
        return .void
      }
    }
    return table
  }
}

extension NativeCall {
  @MainActor fileprivate func caseIndex(_ type: String, _ name: String) throws(Interruption) -> Int {
    guard let nominal = evaluation.program.settled.standard(type),
      let index = evaluation.program.settled.cases(of: nominal).firstIndex(where: { $0.name == name })
    else { throw evaluation.mistake("'\(type).\(name)' is not known") }
    return index
  }
  /// A case of an enumeration inside of a stream's continuation.
  @MainActor fileprivate func streamCase(_ owner: String, _ type: String, _ name: String, _ values: [Value] = [])
    throws(Interruption) -> Value
  {
    .enumeration(try streamCaseIndex(owner, type, name), values)
  }
  @MainActor private func streamCaseIndex(_ owner: String, _ type: String, _ name: String) throws(Interruption) -> Int {
    let continuation = evaluation.program.settled.standard(owner)?.members.named("Continuation").first
    let nominal = (continuation as? NominalDeclaration)?.members.named(type).first as? NominalDeclaration
    guard let nominal,
      let index = evaluation.program.settled.cases(of: nominal).firstIndex(where: { $0.name == name })
    else { throw evaluation.mistake("'\(owner).Continuation.\(type).\(name)' is not known") }
    return index
  }
  /// How many values a stream keeps, by its `BufferingPolicy`.
  @MainActor fileprivate func bufferLimit(_ owner: String, _ policy: Value) throws(Interruption) -> ResultQueue.Limit? {
    guard case .enumeration(let index, let values) = policy, case .int(let count)? = values.first else { return nil }
    return (count, index == (try streamCaseIndex(owner, "BufferingPolicy", "bufferingNewest")))
  }
  /// Adds a value of a stream: what is said of it is a `YieldResult`.
  @MainActor fileprivate func yield(_ owner: String, _ value: Value) throws(Interruption) -> Value {
    let queue = try queue(0)
    if queue.isFinished { return try streamCase(owner, "YieldResult", "terminated") }
    queue.waiting.append(.value(value))
    guard let limit = queue.limit else { return try streamCase(owner, "YieldResult", "enqueued", [.int(.max)]) }
    let left = limit.count - queue.waiting.count
    if left >= 0 { return try streamCase(owner, "YieldResult", "enqueued", [.int(left)]) }
    let dropped = limit.keepsNewest ? queue.waiting.removeFirst() : queue.waiting.removeLast()
    if case .value(let old) = dropped { return try streamCase(owner, "YieldResult", "dropped", [old]) }
    return try streamCase(owner, "YieldResult", "dropped", [value])
  }
  /// Ends a stream, and tells who wanted to know.
  @MainActor fileprivate func finish(_ owner: String, _ values: [Value] = []) throws(Interruption) {
    let queue = try queue(0)
    if queue.isFinished { return }
    queue.isFinished = true
    guard case .closure = queue.onTermination else { return }
    _ = try evaluation.call(queue.onTermination, [try streamCase(owner, "Termination", "finished", values)])
  }
  @MainActor fileprivate func task(_ index: Int) throws(Interruption) -> TaskValue {
    if case .library(let library) = arguments[index], let task = library.value as? TaskValue { return task }
    throw evaluation.mistake("a task was expected")
  }
  /// What a task came to.
  @MainActor fileprivate func given(_ task: TaskValue) throws(Interruption) -> Value {
    switch task.outcome {
    case .value(let value)?: return value
    case .error(let error)?: throw evaluation.raise(error)
    // What is to come later does not come: a picture is of the moment.
    case nil: throw Interruption(.suspended)
    }
  }
  @MainActor fileprivate func queue(_ index: Int) throws(Interruption) -> ResultQueue {
    if case .library(let library) = arguments[index], let queue = library.value as? ResultQueue { return queue }
    throw evaluation.mistake("a group of tasks was expected")
  }
  /// Runs an operation to its end.
  @MainActor fileprivate func outcome(of operation: Value) throws(Interruption) -> Outcome {
    do throws(Interruption) { return .value(try call(operation, [])) } catch {
      guard error.kind == .thrown, let thrown = evaluation.thrown else { throw error }
      evaluation.thrown = nil
      return .error(thrown)
    }
  }
}

extension [String: NativeFunction] {
  mutating func add(_ key: String, _ native: @escaping NativeFunction) { self[key] = native }
}
