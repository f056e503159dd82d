internal import Declarations
internal import Runtime
internal import Views

/// A modifier of the program that is `Animatable`: what lies between two of its states is what lies between their
/// `animatableData`.
extension ProgramModifier: BlendableModifier {
  var isBlendable: Bool { data != nil }

  func blended(from other: ProgramModifier, _ presence: Double) -> ProgramModifier? {
    guard other.program.type == program.type, let data, let start = other.data,
      let between = start.between(data, presence)
    else { return nil }
    return program.setting("Animatable", "animatableData", to: between).map { ProgramModifier(program: $0) }
  }

  /// Numbers, or pairs of them; nil where the modifier has none.
  private var data: Value? {
    guard program.conforms(to: "Animatable") else { return nil }
    return program.read("Animatable", "animatableData").flatMap { $0.isVector ? $0 : nil }
  }
}

/// What is known at run time only blends as what it holds.
extension AnyModifier: BlendableModifier {
  var isBlendable: Bool { (modifier as? any BlendableModifier)?.isBlendable ?? false }

  func blended(from other: AnyModifier, _ presence: Double) -> AnyModifier? {
    func opened<Modifier: BlendableModifier>(_ end: Modifier) -> AnyModifier? {
      (other.modifier as? Modifier).flatMap { end.blended(from: $0, presence) }.map { AnyModifier(modifier: $0) }
    }
    return (modifier as? any BlendableModifier).flatMap { opened($0) }
  }
}

extension ProgramValue {
  /// The value with another value of a property that fulfils a requirement; nil once the run has ended.
  func setting(_ owner: String, _ name: String, to new: Value) -> ProgramValue? {
    guard evaluation.failure == nil, let requirement = evaluation.standardRequirement(owner, name) else { return nil }
    var arguments = [value, new]
    let made = evaluation.entering {
      try? evaluation.invoke(evaluation.requirement(requirement, .set, of: type), &arguments)
    }
    guard made != nil else { return nil }
    var changed = self
    changed.value = arguments[0]
    return changed
  }
}

extension Value {
  /// Whether it is a number, or made of such values: an `AnimatablePair` is.
  fileprivate var isVector: Bool {
    switch self {
    case .double: true
    case .tuple(let parts), .structure(let parts): !parts.isEmpty && parts.allSatisfy(\.isVector)
    default: false
    }
  }
  /// From this value (0) to another one (1).
  fileprivate func between(_ end: Value, _ part: Double) -> Value? {
    func all(_ first: [Value], _ last: [Value]) -> [Value]? {
      let values = zip(first, last).compactMap { $0.between($1, part) }
      return values.count == first.count && first.count == last.count ? values : nil
    }
    switch (self, end) {
    case (.double(let first), .double(let last)): return .double(first + (last - first) * part)
    case (.tuple(let first), .tuple(let last)): return all(first, last).map { .tuple($0) }
    case (.structure(let first), .structure(let last)): return all(first, last).map { .structure($0) }
    default: return nil
    }
  }
}
