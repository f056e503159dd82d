/// A function as a value: code with what it captured, or a native.
package final class Closure {
  package enum Body {
    case code(FunctionCode)
    case native(NativeFunction)
  }
  package let body: Body
  /// Generic arguments and captured values: they come before the arguments.
  package private(set) var captured: [Value]
  /// For a native: what its generic parameters stand for.
  package let types: [RuntimeType]
  package init(_ code: FunctionCode, captured: [Value] = []) {
    body = .code(code)
    self.captured = captured
    types = []
  }
  package init(types: [RuntimeType] = [], captured: [Value] = [], _ native: @escaping NativeFunction) {
    body = .native(native)
    self.captured = captured
    self.types = types
  }
  deinit { LongChains.release(&captured) }
}

/// A key path as a value: it reads and, if it can, writes a part of a value.
package final class KeyPathValue {
  package let root: RuntimeType
  package let value: RuntimeType
  package let components: [Component]
  package init(root: RuntimeType, value: RuntimeType, _ components: [Component]) {
    self.root = root
    self.value = value
    self.components = components
  }
  package struct Component {
    /// What tells it from others: the declaration, and the text of a subscript's arguments.
    package let identity: AnyHashable
    package let get: @MainActor (Evaluation, Value) throws(Interruption) -> Value
    package let set: (@MainActor (Evaluation, inout Value, Value) throws(Interruption) -> Void)?
    package init(
      identity: AnyHashable, get: @escaping @MainActor (Evaluation, Value) throws(Interruption) -> Value,
      set: (@MainActor (Evaluation, inout Value, Value) throws(Interruption) -> Void)?
    ) {
      self.identity = identity
      self.get = get
      self.set = set
    }
  }
}
