import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// What finds signs: there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
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
    /// Lines.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Lines with a check.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Lines with digits.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// Lines with fourteen digits.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Lines.
    public static let codabar = ObjectType(rawValue: "org.iso.Codabar")
    /// A small square of dots.
    public static let microQR = ObjectType(rawValue: "com.apple.AVMetadataObject.MicroQR")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// A person.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
  }
  init() {}
  /// The kind.
  open var type: ObjectType { .qr }
  /// Where it is, in parts of the picture.
  open var bounds: CGRect { .zero }
  /// When it was seen.
  open var time: CMTime { .zero }
  /// How long it was seen.
  open var duration: CMTime { .zero }
}
/// A sign with letters.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The letters.
  open var stringValue: String? { nil }
  /// Its corners, in parts of the picture.
  open var corners: [CGPoint] { [] }
}
/// A face.
open class AVMetadataFaceObject: AVMetadataObject {
  /// What tells it from others.
  open var faceID: Int { 0 }
  /// Whether it is known how it leans.
  open var hasRollAngle: Bool { false }
  /// How it leans, in degrees.
  open var rollAngle: CGFloat { 0 }
}
