internal import Declarations
internal import SwiftSyntax

/// What a type must have to be a property wrapper, a result builder, the program's entry or open to any member's name.
struct AttributeCheck {
  let checker: Checker

  /// An attribute is one of the language's, or names a type or a macro.
  func checkNames(_ declaration: Declaration) {
    let context = checker.context(of: declaration)
    var lists = [declaration.attributes]
    if let function = declaration as? FunctionDeclaration { lists += function.parameters.map(\.attributes) }
    for attribute in lists.flatMap(\.custom) where !checker.isKnown(attribute.name, context) {
      checker.reportUnknown(attribute: attribute.name, context)
    }
  }

  func check(_ nominal: NominalDeclaration) {
    let flags = nominal.attributes.flags
    if flags.contains(.propertyWrapper) { checkWrapper(nominal) }
    if flags.contains(.resultBuilder) { checkBuilder(nominal) }
    if flags.contains(.main), nominal.module == checker.program { checkMain(nominal) }
    if flags.contains(.dynamicMemberLookup) { checkMemberLookup(nominal) }
    if nominal.kind != .classType { checkObservable(nominal) }
    for case let variable as VariableDeclaration in nominal.members.all { checkWrapped(variable) }
    for case let function as FunctionDeclaration in nominal.members.all { checkBuilt(function) }
  }

  /// The macro of Observation refuses what has no identity.
  private func checkObservable(_ nominal: NominalDeclaration) {
    let isObservable = checker.macros(of: nominal).contains { $0.module.name == "Observation" && $0.name == "Observable" }
    guard isObservable, let attribute = nominal.attributes.custom.first else { return }
    let words: [NominalDeclaration.Kind: String] = [.enumeration: "enumeration", .actor: "actor", .protocolType: "protocol"]
    checker.report(
      "'@Observable' cannot be applied to \(words[nominal.kind] ?? "struct") type '\(nominal.name)' (from macro 'Observable')",
      at: attribute.syntax.positionAfterSkippingLeadingTrivia.utf8Offset, in: nominal.place?.file)
  }

  private func checkWrapper(_ nominal: NominalDeclaration) {
    if nominal.isProtocol {
      checker.report("'@propertyWrapper' attribute cannot be applied to this declaration", at: nominal)
      return
    }
    guard let value = checker.wrappedValue(of: nominal), !value.isStatic else {
      checker.report(
        "property wrapper type '\(nominal.name)' does not contain a non-static property named 'wrappedValue'",
        at: nominal)
      return
    }
    let access = AccessCheck(checker: checker)
    let (own, given) = (access.scope(of: nominal), access.scope(of: value))
    // A type within a function is seen by nobody else.
    let isLocal = !(nominal.parent == nil || nominal.parentNominal != nil)
    if given.isNarrower(than: own), !isLocal {
      checker.report(
        "\(given.keyword) property 'wrappedValue' cannot have more restrictive access than its enclosing property wrapper type '\(nominal.name)' (which is \(own.keyword))",
        at: value)
    }
    let type = checker.type(of: value)
    for case let initializer as FunctionDeclaration in nominal.members.named("init") {
      guard initializer.parameters.first?.label == "wrappedValue",
        let parameter = checker.interface(of: initializer).parameters.first,
        initializer.parameters.dropFirst().allSatisfy({ $0.defaultValue != nil }), initializer.ownParameters.isEmpty
      else { continue }
      if !parameter.type.hasHole, !type.hasHole, parameter.type != type {
        checker.report(
          "'\(initializer.fullName)' parameter type ('\(parameter.type)') must be the same as its 'wrappedValue' property type ('\(type)') or an '@autoclosure' thereof",
          at: initializer)
      }
    }
  }

  private func checkBuilder(_ nominal: NominalDeclaration) {
    func has(_ name: String, _ labels: [String?]? = nil) -> Bool {
      checker.members(ofNominal: nominal, named: name).contains { candidate in
        guard let function = candidate.declaration as? FunctionDeclaration, function.isStatic else { return false }
        return labels.map { function.parameters.map(\.label) == $0 } ?? true
      }
    }
    if has("buildBlock") || (has("buildPartialBlock", ["first"]) && has("buildPartialBlock", ["accumulated", "next"])) {
      return
    }
    checker.report(
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
      at: nominal)
  }

