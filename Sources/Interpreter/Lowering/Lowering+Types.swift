internal import Foundation
internal import SwiftSyntax

extension Lowering {
  /// The type that a type's syntax names; reports what it does not know.
  func type(_ syntax: TypeSyntax, owner: StaticType? = nil) -> StaticType {
    let owner = owner ?? context.owner
    if let name = syntax.as(IdentifierTypeSyntax.self) { return namedType(name, owner) }
    if let member = syntax.as(MemberTypeSyntax.self) { return memberType(member, owner) }
    if let optional = syntax.as(OptionalTypeSyntax.self) { return optionalType(type(optional.wrappedType, owner: owner)) }
    if let array = syntax.as(ArrayTypeSyntax.self) {
      let element = type(array.element, owner: owner)
      return element == .failed ? .failed : .array(element)
    }
    if let dictionary = syntax.as(DictionaryTypeSyntax.self) {
      let (key, value) = (type(dictionary.key, owner: owner), type(dictionary.value, owner: owner))
      return key == .failed || value == .failed ? .failed : .dictionary(key, value)
    }
    if let forced = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optionalType(type(forced.wrappedType, owner: owner)) }
    if let tuple = syntax.as(TupleTypeSyntax.self) {
      let elements = tuple.elements.map { StaticType.Element(label: $0.firstName?.text, type: type($0.type, owner: owner)) }
      if elements.contains(where: { $0.type == .failed }) { return .failed }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    if let function = syntax.as(FunctionTypeSyntax.self) {
      let parameters = function.parameters.map { type($0.type, owner: owner) }
      let result = type(function.returnClause.type, owner: owner)
      return parameters.contains(.failed) || result == .failed ? .failed : .function(parameters, result)
    }
    if let attributed = syntax.as(AttributedTypeSyntax.self) {
      let base = type(attributed.baseType, owner: owner)
      return attributed.specifiers.contains { $0.trimmedDescription == "inout" } && base != .failed ? .reference(base) : base
    }
    if let constrained = syntax.as(SomeOrAnyTypeSyntax.self) { return constrainedType(constrained) }
    if let metatype = syntax.as(MetatypeTypeSyntax.self) {
      let inner = type(metatype.baseType, owner: owner)
      return inner == .failed ? .failed : .metatype(inner)
    }
    if let composition = syntax.as(CompositionTypeSyntax.self) { return composed(composition) }
    report(.notSupported("the type '\(syntax.trimmedDescription)'", at: range(syntax)))
    return .failed
  }

  private func optionalType(_ wrapped: StaticType) -> StaticType { wrapped == .failed ? .failed : .optional(wrapped) }

  private func constrainedType(_ syntax: SomeOrAnyTypeSyntax) -> StaticType {
    let isSome = syntax.someOrAnySpecifier.text == "some"
    var protocols: [String] = []
    let parts = self.parts(of: syntax.constraint)
    for (name, place) in parts {
      if name == "Any", !isSome { continue }
      guard isProtocol(name) else {
        let near = nearest(name, among: protocolNames)
        let part = place
        report(types[name] == nil ? .cannotFindType(name, suggestion: near, at: range(part)) : .doesNotConform(.void, to: name, at: range(part)))
        return isSome ? .opaque(["View"], origin: newOrigin()) : .failed
      }
      protocols.append(name)
    }
    return isSome ? .opaque(protocols, origin: newOrigin()) : .any(protocols)
  }
  private func composed(_ syntax: CompositionTypeSyntax) -> StaticType {
    var names: [String] = []
    for (name, place) in parts(of: TypeSyntax(syntax)) {
      guard isProtocol(name) else {
        report(.cannotFindType(name, suggestion: nearest(name, among: protocolNames), at: range(place)))
        return .failed
      }
      names.append(name)
    }
    return .any(names)
  }

