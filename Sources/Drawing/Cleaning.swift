/// A text from a file, made safe for a terminal: nothing in it can move the cursor, change a colour or reorder what follows.
///
/// Control characters become their visible symbols (U+2400 block, so escape is `␛`), the C1 controls and the scalars that override the direction or the format of
/// text become `�`. A tab becomes one space (our choice). Every kind of line end becomes `\n`; with `keepsLineBreaks: false` it becomes the symbol `␊`.
public func cleaned(_ text: some StringProtocol, keepsLineBreaks: Bool = true) -> String {
  let isClean = text.utf8.withContiguousStorageIfAvailable(isPrintableASCII) ?? false
  if isClean || !text.unicodeScalars.contains(where: isUnsafe) { return String(text) }
  let lineBreak: Unicode.Scalar = keepsLineBreaks ? "\n" : "\u{240A}"
  var result = String.UnicodeScalarView()
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A where previous == "\r": break
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(lineBreak)
    case 0x09: result.append(" ")
    case 0x00..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: result.append("\u{2421}")
    default: result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    previous = scalar
  }
  return String(result)
}

/// Whether a scalar does something to a terminal other than showing itself.
private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00..<0x20, 0x7F..<0xA0: true
  // line and paragraph separators, embeddings, overrides, isolates, deprecated format characters, interlinear annotation
  case 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
  default: false
  }
}
