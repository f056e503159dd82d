internal import Declarations

/// A call of a known target whose existential arguments are opened for its generic parameters.
final class OpeningCall: Code {
  private let target: Target
  private let types: [TypeCode]
  private let arguments: Arguments
  private let openings: [(argument: Int, type: Int)]
  private let place: SourcePlace?
  private let constant: [RuntimeType]?

  init(
    _ target: Target, _ types: [TypeCode], _ arguments: Arguments, _ openings: [(argument: Int, type: Int)],
    _ place: SourcePlace?
  ) {
    self.target = target
    self.types = types
    self.arguments = arguments
    self.openings = openings
    self.place = place
    let known = types.compactMap(\.constant)
    constant = known.count == types.count && openings.isEmpty ? known : nil
  }
  override func value(_ frame: Frame) throws(Interruption) -> Value {
    var values: [Value] = []
    values.reserveCapacity(arguments.codes.count)
    for argument in arguments.codes { values.append(try argument.value(frame)) }
    return try Changes(all: arguments.changes).run(frame, &values) { (values: inout [Value]) throws(Interruption) in
      try self.finish(frame, &values)
    }
  }
  private func finish(_ frame: Frame, _ values: inout [Value]) throws(Interruption) -> Value {
    var made = constant ?? []
    if constant == nil { for type in types { made.append(try type.type(frame)) } }
    for (argument, type) in openings {
      if case .existential(let existential) = values[argument] {
        values[argument] = existential.value
        made[type] = existential.type
        frame.evaluation.lastOpened = existential.type
      }
    }
    if let place { frame.evaluation.place = place }
    return try frame.evaluation.invoke(BoundTarget(target, made), &values, place)
  }
}
