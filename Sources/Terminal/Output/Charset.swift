/// Which characters a picture may use besides those of its texts.
public enum Charset: String, Hashable, Sendable, CaseIterable {
  /// Box drawing, blocks, halves and quarters: what every terminal's font has.
  case unicode
  /// Sixths of a cell, too (Unicode 13).
  case sextants
  /// Eighths of a cell, too (Unicode 16): kitty, Ghostty and foot draw them themselves.
  case octants
  /// `+ - |` and `# % + .` only.
  case ascii
}
