public import Foundation

extension View {
  /// Puts the view into an invisible frame: a fixed dimension replaces what is offered, and is the frame's own size; the view is aligned inside.
  ///
  /// The view may be larger than its frame. Negative and infinite dimensions are ignored, as SwiftUI does.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Modified(self, "frame") { _ in .frame(width: width, height: height, alignment) }
  }
  /// Puts the view into an invisible frame with limits: a `max` takes what is offered up to the limit, a `min` asks for at least that, an `ideal`
  /// answers an unspecified offer. Each axis stands for itself.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Modified(self, "frame") { _ in
      .flexibleFrame(
        FlexibleLimits(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight),
        alignment)
    }
  }
  /// The view takes its ideal size, whatever it is offered.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// The view takes its ideal size along the chosen axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Modified(self, "fixedSize") { _ in .fixedSize(horizontal: horizontal, vertical: vertical) }
  }
  /// Who is served first where space is short: a stack serves higher priorities first and keeps back only the minimum of the lower ones. Default 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    Modified(self, "layoutPriority") { _ in .priority(value) }
  }
  /// Draws the view elsewhere; layout does not notice.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  /// Draws the view elsewhere; layout does not notice.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Modified(self, "offset") { _ in .offset(CGSize(width: x, height: y)) }
  }
}
