internal import Declarations
internal import Runtime

/// How many bytes values take in Swift, on a machine of 64 bits; nil for types of which that is not known here.
struct MemorySize {
  var size: Int
  var alignment: Int
  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  @MainActor static func of(_ type: RuntimeType, _ evaluation: Evaluation, depth: Int = 0) -> MemorySize? {
    if depth > 50 { return nil }
    switch type.kind {
    case .tuple(let elements): return whole(elements.map { of($0.type, evaluation, depth: depth + 1) })
    case .function: return MemorySize(size: 16, alignment: 8)
    case .existential(let bounds, _):
      return MemorySize(size: bounds.isClassBound ? 8 * (1 + bounds.protocols.count) : 8 * (4 + bounds.protocols.count), alignment: 8)
    case .nominal(let nominal, _):
      if let width = Width.of(type) { return MemorySize(size: width.bits / 8, alignment: width.bits / 8) }
      if nominal.isClass { return MemorySize(size: 8, alignment: 8) }
      if nominal.isStandard, let known = standard[nominal.name] { return MemorySize(size: known.0, alignment: known.1) }
      guard !nominal.module.isLibrary, let layout = evaluation.types.layout(of: type) else { return nil }
      if nominal.kind == .structure { return whole(layout.types.map { of($0, evaluation, depth: depth + 1) }) }
      guard nominal.kind == .enumeration, layout.cases.count <= 256, !layout.cases.contains(where: \.hasParameters) else {
        return nil
      }
      return MemorySize(size: layout.cases.count > 1 ? 1 : 0, alignment: 1)
    default: return nil
    }
  }
  private static let standard: [String: (Int, Int)] = [
    "Bool": (1, 1), "Double": (8, 8), "Float": (4, 4), "CGFloat": (8, 8), "String": (16, 8), "Character": (16, 8),
    "Array": (8, 8), "Dictionary": (8, 8), "Set": (8, 8), "ArraySlice": (32, 8), "Substring": (32, 8),
  ]
  private static func whole(_ parts: [MemorySize?]) -> MemorySize? {
    var made = MemorySize(size: 0, alignment: 1)
    for part in parts {
      guard let part else { return nil }
      made.size = (made.size + part.alignment - 1) / part.alignment * part.alignment + part.size
      made.alignment = max(made.alignment, part.alignment)
    }
    return made
  }
}

extension Standard {
  /// Natives of `MemoryLayout`.
  static var memorySizes: Natives {
    var table = Natives()
    func add(_ name: String, _ read: @escaping @Sendable (MemorySize) -> Int) {
      let run: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
        guard let found = MemorySize.of(call.types[0], call.evaluation) else {
          throw call.evaluation.fail("the memory layout of '\(call.types[0])' is not in the playground yet", at: call.place)
        }
        return .int(read(found))
      }
      table["Swift.MemoryLayout." + name] = run
      table["Swift.MemoryLayout.\(name)(ofValue:)"] = run
    }
    add("size") { $0.size }
    add("stride") { $0.stride }
    add("alignment") { $0.alignment }
    return table
  }
}
