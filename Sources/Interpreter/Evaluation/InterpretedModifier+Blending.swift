internal import Views

/// A modifier of the file that is `Animatable`: what lies between two of its states is what lies between their `animatableData`.
extension InterpretedModifier: BlendableModifier {
  var isBlendable: Bool { data != nil }

  func blended(from other: InterpretedModifier, _ presence: Double) -> InterpretedModifier? {
    guard let data, let start = other.data, let between = start.between(data, presence) else { return nil }
    let evaluation = inputs.evaluation
    guard case .structure(let instance)? = evaluation.setting("animatableData", of: .structure(inputs.instance), to: between, at: inputs.instance.declaration.span) else {
      return nil
    }
    var result = self
    result.inputs.instance = instance
    return result
  }

  /// Numbers, or pairs of them; nil where the modifier has none.
  private var data: Value? {
    guard inputs.instance.declaration.allProtocols.contains(where: ["Animatable", "AnimatableModifier"].contains) else { return nil }
    return inputs.evaluation.readProperty("animatableData", of: .structure(inputs.instance), at: inputs.instance.declaration.span).flatMap { $0.isVector ? $0 : nil }
  }
}

extension Value {
  /// Whether it is a number, or a pair of what is such a value.
  @MainActor fileprivate var isVector: Bool {
    switch self {
    case .double: true
    case .tuple(let parts): parts.count == 2 && parts.allSatisfy(\.isVector)
    case .structure(let pair): pair.declaration.name == "AnimatablePair" && pair.fields.allSatisfy(\.isVector)
    default: false
    }
  }
  /// From this value (0) to another one (1).
  @MainActor fileprivate func between(_ end: Value, _ part: Double) -> Value? {
    switch (self, end) {
    case (.double(let a), .double(let b)): return .double(a + (b - a) * part)
    case (.tuple(let a), .tuple(let b)): return Value.between(a, b, part).map { .tuple($0) }
    case (.structure(var a), .structure(let b)) where a.declaration == b.declaration:
      guard let fields = Value.between(a.fields, b.fields, part) else { return nil }
      a.fields = fields
      return .structure(a)
    default: return nil
    }
  }
  @MainActor private static func between(_ a: [Value], _ b: [Value], _ part: Double) -> [Value]? {
    let values = zip(a, b).compactMap { $0.between($1, part) }
    return values.count == a.count && a.count == b.count ? values : nil
  }
}

extension Evaluation {
  /// The value with another value of a property that is no static one; nil where that goes wrong, which is recorded.
  func setting(_ name: String, of value: Value, to new: Value, at span: SourceFile.Span) -> Value? {
    guard !isStopped, let member = lowering.property(name, isStatic: false, of: dispatchType(value)) else { return nil }
    var value = value
    return attempt(at: span) { () throws(Interruption) -> Value? in
      switch member {
      case .field(let field): try modify(field, of: &value, observes: true) { (target: inout Value) throws(Interruption) -> Void in target = new }
      case .property(let property): try set(property, of: &value, to: new, at: span)
      default: return nil
      }
      return value
    } ?? nil
  }
}
