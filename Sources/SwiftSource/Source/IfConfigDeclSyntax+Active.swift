internal import Declarations
internal import SwiftSyntax

extension IfConfigDeclSyntax {
  /// What stands in the clause of `#if` that holds (`BuildConditions`).
  var activeElements: IfConfigClauseSyntax.Elements? { activeElements { BuildConditions.isActive($0) } }
  /// The items of the clause that holds, those of inner `#if` included.
  var activeItems: [CodeBlockItemSyntax] {
    guard case .statements(let list)? = activeElements else { return [] }
    return list.flatMap { item -> [CodeBlockItemSyntax] in
      if case .decl(let declaration) = item.item, let inner = declaration.as(IfConfigDeclSyntax.self) {
        return inner.activeItems
      }
      return [item]
    }
  }
}
