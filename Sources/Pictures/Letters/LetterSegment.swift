internal import Drawing
internal import Foundation

/// A part of a line of a screen of pixels that is drawn at once: one character, or letters that are joined.
struct LetterSegment {
  /// As it is drawn: small capitals are large letters here.
  var text: String
  /// From the left edge of the run's frame, and how much room there is, in points.
  var x: CGFloat
  var width: CGFloat
  /// Whether the shapes and places of its glyphs depend on each other.
  var isJoined = false
  /// Whether it is a picture in colours.
  var isPicture = false
  /// By what its letters are smaller: 1 for all but small capitals.
  var scale: CGFloat = 1

  /// The segments of a line, in the order of its characters.
  static func segments(
    of line: String, _ letters: [DisplayList.Letter], _ metrics: FontMetrics, keepsBlanks: Bool = false
  ) -> [LetterSegment] {
    var segments: [LetterSegment] = []
    segments.reserveCapacity(letters.count)
    var mayJoin = false
    for (character, letter) in zip(line, letters) {
      if character.isWhitespace {
        mayJoin = false
        if keepsBlanks { segments.append(LetterSegment(text: " ", x: letter.x, width: letter.width)) }
        continue
      }
      if joins(character) {
        if mayJoin, let last = segments.last {
          let (left, right) = (min(last.x, letter.x), max(last.x + last.width, letter.x + letter.width))
          segments[segments.count - 1].text.append(character)
          (segments[segments.count - 1].x, segments[segments.count - 1].width) = (left, right - left)
        } else {
          segments.append(LetterSegment(text: String(character), x: letter.x, width: letter.width, isJoined: true))
        }
        mayJoin = true
        continue
      }
      mayJoin = false
      var segment = LetterSegment(text: String(metrics.shown(character)), x: letter.x, width: letter.width)
      segment.isPicture = FontMetrics.isEmoji(character)
      if metrics.isSmall(character) { segment.scale = FontMetrics.smallCapsSize }
      if character.unicodeScalars.count > 1 {
        segment.text = segment.text.precomposedStringWithCanonicalMapping
        segment.isJoined = segment.text.unicodeScalars.count > 1
      }
      segments.append(segment)
    }
    return segments
  }

  /// Whether a letter's shape depends on its neighbours: in Arabic and its kin, and in the writings of India and around.
  private static func joins(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value >= 0x600 else { return false }
    return switch value {
    case 0x0600...0x085F, 0x08A0...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA840...0xA8FF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC:
      true
    default: false
    }
  }
}
