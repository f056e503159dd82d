public import Foundation

/// The time that a progress view of an interval shows below its bar: what is left, or what is over.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}
extension DefaultDateProgressLabel: View {
  /// A clock, as it stands when it is made.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

// Bars of an interval of time, as they stand when they are made.
extension ProgressView {
  /// A label above a bar of an interval of time, and a label for the value below it.
  /// - Parameter countsDown: whether the bar is full at first, and empty at the end.
  public init<L: View, Current: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == BarLabels<L, Current> {
    let labels = BarLabels(label: label(), current: currentValueLabel())
    self.init(fraction: Self.fraction(of: timerInterval, countsDown), label: labels)
  }
  /// A label above a bar of an interval of time, and the time below it.
  /// - Parameter countsDown: whether the bar is full at first, and empty at the end.
  public init<L: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L
  ) where Label == BarLabels<L, DefaultDateProgressLabel> {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
  /// A bar of an interval of time, and the time below it.
  /// - Parameter countsDown: whether the bar is full at first, and empty at the end.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == BarLabels<EmptyView, DefaultDateProgressLabel> {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
  /// How much of an interval is left, or over.
  private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let elapsed = length > 0 ? min(max(Date().timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - elapsed : elapsed
  }
}

extension ProgressView
where
  Label == BarLabels<ProgressViewStyleConfiguration.Label?, ProgressViewStyleConfiguration.CurrentValueLabel?>
{
  /// The progress view that a style was given, in the look that the place has without the style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    let hasLabels = configuration.label != nil || configuration.currentValueLabel != nil
    let labels = BarLabels(label: configuration.label, current: configuration.currentValueLabel)
    self.init(fraction: configuration.fractionCompleted, label: hasLabels ? labels : nil)
  }
}
