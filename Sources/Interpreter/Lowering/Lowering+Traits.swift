internal import Foundation
internal import SwiftSyntax
internal import Views

extension Lowering {
  /// Reads a trait of a preview: a fixed size, the size that fits, how the device is held. Of all others a warning says that they are ignored.
  func trait(_ argument: LabeledExprSyntax) -> PreviewWishes {
    switch argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "sizeThatFitsLayout": return PreviewWishes(layout: .sizeThatFits)
    case "defaultLayout": return PreviewWishes(layout: .device)
    case "portrait": return PreviewWishes(orientation: .portrait)
    case "portraitUpsideDown": return PreviewWishes(orientation: .portraitUpsideDown)
    case "landscapeLeft": return PreviewWishes(orientation: .landscapeLeft)
    case "landscapeRight": return PreviewWishes(orientation: .landscapeRight)
    default: break
    }
    if let call = argument.expression.as(FunctionCallExprSyntax.self), call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout",
      call.arguments.map({ $0.label?.text }) == ["width", "height"]
    {
      let sides = call.arguments.compactMap { Double($0.expression.trimmedDescription.replacing("_", with: "")) }
      if sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 >= 0 }) { return PreviewWishes(layout: .fixed(width: sides[0], height: sides[1])) }
      report(.traitWantsNumbers(at: range(argument)))
      return PreviewWishes()
    }
    report(.traitIgnored(argument.expression.trimmedDescription, at: range(argument)))
    return PreviewWishes()
  }
}
