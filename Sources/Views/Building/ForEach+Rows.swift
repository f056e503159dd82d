public import Foundation

extension ForEach where Content: View {
  /// What removing rows of a list does: a swipe shows a button for it, and so does the sign before a row while the list
  /// is being edited.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.editing = RowEditing(delete: action, move: editing?.move)
    return copy
  }
  /// What moving rows of a list does. While the list is being edited, rows show that they can be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.editing = RowEditing(delete: editing?.delete, move: action)
    return copy
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at offsets away, which are counted from the beginning.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
extension MutableCollection {
  /// Moves the elements at offsets before another offset, counted as they were before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    let isInside = (source.first ?? 0) >= 0 && (source.last ?? -1) < old.count && 0...old.count ~= destination
    precondition(isInside, "Index out of range")
    let kept = { (range: Range<Int>) in range.lazy.filter { !source.contains($0) } }
    let order = Array(kept(0..<destination)) + source + kept(destination..<old.count)
    var place = startIndex
    for offset in order {
      self[place] = old[offset]
      formIndex(after: &place)
    }
  }
}
