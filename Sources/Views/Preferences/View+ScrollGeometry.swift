internal import Foundation
internal import LayoutCore

extension View {
  /// Does something when a value made of the geometry of the first scroll view inside is another one than before; the
  /// first time, when it is another one than that of a scroll view without a size.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    let watcher = Watcher(equating: type) { old, new in
      let old = old ?? transform(.none)
      if old != new { action(old, new) }
    }
    return Attached(
      content: self, kind: "onScrollGeometryChange", attachment: .preference(.watchScroll({ transform($0) }, watcher)))
  }
  /// Does something when so much of the view is seen in the scroll view around it, or no longer, as a part of its area;
  /// the first time only where it is seen.
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    let watcher = Watcher(equating: Bool.self) { old, new in if new != (old ?? false) { action(new) } }
    return Attached(
      content: self, kind: "onScrollVisibilityChange",
      attachment: .preference(.watchGeometry({ $0.seenPart >= CGFloat(threshold) }, watcher)))
  }
  /// Does something when what moves the scroll view inside changes; kept, not run.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { Noted(self, "onScrollPhaseChange") }
  /// Does something when what moves the scroll view inside changes; kept, not run.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { Noted(self, "onScrollPhaseChange") }
}

extension GeometryProxy {
  /// How much of the view's area lies in the scroll view around it; all of it where there is none.
  fileprivate var seenPart: CGFloat {
    guard let window = bounds(of: .scrollView) else { return 1 }
    let seen = CGRect(origin: .zero, size: size).overlap(with: window)
    let whole = size.width * size.height
    return whole > 0 && !seen.isNull ? seen.width * seen.height / whole : 0
  }
}

extension ViewHost {
  /// Where the first scroll view at or in a node is in what it scrolls; nil where there is none.
  func scrollGeometry(in node: NodeID) -> ScrollGeometry? {
    guard tree.scrolledAxes(of: node) != nil else {
      for child in tree.children(of: node) {
        if let found = scrollGeometry(in: child) { return found }
      }
      return nil
    }
    var insets = EdgeInsets()
    for case .margins(let margins) in nodes.attachments[node] ?? [] { insets = margins }
    let window = tree.frame(of: node)
    guard let content = tree.children(of: node).first(where: { _ in true }).map({ tree.frame(of: $0) }) else {
      return ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: insets, containerSize: window.size)
    }
    return ScrollGeometry(
      contentOffset: CGPoint(x: window.minX - content.minX, y: window.minY - content.minY), contentSize: content.size,
      contentInsets: insets, containerSize: window.size)
  }
}
