/// Which transition: a selector of its view, behind `insertion` or `removal` where the way matters.
///
///     #badge             the way in
///     removal #badge     the way out
public struct TransitionName: Hashable, Sendable {
  /// A view with a transition, or one that lies in such a view or around it.
  public let selector: Selector
  /// Whether the view goes.
  public let isRemoval: Bool

  /// Reads a name.
  /// - Throws: the selector is wrong.
  public init(_ text: String) throws(SelectorError) {
    let words = text.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    if words.count == 2, words[0] == "insertion" || words[0] == "removal" {
      (selector, isRemoval) = (try Selector(String(words[1])), words[0] == "removal")
    } else {
      (selector, isRemoval) = (try Selector(text), false)
    }
  }
}
