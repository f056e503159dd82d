public import Foundation

/// The room that a preview is given (`previewLayout`).
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on, by its name in Xcode.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name, as `iPhone 15 Pro`.
  public let rawValue: String
  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
