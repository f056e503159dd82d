internal import Views

/// The stored properties of a view of the file, as what its body depends on.
struct InterpretedInputs {
  var instance: Instance
  let evaluation: Evaluation
  /// The type's name, without generic arguments.
  var typeName: String { instance.declaration.name }
}

extension InterpretedInputs: InputComparable {
  func isSameInput(as other: InterpretedInputs) -> Bool { firstDifference(from: other) == nil }
  /// The first stored property with another value. Inputs of another run or of another version of the file are others.
  func firstDifference(from other: InterpretedInputs) -> String? {
    guard evaluation === other.evaluation, instance.declaration == other.instance.declaration else { return "self" }
    for field in instance.declaration.fields {
      if !instance.fields[field.index].isSameInput(as: other.instance.fields[field.index]) { return field.name }
    }
    return nil
  }
}

extension Instance {
  /// Whether the library keeps some of the properties up to date.
  @MainActor var hasProperties: Bool {
    fields.contains { field in
      switch field {
      case .library(let library): library is any DynamicProperty
      case .structure(let inner): inner.declaration.allProtocols.contains("DynamicProperty") && inner.hasProperties
      default: false
      }
    }
  }
  /// Connects the properties of the view that the library keeps up to date.
  @MainActor mutating func connect(to connection: PropertyConnection) {
    for field in declaration.fields {
      if case .structure(var inner) = fields[field.index], inner.declaration.allProtocols.contains("DynamicProperty") {
        inner.connect(to: connection.named(field.wrapped?.name ?? field.name, type: field.type.description))
        fields[field.index] = .structure(inner)
        continue
      }
      guard case .library(let library) = fields[field.index], var property = library as? any DynamicProperty else { continue }
      property.connect(to: connection.named(field.name, type: field.type.description))
      fields[field.index] = .library(property)
    }
  }
}

extension Value: InputComparable {
  /// As compiled values compare: plain ones by what they are, closures without captures and views part by part.
  func isSameInput(as other: Value) -> Bool {
    guard ValueWalk.visit() else { return false }
    return switch (self, other) {
    case (.closure(let a), .closure(let b)): a === b || a.body === b.body && a.captures.isEmpty && b.captures.isEmpty && a.prefix.isEmpty && b.prefix.isEmpty
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)): a.isSameInput(as: b)
    case (.some(let a), .some(let b)): a.isSameInput(as: b)
    case (.structure(let a), .structure(let b)): a.declaration == b.declaration && a.fields.isSameInput(as: b.fields)
    case (.view(let a, _), .view(let b, _)): Value.isSame(a, b)
    case (.library(let a), .library(let b)): Value.isSame(a, b)
    case (.box(let a), .box(let b)): a === b
    default: self == other
    }
  }
  @MainActor private static func isSame(_ a: Any, _ b: Any) -> Bool { NodeList.isSameInput(a, b) }
}
