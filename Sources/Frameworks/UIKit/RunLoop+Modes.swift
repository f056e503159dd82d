import Foundation

extension RunLoop.Mode {
  /// While a person drags or scrolls.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
