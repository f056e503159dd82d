internal import SwiftSyntax

/// A type of a declaration as a thunk writes it: stand-ins in the place of generic parameters.
struct BoundType {
  var text: String
  /// How the program's type of a stand-in inside is had: `c.type(0)`; `nil` where no stand-in needs it.
  var leaf: String?

  /// The leaf of a type with stand-ins for several types of the program: it can be named, and not read.
  static let severalLeaves = "several"

  /// The same type as part of another one.
  func inside(_ text: String) -> BoundType { BoundType(text: text, leaf: leaf) }
}

/// Writes types of declarations for thunks.
struct TypeBinder {
  let scope: GenericScope
  let types: LibraryTypes
  /// Of the text that is read.
  let module: String
  /// What `Self` is, where it is no parameter.
  var selfType: String?
  /// Whether `Self` is the generic parameter of a function that opens the receiver.
  var opensSelf = false

  func bound(_ type: TypeSyntax, depth: Int = 0) throws(Refusal) -> BoundType {
    if depth > 8 { throw .associated(type.trimmedDescription) }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): return try bound(name, depth)
    case .memberType(let member): return try bound(member, depth)
    case .optionalType(let optional):
      let inner = try bound(optional.wrappedType, depth: depth)
      return inner.inside("\(inner.text)?")
    case .implicitlyUnwrappedOptionalType(let optional):
      let inner = try bound(optional.wrappedType, depth: depth)
      return inner.inside("\(inner.text)?")
    case .arrayType(let array):
      let inner = try bound(array.element, depth: depth)
      return inner.inside("[\(inner.text)]")
    case .dictionaryType(let dictionary):
      let inner = merged([try bound(dictionary.key, depth: depth), try bound(dictionary.value, depth: depth)])
      return BoundType(text: "[\(inner.texts[0]): \(inner.texts[1])]", leaf: inner.leaf)
    case .tupleType(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        let inner = try bound(only.type, depth: depth)
        return inner.inside("(\(inner.text))")
      }
      if tuple.elements.isEmpty { return BoundType(text: "Void") }
      throw Refusal("tuple")
    case .attributedType(let attributed): return try bound(attributed.baseType, depth: depth)
    case .someOrAnyType(let constrained): return BoundType(text: "(\(constrained.trimmedDescription))")
    case .metatypeType: throw .metatype
    case .packExpansionType, .packElementType: throw .pack
    case .functionType: throw Refusal("function inside a type")
    default: throw Refusal("type \(type.trimmedDescription)")
    }
  }

  private func bound(_ type: IdentifierTypeSyntax, _ depth: Int) throws(Refusal) -> BoundType {
    let name = type.name.text
    if let parameter = try parameter(name, depth) { return parameter }
    if name == "Self", let selfType { return BoundType(text: selfType) }
    if ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "AnyKeyPath", "PartialKeyPath"].contains(name) {
      throw .keyPath
    }
    if types.isProtocol(name) { return BoundType(text: "(any \(qualified(name)))") }
    guard let arguments = type.genericArgumentClause else { return BoundType(text: qualified(name)) }
    return try generic(qualified(name), arguments, depth)
  }

  private func generic(_ name: String, _ clause: GenericArgumentClauseSyntax, _ depth: Int) throws(Refusal) -> BoundType {
    var inner: [BoundType] = []
    for argument in clause.arguments {
      guard case .type(let type) = argument.argument else { throw Refusal("generic value") }
      inner.append(try bound(type, depth: depth + 1))
    }
    let parts = merged(inner)
    return BoundType(text: "\(name)<\(parts.texts.joined(separator: ", "))>", leaf: parts.leaf)
  }

  private func bound(_ type: MemberTypeSyntax, _ depth: Int) throws(Refusal) -> BoundType {
    let path = type.trimmedDescription
    if let equal = scope.same[path], equal.trimmedDescription != path { return try bound(equal, depth: depth + 1) }
    let name = type.name.text
    if let base = type.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
      let library = LibraryModule.all.first(where: { $0.name == base.name.text })
    {
      let text = "\(LibraryModule.expression(library.name)).\(name)"
      if let arguments = type.genericArgumentClause { return try generic(text, arguments, depth) }
      return BoundType(text: text)
    }
    let base = try bound(type.baseType, depth: depth)
    if base.text == "HeldFormat", ["FormatInput", "FormatOutput"].contains(name) {
      return BoundType(text: name == "FormatInput" ? "Held" : "String")
    }
    if base.text == "Value" || base.text.hasPrefix("(any ") { throw .associated(path) }
    var result = BoundType(text: "\(base.text).\(name)", leaf: base.leaf)
    if base.text == "[Held]" || base.text == "Held" {
      switch name {
      case "Element": result = BoundType(text: "Held", leaf: base.leaf)
      case "ID": result = BoundType(text: "Held", leaf: "c.identity(of: \(base.leaf ?? ""))")
      case "Index": result = BoundType(text: "Int")
      default: throw .associated(path)
      }
    }
    if let arguments = type.genericArgumentClause { return try generic(result.text, arguments, depth) }
    return result
  }

  /// The stand-in for a generic parameter; `nil` if the name is none.
  private func parameter(_ name: String, _ depth: Int) throws(Refusal) -> BoundType? {
    guard let index = scope.index(of: name) else { return nil }
    if let equal = scope.same[name] { return try bound(equal, depth: depth + 1) }
    if name == "Self", opensSelf { return BoundType(text: "S") }
    let native = try scope.standIn(of: name)
    if native == "[Held]", let element = scope.same["\(name).Element"] ?? scope.same["\(name).Iterator.Element"] {
      let inner = try bound(element, depth: depth + 1)
      return inner.inside("[\(inner.text)]")
    }
    guard GenericScope.typed.contains(native) else { return BoundType(text: native) }
    return BoundType(text: native, leaf: native == "[Held]" ? "c.element(of: c.type(\(index)))" : "c.type(\(index))")
  }

  private func merged(_ parts: [BoundType]) -> (texts: [String], leaf: String?) {
    let leaves = Set(parts.compactMap(\.leaf))
    return (parts.map(\.text), leaves.count > 1 ? BoundType.severalLeaves : leaves.first)
  }

  /// Names that the runtime declares too.
  private static let taken: Set<String> = [
    "Box", "Closure", "Code", "ExistentialValue", "Evaluation", "Flow", "Frame", "FunctionCode", "Interruption", "Key",
    "KeyRules", "Layout", "LibraryValue", "Object", "Table", "Value", "WeakReference",
    "Witness",
  ]

  /// A name at the top of a module, with its module where two modules have it.
  func qualified(_ name: String) -> String {
    guard let modules = types.topLevel[name], modules.count > 1 || Self.taken.contains(name) else { return name }
    let own = modules.contains(module) ? module : (modules.count == 1 ? modules.first ?? module : nil)
    return own.map { "\(LibraryModule.expression($0)).\(name)" } ?? name
  }
}

extension LibraryModule {
  /// The compiled module by which Swift code names a library's declarations.
  static func expression(_ name: String) -> String {
    name == "Foundation" ? name : all.first { $0.name == name }?.parts.last ?? name
  }
}
