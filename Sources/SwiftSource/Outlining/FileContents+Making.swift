internal import SwiftSyntax

/// How values of a file's types are made.
extension FileContents {
  /// Whether `Type()` makes a value anywhere in the file.
  func canBeMadeWithoutArguments(_ type: DeclaredType) -> Bool { !type.isGeneric && needsNoArguments(type) }
  /// The same, whatever its generic parameters are.
  func needsNoArguments(_ type: DeclaredType) -> Bool {
    if type.kind != .enumeration, type.initializers.allSatisfy(\.isInExtension), type.properties.allSatisfy(begins) {
      return true
    }
    return type.initializers.contains(where: \.takesNothing)
  }
  /// A call with the arguments that the type needs, as a hint: `MyView(helloFont: .title)`.
  func exampleCall(_ type: DeclaredType) -> String {
    let written = type.initializers.first { !$0.isPrivate } ?? type.initializers.first
    let arguments =
      written.map { initializer in
        initializer.parameters.filter { !$0.isOptional }.map { parameter in
          let label = parameter.firstName.text == "_" ? "" : parameter.firstName.identifierText + ": "
          let isBuilt = parameter.attributes.contains { isBuilder($0.as(AttributeSyntax.self)) }
          return label + (isBuilt ? "{ }" : Self.example(parameter.type))
        }
      } ?? memberwise(type).filter { !begins($0) }.map { "\($0.name.identifierText): \(example($0))" }
    return "\(type.path)(\(arguments.joined(separator: ", ")))"
  }
  private func example(_ property: StoredProperty) -> String {
    if property.attributes.contains(where: isBuilder) { return "{ }" }
    let value = Self.example(property.type)
    if case .library(.storage, _)? = wrapper(of: property)?.kind { return ".constant(\(value))" }
    return value
  }
  private static func example(_ type: TypeSyntax?) -> String {
    switch type?.as(TypeSyntaxEnum.self) {
    case .identifierType(let found):
      switch found.name.text {
      case "String", "LocalizedStringKey", "Substring": return "\"…\""
      case "Int", "Double", "CGFloat", "Float": return "1"
      case "Bool": return "true"
      case "Array", "Set": return "[]"
      case "Dictionary": return "[:]"
      case "Optional": return "nil"
      case "Font": return ".title"
      case "Color": return ".red"
      case "Binding":
        guard case .type(let value)? = found.genericArgumentClause?.arguments.first?.argument else { return "…" }
        return ".constant(\(example(value)))"
      default: return "…"
      }
    case .arrayType: return "[]"
    case .dictionaryType: return "[:]"
    case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
    case .functionType: return "{ }"
    case .attributedType(let found): return example(found.baseType)
    case .tupleType(let found) where found.elements.count == 1: return example(found.elements.first?.type)
    default: return "…"
    }
  }

  // MARK: Stored properties

  /// Whether a stored property has a value that nobody gives it.
  func begins(_ property: StoredProperty) -> Bool {
    if property.value != nil || property.isLazy { return true }
    let isOptional = property.isMutable && property.type?.isWrittenOptional == true
    guard let wrapper = wrapper(of: property) else { return isOptional }
    // `@State(initialValue: 3) var count`, `@FetchRequest(sortDescriptors: []) var items`.
    if let arguments = wrapper.attribute.arguments?.as(LabeledExprListSyntax.self), !arguments.isEmpty { return true }
    switch wrapper.kind {
    case .library(.storage, _): return false
    case .library(_, let begins): return begins || isOptional
    case .own(let path):
      guard let type = types[path] else { return false }
      let takesNothing =
        type.initializers.isEmpty ? beginsPlainly(type) : type.initializers.contains(where: \.takesNothing)
      return takesNothing || isOptional && type.takesWrappedValue
    case .foreign: return true
    }
  }
  /// Whether all stored properties have written values; no wrappers are followed, which may lead back.
  private func beginsPlainly(_ type: DeclaredType) -> Bool {
    type.properties.allSatisfy { $0.value != nil || $0.isMutable && $0.type?.isWrittenOptional == true }
  }
  /// The stored properties that the initialiser sets that Swift makes for a struct.
  func memberwise(_ type: DeclaredType) -> [StoredProperty] {
    type.kind == .structure ? type.properties.filter(isInMemberwise) : []
  }
  private func isInMemberwise(_ property: StoredProperty) -> Bool {
    if property.isLazy { return false }
    return switch wrapper(of: property)?.kind {
    case .library(.storage, _): true
    case .library(.none, _): false
    default: property.isMutable || !begins(property)
    }
  }
  /// Whether a property makes the memberwise initialiser private; one with a wrapper and a value does not (swiftc 6.3).
  func isPrivateInMemberwise(_ property: StoredProperty) -> Bool {
    property.isPrivate && (wrapper(of: property) == nil || !begins(property))
  }
  /// The property wrapper before a property.
  func wrapper(of property: StoredProperty) -> WrittenWrapper? {
    guard property.isMutable else { return nil }
    for attribute in property.attributes {
      let name = attribute.attributeName.inheritedNames.first ?? ""
      if let type = types[name] {
        if type.isWrapper { return WrittenWrapper(kind: .own(name), attribute: attribute) }
      } else if let kind = WrittenWrapper.library[name] {
        return WrittenWrapper(kind: kind, attribute: attribute)
      } else if name.first?.isUppercase == true, !WrittenWrapper.plain.contains(name), !isBuilder(attribute) {
        return WrittenWrapper(kind: .foreign, attribute: attribute)
      }
    }
    return nil
  }
  /// Whether an attribute is a result builder. Those of other files are told by their names.
  private func isBuilder(_ attribute: AttributeSyntax?) -> Bool {
    guard let name = attribute?.attributeName.writtenPath else { return false }
    return types[name].map(\.isBuilder) ?? name.hasSuffix("Builder")
  }
}

extension DeclaredType {
  /// Whether the wrapper can be made of a wrapped value.
  fileprivate var takesWrappedValue: Bool {
    if initializers.isEmpty { return properties.contains { $0.name.text == "wrappedValue" } }
    return initializers.contains { $0.parameters.first?.firstName.text == "wrappedValue" }
  }
}
