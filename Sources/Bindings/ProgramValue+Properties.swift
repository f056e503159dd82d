internal import Declarations
package import Runtime
internal import Views

// The stored properties of a program's view, as the library's view tree sees them.
extension ProgramValue {
  private var fields: [Value] {
    if case .structure(let fields) = value { return fields }
    return []
  }

  /// Whether the library keeps some of the properties up to date.
  var hasProperties: Bool {
    guard let layout = evaluation.types.layout(of: type) else { return false }
    return fields.indices.contains { index in
      switch fields[index] {
      case .library(let library): library.value is any DynamicProperty
      case .structure: inner(fields[index], layout, index)?.hasProperties ?? false
      default: false
      }
    }
  }
  /// Connects the properties that the library keeps up to date.
  mutating func connect(to connection: PropertyConnection) {
    guard case .structure(var fields) = value, let layout = evaluation.types.layout(of: type) else { return }
    for (index, property) in layout.properties.enumerated() where fields.indices.contains(index) {
      let place = connection.named(property.name, type: layout.types[index].description)
      switch fields[index] {
      case .library(let library):
        guard var dynamic = library.value as? any DynamicProperty else { continue }
        evaluation.viewRun?.stateTypes[place.key] = layout.types[index]
        dynamic.connect(to: place)
        fields[index] = .library(LibraryValue(dynamic))
      case .structure:
        guard var inner = inner(fields[index], layout, index) else { continue }
        inner.connect(to: place)
        inner.update()
        fields[index] = inner.value
      default: continue
      }
    }
    value = .structure(fields)
  }
  /// A struct of the program that is made of such properties: a property's value, or the wrapper that holds it.
  private func inner(_ value: Value, _ layout: Runtime.Layout, _ index: Int) -> ProgramValue? {
    guard layout.types.indices.contains(index) else { return nil }
    var type = layout.types[index]
    if let wrapper = evaluation.program.settled.settledWrapper(of: layout.properties[index]), case .nominal(let owner, let arguments) = self.type.kind {
      guard let stored = evaluation.types.make(wrapper.type, arguments, of: owner) else { return nil }
      type = stored
    }
    let inner = ProgramValue(value: value, type: type, evaluation: evaluation)
    return inner.conforms(to: "DynamicProperty") ? inner : nil
  }
  /// Calls `update()` of a dynamic property.
  private mutating func update() {
    guard evaluation.failure == nil, let requirement = evaluation.standardRequirement("DynamicProperty", "update")
    else { return }
    var arguments = [value]
    _ = try? evaluation.invoke(evaluation.requirement(requirement, .body, of: type), &arguments)
    if let changed = arguments.first { value = changed }
  }
}

extension ProgramValue: InputComparable {
  func isSameInput(as other: ProgramValue) -> Bool { firstDifference(from: other) == nil }
  /// The first stored property with another value. Inputs of another run are others.
  func firstDifference(from other: ProgramValue) -> String? {
    guard evaluation === other.evaluation, type == other.type, fields.count == other.fields.count,
      let layout = evaluation.types.layout(of: type)
    else { return "self" }
    for (index, field) in fields.enumerated() where !field.isSameInput(as: other.fields[index]) {
      return layout.properties.indices.contains(index) ? layout.properties[index].name : "self"
    }
    return nil
  }
}

extension Value: InputComparable {
  /// As compiled values compare: plain ones by what they are, closures without captures and views part by part.
  package func isSameInput(as other: Value) -> Bool {
    func all(_ a: [Value], _ b: [Value]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0.isSameInput(as: $1) }
    }
    switch (self, other) {
    case (.structure(let a), .structure(let b)), (.tuple(let a), .tuple(let b)), (.array(let a), .array(let b)):
      return all(a, b)
    case (.enumeration(let i, let a), .enumeration(let j, let b)): return i == j && all(a, b)
    case (.existential(let a), .existential(let b)): return a.type == b.type && a.value.isSameInput(as: b.value)
    case (.library(let a), .library(let b)): return a === b || NodeList.isSameInput(a.value, b.value)
    default: return self == other
    }
  }
}
