extension LargeLetter {
  /// Printable ASCII from the blank on. A digit is a row of four pixels (8 is the leftmost; 1 stays free, it parts the letters); five rows stand on the line, a sixth
  /// hangs below it.
  static let ascii: [String] = [
    "00000", "44404", "AA000", "AEAEA", "6C64C", "A248A", "4A4B6", "44000",  // blank ! " # $ % & '
    "24442", "84448", "A4A00", "04E40", "000048", "00E00", "00004", "22488",  // ( ) * + , - . /
    "EAAAE", "4C44E", "C248E", "C2C2C", "AAE22", "E8C2C", "68EAE", "E2488", "EAEAE", "EAE2C",  // 0–9
    "04040", "040480", "24842", "0E0E0", "84248", "C2404", "EAE86",  // : ; < = > ? @
    "4AEAA", "CACAC", "68886", "CAAAC", "E8C8E", "E8C88", "68AA6", "AAEAA", "E444E",  // A–I
    "222A4", "AACAA", "8888E", "AEEAA", "CAAAA", "4AAA4", "CAC88", "4AAA42", "CACAA",  // J–R
    "6842C", "E4444", "AAAAE", "AAAA4", "AAAEA", "AA4AA", "AA444", "E248E",  // S–Z
    "E888E", "88422", "E222E", "4A000", "00000E", "84000",  // [ \ ] ^ _ `
    "0C6AE", "88CAC", "06886", "226A6", "06AC6", "24E44", "06A624", "88CAA", "40444",  // a–i
    "20222C", "8ACCA", "C444E", "0EEAA", "0CAAA", "04AA4", "0CAC88", "06A622", "06888",  // j–r
    "06C6C", "4E446", "0AAA6", "0AAA4", "0AAEA", "0A44A", "0AA624", "0E24E",  // s–z
    "64846", "44444", "C424C", "05A00",  // { | } ~
  ]

  /// Characters that are not made of a letter and an accent.
  static let others: [Unicode.Scalar: String] = [
    "\u{A0}": "00000", "¡": "40444", "¿": "4048C0", "ß": "4ACAC8", "î": "4A444", "Ø": "6AEAC", "ø": "06AAC", "°": "4A400", "·": "00400", "«": "0A8A0", "»": "0A2A0", "…": "0000A",
    "–": "00E00",
    "—": "00F00", "‘": "24000", "’": "44000", "“": "AA000", "”": "AA000", "•": "04E40", "×": "0A4A0", "÷": "40E04", "±": "4E40E", "€": "6C8C6", "£": "64E4E", "✓": "012A4",
  ]

  /// Accents above take the first row, those below the last.
  static let accents: [Unicode.Scalar: (pixels: UInt8, isBelow: Bool)] = [
    "\u{300}": (8, false), "\u{301}": (2, false), "\u{302}": (4, false), "\u{303}": (6, false), "\u{308}": (10, false), "\u{30A}": (14, false), "\u{30C}": (4, false),
    "\u{327}": (4, true),
  ]
}
