/// One small program for an entry of the tiers of what SwiftUI files use: with it, and without it.
public struct TierEntry: Sendable {
  /// What the program shows that has the entry.
  public enum Expectation: Hashable, Sendable {
    /// A picture that differs from the one without the entry.
    case shown
    /// Nothing that a still picture could show; it is accepted, and kept in the view tree.
    case accepted
    /// A diagnostic with these words.
    case said(String)
    /// Words that the program prints, beside its picture.
    case printed(String)
    /// The interpreter cannot do it: it says these words.
    case lacking(String)
  }
  public let tier: Int
  /// The category, as `tiers.json` calls it, such as `lang`.
  public let kind: String
  public let name: String
  /// The program without the entry, and with it.
  public let plain: String
  public let full: String
  public var expectation = Expectation.shown
  /// Why compiled code cannot have the program; nil if it can.
  public var notCompiled: String?

  static func view(_ tier: Int, _ name: String, _ full: String) -> TierEntry { TierEntry(tier: tier, kind: "view", name: name, plain: "EmptyView()", full: full) }
  static func modifier(_ tier: Int, _ name: String, _ call: String, on base: String = "Text(\"abc def\")") -> TierEntry {
    TierEntry(tier: tier, kind: "mod", name: name, plain: base, full: base + call)
  }
  /// A modifier in the middle of a program: `§` stands for it.
  static func inside(_ tier: Int, _ name: String, _ call: String, _ program: String) -> TierEntry {
    TierEntry(tier: tier, kind: "mod", name: name, plain: program.replacing("§", with: ""), full: program.replacing("§", with: call))
  }
}
