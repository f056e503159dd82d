internal import Declarations
internal import Runtime
internal import Views

/// Observed objects: a view's own, those that it is given, and those that come down the view tree.
extension NativeTable {
  static let objects: [String: NativeFunction] = [
    // What a dynamic property of the program does where it has no `update()` of its own.
    "SwiftUI.DynamicProperty.update()": { (_: inout NativeCall) throws(Interruption) in .void },
    "SwiftUI.ObservedObject.init(wrappedValue:)": { (c: inout NativeCall) throws(Interruption) in
      c.value(0).follow(c.evaluation)
      return box(GivenObject(c.value(0), isObserved: true))
    },
    "SwiftUI.ObservedObject.init(initialValue:)": { (c: inout NativeCall) throws(Interruption) in
      c.value(0).follow(c.evaluation)
      return box(GivenObject(c.value(0), isObserved: true))
    },
    "SwiftUI.ObservedObject.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, GivenObject.self).object
    },
    "SwiftUI.ObservedObject.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
      c.value(1).follow(c.evaluation)
      c.arguments[0] = box(GivenObject(c.value(1), isObserved: true))
      return .void
    },
    "SwiftUI.ObservedObject.projectedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, GivenObject.self).object
    },
    "SwiftUI.ObservedObject.Wrapper.subscript(dynamicMember:)": { (c: inout NativeCall) throws(Interruption) in
      try c.binding()
    },
    "SwiftUI.Bindable.init(wrappedValue:)": { (c: inout NativeCall) throws(Interruption) in
      box(GivenObject(c.value(0), isObserved: false))
    },
    "SwiftUI.Bindable.init(_:)": { (c: inout NativeCall) throws(Interruption) in
      box(GivenObject(c.value(0), isObserved: false))
    },
    "SwiftUI.Bindable.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, GivenObject.self).object
    },
    "SwiftUI.Bindable.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
      c.arguments[0] = box(GivenObject(c.value(1), isObserved: false))
      return .void
    },
    "SwiftUI.Bindable.projectedValue": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.Bindable.subscript(dynamicMember:)": { (c: inout NativeCall) throws(Interruption) in
      c.arguments[0] = try c.read(0, GivenObject.self).object
      return try c.binding()
    },
    "SwiftUI.StateObject.init(wrappedValue:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(0)
      let evaluation = c.evaluation
      return box(
        OwnedObject {
          let made = callback.value([])
          made.follow(evaluation)
          return made
        })
    },
    "SwiftUI.StateObject.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, OwnedObject.self).object
    },
    "SwiftUI.StateObject.projectedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, OwnedObject.self).object
    },
    "SwiftUI.EnvironmentObject.init()": { (c: inout NativeCall) throws(Interruption) in
      guard let type = c.type(0) else { throw c.mismatch(0, "class") }
      return box(HandedDownObject(type, isOptional: false, modifier: "environmentObject"))
    },
    "SwiftUI.EnvironmentObject.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, HandedDownObject.self).found(&c)
    },
    "SwiftUI.EnvironmentObject.projectedValue": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, HandedDownObject.self).found(&c)
    },
    "SwiftUI.View.environmentObject(_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.handingDown("environmentObject")
    },
    "SwiftUI.View.environment(_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.handingDown("environment")
    },
    "SwiftUI.Scene.environmentObject(_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.handingDown("environmentObject", ofScene: true)
    },
    "SwiftUI.Scene.environment(_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.handingDown("environment", ofScene: true)
    },
    "SwiftUI.Published.init(wrappedValue:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.Published.init(initialValue:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.Published.wrappedValue": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.Published.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
      c.arguments[0] = c.value(1)
      return .void
    },
    "SwiftUI.ObservableObject.objectWillChange": { (c: inout NativeCall) throws(Interruption) in
      guard case .object(let object) = c.value(0) else { throw c.mismatch(0, "object") }
      return box(object.publisher)
    },
    "SwiftUI.ObservableObjectPublisher.send()": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, ObservableObjectPublisher.self).send()
      return .void
    },
    "SwiftUI.ObservableObjectPublisher.observeChanges(_:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(1)
      let observation = try c.read(0, ObservableObjectPublisher.self).observeChanges {
        onMainThread(callback) { $0.run([]) }
      }
      return box(observation)
    },
    "SwiftUI.Published.Publisher.value": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, Published<Value>.Publisher.self).value
    },
    "SwiftUI.Published.Publisher.set(_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, Published<Value>.Publisher.self).set(c.value(1))
      return .void
    },
    "SwiftUI.Published.Publisher.observe(_:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(1)
      let observation = try c.read(0, Published<Value>.Publisher.self).observe { value in
        onMainThread((callback, value)) { callback, value in callback.run([value]) }
      }
      return box(observation)
    },
    "SwiftUI.Published.Publisher.keep(_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, Published<Value>.Publisher.self).keep(KeptValue(c.value(1)))
      return .void
    },
    "Observation._noteRead(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.observedProperty().noteRead()
      return .void
    },
    "Observation._noteChange(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.observedProperty().send()
      return .void
    },
    "SwiftUI.ObservableObjectPublisher.init()": { (_: inout NativeCall) throws(Interruption) in
      box(ObservableObjectPublisher())
    },
  ]
}

