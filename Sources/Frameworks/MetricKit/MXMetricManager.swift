import Foundation
import SwiftUI

/// What a day on a device was like.
open class MXMetricPayload {
  init() {}
  /// As text in the form of JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// What went wrong on a device.
open class MXDiagnosticPayload {
  init() {}
  /// As text in the form of JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// What hears how an app does.
public protocol MXMetricManagerSubscriber: AnyObject {
  /// Hears of days.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Hears of mistakes.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  /// Nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Tells how an app does: nothing is measured here.
open class MXMetricManager {
  /// The one that an app has.
  public static let shared = MXMetricManager()
  init() {}
  /// What was told: nothing.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// What went wrong: nothing is known.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Would be told.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Would no longer be told.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
