public import Foundation

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As its style has it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as the room that it is offered.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension View {
  /// How wide buttons inside are; in a grid of cells they are as wide as their labels.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    WithEnvironment(self, "buttonSizing") { $0.controls.buttonSizing = sizing }
  }
  /// The width that labels inside keep for their icons, in points; in a grid of cells they keep none.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    WithEnvironment(self, "labelReservedIconWidth") { $0.controls.labelIconWidth = value }
  }
  /// The distance between icon and title of labels inside, in points; a grid of cells has one.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    WithEnvironment(self, "labelIconToTitleSpacing") { $0.controls.labelSpacing = value }
  }
}

/// The label of a button, as wide as the room that it is offered.
struct StretchedLabel<Content: View> {
  let content: Content
  let isImplicit: Bool
}
extension StretchedLabel: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.implicitly { nodes in
      nodes.modifier(
        "Sizing", .flexibleFrame(FlexibleLimits(maxWidth: .infinity), .center),
        LabelPart(content: view.content, isImplicit: view.isImplicit))
    }
  }
}
