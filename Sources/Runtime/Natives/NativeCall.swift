package import Declarations

/// A function of the library that is written in Swift here.
package typealias NativeFunction = @MainActor (inout NativeCall) throws(Interruption) -> Value

/// One call of a native: what it is given, and what it may ask for.
package struct NativeCall {
  package let evaluation: Evaluation
  /// What the generic parameters stand for: those of the type (of a protocol's extension: `Self`) first, then the function's.
  package let types: [RuntimeType]
  /// `self` first for instance members; then one for each parameter, `.void` for one that was not given; the elements of a variadic one are
  /// an array. What is `inout` or mutating is written back from here.
  package var arguments: [Value]
  package let place: SourcePlace?
  /// What two natives that share code tell each other.
  package var isClosed = false
  package init(_ evaluation: Evaluation, types: [RuntimeType] = [], arguments: [Value], place: SourcePlace? = nil) {
    self.evaluation = evaluation
    self.types = types
    self.arguments = arguments
    self.place = place
  }

  /// Calls a closure that is among the arguments.
  @MainActor package func call(_ closure: Value, _ arguments: [Value]) throws(Interruption) -> Value {
    try evaluation.call(closure, arguments)
  }
  /// The same where some of its parameters are `inout`: they are as the closure left them afterwards.
  @MainActor package func call(_ closure: Value, changing arguments: inout [Value]) throws(Interruption) -> Value {
    try evaluation.call(closure, changing: &arguments)
  }
  /// Ends the run as Swift's traps do: "Fatal error: …".
  @MainActor package func trap(_ message: String) -> Interruption { evaluation.trap(message, at: place) }
}

/// The natives of all modules, by key: `Swift.Array.append(_:)`; where that is ambiguous with the types of its parameters,
/// `Swift.Double.init(_:Int)`. What sets a property or subscript has a `=` after it: `Swift.Array.subscript(_:Int)=`.
@MainActor
package final class NativeTable {
  private var functions: [String: NativeFunction] = [:]
  /// What runs for a library's declaration without a native of its own: a generated function.
  package var thunk: (Declaration, CodePart) -> NativeFunction? = { _, _ in nil }
  /// What tells whether a value is a case of a library's enumeration: it gives what the case holds as a tuple, else nil.
  package var match: (FunctionDeclaration) -> NativeFunction? = { _ in nil }
  /// What hears of reads and changes of a class's stored property, if anything does.
  package var observation: @MainActor (VariableDeclaration, NominalDeclaration, Evaluation) -> Observation? = {
    _, _, _ in nil
  }
  /// The elements of a library's value that is a sequence natively; nil of others.
  package var elements: @MainActor (_ value: Any, _ limit: Int) -> [Value]? = { _, _ in nil }
  /// The modules whose natives call code that may trap on a person's values and is not ours.
  package var guardedModules: Set<String> = []
  /// How long a library's value is that a program can make longer and longer, in elements; zero for others.
  package var size: @MainActor (Any) -> Int = { _ in 0 }
  /// The value as a type of another module that is bridged with its own: a text as Foundation's; nil where it is none.
  package var bridge: @MainActor (Evaluation, Value, RuntimeType, RuntimeType) throws(Interruption) -> Value? = {
    (_: Evaluation, _: Value, _: RuntimeType, _: RuntimeType) throws(Interruption) in nil
  }
  package init() {}
  package func add(_ table: [String: NativeFunction]) { functions.merge(table) { _, new in new } }
  package subscript(key: String) -> NativeFunction? { functions[key] }

  /// The keys by which a declaration's native is found, the most exact one first.
  package static func keys(of declaration: Declaration, setter: Bool = false) -> [String] {
    var owner: [String] = []
    var context = declaration.parentNominal
    while let nominal = context {
      owner.insert(nominal.name, at: 0)
      context = nominal.parentNominal
    }
    let prefix = ([declaration.module.name] + owner).joined(separator: ".") + "."
    let suffix = setter ? "=" : ""
    guard let function = declaration as? FunctionDeclaration else { return [prefix + declaration.name + suffix] }
    let name = function.kind == .subscriptMember ? "subscript" : function.name
    var keys = [prefix + name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" + suffix]
    if let interface = function.interface {
      let exact = interface.parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")
      keys.insert(prefix + name + "(" + exact + ")" + suffix, at: 0)
      if function.kind == .subscriptMember { keys.insert(keys[0] + "->\(interface.result)", at: 1) }
    }
    return keys
  }
}
