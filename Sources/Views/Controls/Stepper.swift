/// A control that counts a value up and down. Drawn still: its label and two signs at the trailing edge, `[−|+]`, five columns wide (our choice).
public struct Stepper<Label: View> {
  let label: Label
  let isLabelImplicit: Bool
  init(_ label: Label, isLabelImplicit: Bool) {
    self.label = label
    self.isLabelImplicit = isLabelImplicit
  }
}

extension Stepper {
  /// A stepper of a value.
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(label(), isLabelImplicit: false)
  }
  /// A stepper of a value in bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), isLabelImplicit: false)
  }
  /// A stepper that runs two functions; kept, not run.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), isLabelImplicit: false)
  }
  /// A stepper that runs two functions (older spelling); kept, not run.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isLabelImplicit: false)
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value, with a title.
  public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(Text(title), isLabelImplicit: true)
  }
  /// A stepper of a value in bounds, with a title.
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), isLabelImplicit: true)
  }
  /// A stepper with a title that runs two functions; kept, not run.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), isLabelImplicit: true)
  }
}

extension Stepper: PrimitiveView {
  public typealias Body = Never
  /// A row of the label, a spacer and the signs: like iOS's stepper it takes the width it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let hidesLabel = nodes.environment.controls.hidesLabels
    nodes.container("Stepper", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      if !hidesLabel {
        nodes.label(view.label, isImplicit: view.isLabelImplicit)
        nodes.implicitly { $0.append(Spacer()) }
      }
      nodes.append(Sign(text: "[−|+]", label: "stepper"))
    }
  }
}
