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
}
