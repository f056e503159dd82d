internal import Declarations
internal import SwiftSyntax

/// What an imported module that is not there may declare: it is named in a warning, and nothing is said of what follows from it.
extension Checker {
  /// True if a type inherits something that is not known: then its members and conformances are not all known.
  func inheritsUnknown(_ nominal: NominalDeclaration) -> Bool {
    if let known = unknownInheritance[nominal] { return known }
    if nominal.module.isLibrary { return false }
    unknownInheritance[nominal] = false
    if hasUnknownAttribute(nominal) {
      unknownInheritance[nominal] = true
      return true
    }
    let contexts = [nominal] + (extensions[nominal] ?? [])
    let parents = [superclassDeclaration(of: nominal)].compactMap { $0 }
    let protocols = contexts.flatMap { inherited(of: $0).protocols.flatMap(\.protocols) }
    let found =
      contexts.contains { inherited(of: $0).hasUnknown } || (parents + protocols).contains { inheritsUnknown($0) }
    unknownInheritance[nominal] = found
    return found
  }
  /// The same of a value's type.
  func inheritsUnknown(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _): inheritsUnknown(nominal)
    case .metatype(let object), .lvalue(let object), .inOut(let object): inheritsUnknown(object)
    case .existential(let bounds), .existentialMetatype(let bounds): inheritsUnknown(bounds)
    case .parameter, .member, .opaque: inheritsUnknown(bounds(of: type))
    default: false
    }
  }
  private func inheritsUnknown(_ bounds: Existential) -> Bool {
    bounds.protocols.contains { inheritsUnknown($0) } || bounds.superclass.map { inheritsUnknown($0) } == true
  }

  /// The framework of Apple's that declares a name, if a file sees it without importing it.
  private func framework(of name: String, _ file: SourceUnit?) -> String? {
    guard let seen = file?.visibleModules?.map(\.name) else { return nil }
    return AppleNames.framework(of: name, importing: seen + absentModules.filter { $0 == "UIKit" }.map { _ in "SwiftUI" })
  }

  /// True inside of a type that inherits something unknown, or that is itself unknown: then so are its members.
  func isInsideUnknown(_ declaration: Declaration?) -> Bool {
    var current = declaration
    while let place = current {
      if let nominal = place as? NominalDeclaration, inheritsUnknown(nominal) { return true }
      if let place = place as? ExtensionDeclaration, place.nominal.map(inheritsUnknown) ?? true { return true }
      current = place.parent
    }
    return false
  }
  /// True in the code of a library's type, or of one that has a library's protocol, if Apple's has a member of that name.
  func lacksMember(_ name: String, around declaration: Declaration?) -> Bool {
    guard AppleNames.members.contains(name) || SwiftUINames.modifiers.contains(name) else { return false }
    guard let nominal = (declaration as? NominalDeclaration) ?? declaration?.parentNominal else { return false }
    return nominal.module.isLibrary || allConformances(of: nominal).keys.contains { $0.module.isLibrary && !$0.isStandard }
  }
  func reportInherited(_ name: String, at offset: Int, in file: SourceUnit?) {
    report(
      "'\(name)' is not known; it may be inherited from what the playground does not have", at: offset, in: file,
      .unsupported)
  }

  /// True if an attribute means nothing that is known: a wrapper or a macro of a module that is not there.
  func hasUnknownAttribute(_ declaration: Declaration) -> Bool {
    declaration.attributes.custom.contains { !isKnown($0.name, context(of: declaration)) }
  }
  /// Whether an attribute that is none of the language names a type or a macro.
  func isKnown(_ attribute: TypeSyntax, _ context: TypeContext) -> Bool {
    var silent = context
    (silent.isSilent, silent.allowsUnbound) = (true, true)
    if resolve(attribute, silent) != .hole { return true }
    return modules.contains { $0.topLevel.named(attribute.trimmedDescription).contains { $0 is FunctionDeclaration } }
  }
  /// Reports an attribute that is none of the language and names nothing.
  func reportUnknown(attribute: TypeSyntax, _ context: TypeContext) {
    let name = attribute.trimmedDescription
    reportUnknown(
      name, "unknown attribute '\(name)'", at: attribute.positionAfterSkippingLeadingTrivia.utf8Offset, in: context.file,
      meaning: meant(name, from: nil, context.declaration, in: context.file, isType: true))
  }

  /// Reports a name that was not found: an error, unless a module that is not there may declare it. Members are seen through any file's import,
  /// other names only through that of their file.
  func reportUnknown(
    _ name: String, _ message: String, at offset: Int, in file: SourceUnit?, isMember: Bool = false,
    meaning suggestion: @autoclosure () -> String? = nil
  ) {
    let own = file?.absentModules ?? absentModules
    // Packages add members to what Apple's frameworks declare, and those are seen in all files; code is made for all files too.
    let others = absentModules.filter { !AppleNames.frameworks.contains($0) || AppleNames.generators.contains($0) }
    let isType = name.first?.isUppercase == true
    let modules = own.isEmpty && (isMember || isType) ? others.filter { isMember || AppleNames.generators.contains($0) } : own
    guard let module = modules.first else {
      if let origin = sourcesElsewhere.origin(of: name, isMember: isMember, importing: importedModules) {
        return report("'\(name)' is not known; it may come from \(origin)", at: offset, in: file, .unsupported)
      }
      guard !isMember, let framework = framework(of: name, file) else {
        return report(message, at: offset, in: file, meaning: suggestion())
      }
      return report("the playground does not have '\(name)' of \(framework)", at: offset, in: file, .unsupported)
    }
    let rest = modules.dropFirst().prefix(2).map { " or '\($0)'" }.joined()
    report(
      "'\(name)' is not known; it may come from '\(module)'\(rest), which the playground does not have", at: offset,
      in: file, .unsupported)
  }

  /// Whether a module that is not there may have added a member to a type: the program's own plain types are its own.
  func mayBeExtendedElsewhere(_ type: Type, from file: SourceUnit?) -> Bool {
    if (file?.absentModules ?? absentModules).isEmpty, absentModules.allSatisfy(AppleNames.frameworks.contains),
      sourcesElsewhere.swiftFiles.isEmpty
    {
      return false
    }
    switch type {
    case .nominal(let nominal, _):
      return nominal.module != program
        || allConformances(of: nominal).keys.contains { $0.module != program && !$0.isStandard }
    case .metatype(let object), .lvalue(let object): return mayBeExtendedElsewhere(object, from: file)
    default: return true
    }
  }
}

