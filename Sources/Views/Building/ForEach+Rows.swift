public import Foundation

extension ForEach where Content: View {
  /// What removing rows of a list does; kept, not run. While the list is being edited, rows show that they can be removed.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { allowing(.delete, action != nil) }
  /// What moving rows of a list does; kept, not run. While the list is being edited, rows show that they can be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { allowing(.move, action != nil) }

  private func allowing(_ action: RowActions, _ isAllowed: Bool) -> ForEach {
    var copy = self
    if isAllowed { copy.rowActions.insert(action) } else { copy.rowActions.remove(action) }
    return copy
  }
}
