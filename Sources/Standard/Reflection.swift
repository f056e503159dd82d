internal import Declarations
internal import Runtime

/// A mirror: what a value is made of, as it was when the mirror was made.
struct MirrorValue {
  var subject: RuntimeType
  var children: [(label: String?, value: ExistentialValue)]
  /// The name of a case of `Mirror.DisplayStyle`.
  var style: String?
  /// The part of an object that its superclass declares.
  var superclass: () throws(Interruption) -> MirrorValue? = { () throws(Interruption) in nil }

  /// The children as `Mirror.Children`: a collection whose type nobody tells.
  var collection: Value {
    .structure([
      .array(
        children.map { .tuple([Value(optional: $0.label.map { .string($0) }), .existential($0.value)]) })
    ])
  }
}

extension Describing {
  /// The mirror of a value: its own, where its type makes one.
  static func mirror(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType) throws(Interruption) -> MirrorValue {
    if case .existential(let existential) = value, type.optionalObject == nil {
      return try mirror(evaluation, existential.value, existential.type)
    }
    let own = evaluation.dynamicType(of: value, type)
    if let custom = try customMirror(evaluation, value, own) { return custom }
    return try plainMirror(evaluation, value, own)
  }
  static func customMirror(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType) throws(Interruption)
    -> MirrorValue?
  {
    guard let nominal = type.nominal, !nominal.module.isLibrary,
      let owner = evaluation.program.settled.standard("CustomReflectable"), evaluation.types.conforms(type, to: owner),
      let requirement = evaluation.standardRequirement("CustomReflectable", "customMirror")
    else { return nil }
    let made = try evaluation.invoke(evaluation.requirement(requirement, .get, of: type), [value])
    if case .library(let library) = made { return library.value as? MirrorValue }
    return nil
  }
  private static func plainMirror(_ evaluation: Evaluation, _ value: Value, _ type: RuntimeType) throws(Interruption)
    -> MirrorValue
  {
    if case .object(let object) = value { return mirror(evaluation, object, as: type) }
    let parts = try children(evaluation, value, type)
    let isIndexed: Bool
    switch value {
    case .array, .set, .dictionary: isIndexed = true
    default: isIndexed = false
    }
    return MirrorValue(
      subject: type,
      children: parts.map { (isIndexed ? nil : $0.label, ExistentialValue($0.value, $0.type)) },
      style: style(of: value, type))
  }
  private static func mirror(_ evaluation: Evaluation, _ object: Object, as type: RuntimeType) -> MirrorValue {
    var made = MirrorValue(subject: type, children: [], style: "class")
    if let layout = evaluation.types.layout(of: object.type) {
      for (field, (property, part)) in zip(object.fields, zip(layout.properties, layout.types))
      where property.parentNominal == type.nominal {
        var shown = field
        if case .box(let box) = field { shown = box.value }
        made.children.append((property.name, ExistentialValue(shown, part)))
      }
    }
    made.superclass = { () throws(Interruption) in
      guard let nominal = type.nominal, case .nominal(let parent, _)? = evaluation.program.settled.superclass(of: nominal),
        let above = evaluation.types.upcast(type, to: parent)
      else { return nil }
      return mirror(evaluation, object, as: above)
    }
    return made
  }
  private static func style(of value: Value, _ type: RuntimeType) -> String? {
    if type.optionalObject != nil { return "optional" }
    switch value {
    case .array: return "collection"
    case .set: return "set"
    case .dictionary: return "dictionary"
    case .tuple: return "tuple"
    case .structure: return "struct"
    case .enumeration: return "enum"
    case .library(let library): return library.value is NativeSlice ? "collection" : nil
    default: return nil
    }
  }
}

extension Standard {
  /// Natives of mirrors, and of `AnyHashable`.
  static var reflection: Natives {
    var table = Natives()
    func reading(_ name: String, _ read: @escaping @MainActor (MirrorValue, NativeCall) throws(Interruption) -> Value) {
      table["Swift.Mirror." + name] = { (call: inout NativeCall) throws(Interruption) in
        guard case .library(let library) = call.arguments[0], let mirror = library.value as? MirrorValue else {
          throw call.evaluation.mistake("a mirror was expected")
        }
        return try read(mirror, call)
      }
    }
    table["Swift.Mirror.init(reflecting:)"] = { (call: inout NativeCall) throws(Interruption) in
      let any = call.evaluation.types.make(.existential(Existential(), []))
      return .library(LibraryValue(try Describing.mirror(call.evaluation, call.arguments[0], any)))
    }
    reading("subjectType") { (mirror: MirrorValue, _: NativeCall) throws(Interruption) in .metatype(mirror.subject) }
    reading("children") { (mirror: MirrorValue, _: NativeCall) throws(Interruption) in mirror.collection }
    reading("displayStyle") { (mirror: MirrorValue, call: NativeCall) throws(Interruption) in
      guard let style = mirror.style else { return .none }
      return try displayStyle(call.evaluation, style)
    }
    reading("superclassMirror") { (mirror: MirrorValue, _: NativeCall) throws(Interruption) in
      Value(optional: try mirror.superclass().map { .library(LibraryValue($0)) })
    }
    reading("description") { (mirror: MirrorValue, _: NativeCall) throws(Interruption) in
      .string("Mirror for \(mirror.subject)")
    }
    reading("customMirror") { (_: MirrorValue, call: NativeCall) throws(Interruption) in call.arguments[0] }
    reading("descendant(_:_:)") { (mirror: MirrorValue, call: NativeCall) throws(Interruption) in
      var path = [call.arguments[1]]
      if case .array(let rest) = call.arguments[2] { path += rest }
      return try descendant(mirror, path, call.evaluation)
    }
    for kind in ["children", "unlabeledChildren"] {
      table["Swift.Mirror.init(_:\(kind):displayStyle:ancestorRepresentation:)"] = {
        (call: inout NativeCall) throws(Interruption) in try made(&call, isLabelled: kind == "children")
      }
    }
    anyHashable(&table)
    return table
  }

