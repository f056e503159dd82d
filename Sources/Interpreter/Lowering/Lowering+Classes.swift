internal import SwiftSyntax

extension Lowering {
  /// The class that a class inherits from, found when all types are known.
  func inheritClass(_ declaration: TypeDeclaration, _ name: String, _ place: SourceFile.Span) {
    pendingConstraints.append { [self] in
      let found =
        Lowering.responders.contains(name)
        ? LibrarySource.shared.type(named: "NSObject")
        : types[name] ?? declaration.surroundings?.localType(named: name) ?? declaration.outer?.nested[name] ?? library.type(named: name)
      if let found, found.kind == .classType, found !== declaration, !found.inherits(from: declaration) {
        declaration.superclass = found
        declaration.isView = includes(declaration.allProtocols, "View")
      } else {
        declaration.isBroken = true
        report(
          found == nil
            ? .cannotFindType(name, suggestion: nearest(name, among: protocolNames + Array(types.keys)), at: range(place))
            : Diagnostic("inheritance from non-class type '\(name)'", at: range(place)))
      }
    }
  }
  /// Gives the stored properties of a class their places after those of its superclasses, and notes what it overrides.
  func completeClass(_ declaration: TypeDeclaration) {
    guard let superclass = declaration.superclass else { return }
    let offset = superclass.allFields.count
    for (index, field) in declaration.fields.enumerated() { field.index = offset + index }
    for (name, members) in declaration.members {
      for member in members {
        guard let inherited = superclass.inheritedMembers(name).first(where: { stands(member, for: $0) || isSameProperty(member, $0) }) else { continue }
        switch inherited {
        case .function(let function): function.isOverridden = true
        case .property(let property): property.isOverridden = true
        case .field, .enumCase, .entry: break
        }
      }
    }
  }
  private func isSameProperty(_ a: Member, _ b: Member) -> Bool {
    switch (a, b) {
    case (.property(let x), .property(let y)): x.isStatic == y.isStatic
    default: false
    }
  }
}