extension NativeCall {
  /// A binding to a property of an object.
  @MainActor fileprivate func binding() throws(Interruption) -> Value {
    guard case .object(let object) = value(0) else { throw mismatch(0, "object") }
    let path = try heldPath(1)
    return NativeTable.box(
      Binding<Value>(observing: object.publisher, path: [AnyHashable(ObjectIdentifier(object)), AnyHashable(path)]) {
        path.read(.object(object))
      } set: {
        _ = path.write(.object(object), $0)
      })
  }
  /// A view or a scene inside which an object is found by its class.
  @MainActor fileprivate func handingDown(
    _ modifier: String, ofScene: Bool = false
  ) throws(Interruption) -> Value {
    let view = try self.view(0, type(0))
    guard let type = type(1), case .object(let object)? = value(1).unwrapped else { throw mismatch(1, "object") }
    if modifier == "environmentObject" { object.follow(evaluation) }
    let name = KeyName(of: type.optionalObject ?? type)
    let told = view.environment(as: modifier) { $0[name] = object }
    return give(ofScene ? SceneOfViews(content: Erased(told)) : told as Any)
  }
}

extension KeyName {
  /// What objects of a class are handed down under.
  @MainActor init(of type: RuntimeType) { self.init(named: "object " + type.reflected) }
}

/// What says that an object, or one of its properties, is about to change; each is made at first use.
private final class Publishers {
  var whole: ObservableObjectPublisher?
  var parts: [VariableDeclaration: ObservableObjectPublisher] = [:]
  /// Of properties whose values the class keeps elsewhere, by the first part of a key path.
  var computed: [AnyHashable: ObservableObjectPublisher] = [:]
  /// Of published properties that somebody asked for theirs.
  var properties: [VariableDeclaration: Published<Value>.Publisher] = [:]
  /// What the object says with a publisher of its own.
  var following: ChangeObservation?
}

extension Object {
  private var publishers: Publishers {
    if let known = native as? Publishers { return known }
    let made = Publishers()
    native = made
    return made
  }
  /// What says that the object is about to change.
  @MainActor var publisher: ObservableObjectPublisher {
    if let known = publishers.whole { return known }
    let made = ObservableObjectPublisher(named: type.description)
    publishers.whole = made
    return made
  }
  /// What sends the values of a published property, which stands among the object's fields.
  @MainActor fileprivate func projection(of property: VariableDeclaration, at index: Int) -> Published<Value>.Publisher {
    if let known = publishers.properties[property] { return known }
    var last = fields[index]
    let made = Published<Value>.Publisher { [weak self] in
      if let self { last = self.fields[index] }
      return last
    } set: { [weak self] in
      last = $0
      self?.fields[index] = $0
    } willChange: { [weak self] in
      onMainThread(self) { $0?.publisher.send() }
    }
    publishers.properties[property] = made
    return made
  }
  /// Who hears of the next value of a published property, if anybody does.
  @MainActor fileprivate func follower(of property: VariableDeclaration) -> (@MainActor (Value) -> Void)? {
    guard let known = (native as? Publishers)?.properties[property], known.isObserved else { return nil }
    return { known.tell($0) }
  }
  /// Those that observe the object hear what it says with a publisher of its own.
  @MainActor fileprivate func follow(_ evaluation: Evaluation) {
    if publishers.following != nil { return }
    publishers.following = ChangeObservation {}
    guard let requirement = evaluation.standardRequirement("ObservableObject", "objectWillChange"),
      !evaluation.isLibrary(requirement, of: type)
    else { return }
    let object = ProgramValue(value: .object(self), type: type, evaluation: evaluation)
    guard let own = object.read("ObservableObject", "objectWillChange") else { return }
    let publisher = publisher
    if case .library(let library) = own, let known = library.value as? ObservableObjectPublisher {
      if known !== publisher { publishers.following = known.observeChanges { publisher.send() } }
      return
    }
    guard case .object(let subject) = own else { return }
    let action = Closure { (_: inout NativeCall) throws(Interruption) in
      publisher.send()
      return .void
    }
    let made = ProgramValue(value: own, type: subject.type, evaluation: evaluation)
      .call("ChangePublisher", "observeChanges", [.closure(action)])
    if case .library(let library)? = made, let observation = library.value as? ChangeObservation {
      publishers.following = observation
    }
  }
  /// What says that a property of an `@Observable` object is about to change, of one that the class computes.
  @MainActor fileprivate func publisher(ofComputed identity: AnyHashable, _ name: String) -> ObservableObjectPublisher {
    if let known = publishers.computed[identity] { return known }
    let made = ObservableObjectPublisher(named: "\(type.description).\(name)")
    publishers.computed[identity] = made
    return made
  }
  /// What says that a property of an `@Observable` object is about to change.
  @MainActor fileprivate func publisher(of property: VariableDeclaration) -> ObservableObjectPublisher {
    if let known = publishers.parts[property] { return known }
    let owner = property.parentNominal?.name ?? type.description
    let made = ObservableObjectPublisher(named: "\(owner).\(property.name)")
    publishers.parts[property] = made
    return made
  }
}

