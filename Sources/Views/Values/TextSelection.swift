/// What of a text is selected. A still picture shows no selection; what a program selects is kept.
public struct TextSelection: Hashable, Sendable {
  /// Which parts of the text.
  public enum Indices: Hashable, Sendable {
    /// One part; a place between two characters where it is empty.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }
  /// Which parts of the text are selected.
  public var indices: Indices
  /// To which side a place between two lines belongs.
  public var affinity = TextSelectionAffinity.automatic
  /// A place between two characters.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// A part of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several parts of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Whether nothing is selected but a place between two characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
