internal import Foundation

extension Symbol {
  /// Its pieces, those beyond a value fainter; nil for a symbol of one piece. Waves are counted from the inner to the outer one, bars from left to right.
  func part(_ value: Double) -> [(layer: Layer, opacity: Double)]? {
    guard layers.count == 1, let layer = layers.first, let kind = Self.kinds.first(where: { name.hasPrefix($0.key) })?.value else { return nil }
    var pieces = layer.path.pieces
    guard pieces.count > 1 else { return nil }
    switch kind {
    case .waves: pieces.sort { $0.box.width < $1.box.width }
    case .bars, .wavesBeside: pieces.sort { $0.box.minX < $1.box.minX }
    }
    let value = value.isNaN ? 0 : max(0, min(1, value))
    // what waves come from is always there
    let fixed = kind == .wavesBeside ? 1 : 0
    let count = Double(pieces.count - fixed)
    let whole = fixed + Int(bounded: (value * count).rounded(.up))
    return pieces.enumerated().map { index, piece in
      (Layer(role: layer.role, path: piece.path, cuts: layer.cuts), index < whole ? 1 : SymbolMetrics.restOpacity)
    }
  }
  private enum Kind { case waves, wavesBeside, bars }
  /// What has waves or bars, by the beginning of its name.
  private static let kinds: KeyValuePairs<String, Kind> = [
    "wifi": .waves, "speaker": .wavesBeside, "chart.bar": .bars, "cellularbars": .bars, "antenna": .waves, "dot.radiowaves": .waves, "waveform": .bars, "ellipsis": .bars,
  ]
}

extension Path {
  /// Parts that lie in no other, each with the holes in it, and their bounds.
  fileprivate var pieces: [(path: Path, box: CGRect)] {
    let parts = parts.map { ($0, $0.boundingRect) }.sorted { $0.1.width * $0.1.height > $1.1.width * $1.1.height }
    var pieces: [(path: Path, box: CGRect)] = []
    for (path, box) in parts {
      let inside = path.currentPoint ?? CGPoint(x: box.midX, y: box.midY)
      if let index = pieces.firstIndex(where: { $0.box.contains(box) && $0.path.contains(inside, eoFill: true) }) {
        pieces[index].path.addPath(path)
      } else {
        pieces.append((path, box))
      }
    }
    return pieces
  }
}
