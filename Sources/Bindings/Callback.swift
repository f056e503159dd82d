internal import Runtime
internal import Views

/// A closure of the program that the library calls. What ends the run stands in the evaluation; the library is given something harmless then.
@MainActor
final class Callback {
  private let closure: Value
  private let conversion: Conversion
  private var failure: Interruption?

  init(_ closure: Value, _ conversion: Conversion) {
    self.closure = closure
    self.conversion = conversion
  }

  /// Runs it as an action, where no function of the program waits for its end.
  @inline(never) func run(_ arguments: [Value]) {
    let evaluation = conversion.evaluation
    if evaluation.isCalling || evaluation.failure != nil {
      _ = call(arguments)
    } else {
      evaluation.act { () throws(Interruption) in _ = try evaluation.call(closure, arguments) }
    }
  }
  @inline(never) func value(_ arguments: [Value]) -> Value { call(arguments) ?? .void }
  /// The closure's `inout` parameters are as it left them.
  @inline(never) func run(changing arguments: inout [Value]) {
    conversion.evaluation.entering {
      do throws(Interruption) {
        _ = try conversion.evaluation.call(closure, changing: &arguments)
        if arguments.contains(where: isTooLong) {
          throw conversion.evaluation.fail("this value becomes too long for the playground")
        }
      } catch {
        failure = failure ?? error
      }
    }
  }
  private func isTooLong(_ value: Value) -> Bool {
    guard case .library(let library) = value else { return false }
    return GrowingTypes.size(of: library.value) == .max
  }
  @inline(never) func view(_ arguments: [Value]) -> Erased {
    if let made = result(arguments, { value throws(Interruption) in try conversion.view(value) }) { return made }
    guard let frame = conversion.evaluation.frameForLack() else { return Erased(EndedView()) }
    failure = nil
    return frame
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func result<T>(_ arguments: [Value], _ type: T.Type) -> T? {
    result(arguments) { value throws(Interruption) in try conversion.native(value, type) }
  }
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func native<T>(_ value: Value, _ type: T.Type) -> T? { try? conversion.native(value, type) }

  /// Ends the call of the library's function if the closure ended the run.
  @inline(never) func finish() throws(Interruption) { if let failure { throw failure } }

  private func call(_ arguments: [Value]) -> Value? {
    guard conversion.evaluation.failure == nil else { return nil }
    return conversion.evaluation.entering {
      do throws(Interruption) { return try conversion.evaluation.call(closure, arguments) } catch {
        failure = failure ?? error
        return nil
      }
    }
  }
  private func result<T>(_ arguments: [Value], _ convert: (Value) throws(Interruption) -> T) -> T? {
    guard let value = call(arguments) else { return nil }
    do throws(Interruption) { return try convert(value) } catch {
      failure = failure ?? error
      return nil
    }
  }
}

/// What the library is given once the run has ended: it makes no more views.
struct EndedView: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.stop() }
}

/// A view that is made when it is shown: what is presented may present itself.
struct DeferredView: PrimitiveView {
  let make: @MainActor () -> Erased
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { Erased.makeNodes(view.make(), &nodes) }
}
