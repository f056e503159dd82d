/// What is wrong with a selector.
public struct SelectorError: Error, Hashable, Sendable {
  /// In words.
  public let message: String
  /// Where, from 1, in characters; nil when the selector is well formed and there is no such node.
  public let column: Int?
  init(_ message: String, column: Int?) {
    self.message = message
    self.column = column
  }
}
