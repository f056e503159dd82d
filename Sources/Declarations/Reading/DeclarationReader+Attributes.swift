package import SwiftSyntax

extension DeclarationReader {
  /// Attributes and modifiers together.
  package func attributes(_ nodes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> AttributeList {
    var list = AttributeList()
    list.access = defaultAccess
    for modifier in modifiers { add(modifier, to: &list) }
    for element in nodes {
      switch element {
      case .attribute(let attribute): add(attribute, to: &list)
      case .ifConfigDecl(let node):
        guard case .attributes(let active)? = node.activeElements(isActive: { BuildConditions.isActive($0) }) else {
          continue
        }
        for case .attribute(let attribute) in active { add(attribute, to: &list) }
      @unknown default: break
      }
    }
    return list
  }

  private func add(_ modifier: DeclModifierSyntax, to list: inout AttributeList) {
    guard case .keyword(let keyword) = modifier.name.tokenKind else { return }
    if let access = Self.access[keyword] {
      if modifier.detail != nil {
        list.setterAccess = access
      } else {
        list.access = access
        list.flags.insert(.explicitAccess)
      }
    }
    if let flag = Self.modifiers[keyword] { list.flags.insert(flag) }
  }

  private static let access: [Keyword: AttributeList.Access] = [
    .private: .private, .fileprivate: .fileprivate, .internal: .internal, .package: .package, .public: .public,
    .open: .open,
  ]
  private static let modifiers: [Keyword: AttributeList.Flags] = [
    .static: .static, .class: .classMember, .mutating: .mutating, .nonmutating: .nonmutating, .override: .override,
    .final: .final, .lazy: .lazy,
    .weak: .weak, .unowned: .unowned, .required: .required, .convenience: .convenience, .optional: .optional,
    .indirect: .indirect,
    .prefix: .prefix, .postfix: .postfix, .infix: .infix, .nonisolated: .nonisolated, .async: .asyncLet,
    .__consuming: [],
  ]
  /// Attributes of the language that say something of what is declared; any other names a type.
  private static let attributes: [String: AttributeList.Flags] = [
    "_disfavoredOverload": .disfavored, "discardableResult": .discardable, "propertyWrapper": .propertyWrapper,
    "resultBuilder": .resultBuilder, "_functionBuilder": .resultBuilder, "dynamicMemberLookup": .dynamicMemberLookup,
    "dynamicCallable": .dynamicCallable, "main": .main, "frozen": .frozen, "MainActor": .mainActor,
    "globalActor": .globalActor, "objc": .objc, "preconcurrency": .preconcurrency, "UIApplicationMain": .main,
    "NSApplicationMain": .main, "_implicitSelfCapture": .implicitSelfCapture,
    "_inheritActorContext": .inheritActorContext,
  ]
  /// The others of the language, among them those of types and the compiler's own (its list of attributes).
  private static let otherAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "LLDBDebuggerFunction",
    "NSCopying", "NSManaged", "Sendable", "_addressable", "_addressableForDependencies", "_addressableSelf",
    "_alignment", "_allowFeatureSuppression", "_alwaysEmitConformanceMetadata", "_alwaysEmitIntoClient",
    "_assemblyVision", "_backDeploy", "_borrowed", "_cdecl", "_clangImporterSynthesizedType", "_compilerInitialized",
    "_const", "_disallowFeatureSuppression", "_documentation", "_dynamicReplacement", "_eagerMove", "_effects",
    "_expose", "_exported", "_extern", "_fixed_layout", "_forbidSerializingReference", "_frozen",
    "_hasInitialValue", "_hasMissingDesignatedInitializers", "_hasStorage", "_implementationOnly", "_implements",
    "_implicitly_unwrapped_optional",
    "_inheritsConvenienceInitializers", "_lexicalLifetimes", "_lifetime", "_marker", "_moveOnly", "_noAllocation",
    "_noEagerMove", "_noExistentials", "_noImplicitCopy", "_noLocks", "_noMetadata", "_noObjCBridging", "_noRuntime",
    "_nonEphemeral", "_nonSendable", "_nonoverride", "_objcImplementation", "_objcRuntimeName",
    "_objc_non_lazy_realization", "_opaqueReturnTypeOf", "_opaqueSelf", "_optimize", "_originallyDefinedIn",
    "_preInverseGenerics", "_predatesConcurrency", "_preservesReference", "_private", "_projectedValueProperty",
    "_rawLayout", "_section", "_semantics", "_show_in_interface", "_silgen_name", "_specialize",
    "_specializeExtension", "_spi", "_spiOnly", "_spi_available", "_staticExclusiveOnly",
    "_staticInitializeObjCMetadata", "_swift_native_objc_runtime_base", "_transparent", "_typeEraser",
    "_unavailableFromAsync", "_unavailableInEmbedded", "_unsafeInheritExecutor", "_unsafeNonescapableResult", "_used",
    "_weakLinked", "abi", "attached", "autoclosure", "available", "backDeployed", "c", "concurrent", "convention",
    "derivative", "differentiable", "dynamicMember", "escaping", "exclusivity", "execution", "export", "extensible",
    "freestanding", "implementationOnly", "inlinable", "inline", "isolated", "lifetime", "noDerivative", "noescape",
    "nonexhaustive", "nonisolated", "nonobjc", "nonsendable", "objcMembers", "preEnumExtensibility",
    "requires_stored_property_inits", "rethrows", "retroactive", "safe", "specialized", "storageRestrictions",
    "testable", "thick", "thin", "transpose", "unchecked", "unsafe", "usableFromInline", "warn_unqualified_access",
  ]
  /// Whether an attribute of that name is one of the language's own.
  package static func isOfLanguage(attribute name: String) -> Bool {
    attributes[name] != nil || otherAttributes.contains(name)
  }

