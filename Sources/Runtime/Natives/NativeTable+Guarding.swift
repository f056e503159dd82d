package import Declarations
internal import Traps

extension Evaluation {
  /// Does work of a library; a trap in it ends the run only. `name` says in the message what trapped.
  package func guarded<Result>(_ name: String, _ work: @escaping () -> Result) throws(Interruption) -> Result {
    let wasGuarded = isGuarded
    var result: Result?
    isGuarded = true
    let isComplete = withUnsafeMutablePointer(to: &result) { result in
      TrapGuard.completes { result.pointee = work() }
    }
    isGuarded = wasGuarded
    if isComplete, let result { return result }
    throw unfit(name)
  }
  /// A member of a library, by its `name`, would trap on the values that it is given.
  package func unfit(_ name: String, at place: SourcePlace? = nil) -> Interruption {
    trap("Fatal error: '\(name)' does not take these values", at: place)
  }
}

/// What a native of a library makes of the value before the dot.
enum ReceiverKind {
  /// There is none.
  case none
  /// Something of its own, as `Circle().fill()`: it was written where the value was.
  case part
  /// The value itself, changed, as `Text("a").bold()`: it was written where the value was.
  case changed
  /// Another view, as by the modifiers of all views.
  case modified
}

extension NativeTable {
  /// The same native, whose result is where its receiver was written. Of something absent it makes nothing, but a
  /// receiver stays what it is without the change.
  static func keeping(_ native: @escaping NativeFunction, _ kind: ReceiverKind) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in
      if call.evaluation.meetsAbsent, let absent = call.arguments.first(where: \.isAbsent) {
        guard let receiver = call.arguments.first, !receiver.isAbsent else { return absent }
        switch kind {
        case .changed: return receiver
        case .modified: return call.types.first.map { .existential(ExistentialValue(receiver, $0)) } ?? absent
        case .none, .part: return absent
        }
      }
      let site = kind == .part || kind == .changed ? call.arguments.first?.site : nil
      let made = try native(&call)
      if let site, site.end > site.offset, case .library(let box) = made, box.site == nil { box.site = site }
      return made
    }
  }
  /// The same native, whose work on its first argument is counted by what it makes that longer.
  static func measuring(_ native: @escaping NativeFunction) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in
      let before = call.arguments.first.map(call.evaluation.size) ?? 0
      let made = try native(&call)
      if let changed = call.arguments.first { try call.evaluation.charge(changed, after: before, at: call.place) }
      return made
    }
  }
  /// The same native, whose traps end the run only; `name` says in the message what trapped.
  static func guarding(_ native: @escaping NativeFunction, _ name: String) -> NativeFunction {
    { (call: inout NativeCall) throws(Interruption) in
      let evaluation = call.evaluation
      let (depth, top, wasGuarded, place) = (evaluation.depth, evaluation.top, evaluation.isGuarded, call.place)
      var result: Result<Value, Interruption>?
      evaluation.isGuarded = true
      let isComplete = withUnsafeMutablePointer(to: &call) { call in
        withUnsafeMutablePointer(to: &result) { result in
          TrapGuard.completes {
            do throws(Interruption) {
              result.pointee = .success(try native(&call.pointee))
            } catch {
              result.pointee = .failure(error)
            }
          }
        }
      }
      evaluation.isGuarded = wasGuarded
      if isComplete, let result { return try result.get() }
      (evaluation.depth, evaluation.top) = (depth, top)
      throw evaluation.unfit(name, at: place)
    }
  }
}
