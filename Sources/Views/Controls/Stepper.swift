internal import Drawing

/// A control that counts a value up and down. Drawn still: its label and two signs at the trailing edge, `[−|+]`, five columns wide (our choice).
public struct Stepper<Label: View> {
  let label: Label
  let isLabelImplicit: Bool
  /// Counts up by a number of steps, down by a negative one.
  let count: (Int) -> Void
  /// Whether it can count down and up.
  let reach: () -> (down: Bool, up: Bool)
  /// The value in a format, before the signs; nil where it is not shown.
  let shown: (() -> String)?
  init(
    _ label: Label, isLabelImplicit: Bool, count counter: StepCounter,
    _ onEditingChanged: @escaping (Bool) -> Void = { _ in }, shown: (() -> String)? = nil
  ) {
    self.label = label
    self.isLabelImplicit = isLabelImplicit
    self.shown = shown
    reach = counter.reach
    count = { steps in
      onEditingChanged(true)
      counter.count(steps)
      onEditingChanged(false)
    }
  }
}

extension Stepper {
  /// A stepper of a value.
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(label(), isLabelImplicit: false, count: StepCounter(value, step, nil), onEditingChanged)
  }
  /// A stepper of a value in bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), isLabelImplicit: false, count: StepCounter(value, step, bounds), onEditingChanged)
  }
  /// A stepper that runs two functions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), isLabelImplicit: false, count: StepCounter(onIncrement, onDecrement), onEditingChanged)
  }
  /// A stepper that runs two functions (older spelling).
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isLabelImplicit: false, count: StepCounter(onIncrement, onDecrement), onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value, with a title.
  public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
    self.init(Text(title), isLabelImplicit: true, count: StepCounter(value, step, nil), onEditingChanged)
  }
  /// A stepper of a value in bounds, with a title.
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), isLabelImplicit: true, count: StepCounter(value, step, bounds), onEditingChanged)
  }
  /// A stepper with a title that runs two functions.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), isLabelImplicit: true, count: StepCounter(onIncrement, onDecrement), onEditingChanged)
  }
}

/// What a stepper counts.
struct StepCounter {
  let count: (Int) -> Void
  let reach: () -> (down: Bool, up: Bool)
  /// Counts as far as the bounds and the type of the value allow.
  init<V: Strideable>(_ value: Binding<V>, _ step: V.Stride, _ bounds: ClosedRange<V>?) {
    func next(_ value: V, isBackwards: Bool) -> V? {
      value.advanced(by: step, isBackwards: isBackwards).flatMap { bounds?.contains($0) == false ? nil : $0 }
    }
    count = { steps in
      var new = value.wrappedValue
      for _ in 0..<min(steps.magnitude, 1_000) {
        guard let next = next(new, isBackwards: steps < 0) else { break }
        new = next
      }
      value.wrappedValue = new
    }
    reach = {
      let now = value.wrappedValue
      return (next(now, isBackwards: true) != nil, next(now, isBackwards: false) != nil)
    }
  }
  /// Runs a function for each step.
  init(_ up: (() -> Void)?, _ down: (() -> Void)?) {
    count = { steps in
      for _ in 0..<min(steps.magnitude, 1_000) { if steps < 0 { down?() } else { up?() } }
    }
    reach = { (down != nil, up != nil) }
  }
}

extension Strideable {
  /// The value a step further on or back; nil where a whole number would become too large for its type.
  fileprivate func advanced(by step: Stride, isBackwards: Bool) -> Self? {
    guard let number = self as? any FixedWidthInteger, let whole = step as? any BinaryInteger else { return advanced(by: isBackwards ? 0 - step : step) }
    func opened<T: FixedWidthInteger>(_ number: T, _ step: some BinaryInteger) -> Self? {
      guard let distance = T(exactly: step.magnitude) else { return nil }
      let (sum, isTooFar) = (step < 0) != isBackwards ? number.subtractingReportingOverflow(distance) : number.addingReportingOverflow(distance)
      return isTooFar ? nil : sum as? Self
    }
    return opened(number, whole)
  }
}

extension Stepper: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label, a spacer and the signs: like iOS's stepper it takes the width it is offered.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    makeRow(view, &nodes, label: { $0.label(view.label, isImplicit: view.isLabelImplicit) }) { $0.append(Sign(text: "[−|+]", label: "stepper")) }
  }
  /// A row of the label, a spacer and the two signs on a fill.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let reach = view.reach()
    nodes.greyWhereDisabled { nodes in
      makeRow(view, &nodes, label: { $0.titledLabel(view.label, isImplicit: view.isLabelImplicit) }) {
        $0.append(PixelPart.stepper(canFall: reach.down, canRise: reach.up, in: $0.environment))
      }
    }
  }
  @MainActor private static func makeRow(
    _ view: Self, _ nodes: inout NodeList, label: (inout NodeList) -> Void, signs makeSigns: (inout NodeList) -> Void
  ) {
    let hidesLabel = nodes.environment.controls.hidesLabels
    nodes.container("Stepper", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      nodes.responds(Interaction(tap: { view.count(1) }, set: { view.count(max(min(Int(bounded: $0), 1_000), -1_000)) }))
      if !hidesLabel {
        label(&nodes)
        nodes.implicitly { $0.append(Spacer()) }
      }
      if let shown = view.shown { nodes.append(Implicit { Text(verbatim: shown()) }) }
      makeSigns(&nodes)
    }
  }
}
