internal import Declarations

/// Tells if patterns cover all values of a type: what a wildcard after them would still match is looked for, constructor by constructor
/// (Maranget, "Warnings for pattern matching"). It decides as the compiler's spaces of patterns do.
struct PatternMatrix {
  let checker: Checker
  /// Steps that are left; a switch that needs more is taken for exhaustive.
  private var budget = 100_000

  init(_ checker: Checker) { self.checker = checker }

  /// What a value is made with.
  private enum Constructor: Hashable {
    case tuple
    case named(String)
    case boolean(Bool)
  }
  private indirect enum Form {
    case any
    /// A constructor with patterns of its values; nil if all values are matched.
    case made(Constructor, [Form]?)
  }

  /// True if each value of the type is matched by a pattern.
  mutating func covers(_ patterns: [Pattern], _ type: Type) -> Bool {
    let rows = patterns.compactMap { form($0) }.map { [$0] }
    return !leavesOut(rows, [type])
  }

  /// Nil if it is not known what the pattern matches.
  private func form(_ pattern: Pattern) -> Form? {
    switch pattern.kind {
    case .wildcard, .variable, .error: return .any
    case .tuple(let elements):
      let forms = elements.compactMap { form($0.pattern) }
      return forms.count == elements.count ? .made(.tuple, forms) : nil
    case .some(let inner): return form(inner).map { .made(.named("some"), [$0]) }
    case .enumCase(let declaration, let inner):
      guard let inner else { return .made(.named(key(declaration)), nil) }
      guard let inside = form(inner) else { return nil }
      if declaration.parameters.count == 1 { return .made(.named(key(declaration)), [inside]) }
      if case .made(.tuple, let forms?) = inside { return .made(.named(key(declaration)), forms) }
      return .made(.named(key(declaration)), nil)
    case .cast(let type, let inner):
      guard isAlways(pattern.type, type) else { return nil }
      return inner.map { form($0) } ?? .any
    case .expression(let value):
      if case .nilLiteral = value.kind { return .made(.named("none"), nil) }
      if case .call(_, let list) = value.kind, let first = list.arguments.first?.value,
        case .boolean(let flag) = first.kind
      {
        return (0..<checker.withoutOptionals(pattern.type).depth).reduce(.made(.boolean(flag), nil)) { form, _ in
          .made(.named("some"), [form])
        }
      }
      return nil
    }
  }
  private func key(_ declaration: FunctionDeclaration) -> String {
    checker.standard("Optional") == declaration.parentNominal ? declaration.name : declaration.fullName
  }

  /// True if each value of a type is one of the other.
  private func isAlways(_ type: Type, _ target: Type) -> Bool {
    if type == target || target == .any { return true }
    if checker.isClassType(target), checker.isSubclass(type, of: target) { return true }
    if case .existential(let bounds) = target {
      return bounds.superclass == nil && bounds.protocols.allSatisfy { checker.conforms(type, to: $0) }
    }
    return false
  }

  /// All constructors of a type with the types of their values; nil if there is no end of them.
  private func constructors(of place: Type) -> [(Constructor, [Type])]? {
    let type = place.withoutPlace
    if let object = checker.optionalObject(type) { return [(.named("none"), []), (.named("some"), [object])] }
    switch type {
    case .tuple(let elements): return [(.tuple, elements.map(\.type))]
    case .nominal(let declaration, let arguments):
      if checker.isStandard(type, "Bool") { return [(.boolean(true), []), (.boolean(false), [])] }
      guard declaration.kind == .enumeration else { return nil }
      let map = checker.substitution(of: declaration, arguments)
      return declaration.members.all.compactMap { member in
        guard let found = member as? FunctionDeclaration, found.kind == .enumCase else { return nil }
        return (
          .named(key(found)), checker.interface(of: found).parameters.map { checker.reduced($0.type.substituting(map)) }
        )
      }
    default: return nil
    }
  }

  /// True if there is no value of the type.
  private func isEmpty(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): return elements.contains { isEmpty($0.type) }
    case .nominal(let declaration, _):
      guard declaration.kind == .enumeration, !checker.isStandard(type, "Optional") else { return false }
      return !declaration.members.all.contains { ($0 as? FunctionDeclaration)?.kind == .enumCase }
    default: return false
    }
  }

  /// True if there is a row of values that no row of patterns matches.
  private mutating func leavesOut(_ rows: [[Form]], _ types: [Type]) -> Bool {
    budget -= 1
    if budget < 0 { return false }
    guard let type = types.first else { return rows.isEmpty }
    if isEmpty(type) { return false }
    let rest = Array(types.dropFirst())
    var used: Set<Constructor> = []
    for row in rows {
      if case .made(let constructor, _)? = row.first { used.insert(constructor) }
    }
    let open = rows.filter { if case .any? = $0.first { return true } else { return false } }.map {
      Array($0.dropFirst())
    }
    if used.isEmpty { return leavesOut(open, rest) }
    guard let all = constructors(of: type) else { return leavesOut(open, rest) }
    var isOpenKnown = false
    for (constructor, values) in all where !values.contains(where: { isEmpty($0) }) {
      if !used.contains(constructor) {
        if isOpenKnown { continue }
        isOpenKnown = true
        if leavesOut(open, rest) { return true }
        continue
      }
      let inside = rows.compactMap { row -> [Form]? in
        switch row.first {
        case .any?: return Array(repeating: .any, count: values.count) + row.dropFirst()
        case .made(constructor, let forms)?:
          let parts =
            forms.flatMap { $0.count == values.count ? $0 : nil } ?? Array(repeating: .any, count: values.count)
          return parts + row.dropFirst()
        default: return nil
        }
      }
      if leavesOut(inside, values + rest) { return true }
    }
    return false
  }
}
