public import Foundation

extension ForEach where Content: View {
  /// What removing rows of a list does; kept, not run.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// What moving rows of a list does; kept, not run.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}
