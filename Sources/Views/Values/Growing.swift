package import Drawing
internal import Foundation

/// A value that a program can make longer and longer, by putting it together with itself.
package protocol Growing {
  /// In elements, as those of an array.
  var size: Int { get }
}

extension Path: Growing {
  /// Drawing an element costs more than keeping a number.
  package var size: Int { 10 * elements.count }
}
extension AttributedString: Growing {
  package var size: Int { utf8.count }
}
extension Data: Growing {
  /// A byte is no value of its own.
  package var size: Int { count / 64 }
}
extension Text: Growing {
  /// Each piece is laid out by itself; pieces that lie very deep in each other are as bad as very many.
  package var size: Int { depth > 1_000 ? .max : max(length, 100 * pieceCount) }
}
