import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// A camera or a microphone: there is none.
open class AVCaptureDevice: Hashable, @unchecked Sendable {
  /// Sides of a device.
  public enum Position: Int, Sendable {
    /// Not known, the back, the front.
    case unspecified, back, front
  }
  /// The light.
  public enum TorchMode: Int, Sendable {
    /// Off, on, as needed.
    case off, on, auto
  }
  /// The flash.
  public enum FlashMode: Int, Sendable {
    /// Off, on, as needed.
    case off, on, auto
  }
  /// How it makes things sharp.
  public enum FocusMode: Int, Sendable {
    /// It stays, once, again and again.
    case locked, autoFocus, continuousAutoFocus
  }
  /// How it takes light.
  public enum ExposureMode: Int, Sendable {
    /// It stays, once, again and again, as it is set.
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// How it takes colours.
  public enum WhiteBalanceMode: Int, Sendable {
    /// It stays, once, again and again.
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  /// Kinds of cameras.
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
    /// One for what is far.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
    /// One for what is near.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
    /// Two of them.
    public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
    /// Two of them, for what is near.
    public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
    /// Three of them.
    public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
    /// One with depths.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
    /// One with depths, by light.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "builtInLiDARDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "builtInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "microphone")
    /// One of another device.
    public static let external = DeviceType(rawValue: "external")
    /// A phone's.
    public static let continuityCamera = DeviceType(rawValue: "continuityCamera")
    /// One that sees the desk.
    public static let deskViewCamera = DeviceType(rawValue: "deskViewCamera")
  }
  /// What finds cameras: there are none.
  public final class DiscoverySession: Sendable {
    /// The cameras: none.
    public let devices: [AVCaptureDevice] = []
    /// Cameras that can be used together: none.
    public let supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] = []
    /// Looks for cameras.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  /// What a camera can do.
  open class Format {
    /// How many pictures a second there may be: none.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// How near it may be.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// How wide it sees, in degrees.
    open var videoFieldOfView: Float { 0 }
    /// The longest side of photos.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    init() {}
  }
  /// What turns with a device.
  public final class RotationCoordinator: Sendable {
    /// How far what is shown is turned, in degrees.
    public let videoRotationAngleForHorizonLevelPreview: CGFloat = 90
    /// How far what is taken is turned, in degrees.
    public let videoRotationAngleForHorizonLevelCapture: CGFloat = 90
    /// What turns with a device and a layer.
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {}
  }
  init() {}
  /// A camera of a name: none.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  /// The usual one: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual one of a kind: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The ones of a kind: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The one that a person likes: none.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  /// The one that the system likes: none.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// Whether it is allowed: nobody was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Asks: nobody is asked, so it is not allowed.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// Asks: nobody is asked, so it is not allowed.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// The side.
  open var position: Position { .unspecified }
  /// The kind.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// What tells it from others.
  open var uniqueID: String { "" }
  /// The name.
  open var localizedName: String { "" }
  /// Whether it is there: no.
  open var isConnected: Bool { false }
  /// Whether it gives something: no.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// What it can do: nothing.
  open var formats: [Format] { [] }
  /// What it does.
  open var activeFormat = Format()
  /// The shortest time of a picture.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest time of a picture.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// Whether the light can be used.
  open var isTorchAvailable: Bool { false }
  /// Whether the flash can be used.
  open var isFlashAvailable: Bool { false }
  /// Whether the light is on.
  open var isTorchActive: Bool { false }
  /// How light it is, from 0 to 1.
  open var torchLevel: Float { 0 }
  /// The light.
  open var torchMode = TorchMode.off
  /// Whether the light can be so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Lights so much: throws, there is no light.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  /// How it makes things sharp.
  open var focusMode = FocusMode.locked
  /// Whether it can do so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether a point can be chosen.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// What is sharp, from 0 to 1.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// How far what is sharp is, from 0 to 1.
  open var lensPosition: Float { 0 }
  /// How it takes light.
  open var exposureMode = ExposureMode.locked
  /// Whether it can do so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether a point can be chosen.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// What is neither dark nor light, from 0 to 1.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// How much lighter, in steps.
  open var exposureTargetBias: Float { 0 }
  /// At least so much lighter.
  open var minExposureTargetBias: Float { 0 }
  /// At most so much lighter.
  open var maxExposureTargetBias: Float { 0 }
  /// Makes it lighter: nothing is.
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// How it takes colours.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// Whether it can do so.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Whether it tells when what it sees is otherwise.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// Whether it gets lighter where it is dark.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  /// How near it is.
  open var videoZoomFactor: CGFloat = 1
  /// How far it may be.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// How near it may be.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Where another camera goes on.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Whether it gets nearer.
  open var isRampingVideoZoom: Bool { false }
  /// Gets nearer: nothing does.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Gets nearer no longer.
  open func cancelVideoZoomRamp() {}
  /// Begins to change it.
  open func lockForConfiguration() throws {}
  /// Ends changing it.
  open func unlockForConfiguration() {}
  /// One was joined.
  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// One was taken away.
  public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// What it sees is otherwise.
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// Whether it is the same one.
  public static func == (a: AVCaptureDevice, b: AVCaptureDevice) -> Bool { a === b }
  /// The one.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a camera sees is otherwise.
  public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
/// How many pictures a second there may be.
open class AVFrameRateRange {
  /// At least so many.
  public let minFrameRate: Double = 0
  /// At most so many.
  public let maxFrameRate: Double = 0
  init() {}
}
/// The size of a film in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32
  /// No size.
  public init() { (width, height) = (0, 0) }
  /// A size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