  private func namedType(_ syntax: IdentifierTypeSyntax, _ owner: StaticType?) -> StaticType {
    let name = syntax.name.text
    let arguments = genericArguments(syntax.genericArgumentClause, owner)
    if arguments.contains(.failed) { return .failed }
    if let found = knownType(name, arguments, owner) { return found }
    if isProtocol(name) { return .any([name]) }
    if name == "Any" { return .any([]) }
    if name == "AnyHashable", types[name] == nil { return .any(["Hashable"]) }
    if isForeign(name) {
      leaveOut(name, at: range(syntax.name))
      return .skipped
    }
    let near = nearest(name, among: Array(types.keys) + Array(catalogue.types.keys))
    if name == "Length" {
      report(.oldName("Length", now: "CGFloat", at: range(syntax.name)))
    } else if SwiftUINames.views.contains(name) || SwiftUINames.types.contains(name) || ["Date", "UUID"].contains(name) {
      report(.notSupported("the type '\(name)'", at: range(syntax.name)))
    } else {
      report(.cannotFindType(name, suggestion: near, at: range(syntax.name)))
    }
    return .failed
  }
  private func genericArguments(_ clause: GenericArgumentClauseSyntax?, _ owner: StaticType?) -> [StaticType] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let argument) = argument.argument { return type(argument, owner: owner) }
      return .failed
    }
  }

  /// A type by its name: generic parameters, own types from the innermost on, then the library's.
  func knownType(_ name: String, _ arguments: [StaticType] = [], _ owner: StaticType?) -> StaticType? {
    if let parameter = context.generic(named: name) { return .parameter(parameter) }
    if name == "Self", let owner { return equalType(of: owner) ?? owner }
    if case .parameter(let parameter)? = owner, let found = associated(name, of: parameter) ?? alias(name, of: parameter) { return found }
    if name == "Void" { return .void }
    if case .declared(let declaration, _) = owner {
      var outer: TypeDeclaration? = declaration
      while let type = outer {
        if let nested = type.nested[name] { return declared(nested, arguments) }
        if let alias = type.aliases[name] { return aliased(alias, arguments) }
        if let inherited = inheritedAlias(name, of: type) { return inherited }
        if type.name == name { return declared(type, arguments) }
        if let parameter = type.parameters.first(where: { $0.name == name }) { return .parameter(parameter) }
        if let local = type.surroundings?.localType(named: name) { return declared(local, arguments) }
        if let found = protocolAlias(name, of: type) ?? chosen(name, by: type) { return found }
        outer = type.outer
      }
    }
    if case .library(_, let arguments) = owner {
      for case .parameter(let parameter) in arguments where parameter.name == name { return .parameter(parameter) }
      if let owner, ["Element", "Key", "Value", "Wrapped", "Bound"].contains(name), types[name] == nil, let found = associated(name, of: owner) { return found }
    }
    if case .library(let library, _) = owner, let parameter = Lowering.viewParameter(name, of: library.name) {
      return equalType(of: .parameter(parameter)) ?? .parameter(parameter)
    }
    if case .library(let around, _) = owner, let nested = libraryNested[around.name]?[name] { return declared(nested, arguments) }
    if case .library(let around, _) = owner, let alias = alias(named: name, ofLibrary: around.name) { return aliased(alias, arguments) }
    if let local = context.localType(named: name) { return declared(local, arguments) }
    if let own = types[name] { return declared(own, arguments) }
    if let alias = alias(named: name) { return aliased(alias, arguments) }
    if let shared = library.type(named: name) { return declared(shared, arguments) }
    switch (name, arguments.first) {
    case ("Optional", let wrapped?): return .optional(wrapped)
    case ("Array", let element?): return .array(element)
    case ("ArraySlice", nil), ("ContiguousArray", nil): return .library(.array, [])
    case ("ArraySlice", let element?), ("ContiguousArray", let element?): return .array(element)
    case ("Set", let element?): return .set(element)
    case ("Dictionary", let key?): return arguments.count == 2 ? .dictionary(key, arguments[1]) : nil
    case ("KeyValuePairs", let key?) where arguments.count == 2: return .array(StaticType.pair(key, arguments[1]))
    case ("Substring", _), ("StaticString", _), ("NSString", _): return .string
    case ("Never", _): return .never
    case ("IntegerFormatStyle", _), ("FloatingPointFormatStyle", _): return NumberStyle.staticType
    case ("Predicate", let subject?): return Catalogue.predicate(subject)
    case ("SortDescriptor", let root?): return KeyOrder.type(root)
    case ("SortDescriptor", nil): return .library(KeyOrder.libraryType, [])
    case ("SortOrder", _): return DateOrder.staticType
    case ("NSDecimalNumber", _): return AnyNumber.staticType
    case ("UnicodeScalar", _): return UnicodeScalarValue.staticType
    case ("TimeInterval", _): return .double
    case ("AnyPublisher", let output?), ("Published", let output?): return Upcoming.type(output)
    case ("WritableKeyPath", let root?), ("ReferenceWritableKeyPath", let root?), ("KeyPath", let root?): return .library(.keyPath, [root] + arguments.dropFirst())
    default: break
    }
    guard let type = catalogue.types[name] else { return nil }
    if arguments.isEmpty {
      switch name {
      case "Range": return .range
      case "ClosedRange": return .closedRange
      case "Array", "Optional": return .library(type, [])
      default: break
      }
    }
    return .library(type, type.protocols.contains("View") && name != "TupleView" ? [] : arguments)
  }
  /// What the protocols of a type call types of the library: `Content` of a `ViewModifier`.
  private func protocolAlias(_ name: String, of declaration: TypeDeclaration) -> StaticType? {
    libraryAlias(name, of: declaration.protocols)
  }
  private func libraryAlias(_ name: String, of protocols: [String]) -> StaticType? {
    for owner in closure(of: protocols) {
      if let target = LibraryProtocols.aliases[owner]?[name], let type = catalogue.types[target] { return .library(type, []) }
    }
    return nil
  }
  /// What the protocols of a generic parameter, or of `Self` in one of them, call other types.
  private func alias(_ name: String, of parameter: TypeParameter) -> StaticType? {
    let protocols = context.protocols(of: parameter)
    for owner in closure(of: protocols) {
      if let alias = protocolDeclaration(owner)?.aliases[name] { return alias.type }
    }
    return libraryAlias(name, of: protocols)
  }
  private func aliased(_ alias: TypeAlias, _ arguments: [StaticType]) -> StaticType {
    var bindings: [TypeParameter: StaticType] = [:]
    for (parameter, argument) in zip(alias.parameters, arguments) { bindings[parameter] = argument }
    return alias.type.substituting(bindings)
  }
  private func declared(_ declaration: TypeDeclaration, _ arguments: [StaticType]) -> StaticType {
    if arguments.isEmpty, !declaration.parameters.isEmpty { return declaration.selfType }
    // Generic parameters of the types around come first.
    let around = declaration.parameters.prefix(max(declaration.parameters.count - arguments.count, 0)).map { StaticType.parameter($0) }
    return .declared(declaration, around + arguments)
  }

  private func memberType(_ syntax: MemberTypeSyntax, _ owner: StaticType?) -> StaticType {
    let path = syntax.trimmedDescription
    if let base = syntax.baseType.as(IdentifierTypeSyntax.self), Lowering.modules.contains(base.name.text), knownType(base.name.text, [], owner) == nil {
      if let type = catalogue.types[syntax.name.text] { return .library(type, genericArguments(syntax.genericArgumentClause, owner)) }
      report(.cannotFindType(path, suggestion: nil, at: range(syntax)))
      return .failed
    }
    let base = type(syntax.baseType, owner: owner)
    if base.isSilent { return base }
    if let nested = nestedType(syntax.name.text, in: base) {
      let arguments = genericArguments(syntax.genericArgumentClause, owner)
      if arguments.contains(.failed) { return .failed }
      guard !arguments.isEmpty, case .declared(let declaration, let own) = nested else { return nested }
      return .declared(declaration, own.dropLast(arguments.count) + arguments)
    }
    if isForeign(syntax.baseType.trimmedDescription) { return .skipped }
    report(.cannotFindType(path, suggestion: nil, at: range(syntax)))
    return .failed
  }
  /// A type inside a type: `Font.Weight`.
  func nestedType(_ name: String, in base: StaticType) -> StaticType? {
    switch base {
    case .library(let type, _) where type.name == "FloatingPointFormatStyle" && ["Currency", "Percent"].contains(name): .library(type, [])
    case .library(let type, _) where type.name == "Timer" && name == "TimerPublisher", .library(let type, _) where type.name == "Publishers" && name == "Autoconnect":
      Upcoming.type(Date.staticType)
    case .library(Upcoming.libraryType, _) where name == "Publisher": base
    case .library(let type, let arguments) where type.protocols.contains("Publisher") && (name == "Output" || name == "Failure"):
      name == "Output" ? arguments.first : .any(["Error"])
    case .library(let type, _) where alias(named: name, ofLibrary: type.name) != nil: alias(named: name, ofLibrary: type.name)?.type
    case .library(let type, _):
      libraryNested[type.name]?[name].map { declared($0, []) } ?? catalogue.types[type.name + "." + name].map { .library($0, []) } ?? associated(name, of: base)
    case .declared(let declaration, let arguments):
      (declaration.nested[name].map { declared($0, []) } ?? declaration.aliases[name]?.type ?? inheritedAlias(name, of: declaration) ?? protocolAlias(name, of: declaration)
        ?? associated(name, of: base))?.substituting(Dictionary(zip(declaration.parameters, arguments), uniquingKeysWith: { first, _ in first }))
    case .parameter(let parameter): associated(name, of: base) ?? alias(name, of: parameter)
    default: nil
    }
  }
  /// Modules that can stand before a name.
  static let modules: Set<String> = ["SwiftUI", "Swift", "Foundation", "CoreGraphics"]

  // MARK: Conformance

  /// True if values of the type can be used where the protocol is asked for.
  func conforms(_ type: StaticType, to name: String) -> Bool {
    switch type {
    case .failed, .skipped, .never: return true
    case .library(let library, let arguments):
      if library == .optional, name == "View" || name == "Hashable" { return arguments.first.map { conforms($0, to: name) } ?? false }
      if includes(library.protocols, name) { return library != .array || name != "Hashable" || arguments.allSatisfy { conforms($0, to: name) } }
      return includes(extensionProtocols[library.name] ?? [], name)
    case .declared(let declaration, _):
      if includes(declaration.allProtocols, name) { return true }
      if declaration.isShared, includes(extensionProtocols[declaration.name] ?? [], name) { return true }
      if declaration.isModel, ["Hashable", "Equatable", "PersistentModel"].contains(name) { return true }
      if declaration.kind == .classType { return name == "AnyObject" }
      if declaration.kind == .enumeration, declaration.cases.allSatisfy(\.payload.isEmpty) {
        return ["Hashable", "Equatable"].contains(name) || name == "RawRepresentable" && declaration.rawType != nil
      }
      return false
    case .opaque(let protocols, _): return includes(protocols, name)
    case .any(let protocols): return includes(protocols, name) && name != "View"
    case .parameter(let parameter): return includes(context.protocols(of: parameter), name)
    case .tuple, .function, .metatype: return false
    }
  }
  /// Names of the protocols that a type's members may come from.
  func protocols(of type: StaticType) -> [String] {
    catalogue.protocols.union(extensions.keys).filter { conforms(type, to: $0) && catalogue.types[$0] == nil }.sorted()
  }
  /// The same, only those with a member of that name.
  func protocols(of type: StaticType, with name: String) -> [String] {
    var known = catalogue.protocols(with: name)
    for (owner, members) in extensions where members[name] != nil { known.insert(owner) }
    known.formUnion(library.owners(of: name))
    if known.isEmpty { return [] }
    return known.filter { conforms(type, to: $0) && catalogue.types[$0] == nil }.sorted()
  }
}
