internal import Views

extension PropertyWrapper {
  /// The library's property wrappers by their attributes.
  static let library: [String: PropertyWrapper] = Dictionary(uniqueKeysWithValues: ([state, binding, environment] + storages + objects).map { ($0.name, $0) })

  /// What the key paths of `@Environment` begin at.
  static var environmentType: StaticType { .library(LibraryType("EnvironmentValues"), []) }

  private static var state: PropertyWrapper {
    PropertyWrapper(name: "State", projection: .binding, parameter: .value, isSettable: true) { making throws(Interruption) -> Value in
      .library(State(wrappedValue: try making.first()))
    }
  }
  private static var binding: PropertyWrapper {
    PropertyWrapper(name: "Binding", projection: .binding, parameter: .storage, isSettable: true, arguments: [open("projectedValue")]) { making throws(Interruption) -> Value in
      .library(Binding.constant(try making.first()))
    }
  }
  private static var environment: PropertyWrapper {
    let path = ParameterSignature(label: nil, name: "keyPath", type: .library(.keyPath, [environmentType]))
    return PropertyWrapper(name: "Environment", arguments: [path]) { making throws(Interruption) -> Value in
      let evaluation = making.evaluation
      switch making.arguments.first {
      case .type(.declared(let declaration, _)): return .library(HandedDownObject(declaration, isOptional: making.type.wrapped != nil, modifier: "environment"))
      case .keyPath(let path): return .library(Environment<Value>(named: path.name) { InterpretedFunctions.read(path, .library($0), evaluation) })
      default: throw evaluation.failure(.internalFailure("@Environment wants a key path, or the type of an observable object", at: evaluation.range(making.span)))
      }
    }
  }
}

/// Runs interpreted code for functions of the library that are not bound to the main actor, on the main actor all the same.
enum InterpretedFunctions {
  /// What a key path finds; void where that fails.
  static func read(_ path: KeyPathValue, _ value: Value, _ evaluation: Evaluation) -> Value {
    MainActor.assumeIsolated { (try? evaluation.read(path, of: value)) ?? .void }
  }
  /// A value with something new under a key path; as it was where that fails.
  static func written(_ new: Value, _ path: KeyPathValue, _ value: Value, _ evaluation: Evaluation) -> Value {
    MainActor.assumeIsolated { (try? evaluation.written(new, to: path, in: value)) ?? value }
  }
  /// What a closure gives; void where it fails.
  static func call(_ closure: Value, _ arguments: [Value], _ evaluation: Evaluation, _ span: SourceFile.Span) -> Value {
    MainActor.assumeIsolated {
      guard case .closure(let closure) = closure else { return .void }
      return evaluation.callBack(closure, arguments, at: span) ?? .void
    }
  }
}

extension State: WrapperStorage where Value == Interpreter.Value {
  func wrapped() -> Interpreter.Value { wrappedValue }
  func set(_ value: Interpreter.Value) { wrappedValue = value }
  func projected() -> Interpreter.Value { .library(projectedValue) }
}
extension Binding: WrapperStorage where Value == Interpreter.Value {
  func wrapped() -> Interpreter.Value { wrappedValue }
  func set(_ value: Interpreter.Value) { wrappedValue = value }
  func projected() -> Interpreter.Value { .library(self) }
}
extension Environment: WrapperStorage where Value == Interpreter.Value {
  func wrapped() -> Interpreter.Value { wrappedValue }
}
