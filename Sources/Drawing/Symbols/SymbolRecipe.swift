/// How the drawing of a name is put together.
indirect enum SymbolRecipe: Hashable, Sendable {
  /// A file of Bootstrap Icons.
  case icon(String)
  /// One of our drawings.
  case own(String)
  /// One or two letters or digits.
  case text(String)
  /// Something small inside a shape.
  case inside(SymbolRecipe, SymbolShape, isFilled: Bool)
  /// Something with a small disc at its lower right corner.
  case badged(SymbolRecipe, badge: SymbolRecipe)
  /// Something that is crossed out.
  case slashed(SymbolRecipe)

  /// In words: the file, and what is done to it.
  var description: String {
    switch self {
    case .icon(let file): file
    case .own(let name): "own drawing '\(name)'"
    case .text(let text): "text '\(text)'"
    case .inside(let inner, let shape, let isFilled): "\(inner.description) in a \(isFilled ? "filled " : "")\(shape)"
    case .badged(let base, let badge): "\(base.description) with a badge \(badge.description)"
    case .slashed(let base): "\(base.description) crossed out"
    }
  }
}

/// What can lie around a symbol.
enum SymbolShape: String, CaseIterable, Sendable { case circle, square, diamond, rectangle, app, bubble, octagon, triangle, shield }
