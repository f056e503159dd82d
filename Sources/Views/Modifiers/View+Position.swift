public import Foundation

extension View {
  /// Takes the whole offer and puts the view's centre at a point, in points from the top-left corner. Where nothing is offered, the size is the view's.
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
  /// Takes the whole offer and puts the view's centre at a point, in points from the top-left corner. Where nothing is offered, the size is the view's.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Modified(self, "position") { _ in .position(CGPoint(x: x, y: y)) }
  }
}
