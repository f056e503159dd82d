import Foundation
import SwiftUI

/// Something that the button of a camera sets: there is no such button.
open class AVCaptureControl: @unchecked Sendable {
  /// Whether it can be used.
  open var isEnabled = true
  init() {}
}
/// A number that the button of a camera sets.
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  /// The name.
  public let localizedTitle: String
  /// The symbol.
  public let symbolName: String
  /// The number.
  open var value: Float
  /// How the number is shown.
  open var localizedValueFormat: String?
  /// Numbers that are shown more strongly.
  open var prominentValues: [Float] = []
  /// What tells it from others.
  open var accessibilityIdentifier: String?
  private var action: ((Float) -> Void)?
  /// A number in a range.
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    value = range.lowerBound
    super.init()
  }
  /// A number in a range, in steps.
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float
  ) { self.init(localizedTitle, symbolName: symbolName, in: range) }
  /// A number of some.
  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    value = values.first ?? 0
    super.init()
  }
  /// Says what is done with the number: no button sets it, so nothing is.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) { self.action = action }
}
/// One of some that the button of a camera sets.
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  /// The name.
  public let localizedTitle: String
  /// The symbol.
  public let symbolName: String
  /// The names.
  public let localizedIndexTitles: [String]
  /// How many there are.
  public let numberOfIndexes: Int
  /// The one that is chosen.
  open var selectedIndex = 0
  /// What tells it from others.
  open var accessibilityIdentifier: String?
  private var action: ((Int) -> Void)?
  /// One of so many.
  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    self.numberOfIndexes = numberOfIndexes
    localizedIndexTitles = []
    super.init()
  }
  /// One of some names.
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    self.localizedIndexTitles = localizedIndexTitles
    numberOfIndexes = localizedIndexTitles.count
    super.init()
  }
  /// Says what is done with the choice: no button makes it, so nothing is.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) { self.action = action }
}
/// How near a camera is, which its button sets.
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  /// How near a camera is.
  public init(device: AVCaptureDevice) { super.init() }
  /// How near a camera is, and what is done with it.
  public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) { super.init() }
}
/// How light a camera's pictures are, which its button sets.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  /// How light a camera's pictures are.
  public init(device: AVCaptureDevice) { super.init() }
  /// How light a camera's pictures are, and what is done with it.
  public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) { super.init() }
}
/// Who is told of what the button of a camera sets.
public protocol AVCaptureSessionControlsDelegate: AnyObject {
  /// It can be used.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  /// It is shown over all.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  /// It is not shown over all.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  /// It cannot be used.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
