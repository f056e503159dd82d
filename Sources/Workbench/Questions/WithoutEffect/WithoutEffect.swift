public import LayoutCore

/// A modifier or a spacer that does nothing where it stands: without it everything is as large, lies and looks as it does with it.
public struct WithoutEffect: Hashable, Sendable {
  /// The call.
  public let source: SourceSite
  /// As it was written, on one line.
  public let text: String
  /// The whole widths, in points, at which it would do something; its height is the present one. Empty: at none that was tried.
  public let matters: [ClosedRange<Int>]
  /// How many widths were tried.
  public let tried: Int
}

/// What was found about a view.
public struct EffectReport: Sendable {
  /// In source order.
  public let found: [WithoutEffect]
  /// How many modifiers and spacers were tried: those that size, place or paint. What listens, animates or describes is not.
  public let candidates: Int
  /// The widths that were tried, of all from 0 to `EffectReport.widest`.
  public let widths: Int
  /// The widest offer that is tried, in points.
  public static let widest = 1_280
  /// How many modifiers and spacers were left out: there are too many, or the time was over.
  public let unexamined: Int
  /// Whether the time was over before every width was tried.
  public var isCutShort: Bool { unexamined > 0 || widths < EffectReport.widest + 1 && candidates > 0 }

  /// How much is done to find the calls that can be taken out: each is a program of its own, which costs as much as it has nodes and lines (our choice).
  static let candidateWork = 60_000
  /// How much is laid out, in nodes: two seconds of it on a slow machine (our choice).
  static let layoutWork = 1_000_000
}
