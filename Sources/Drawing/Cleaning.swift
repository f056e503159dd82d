/// A text from a file, made safe for a terminal: nothing in it can move the cursor, change a colour or reorder what follows.
///
/// Control characters become their visible symbols (U+2400 block, so escape is `␛`), the C1 controls and the scalars that override the direction or the format of
/// text become `�`. A tab becomes one space (our choice). Every kind of line end becomes `\n`.
/// - Parameters:
///   - keepsLineBreaks: without them a line end becomes the symbol `␊`.
///   - keepsTabs: a tab stays, as in what is written to a pipe.
public func cleaned(_ text: some StringProtocol, keepsLineBreaks: Bool = true, keepsTabs: Bool = false) -> String {
  if isClean(text, keepsLineBreaks: keepsLineBreaks, keepsTabs: keepsTabs) { return String(text) }
  let lineBreak: Unicode.Scalar = keepsLineBreaks ? "\n" : "\u{240A}"
  var result = String.UnicodeScalarView()
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A where previous == "\r": break
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(lineBreak)
    case 0x09: result.append(keepsTabs ? scalar : " ")
    default: result.append(scalar.isUnsafe ? scalar.symbol : scalar)
    }
    previous = scalar
  }
  return String(result)
}

/// A line of a source as a diagnostic quotes it: a tab is one blank, a control character is its symbol, and what overrides or marks the direction of text is written
/// as Swift writes it, `\u{202E}`, so that a reader sees that it is there.
public func quotable(_ text: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: result.append(" ")
    case 0x00..<0x20, 0x7F: result.append(scalar.symbol)
    default:
      if scalar.isUnsafe || scalar.marksDirection {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
  }
  return String(result)
}

/// A text inside of XML or HTML, between tags or in an attribute's quotes: cleaned, without the scalars that XML 1.0 has no place for, and with entities for what is markup.
/// - Parameter keepsLineBreaks: a line end is written as `&#10;`, which an attribute keeps too; else it becomes the symbol `␊`.
public func escapedForXML(_ text: some StringProtocol, keepsLineBreaks: Bool = true) -> String {
  var result = String.UnicodeScalarView()
  for scalar in cleaned(text, keepsLineBreaks: keepsLineBreaks, keepsTabs: keepsLineBreaks).unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
    case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
    case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Whether cleaning would change nothing.
private func isClean(_ text: some StringProtocol, keepsLineBreaks: Bool, keepsTabs: Bool) -> Bool {
  // Only bytes that can begin an unsafe scalar are looked at more closely.
  let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.allSatisfy { byte in
      switch byte {
      case 0x0A: keepsLineBreaks
      case 0x09: keepsTabs
      case 0x00..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: false
      default: true
      }
    }
  }
  if isPlain == true { return true }
  return !text.unicodeScalars.contains { scalar in
    switch scalar {
    case "\n": !keepsLineBreaks
    case "\t": !keepsTabs
    default: scalar.isUnsafe
    }
  }
}

extension Unicode.Scalar {
  /// Whether it does something to a terminal other than showing itself.
  fileprivate var isUnsafe: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    // line and paragraph separators, embeddings, overrides, isolates, deprecated format characters, interlinear annotation
    case 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }
  /// The marks of direction that right-to-left texts use; they are safe, and invisible.
  fileprivate var marksDirection: Bool { value == 0x061C || value == 0x200E || value == 0x200F }
  /// What stands for an unsafe scalar.
  fileprivate var symbol: Unicode.Scalar {
    switch value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
