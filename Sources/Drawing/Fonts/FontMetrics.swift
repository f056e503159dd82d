public import Foundation
internal import Synchronization

/// How wide and high the letters of a font are on a screen of pixels.
///
/// The letters are Inter's, with corrections that make them as wide as the system font of iOS; no font is needed to know
/// them. Lengths of letters are counted in parts of a point, see ``TextMetrics/unitsPerPoint``.
public final class FontMetrics: Sendable {
  /// Parts of the size, measured on iOS: of a line above and below the letters' foot, and of capitals.
  public static let ascender: CGFloat = 0.95215, descender: CGFloat = 0.24121, capHeight: CGFloat = 0.70459
  /// Parts of the size that other letters are wide: SF Mono's (measured); emoji, what is missing (our choice).
  static let monospaced: Float = 618.16, emoji: Float = 1250, missing: Float = 600
  /// How large small capitals are (our choice).
  public static let smallCapsSize: CGFloat = 0.76
  /// The largest size that is followed, in points.
  static let largest: CGFloat = 10_000

  /// In points; what is no size counts as 17.
  public let size: CGFloat
  /// From a line's top to the letters' foot, and to the next line's top, in points.
  public let ascent: CGFloat, lineHeight: CGFloat
  private let font: ResolvedFont
  private let face: FontFace
  /// Units of length in a thousandth of the size.
  private let factor: Float
  /// In thousandths: after each letter, after a narrow one, after a digit.
  private let tracking: Float, narrow: Float, digit: Float
  /// Units that each byte of printable ASCII takes; 0 for others.
  private let ascii: ContiguousArray<Int32>
  let hasKerning: Bool

  private static let known = Mutex<[ResolvedFont: FontMetrics]>([:])
  /// The metrics of a font. They are made once, and kept for the fonts of usual programs.
  public static func of(_ font: ResolvedFont) -> FontMetrics {
    known.withLock { known in
      if let metrics = known[font] { return metrics }
      let metrics = FontMetrics(font)
      if known.count > 500 { known.removeAll() }
      known[font] = metrics
      return metrics
    }
  }

  private init(_ font: ResolvedFont) {
    self.font = font
    size = font.pointSize.isFinite && font.pointSize > 0 ? min(font.pointSize, FontMetrics.largest) : 17
    ascent = size * FontMetrics.ascender
    let leading = font.leading.isFinite ? max(-size, min(size, font.leading)) : 0
    lineHeight = size * (FontMetrics.ascender + FontMetrics.descender) + leading
    let weight = max(100, min(900, font.weight))
    face = FontFace.face(
      .init(isSerif: font.design == .serif, weight: weight, isItalic: font.isItalic && font.design != .serif))
    let width = font.width.isFinite ? max(0.1, min(10, font.width)) : 1
    factor = Float(size * width * TextMetrics.unitsPerPoint / 1000)
    if font.design == .serif || font.design == .monospaced {
      (tracking, narrow, digit) = (0, 0, 0)
    } else {
      let table = FontTable.adjustments
      let points = Float(size)
      tracking = FontTable.adjustment(table.tracking, weight: weight, size: points)
      narrow = FontTable.adjustment(table.narrow, weight: weight, size: points)
      digit = FontTable.adjustment(table.digit, weight: weight, size: points)
    }
    hasKerning = font.design != .serif && font.design != .monospaced && font.smallCaps == .none
    var ascii = ContiguousArray<Int32>(repeating: 0, count: 128)
    for value in 0x20..<0x7F {
      let thousandths = FontMetrics.thousandths(UInt32(value), font, face, tracking, narrow, digit)
      ascii[value] = Int32(clamping: Int(bounded: Double((thousandths * factor).rounded())))
    }
    self.ascii = ascii
  }

  /// What follows most letters beyond their own width, in points.
  public var letterSpacing: CGFloat { CGFloat(tracking) * size / 1000 }

  // MARK: Letters

