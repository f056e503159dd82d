internal import Foundation

extension DisplayList.Item {
  /// The item with circular corners where there is no room for continuous ones: the ends of a capsule are half circles.
  public var withRoundEnds: DisplayList.Item { DisplayList.Item(content.withRoundEnds, node: node) }
}

extension DisplayList.Content {
  fileprivate var withRoundEnds: DisplayList.Content {
    switch self {
    case .fill(let outline, let paint): .fill(outline.withRoundEnds, paint)
    case .stroke(let outline, let style, let paint): .stroke(outline.withRoundEnds, style, paint)
    case .backdrop(let outline, let backdrop): .backdrop(outline.withRoundEnds, backdrop)
    case .layer(.clip(let outline), let items): .layer(.clip(outline.withRoundEnds), items.map(\.withRoundEnds))
    case .layer(.mask(let mask), let items): .layer(.mask(mask.map(\.withRoundEnds)), items.map(\.withRoundEnds))
    case .layer(let effect, let items): .layer(effect, items.map(\.withRoundEnds))
    case .border, .text, .image: self
    }
  }
}

extension DisplayList.Outline {
  fileprivate var withRoundEnds: DisplayList.Outline {
    guard case .roundedRectangle(let rect, let corner, .continuous) = self else { return self }
    let hasRoom = corner.width * Path.continuousReach * 2 <= rect.width && corner.height * Path.continuousReach * 2 <= rect.height
    return hasRoom ? self : .roundedRectangle(rect, cornerSize: corner, .circular)
  }
}
