/// Which characters a picture may use besides those of its texts.
public enum Charset: String, Hashable, Sendable, CaseIterable {
  /// Box drawing, blocks, quadrants and sextants.
  case unicode
  /// `+ - |` and `# % + .` only.
  case ascii
}
