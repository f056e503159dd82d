internal import Drawing
internal import Foundation
internal import LayoutCore

/// How far something has come: a bar, or a turning sign where nobody knows. Drawn still.
public struct ProgressView<Label: View> {
  /// From 0 to 1; nil for a turning sign.
  let fraction: Double?
  let label: Label?
  init(fraction: Double?, label: Label?) {
    self.fraction = fraction
    self.label = label
  }
}

extension ProgressView where Label == EmptyView {
  /// A turning sign.
  public init() { self.init(fraction: nil, label: nil) }
  /// A bar: `value` of `total`; nil is a turning sign.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(fraction: ProgressView.fraction(value, total), label: nil)
  }
}

extension ProgressView where Label == Text {
  /// A turning sign above a title.
  public init(_ title: some StringProtocol) { self.init(fraction: nil, label: Text(title)) }
  /// A title above a bar: `value` of `total`; nil is a turning sign.
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1.0) {
    self.init(fraction: ProgressView.fraction(value, total), label: Text(title))
  }
}

extension ProgressView {
  /// A turning sign above a label of views.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }
  /// A label of views above a bar: `value` of `total`; nil is a turning sign.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: ProgressView.fraction(value, total), label: label())
  }
  /// Bounded to 0…1; a total that is not positive, or NaN, counts as nothing done.
  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return total > 0 && !fraction.isNaN ? min(max(fraction, 0), 1) : 0
  }
}

extension ProgressView {
  /// A label above a bar, `value` of `total`, and a label for the value below it; nil is a turning sign.
  public init<Value: BinaryFloatingPoint, L: View, Current: View>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> L, @ViewBuilder currentValueLabel: () -> Current
  ) where Label == BarLabels<L, Current> {
    self.init(value: value, total: total) { BarLabels(label: label(), current: currentValueLabel()) }
  }
}
/// A bar's label and the label of its value. In cells both stand above the bar, because the grid has no line for one below it.
public struct BarLabels<Label: View, Current: View> {
  let label: Label
  let current: Current
}
extension BarLabels: PrimitiveView {
  public typealias Body = Never
  /// A column of both.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.append(
      Implicit {
        VStack(alignment: .leading, spacing: 0) {
          view.label
          view.current.font(.caption).foregroundStyle(HierarchicalShapeStyle.secondary)
        }
      })
  }
}

extension ProgressView: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A column of the title and the bar, as wide as its offer; or of the turning sign and the title.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.progress { return nodes.progress(style, view.label, fraction: view.fraction) }
    let alignment = view.fraction == nil ? HorizontalAlignment.center : .leading
    nodes.container("ProgressView", { $0.beginVStack(alignment: alignment.key, spacing: 0) }) { nodes in
      nodes.implicitly { nodes in
        if let fraction = view.fraction {
          if let label = view.label { Label.makeNodes(label, &nodes) }
          let content = NodeContent.progress(fraction, done: Color.accentColor.paint(in: nodes.environment), rest: Color.separator.paint(in: nodes.environment))
          nodes.leaf("Bar", content) { [height = nodes.device.cell.height] builder, index in builder.bar(thickness: height, content: index) }
        } else {
          nodes.sign("Spinner", "◌", TextStyle(paint: .secondary), label: "spinner")
          if let label = view.label { Label.makeNodes(label, &nodes) }
        }
      }
    }
  }
  /// The label above a thin bar and the label of the value below it; or eight spokes above the label.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.styles.progress
    let isCircular = style is CircularProgressViewStyle
    let isLinear = style is LinearProgressViewStyle
    if let style, !isCircular, !isLinear { return nodes.progress(style, view.label, fraction: view.fraction) }
    let outer = nodes.environment.controls.tint
    if let tint = (style as? LinearProgressViewStyle)?.tint ?? (style as? CircularProgressViewStyle)?.tint { nodes.environment.controls.tint = tint }
    defer { nodes.environment.controls.tint = outer }
    let labels = view.label as? any BarLabelParts
    if let fraction = isCircular ? nil : view.fraction ?? (isLinear ? 0 : nil) {
      let bar = PixelBar.progress(fraction, height: PhoneMetrics.Progress.bar, in: nodes.environment)
      nodes.column("ProgressView", spacing: PhoneMetrics.Progress.labelSpacing) {
        Implicit {
          if let labels { labels.top } else if let label = view.label, Label.self != EmptyView.self { AnyView(label) }
          bar
          if let labels { AnyView(labels.bottom.font(.caption).foregroundStyle(SystemColor.secondaryLabel)) }
        }
      }
    } else {
      let spinner = PixelPart.spinner(in: nodes.environment)
      nodes.column("ProgressView", spacing: PhoneMetrics.Progress.labelSpacing, alignment: .center) {
        Implicit {
          spinner
          if let label = view.label, Label.self != EmptyView.self { label.foregroundStyle(SystemColor.secondaryLabel) }
        }
      }
    }
  }
}

/// The labels of a bar, without their static types.
@MainActor protocol BarLabelParts {
  var top: AnyView { get }
  var bottom: AnyView { get }
}
extension BarLabels: BarLabelParts {
  var top: AnyView { AnyView(label) }
  var bottom: AnyView { AnyView(current) }
}