  private static func made(_ call: inout NativeCall, isLabelled: Bool) throws(Interruption) -> Value {
    let subject = call.evaluation.dynamicType(of: call.arguments[0], call.types[0])
    var mirror = MirrorValue(subject: subject, children: [])
    let isPairs = call.types.count < 2
    let type =
      isPairs
      ? call.evaluation.types.standard(
        "KeyValuePairs",
        [
          call.evaluation.types.standard("String") ?? call.evaluation.types.void,
          call.evaluation.types.make(.existential(Existential(), [])),
        ]) : call.types[1]
    guard let type else { throw call.evaluation.mistake("the children of a mirror are not known") }
    let element = isLabelled ? nil : elementType(of: type, call.evaluation)
    for child in try call.all(1, type) {
      guard isLabelled, case .tuple(let parts) = child, parts.count == 2 else {
        if case .existential(let existential) = child {
          mirror.children.append((nil, existential))
        } else {
          mirror.children.append((nil, ExistentialValue(child, element ?? call.evaluation.types.void)))
        }
        continue
      }
      guard case .existential(let existential) = parts[1] else { continue }
      mirror.children.append((parts[0].unwrapped.flatMap { Text.part($0) }.map(String.init), existential))
    }
    if case .enumeration(let index, _)? = call.arguments[2].unwrapped { mirror.style = styleNames(call.evaluation)[index] }
    return .library(LibraryValue(mirror))
  }
  private static func elementType(of type: RuntimeType, _ evaluation: Evaluation) -> RuntimeType? {
    guard let sequence = evaluation.program.settled.standard("Sequence"),
      let associated = evaluation.program.settled.associatedType(named: "Element", in: sequence)
    else { return nil }
    return evaluation.types.associated(associated, of: type)
  }
  private static func descendant(_ mirror: MirrorValue, _ path: [Value], _ evaluation: Evaluation) throws(Interruption)
    -> Value
  {
    var (current, found) = (mirror, ExistentialValue?.none)
    for step in path {
      if let value = found { current = try Describing.mirror(evaluation, value.value, value.type) }
      guard case .existential(let key) = step else { return .none }
      switch key.value {
      case .int(let index):
        guard current.children.indices.contains(index) else { return .none }
        found = current.children[index].value
      case .string(let label):
        guard let child = current.children.first(where: { $0.label == label }) else { return .none }
        found = child.value
      default: return .none
      }
    }
    return found.map { .existential($0) } ?? .none
  }
  private static func styles(_ evaluation: Evaluation) -> NominalDeclaration? {
    evaluation.program.settled.standard("Mirror")?.members.named("DisplayStyle").first as? NominalDeclaration
  }
  private static func styleNames(_ evaluation: Evaluation) -> [String] {
    styles(evaluation).map { evaluation.program.settled.cases(of: $0).map(\.name) } ?? []
  }
  private static func displayStyle(_ evaluation: Evaluation, _ name: String) throws(Interruption) -> Value {
    guard let index = styleNames(evaluation).firstIndex(of: name) else {
      throw evaluation.mistake("'Mirror.DisplayStyle.\(name)' is not known")
    }
    return .enumeration(index, [])
  }

  private static func anyHashable(_ table: inout Natives) {
    let prefix = "Swift.AnyHashable."
    table[prefix + "init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      if case .existential = call.arguments[0] { return call.arguments[0] }
      return .existential(ExistentialValue(call.arguments[0], call.evaluation.dynamicType(of: call.arguments[0], call.types[0])))
    }
    table[prefix + "base"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    table[prefix + "==(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.evaluation.areEqual(call.arguments[0], call.arguments[1], call.evaluation.types.void))
    }
    table[prefix + "hash(into:)"] = { (call: inout NativeCall) throws(Interruption) in
      let hash = try call.evaluation.hash(call.arguments[0], call.evaluation.types.void)
      call.arguments[1] = .int(Evaluation.mixed(try call.int(1), hash))
      return .void
    }
    table[prefix + "hashValue"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.evaluation.hash(call.arguments[0], call.evaluation.types.void))
    }
    for (name, reflecting) in [("description", false), ("debugDescription", true)] {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        let text = try call.evaluation.describe(call.arguments[0], call.evaluation.types.void, reflecting: reflecting)
        return .string(reflecting ? "AnyHashable(\(text))" : text)
      }
    }
  }
}
