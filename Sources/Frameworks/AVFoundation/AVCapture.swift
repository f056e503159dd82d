import Foundation
import QuartzCore
import SwiftUI

/// What a camera or a microphone tells.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}
/// Whether an app may look.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Not asked, not allowed to ask, no, yes.
  case notDetermined, restricted, denied, authorized
}
/// What went wrong.
public struct AVError: Error, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Not known, no device.
    case unknown = -11800
    /// There is no device.
    case deviceNotConnected = -11814
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A camera or a microphone: there is none.
open class AVCaptureDevice: @unchecked Sendable {
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
  /// Kinds of cameras.
  public struct DeviceType: Hashable, Sendable {
    let name: String
    /// The usual one.
    public static let builtInWideAngleCamera = DeviceType(name: "builtInWideAngleCamera")
    /// One for what is far.
    public static let builtInTelephotoCamera = DeviceType(name: "builtInTelephotoCamera")
    /// Two of them.
    public static let builtInDualCamera = DeviceType(name: "builtInDualCamera")
    /// One with depths.
    public static let builtInTrueDepthCamera = DeviceType(name: "builtInTrueDepthCamera")
    /// One of another device.
    public static let external = DeviceType(name: "external")
  }
  /// What finds cameras: there are none.
  public final class DiscoverySession: Sendable {
    /// The cameras: none.
    public let devices: [AVCaptureDevice] = []
    /// Looks for cameras.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  init() {}
  /// The usual one: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual one of a kind: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
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
  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// The light.
  open var torchMode = TorchMode.off
  /// How near it is.
  open var videoZoomFactor: CGFloat = 1
  /// Begins to change it.
  open func lockForConfiguration() throws {}
  /// Ends changing it.
  open func unlockForConfiguration() {}
}
/// What a session takes in.
open class AVCaptureInput {
  init() {}
}
/// A device that a session takes in.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// A device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
/// What a session gives out.
open class AVCaptureOutput {
  /// Nothing.
  public init() {}
}
/// What takes photos: there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Takes a photo: none is taken.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
/// How photos are taken.
open class AVCapturePhotoSettings {
  /// The flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// As usual.
  public init() {}
}
/// A photo.
open class AVCapturePhoto {
  init() {}
  /// Its bytes: none.
  open func fileDataRepresentation() -> Data? { nil }
}
/// Who is told of photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photo was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
/// What finds signs: there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds of signs.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds of signs that it could find.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where it looks, in parts of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Sets who is told.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
/// Who is told of signs.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Signs were found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
/// A sign.
open class AVMetadataObject {
  /// Kinds of signs.
  public struct ObjectType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square of dots.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// Lines with thirteen digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// Lines with eight digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// Lines.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Lines.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Lines.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// Rows of lines.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A square with a square.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A square of dots.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
  }
  init() {}
  /// The kind.
  open var type: ObjectType { .qr }
}
/// A sign with letters.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The letters.
  open var stringValue: String? { nil }
}
/// What joins what a session takes in with what it gives out.
open class AVCaptureConnection {
  init() {}
}
/// What a camera gives: there is none.
open class AVCaptureSession: @unchecked Sendable {
  /// How fine pictures are.
  public struct Preset: Hashable, Sendable {
    let name: String
    /// For photos.
    public static let photo = Preset(name: "photo")
    /// Fine.
    public static let high = Preset(name: "high")
    /// Middle.
    public static let medium = Preset(name: "medium")
  }
  /// How fine pictures are.
  open var sessionPreset = Preset.high
  /// What it takes in.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What it gives out.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Nothing yet.
  public init() {}
  /// Whether it runs: never.
  open var isRunning: Bool { false }
  /// Whether it can take something in.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Takes something in.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes something in no longer.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it can give something out.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Gives something out.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Begins to change it.
  open func beginConfiguration() {}
  /// Ends changing it.
  open func commitConfiguration() {}
  /// Runs: there is no camera.
  open func startRunning() {}
  /// Runs no longer.
  open func stopRunning() {}
}
/// A layer that shows what a camera sees: nothing is drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What it shows.
  open var session: AVCaptureSession?
  /// How it fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
