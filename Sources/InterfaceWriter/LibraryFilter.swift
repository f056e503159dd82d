/// Leaves out what no program can name and no public declaration needs.
struct LibraryFilter {
  /// The groups of every module, by the name of the module.
  var modules: [String: [InterfaceGroup]]

  /// Underscored types stay when a declaration that stays names them; types of `Drawing` too: its text is there for the aliases of `SwiftUI`.
  /// - Parameter others: paths of types of other modules.
  mutating func apply(known others: Set<String>) {
    dropCopies()
    dropStandIns()
    let needed = reached()
    for (module, groups) in modules {
      for group in groups { filter(group) { isKept($0, of: module, needed: needed) } }
      modules[module] = groups.filter { ($0.owner.isEmpty || isKept($0.owner, of: module, needed: needed)) && (!$0.members.isEmpty || $0.statesConformances) }
    }
    dropUnknownOwners(others)
    for groups in modules.values { dropRepeated(groups) }
  }

  /// Types without members, and aliases that may not be used, of what another part of the module declares in full.
  private func dropStandIns() {
    for groups in modules.values {
      let tops = groups.filter { $0.owner.isEmpty }
      let full = Set(
        tops.flatMap(\.members).compactMap { member in
          if case .type(let name, let inner) = member, !inner.members.isEmpty { name } else { nil }
        })
      let types = Set(
        tops.flatMap(\.members).compactMap { member in
          if case .type(let name, _) = member { name } else { nil }
        })
      for group in tops {
        group.members = group.members.filter { member in
          switch member {
          case .type(let name, let inner): !inner.members.isEmpty || !full.contains(name)
          case .declaration(let declaration):
            !(types.contains(declaration.name) && declaration.text.hasPrefix("@available(*, unavailable")
              && declaration.text.contains(" typealias "))
          }
        }
      }
    }
  }

  /// What vectors of one scalar type declare: it repeats, for speed alone, what all vectors have.
  private mutating func dropCopies() {
    for (module, groups) in modules {
      modules[module] = groups.filter { group in
        !(group.owner.hasPrefix("SIMD") && group.header.contains(" where ") && group.header.contains(" == "))
      }
    }
  }

  /// A path of types.
  private func isKept(_ path: String, of module: String, needed: Set<String>) -> Bool {
    let components = path.split(separator: ".").map(String.init)
    guard components.allSatisfy({ !$0.hasPrefix("_") || needed.contains($0) }) else { return false }
    return module != "Drawing" || components.first.map(needed.contains) ?? true
  }

  /// The names that declarations mention which are kept, until no more are found.
  private func reached() -> Set<String> {
    var needed: Set<String> = []
    while true {
      var found = needed
      for (module, groups) in modules {
        for group in groups where group.owner.isEmpty || isKept(group.owner, of: module, needed: needed) { collect(group, of: module, needed: needed, into: &found) }
      }
      if found.count == needed.count { return found }
      needed = found
    }
  }

  private func collect(_ group: InterfaceGroup, of module: String, needed: Set<String>, into found: inout Set<String>) {
    found.formUnion(group.mentioned)
    for member in group.members {
      switch member {
      case .declaration(let declaration):
        if module != "Drawing" || !group.owner.isEmpty { found.formUnion(declaration.mentioned) }
      case .type(_, let inner):
        if isKept(inner.owner, of: module, needed: needed) { collect(inner, of: module, needed: needed, into: &found) }
      }
    }
  }

  private func filter(_ group: InterfaceGroup, _ isKept: (String) -> Bool) {
    group.members = group.members.filter { member in
      guard case .type(_, let inner) = member else { return true }
      guard isKept(inner.owner) else { return false }
      filter(inner, isKept)
      return true
    }
  }

  /// Extensions of what programs do not see.
  private mutating func dropUnknownOwners(_ others: Set<String>) {
    var known = others
    func note(_ group: InterfaceGroup) {
      for member in group.members {
        guard case .type(_, let inner) = member else { continue }
        known.insert(inner.owner)
        note(inner)
      }
    }
    for groups in modules.values { groups.forEach(note) }
    for (module, groups) in modules { modules[module] = groups.filter { $0.owner.isEmpty || known.contains($0.owner) } }
  }

  /// What is said twice: for types that can be copied and for all, in two parts of a module.
  private func dropRepeated(_ groups: [InterfaceGroup]) {
    var seen: Set<[String]> = []
    for group in groups {
      let constraints = group.header.firstRange(of: " where ").map { String(group.header[$0.upperBound...]) } ?? ""
      group.members = group.members.filter { member in
        guard case .declaration(let declaration) = member else { return true }
        return seen.insert([declaration.owner, declaration.name, constraints, declaration.text]).inserted
      }
    }
  }
}