  private func add(_ attribute: AttributeSyntax, to list: inout AttributeList) {
    let name = attribute.attributeName.trimmedDescription
    if name == "available" {
      if case .availability(let arguments)? = attribute.arguments { add(arguments, to: &list) }
      return
    }
    if name == "_spi", let group = attribute.arguments?.trimmedDescription, group.hasPrefix("iOS") {
      list.firstSystem = Int(group.dropFirst(3))
    }
    if let flags = Self.attributes[name] { list.flags.formUnion(flags) }
    if Self.isOfLanguage(attribute: name) { return }
    var arguments: LabeledExprListSyntax?
    if case .argumentList(let written)? = attribute.arguments { arguments = written }
    list.custom.append(
      AttributeList.CustomAttribute(name: attribute.attributeName, arguments: arguments, syntax: attribute))
  }

  private func add(_ arguments: AvailabilityArgumentListSyntax, to list: inout AttributeList) {
    var platform: String?
    var current = AttributeList.Availability(platform: "*")
    for argument in arguments {
      switch argument.argument {
      case .token(let token):
        switch token.text {
        case "*": platform = platform ?? "*"
        case "unavailable", "noasync": current.isUnavailable = token.text == "unavailable"
        case "deprecated": current.isDeprecated = true
        default: platform = token.text
        }
      case .availabilityVersionRestriction(let restriction):
        list.availability.append(
          AttributeList.Availability(platform: restriction.platform.text, introduced: Self.version(restriction.version))
        )
      case .availabilityLabeledArgument(let labeled):
        switch (labeled.label.text, labeled.value) {
        case ("introduced", .version(let version)): current.introduced = Self.version(version)
        case ("deprecated", _), ("obsoleted", _): current.isDeprecated = true
        case ("renamed", .string(let text)): current.renamed = text.segments.trimmedDescription
        case ("message", .string(let text)): current.message = text.segments.trimmedDescription
        default: break
        }
      @unknown default: break
      }
    }
    guard let platform else { return }
    current.platform = platform
    if current.isUnavailable && (platform == "*" || platform == "iOS" || platform == "swift") {
      list.flags.insert(.unavailable)
    }
    list.availability.append(current)
  }

  private static func version(_ node: VersionTupleSyntax?) -> [Int] {
    guard let node else { return [] }
    return ([Int(node.major.text) ?? 0] + node.components.map { Int($0.number.text) ?? 0 })
  }
}
