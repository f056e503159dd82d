public import Foundation

extension View {
  /// What a tap, or some taps, on a point of the view do: they are told the point in a space of coordinates. What taps
  /// here names a view and no point: it is the view's middle.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = TapAction(count: count, space: coordinateSpace.coordinateSpace, action: action)
    return Gestured(content: self, gesture: tap, kind: "onTapGesture")
  }
}

/// Some taps, and what they do.
struct TapAction {
  let count: Int
  var space = CoordinateSpace.local
  let action: (CGPoint) -> Void
}
extension TapAction: PrimitiveGesture {
  func recognition() -> GestureRecognition<Void> {
    .taps(count) { action($0.location(in: space)) }
  }
}
/// A press, and what it does.
struct PressAction {
  let press: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
}
extension PressAction: PrimitiveGesture {
  func recognition() -> GestureRecognition<Bool> {
    let heard = HeardGesture(gesture: press) { phase in
      switch phase {
      case .active: pressing?(true)
      case .ended:
        pressing?(false)
        action()
      case .failed: pressing?(false)
      case .possible: break
      }
    }
    return heard.recognition()
  }
}