  /// What a letter of the tables takes, in thousandths of the size.
  private static func thousandths(
    _ value: UInt32, _ font: ResolvedFont, _ face: FontFace, _ tracking: Float, _ narrow: Float, _ digit: Float
  ) -> Float {
    if font.design == .monospaced { return monospaced }
    let place = value < FontTable.places.count ? Int(FontTable.places[Int(value)]) : -1
    if place < 0 { return -1 }
    let isDigit = (0x30...0x39).contains(value)
    let isTabular = isDigit && font.hasMonospacedDigits && font.design != .serif
    let own = isTabular ? FontTable.digits[max(0, min(8, (font.weight + 50) / 100 - 1))] : face.widths[place]
    let isNarrow = value == 0x69 || value == 0x6A || value == 0x6C || value == 0x49
    return own + tracking + (isNarrow ? narrow : 0) + (isDigit ? digit : 0)
  }

  /// Units that a byte of printable ASCII takes.
  @inline(__always) func units(_ byte: UInt8) -> Int { Int(ascii[Int(byte & 0x7F)]) }
  /// Units that two bytes of ASCII are farther apart; blanks have no partner.
  func kerning(_ before: UInt8, _ after: UInt8) -> Int { withLetters { $0.kerning(before, after) } }
  /// The widths of printable ASCII, for as long as `body` runs.
  @inline(__always) func withLetters<R>(_ body: (Letters) -> R) -> R {
    ascii.withUnsafeBufferPointer { ascii in
      face.kerning.withUnsafeBufferPointer { kerning in
        body(Letters(ascii: ascii, kerningOfPairs: kerning, factor: factor, hasKerning: hasKerning))
      }
    }
  }
  /// The widths of printable ASCII, without a reference that would be counted.
  struct Letters {
    fileprivate let ascii: UnsafeBufferPointer<Int32>
    fileprivate let kerningOfPairs: UnsafeBufferPointer<Float>
    fileprivate let factor: Float
    fileprivate let hasKerning: Bool

    /// Units that a byte takes.
    @inline(__always) func units(_ byte: UInt8) -> Int { Int(ascii[Int(byte & 0x7F)]) }
    /// Units that two bytes are farther apart; blanks have no partner.
    @inline(__always) func kerning(_ before: UInt8, _ after: UInt8) -> Int {
      guard hasKerning, before > 0x20, before < 0x7F, after > 0x20, after < 0x7F else { return 0 }
      let thousandths = kerningOfPairs[(Int(before) - 32) * 96 + Int(after) - 32]
      return thousandths == 0 ? 0 : Int(bounded: Double((thousandths * factor).rounded()))
    }
  }
  /// Units that a character takes, however many scalars it has.
  func units(_ character: Character) -> Int {
    if let byte = character.plainASCII, font.smallCaps == .none { return units(byte) }
    return Int(
      (thousandths(shown(character)) * factor * Float(isSmall(character) ? FontMetrics.smallCapsSize : 1)).rounded())
  }
  private func thousandths(_ character: Character) -> Float {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if ScalarWidth.isEmoji(scalars) { return FontMetrics.emoji }
    if let fixed = ScalarWidth.fixed(first) { return fixed }
    func known(_ scalar: Unicode.Scalar) -> Float? {
      let width = FontMetrics.thousandths(scalar.value, font, face, tracking, narrow, digit)
      return width < 0 ? nil : width
    }
    if let width = known(first) { return width }
    // A letter with marks takes what the letter takes.
    if let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first, base != first,
      let width = known(base)
    {
      return width
    }
    return ScalarWidth.ofScript(first) ?? FontMetrics.missing + tracking
  }

  /// Whether a character is shown as a picture in colours.
  public static func isEmoji(_ character: Character) -> Bool { ScalarWidth.isEmoji(character.unicodeScalars) }

  // MARK: Small capitals

  /// Whether a character is shown as a small capital.
  public func isSmall(_ character: Character) -> Bool {
    switch font.smallCaps {
    case .none: false
    case .lowercase: character.isLowercase
    case .uppercase: character.isUppercase
    case .all: character.isLetter
    }
  }
  /// The character that is drawn for one.
  public func shown(_ character: Character) -> Character {
    guard isSmall(character), let capital = character.uppercased().first else { return character }
    return capital
  }
}
