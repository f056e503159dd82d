public import Foundation
internal import LayoutCore

/// A flexible gap along the axis of the stack around it; without a stack, along both.
///
/// It asks for no spacing of its own and is served last: its layout priority is −∞.
public struct Spacer: Sendable {
  /// The least length in points; nil is the device's spacing.
  public var minLength: CGFloat?
  /// A gap of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public typealias Body = Never
  /// A leaf that takes what is left.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let least = CGSize(width: nodes.device.columnSpacing, height: nodes.device.rowSpacing)
    nodes.leaf("Spacer", add: { $0.spacer() }, detail: "") { builder, index in builder.spacer(minLength: view.minLength, defaultMinimum: least) }
  }
}

/// A line across the axis of the stack around it, one point thick; without a stack it lies as in a column.
public struct Divider: Sendable {
  /// A line.
  public init() {}
}

extension Divider: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A leaf of one point by the offered length.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let paint = Color.separator.paint(in: nodes.environment)
    nodes.leaf("Divider", .divider(paint), detail: "") { builder, index in builder.divider(thickness: 1, content: index) }
  }
  /// A line as thick as a pixel.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let menu = nodes.environment.controls.menu { return menu.beginGroup() }
    let paint = SystemColor.separator.paint(in: nodes.environment)
    let thickness = nodes.environment.pixelLength
    nodes.leaf("Divider", .divider(paint), detail: "") { builder, index in builder.divider(thickness: thickness, content: index) }
  }
}
