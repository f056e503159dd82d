internal import Drawing
internal import Foundation
internal import Views

extension Path: Growing {
  /// Drawing an element costs more than keeping a number.
  var size: Int { 10 * elements.count }
}
extension BezierPath: Growing {
  var size: Int { path.size }
}
extension GraphicsPath: Growing {
  var size: Int { path.size }
}
extension AttributedString: Growing {
  var size: Int { utf8.count }
}
extension Data: Growing {
  /// A byte is no value of its own.
  var size: Int { count / 64 }
}
extension Text: Growing {
  /// Each piece is laid out by itself; pieces that lie very deep in each other are as bad as very many.
  var size: Int { depth > 1_000 ? .max : max(length, 100 * pieceCount) }
}
