internal import SwiftSyntax

extension Lowering {
  /// The type or protocol of the library that an extension's name means: without its module, and what an alias of the library stands for.
  func extendedName(_ written: String) -> String {
    let parts = written.split(separator: ".").map(String.init)
    let name = parts.count > 1 && Lowering.modules.contains(parts[0]) ? parts.dropFirst().joined(separator: ".") : written
    if catalogue.types[name] == nil, !isProtocol(name), case .library(let type, _)? = knownType(name, [], nil) { return type.name }
    return name
  }
  /// What the extension that is collected makes generic parameters equal to.
  var equalities: [TypeParameter: StaticType] {
    var result: [TypeParameter: StaticType] = [:]
    for condition in extensionConditions {
      if case .parameter(let parameter) = condition.subject, case .equals(let type) = condition.demand { result[parameter] = type }
    }
    return result
  }

  /// The path of an extended type without its generic arguments, and those: `Box<Int>.Part` is `Box.Part` with `Int`, `[Item]` is `Array` with `Item`.
  nonisolated static func plainPath(_ type: TypeSyntax) -> (path: String, arguments: [TypeSyntax]) {
    func written(_ clause: GenericArgumentClauseSyntax?) -> [TypeSyntax] {
      clause?.arguments.compactMap { if case .type(let type) = $0.argument { type } else { nil } } ?? []
    }
    if let name = type.as(IdentifierTypeSyntax.self) { return (name.name.text, written(name.genericArgumentClause)) }
    if let member = type.as(MemberTypeSyntax.self) {
      let base = plainPath(member.baseType)
      return (base.path + "." + member.name.text, base.arguments + written(member.genericArgumentClause))
    }
    if let array = type.as(ArrayTypeSyntax.self) { return ("Array", [array.element]) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return ("Dictionary", [dictionary.key, dictionary.value]) }
    if let optional = type.as(OptionalTypeSyntax.self) { return ("Optional", [optional.wrappedType]) }
    return (type.trimmedDescription, [])
  }
  /// What the arguments behind an extended type's name demand of its generic parameters.
  func equalities(_ parameters: [TypeParameter], _ arguments: [TypeSyntax]) -> [GenericCondition] {
    zip(parameters, arguments).map { GenericCondition(subject: .parameter($0), demand: .equals(type($1))) }
  }
  /// A type of the file by its path, `Outer.Inner`.
  func ownType(path: String) -> TypeDeclaration? {
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(types[first]) { $0?.nested[$1] }
  }
}
