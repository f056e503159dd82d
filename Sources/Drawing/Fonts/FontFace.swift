internal import Synchronization

/// The widths of one design, weight and slant, in thousandths of the size, without what the size adds.
final class FontFace: Sendable {
  struct Key: Hashable {
    var isSerif: Bool
    /// 100 to 900.
    var weight: Int
    var isItalic: Bool
  }
  /// By ``FontTable/places``.
  let widths: ContiguousArray<Float>
  /// Between two bytes of printable ASCII: 96 for each first one.
  let kerning: ContiguousArray<Float>

  private static let known = Mutex<[Key: FontFace]>([:])
  /// The face of a key; each is made once.
  static func face(_ key: Key) -> FontFace {
    known.withLock { known in
      if let face = known[key] { return face }
      let face = FontFace(key)
      known[key] = face
      return face
    }
  }

  private init(_ key: Key) {
    let (inter, weight) = (FontTable.inter, key.weight)
    var widths = ContiguousArray(
      inter.regular.indices.map { FontTable.at(weight, inter.thin[$0], inter.regular[$0], inter.black[$0]) })
    if key.isItalic {
      let part = max(0, min(1, Float(weight - 400) / 300))
      for letter in FontTable.slanted { widths[letter.place] += letter.regular + (letter.bold - letter.regular) * part }
    }
    var kerning = ContiguousArray<Float>(repeating: 0, count: 96 * 96)
    if key.isSerif {
      let (serif, part) = (FontTable.notoSerif, max(0, min(1, Float(weight - 400) / 300)))
      for place in widths.indices where serif.regular[place] > 0 {
        widths[place] =
          (serif.regular[place] + (serif.bold[place] - serif.regular[place]) * part) * FontFace.serifFactor
      }
    } else {
      for pair in FontTable.pairs {
        kerning[(Int(pair.before) - 32) * 96 + Int(pair.after) - 32] = FontTable.at(
          weight, pair.thin, pair.regular, pair.black)
      }
    }
    self.widths = widths
    self.kerning = kerning
  }
  /// New York is a little narrower than Noto Serif (our choice; New York was not measured).
  private static let serifFactor: Float = 0.95
}
