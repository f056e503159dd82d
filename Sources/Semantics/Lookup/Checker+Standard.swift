internal import Declarations

/// Declarations of the standard library that the language itself names: literals, `for`, `try`, optionals.
extension Checker {
  func standard(_ name: String) -> NominalDeclaration? {
    if let known = standardTypes[name] { return known }
    for module in modules.reversed() {
      guard let found = module.topLevel.named(name).first(where: { $0 is NominalDeclaration }) as? NominalDeclaration
      else { continue }
      standardTypes[name] = found
      return found
    }
    return nil
  }
  func standardType(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let declaration = standard(name) else { return .hole }
    return .nominal(declaration, arguments)
  }
  func optional(_ type: Type) -> Type { standardType("Optional", [type]) }
  func array(_ type: Type) -> Type { standardType("Array", [type]) }
  func dictionary(_ key: Type, _ value: Type) -> Type { standardType("Dictionary", [key, value]) }
  var bool: Type { standardType("Bool") }
  var int: Type { standardType("Int") }
  var double: Type { standardType("Double") }
  var string: Type { standardType("String") }
  /// `any Error`.
  var anyError: Type { standard("Error").map { .existential(Existential([$0])) } ?? .hole }
  var never: Type { standardType("Never") }

  func isStandard(_ type: Type, _ name: String) -> Bool {
    if case .nominal(let declaration, _) = type { return declaration.name == name && declaration == standard(name) }
    return false
  }
  func optionalObject(_ type: Type) -> Type? {
    if case .nominal(let declaration, let arguments) = type, arguments.count == 1, declaration.name == "Optional",
      declaration.isStandard
    {
      return arguments[0]
    }
    return nil
  }
  /// The type without any optional around it, and how many there were.
  func withoutOptionals(_ type: Type) -> (type: Type, depth: Int) {
    var (current, depth) = (type, 0)
    while let object = optionalObject(current) { (current, depth) = (object, depth + 1) }
    return (current, depth)
  }
}
