/// What patterns cover, for the question whether a `switch` is exhaustive: everything, or a constructor with what its parts cover.
indirect enum PatternSpace {
  case everything
  case constructor(String, [PatternSpace])
  /// One value among countless others.
  case value

  /// The constructors of a type with the types of their parts; nil for a type of countless values.
  @MainActor static func constructors(of type: StaticType) -> [(name: String, parts: [StaticType])]? {
    switch type {
    case .bool: return [("true", []), ("false", [])]
    case .declared(let declaration, _) where declaration.kind == .enumeration: return declaration.cases.map { ($0.name, $0.payload.map(\.type)) }
    case .tuple(let elements): return [("", elements.map(\.type))]
    case _ where type.wrapped != nil: return [("some", [type.wrapped ?? .failed]), ("none", [])]
    default: return nil
    }
  }

  /// Values that no row covers, as patterns of Swift; nil if all are covered. The rows have one space for each type.
  @MainActor static func uncovered(_ rows: [[PatternSpace]], _ types: [StaticType], depth: Int = 0) -> [String]? {
    if rows.isEmpty { return types.map { _ in "_" } }
    guard let type = types.first else { return nil }
    let rest = Array(types.dropFirst())
    if depth > 64 { return nil }
    let isOpen = rows.allSatisfy { if case .everything = $0[0] { true } else { false } }
    guard !isOpen, let constructors = constructors(of: type) else {
      let open = rows.filter { if case .everything = $0[0] { true } else { false } }
      return uncovered(open.map { Array($0.dropFirst()) }, rest, depth: depth + 1).map { ["_"] + $0 }
    }
    for (name, parts) in constructors {
      let matching = rows.compactMap { row -> [PatternSpace]? in
        switch row[0] {
        case .everything: return parts.map { _ in .everything } + row.dropFirst()
        case .constructor(name, let inner): return (inner.count == parts.count ? inner : parts.map { _ in .everything }) + row.dropFirst()
        case .constructor, .value: return nil
        }
      }
      guard let missing = uncovered(matching, parts + rest, depth: depth + 1) else { continue }
      let (inner, after) = (missing.prefix(parts.count), missing.dropFirst(parts.count))
      return [words(name, Array(inner), type)] + after
    }
    return nil
  }
  private static func words(_ name: String, _ parts: [String], _ type: StaticType) -> String {
    if name == "true" || name == "false" { return name }
    if name.isEmpty { return "(" + parts.joined(separator: ", ") + ")" }
    return "." + name + (parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")")
  }
}