extension NativeCall {
  /// What says that a property of an object changes, which a key path leads to.
  @MainActor fileprivate func observedProperty() throws(Interruption) -> ObservableObjectPublisher {
    guard case .object(let object) = value(0) else { throw mismatch(0, "object") }
    guard case .keyPath(let path) = value(1) else { throw mismatch(1, "key path") }
    return object.publisher(ofComputed: path.components.first?.identity ?? AnyHashable("self"), name(ofPath: 1))
  }
}

extension Value {
  /// Those that observe the object hear what it says with a publisher of its own.
  @MainActor fileprivate func follow(_ evaluation: Evaluation) {
    if case .object(let object) = self { object.follow(evaluation) }
  }
}

extension Observation {
  /// Who hears of a class's stored property: `@Published` tells those that observe the object, `@Observable` those that read the property.
  @MainActor init?(of property: VariableDeclaration, in owner: NominalDeclaration, _ evaluation: Evaluation) {
    let settled = evaluation.program.settled
    if case .nominal(let wrapper, _)? = settled.settledWrapper(of: property)?.type {
      guard wrapper.module.isLibrary, wrapper.name == "Published" else { return nil }
      self.init(
        read: nil, change: { $0.publisher.send() }, follow: { $0.follower(of: property) },
        projected: { NativeTable.box($0.projection(of: property, at: $1)) })
      return
    }
    guard !property.isLet, let observable = settled.standard("Observable"),
      settled.conformance(of: owner, to: observable) != nil, !property.attributes.has("ObservationIgnored")
    else { return nil }
    var comparesValues = false
    if case .nominal(let type, _) = settled.type(of: property) {
      let equatable = settled.standard("Equatable")
      comparesValues = type.isClass || equatable.map { settled.conformance(of: type, to: $0) != nil } == true
    }
    self.init(
      read: { $0.publisher(of: property).noteRead() }, comparesValues: comparesValues,
      change: { $0.publisher(of: property).send() })
  }
}

/// The storage of an object that a view is given.
struct GivenObject: DynamicProperty {
  let object: Value
  /// The body depends on the object as a whole; else on what it reads of it.
  private let isObserved: Bool

  init(_ object: Value, isObserved: Bool) {
    self.object = object
    self.isObserved = isObserved
  }
  @MainActor mutating func connect(to connection: PropertyConnection) {
    if isObserved, case .object(let object) = object { object.publisher.noteRead() }
  }
}
extension GivenObject: InputComparable {
  /// The same object.
  func isSameInput(as other: GivenObject) -> Bool { object == other.object }
}

/// The storage of an object that belongs to a view, made once in its life.
struct OwnedObject: DynamicProperty {
  private let make: @MainActor () -> Value
  private var kept: KeptValue?

  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
  @MainActor var object: Value { kept?.value ?? make() }
  @MainActor mutating func connect(to connection: PropertyConnection) {
    let kept = connection.kept { KeptValue(make()) }
    self.kept = kept
    if case .object(let object) = kept.value { object.publisher.noteRead() }
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
struct HandedDownObject: DynamicProperty {
  private let type: RuntimeType
  private let isOptional: Bool
  /// The modifier that hands it down.
  private let modifier: String
  private var object: Object?

  init(_ type: RuntimeType, isOptional: Bool, modifier: String) {
    self.type = type
    self.isOptional = isOptional
    self.modifier = modifier
  }
  /// The object, or what is wrong.
  @MainActor func found(_ call: inout NativeCall) throws(Interruption) -> Value {
    if let object { return .object(object) }
    if isOptional { return .none }
    throw call.evaluation.fail(
      "no object of type '\(type)' was handed down: put '.\(modifier)(…)' with one on a view around this one")
  }
  @MainActor mutating func connect(to connection: PropertyConnection) {
    object = connection.handedDown(KeyName(of: type), type: type.description) as? Object
    if modifier == "environmentObject" { object?.publisher.noteRead() }
  }
}
extension HandedDownObject: InputComparable {
  /// What is found is noted; the property itself is no input.
  func isSameInput(as other: HandedDownObject) -> Bool { true }
}
