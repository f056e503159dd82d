extension Standard {
  /// Priorities of tasks: they have their numbers, and change no order.
  nonisolated static let priorities = """
    extension TaskPriority {
      package var _rawValue: UInt8
      var rawValue: UInt8 { get { return _rawValue } set { _rawValue = newValue } }
      init(rawValue: UInt8) { _rawValue = rawValue }
      static var high: TaskPriority { get { return TaskPriority(rawValue: 25) } }
      static var userInitiated: TaskPriority { get { return TaskPriority(rawValue: 25) } }
      static var medium: TaskPriority { get { return TaskPriority(rawValue: 21) } }
      static var `default`: TaskPriority { get { return TaskPriority(rawValue: 21) } }
      static var low: TaskPriority { get { return TaskPriority(rawValue: 17) } }
      static var utility: TaskPriority { get { return TaskPriority(rawValue: 17) } }
      static var background: TaskPriority { get { return TaskPriority(rawValue: 9) } }
      static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { return lhs._rawValue == rhs._rawValue }
      static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { return lhs._rawValue < rhs._rawValue }
    }
    """
  /// All runs on the one main thread.
  nonisolated static let isolation = """
    extension MainActor {
      static func assumeIsolated<T>(_ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T: Sendable {
        return try operation()
      }
    }
    """
  /// Qualities of service of queues: they have their names, and change no order.
  nonisolated static let qualities = """
    extension DispatchQoS {
      package var _class: DispatchQoS.QoSClass
      package var _priority: Int
      var qosClass: DispatchQoS.QoSClass { get { return _class } }
      var relativePriority: Int { get { return _priority } }
      init(qosClass: DispatchQoS.QoSClass, relativePriority: Int) { (_class, _priority) = (qosClass, relativePriority) }
      static var background: DispatchQoS { get { return DispatchQoS(qosClass: .background, relativePriority: 0) } }
      static var utility: DispatchQoS { get { return DispatchQoS(qosClass: .utility, relativePriority: 0) } }
      static var `default`: DispatchQoS { get { return DispatchQoS(qosClass: .default, relativePriority: 0) } }
      static var userInitiated: DispatchQoS { get { return DispatchQoS(qosClass: .userInitiated, relativePriority: 0) } }
      static var userInteractive: DispatchQoS { get { return DispatchQoS(qosClass: .userInteractive, relativePriority: 0) } }
      static var unspecified: DispatchQoS { get { return DispatchQoS(qosClass: .unspecified, relativePriority: 0) } }
    }
    """
}
