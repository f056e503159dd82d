/// A queue of Dispatch. All work is done on the one thread, in its order.
package final class QueueValue {
  let label: String
  init(_ label: String) { self.label = label }
}

/// Work that is put on queues begins as tasks do: when the code that put it there waits or ends. What is to be done
/// after a time is not done: a picture is of the moment (our choice, as for timers).
extension NativeTable {
  package static let queues = queuesTable()
  private static let mainQueue = QueueValue("com.apple.main-thread")

  private static func queuesTable() -> [String: NativeFunction] {
    var table: [String: NativeFunction] = [:]
    table.add("Dispatch.DispatchQueue.main") { (_: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(mainQueue))
    }
    for key in ["global(qos:)", "global(priority:)"] {
      table.add("Dispatch.DispatchQueue." + key) { (_: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(QueueValue("com.apple.root.default-qos")))
      }
    }
    table.add("Dispatch.DispatchQueue.init(label:qos:attributes:autoreleaseFrequency:target:)") {
      (call: inout NativeCall) throws(Interruption) in
      guard case .string(let label) = call.arguments[0] else { throw call.evaluation.mistake("a label was expected") }
      return .library(LibraryValue(QueueValue(label)))
    }
    table.add("Dispatch.DispatchQueue.label") { (call: inout NativeCall) throws(Interruption) in
      guard case .library(let library) = call.arguments[0], let queue = library.value as? QueueValue else {
        throw call.evaluation.mistake("a queue was expected")
      }
      return .string(queue.label)
    }
    table.add("Dispatch._later(_:)") { (call: inout NativeCall) throws(Interruption) in
      call.evaluation.tasks.add(call.arguments[0])
      return .void
    }
    table.add("Dispatch._runsUntil(_:)") { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.runTasks(until: call.arguments[0]))
    }
    table.add("Dispatch._waitUntil(_:)") { (call: inout NativeCall) throws(Interruption) in
      if try call.runTasks(until: call.arguments[0]) { return .void }
      throw call.evaluation.fail("this waits for something that does not come: a picture is of the moment", at: call.place)
    }
    for key in ["asyncAfter(deadline:qos:flags:execute:)", "asyncAfter(wallDeadline:qos:flags:execute:)"] {
      table.add("Dispatch.DispatchQueue." + key) { (_: inout NativeCall) throws(Interruption) in .void }
    }
    // All work is done on the one thread: loops and queues of operations are names for it.
    for key in ["RunLoop.main", "RunLoop.current", "OperationQueue.main", "OperationQueue.init()"] {
      table.add("Foundation." + key) { (_: inout NativeCall) throws(Interruption) in .library(LibraryValue(mainQueue)) }
    }
    table.add("Foundation.OperationQueue.waitUntilAllOperationsAreFinished()") {
      (call: inout NativeCall) throws(Interruption) in
      while !call.evaluation.tasks.isEmpty { try call.evaluation.runTask() }
      return .void
    }
    // One after the other, whatever is allowed.
    for key in ["maxConcurrentOperationCount=", "qualityOfService="] {
      table.add("Foundation.OperationQueue." + key) { (_: inout NativeCall) throws(Interruption) in .void }
    }
    table.add("Foundation.OperationQueue.addOperation(_:@Sendable () -> ())") { (call: inout NativeCall) throws(Interruption) in
      call.evaluation.tasks.add(call.arguments[call.arguments.count - 1])
      return .void
    }
    for mode in ["common", "default"] {
      table.add("Foundation.RunLoop.Mode." + mode) { (_: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(LoopMode(name: mode)))
      }
    }
    for key in ["init(_:)", "init(rawValue:)"] {
      table.add("Foundation.RunLoop.Mode." + key) { (call: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(LoopMode(name: try call.text(0))))
      }
    }
    table.add("Foundation._sharedCache()") { (call: inout NativeCall) throws(Interruption) in
      call.evaluation.sharedCache
    }
    table.add("Foundation._keepSharedCache(_:)") { (call: inout NativeCall) throws(Interruption) in
      call.evaluation.sharedCache = call.arguments[0]
      return .void
    }
    for key in ["_dataTask(_:)", "_downloadTask(_:)", "_uploadTask(_:)"] {
      table.add("Foundation." + key) { (call: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(RequestTask(work: call.arguments[0])))
      }
    }
    table.add("Foundation.URLSessionTask.resume()") { (call: inout NativeCall) throws(Interruption) in
      if case .library(let library) = call.arguments[0], let task = library.value as? RequestTask, !task.hasBegun {
        task.hasBegun = true
        call.evaluation.tasks.add(task.work)
      }
      return .void
    }
    for key in ["cancel()", "suspend()"] {
      table.add("Foundation.URLSessionTask." + key) { (_: inout NativeCall) throws(Interruption) in .void }
    }
    table.add("Dispatch.DispatchTime.uptimeNanoseconds") { (_: inout NativeCall) throws(Interruption) in .int(0) }
    for key in ["DispatchTime.now()", "DispatchTime.distantFuture", "DispatchWallTime.now()"] {
      table.add("Dispatch." + key) { (_: inout NativeCall) throws(Interruption) in .library(LibraryValue(QueueTime())) }
    }
    for type in ["DispatchTime", "DispatchWallTime"] {
      for sign in ["+", "-"] {
        for step in ["Double", "DispatchTimeInterval"] {
          table.add("Dispatch.\(sign)(_:\(type),_:\(step))") { (call: inout NativeCall) throws(Interruption) in
            call.arguments[0]
          }
        }
      }
    }
    return table
  }
}

extension NativeCall {
  /// Runs what waits until a closure says that it is enough; false if it never did.
  @MainActor fileprivate func runTasks(until isDone: Value) throws(Interruption) -> Bool {
    while true {
      if case .bool(true) = try evaluation.call(isDone, []) { return true }
      if evaluation.tasks.isEmpty { return false }
      try evaluation.runTask()
    }
  }
}

/// A moment of Dispatch: nothing asks when it is.
private struct QueueTime: Sendable {}

/// When a loop does its work.
private struct LoopMode: Hashable, Sendable { let name: String }

/// What is done when a request begins: its completion handler hears that there is no network.
@MainActor
private final class RequestTask {
  let work: Value
  var hasBegun = false
  init(work: Value) { self.work = work }
}
