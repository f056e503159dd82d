internal import Views

extension PropertyWrapper {
  /// Observed objects: a view's own, those that it is given, and those that come down the view tree.
  static var objects: [PropertyWrapper] {
    [
      PropertyWrapper(name: "ObservedObject", projection: .object, parameter: .value, isSettable: true, demand: "ObservableObject") { making throws(Interruption) -> Value in
        .library(GivenObject(try making.first(), isObserved: true))
      },
      PropertyWrapper(name: "Bindable", projection: .bindable, parameter: .value, isSettable: true, demand: "Observable") { making throws(Interruption) -> Value in
        .library(GivenObject(try making.first(), isObserved: false))
      },
      PropertyWrapper(name: "StateObject", projection: .object, parameter: .value, demand: "ObservableObject") { making throws(Interruption) -> Value in
        .library(OwnedObject { making.evaluation.attempt(at: making.span) { () throws(Interruption) -> Value in try making.first() } ?? .void })
      },
      PropertyWrapper(name: "EnvironmentObject", projection: .object, fallback: .void, demand: "ObservableObject") { making throws(Interruption) -> Value in
        guard case .declared(let declaration, _) = making.type else { throw making.evaluation.failure(.internalFailure("no class", at: making.evaluation.range(making.span))) }
        return .library(HandedDownObject(declaration, isOptional: false, modifier: "environmentObject"))
      },
    ]
  }
}

extension KeyName {
  /// What objects of a class are handed down under.
  @MainActor init(of declaration: TypeDeclaration) { self.init(named: "object " + declaration.path) }
}

/// The storage of an object that a view is given.
final class GivenObject: DynamicProperty, WrapperStorage {
  private var object: Value
  /// The body depends on the object as a whole; else on what it reads of it.
  private let isObserved: Bool

  init(_ object: Value, isObserved: Bool) {
    self.object = object
    self.isObserved = isObserved
  }
  func wrapped() -> Value { object }
  func set(_ value: Value) { object = value }
  func projected() -> Value { object }
  @MainActor func connect(to connection: PropertyConnection) {
    if isObserved, case .object(let object) = object { object.observed.noteRead() }
  }
}
extension GivenObject: InputComparable {
  /// The same object.
  func isSameInput(as other: GivenObject) -> Bool { object == other.object }
}

/// The storage of an object that belongs to a view, made once in its life.
struct OwnedObject: DynamicProperty, WrapperStorage {
  private let make: @MainActor () -> Value
  private var kept: KeptValue?

  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
  func wrapped() -> Value { kept?.value ?? make() }
  func projected() -> Value { wrapped() }
  @MainActor mutating func connect(to connection: PropertyConnection) {
    let kept = connection.kept { KeptValue(make()) }
    self.kept = kept
    if case .object(let object) = kept.value { object.observed.noteRead() }
  }
}
extension OwnedObject: InputComparable {
  /// The object is the view's own.
  func isSameInput(as other: OwnedObject) -> Bool { true }
}

/// What a view owns.
final class KeptValue: KeptState {
  let value: Value
  init(_ value: Value) { self.value = value }
  func copied(_ translate: ((Any) -> Any?)?) -> AnyObject? {
    guard let translate else { return self }
    return (translate(value) as? Value).map { KeptValue($0) }
  }
}

/// The storage of an object that a view around hands down.
struct HandedDownObject: DynamicProperty, WrapperStorage {
  private let declaration: TypeDeclaration
  private let isOptional: Bool
  /// The modifier that hands it down.
  private let modifier: String
  private var object: Object?

  init(_ declaration: TypeDeclaration, isOptional: Bool, modifier: String) {
    self.declaration = declaration
    self.isOptional = isOptional
    self.modifier = modifier
  }
  func wrapped() -> Value {
    if isOptional { return object.map { .some(.object($0)) } ?? .none }
    return object.map { .object($0) } ?? .void
  }
  func projected() -> Value { wrapped() }
  var absence: String? {
    "no object of type '\(declaration.name)' was handed down: put '.\(modifier)(…)' with one on a view around this one"
  }
  @MainActor mutating func connect(to connection: PropertyConnection) {
    object = connection.handedDown(KeyName(of: declaration), type: declaration.name) as? Object
    if modifier == "environmentObject" { object?.observed.noteRead() }
  }
}
extension HandedDownObject: InputComparable {
  /// What is found is noted; the property itself is no input.
  func isSameInput(as other: HandedDownObject) -> Bool { true }
}
