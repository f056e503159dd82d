public import Foundation

extension View {
  /// Offers the view a box of a ratio, width to height: the largest inside the offer, or the smallest that covers it. The view may answer something else.
  ///
  /// nil takes the ratio of the view's ideal size. Offered nothing at all, the view is offered nothing.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    Modified(self, "aspectRatio") { _ in .aspectRatio(aspectRatio, contentMode) }
  }
  /// Offers the view a box of the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    Modified(self, "aspectRatio") { _ in .aspectRatio(aspectRatio.width / aspectRatio.height, contentMode) }
  }
  /// Keeps the ratio of the view's ideal size, inside the offer.
  nonisolated public func scaledToFit() -> some View {
    Modified(self, "scaledToFit") { _ in .aspectRatio(nil, .fit) }
  }
  /// Keeps the ratio of the view's ideal size, covering the offer.
  nonisolated public func scaledToFill() -> some View {
    Modified(self, "scaledToFill") { _ in .aspectRatio(nil, .fill) }
  }
}
