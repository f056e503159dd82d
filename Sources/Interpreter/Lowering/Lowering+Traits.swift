internal import Foundation
internal import SwiftSyntax

extension Lowering {
  /// Reads a trait of a preview. `.fixedLayout(width:height:)` gives its size; `.sizeThatFitsLayout`, `.defaultLayout` and `.portrait` are what the playground does in any case; of
  /// all others a warning says that they are ignored.
  func trait(_ argument: LabeledExprSyntax) -> CGSize? {
    if let member = argument.expression.as(MemberAccessExprSyntax.self), ["sizeThatFitsLayout", "defaultLayout", "portrait"].contains(member.declName.baseName.text) { return nil }
    if let call = argument.expression.as(FunctionCallExprSyntax.self), call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout",
      call.arguments.map({ $0.label?.text }) == ["width", "height"]
    {
      let sides = call.arguments.compactMap { Double($0.expression.trimmedDescription.replacing("_", with: "")) }
      if sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 >= 0 }) { return CGSize(width: sides[0], height: sides[1]) }
      report(.traitWantsNumbers(at: range(argument)))
      return nil
    }
    report(.traitIgnored(argument.expression.trimmedDescription, at: range(argument)))
    return nil
  }
}