  /// The entry of a program: `static func main()`, its own or a protocol's.
  private func checkMain(_ nominal: NominalDeclaration) {
    if nominal.isProtocol { return }
    let isKnown = checker.members(ofNominal: nominal, named: "main").contains { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration else { return false }
      return function.isStatic && function.parameters.isEmpty
    }
    let conformsToLibrary = checker.allConformances(of: nominal).keys.contains { $0.module.isLibrary && !$0.isStandard }
    if isKnown || conformsToLibrary
      || !nominal.inheritance.isEmpty && checker.superclassDeclaration(of: nominal)?.module.isLibrary == true
    {
      return
    }
    if checker.inheritsUnknown(nominal) { return }
    checker.report(
      "'\(nominal.name)' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void",
      at: nominal)
  }

  private func checkMemberLookup(_ nominal: NominalDeclaration) {
    let isKnown = checker.members(ofNominal: nominal, named: "subscript").contains { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration,
        function.parameters.first?.label == "dynamicMember"
      else { return false }
      return function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil || $0.isVariadic }
    }
    if isKnown { return }
    checker.report(
      "'@dynamicMemberLookup' requires '\(nominal.name)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path",
      at: nominal)
  }

  /// A property with a wrapper is a single stored `var` of a structure or class.
  private func checkWrapped(_ variable: VariableDeclaration) {
    guard !variable.attributes.custom.isEmpty else { return }
    let builder = checker.builder(among: variable.attributes.custom, checker.context(of: variable))
    let isParameter = !variable.isStatic && variable.parentNominal?.kind == .structure && variable.initializer == nil
    if let builder, case .nominal(let declaration, _) = builder, variable.isStored, variable.accessors == nil,
      !isParameter
    {
      checker.report(
        "result builder attribute '\(declaration.name)' can only be applied to a property if it defines a getter",
        at: variable)
    }
    guard let (wrapper, _, attribute) = checker.wrapper(of: variable) else { return }
    if let value = checker.wrappedValue(of: wrapper), value.attributes.flags.contains(.unavailable),
      variable.parentNominal?.isClass != true
    {
      let message = value.attributes.availability.first(where: \.isUnavailable)?.message
      checker.report(
        "'wrappedValue' is unavailable" + (message.map { ": \($0)" } ?? ""),
        at: attribute.syntax.positionAfterSkippingLeadingTrivia.utf8Offset, in: variable.place?.file)
      return
    }
    let flags = variable.attributes.flags
    if variable.isLet {
      checker.report("property wrapper can only be applied to a 'var'", at: variable)
    } else if variable.isComputed {
      checker.report("property wrapper cannot be applied to a computed property", at: variable)
    } else if variable.isDestructured {
      checker.report("property wrapper can only apply to a single variable", at: variable)
    } else if flags.contains(.lazy) {
      checker.report("property '\(variable.name)' with a wrapper cannot also be lazy", at: variable)
    } else if flags.contains(.weak) {
      checker.report("property '\(variable.name)' with a wrapper cannot also be weak", at: variable)
    } else if flags.contains(.override) {
      checker.report("property '\(variable.name)' with attached wrapper cannot override another property", at: variable)
    }
  }

  private func checkBuilt(_ function: FunctionDeclaration) {
    let interface = checker.interface(of: function)
    for (parameter, found) in zip(function.parameters, interface.parameters) {
      guard case .nominal(let declaration, _)? = found.builder, let attribute = parameter.attributes.custom.first else {
        continue
      }
      let offset = attribute.name.positionAfterSkippingLeadingTrivia.utf8Offset
      if found.isAutoclosure {
        checker.report(
          "result builder attribute '\(declaration.name)' cannot be applied to an autoclosure parameter", at: offset,
          in: function.place?.file)
        continue
      }
      switch checker.optionalObject(found.type) ?? found.type {
      case .function, .hole: break
      default:
        checker.report(
          "result builder attribute '\(declaration.name)' can only be applied to a parameter of function type",
          at: offset, in: function.place?.file)
      }
    }
  }
}
