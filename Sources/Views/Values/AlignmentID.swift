public import Foundation
public import LayoutCore

/// Names an alignment guide of your own, and says what views answer that do not set it.
public protocol AlignmentID: SendableMetatype {
  /// The guide's value, in points, for a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// A guide of your own along the horizontal axis. Two alignments of one id are the same.
  public init(_ id: any AlignmentID.Type) {
    key = CustomAlignments.key(.type(ObjectIdentifier(id), String(describing: id)), .horizontal) { id.defaultValue(in: $0) }
  }
  /// A guide whose id is known at run time only, by its name, as an interpreted one is. The newest function of a name is the one that counts.
  public init(named name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    key = CustomAlignments.key(.name(name), .horizontal, defaultValue)
  }
}

extension VerticalAlignment {
  /// A guide of your own along the vertical axis. Two alignments of one id are the same.
  public init(_ id: any AlignmentID.Type) {
    key = CustomAlignments.key(.type(ObjectIdentifier(id), String(describing: id)), .vertical) { id.defaultValue(in: $0) }
  }
  /// A guide whose id is known at run time only, by its name, as an interpreted one is. The newest function of a name is the one that counts.
  public init(named name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    key = CustomAlignments.key(.name(name), .vertical, defaultValue)
  }
}