extension Checker {
  /// Calls that were taken as right, without a word, because of what the playground lacks: nothing runs in their place.
  func forgetCalls(_ fixes: [Fix], in root: Expression) {
    var values: Set<Expression> = []
    for fix in fixes {
      switch fix.kind {
      case .arguments, .notCallable: forget(fix.locator.expression)
      case .missingMember, .subscriptMissing, .staticMemberOnInstance, .instanceMemberOnType, .immutable: break
      default:
        switch fix.locator.part {
        case .argument: forget(fix.locator.expression)
        // What `as` does not convert yet is told, and stays what it is.
        case .context(.coercion): break
        default: values.insert(fix.locator.expression)
        }
      }
    }
    if !values.isEmpty { forgetCalls(with: values, in: root) }
  }
  /// A value of another type than a call wants, as a literal: the innermost call that it is an argument of is forgotten,
  /// and so is a call of what does not take such types.
  private func forgetCalls(with values: Set<Expression>, in root: Expression) {
    var open: [(node: TreeNode, call: Expression?)] = [(.expression(root), nil)]
    while let (node, call) = open.popLast() {
      var around = call
      if case .expression(let part) = node {
        if let call, values.contains(part) { forget(call) }
        if case .call(let callee, let list) = part.kind {
          if values.contains(named(callee)) { forget(part) }
          open.append((.expression(callee), call))
          for argument in list.arguments { open.append((.expression(argument.value), part)) }
          continue
        }
        if case .closure = part.kind { around = nil }
      }
      for child in node.children { open.append((child, around)) }
    }
  }
  private func forget(_ call: Expression) {
    guard case .call(let callee, _) = call.kind else { return }
    let named = named(callee)
    for part in [call, named] {
      choices[part] = nil
      settledChoices[Locator(expression: part, part: .callee)] = nil
    }
    callee.type = .hole
    if case .member = named.kind {} else { call.type = .hole }
  }
  /// What is called, without the types that are written behind it.
  private func named(_ callee: Expression) -> Expression {
    if case .specialization(let base, _) = callee.kind { return base }
    return callee
  }
}
