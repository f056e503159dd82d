// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreGraphics
import Foundation

/// How sure something is, from 0 to 1.
public typealias VNConfidence = Float
/// A width divided by a height.
public typealias VNAspectRatio = Float
/// An angle in degrees.
public typealias VNDegrees = Float
/// Hears that a request was answered.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A rectangle in parts of a picture: all of it.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// A rectangle in parts of a picture, in pixels of it.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
/// A rectangle in pixels of a picture, in parts of it.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
    height: imageRect.height / height)
}
/// A point in parts of a picture, in pixels of it.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// What may help to read a picture.
public struct VNImageOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What a file tells of its picture.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// What is known of the camera.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// What draws it.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// How carefully text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// It is read as well as can be.
  case accurate = 0
  /// It is read as fast as can be.
  case fast = 1
}

/// What went wrong.
public struct VNError: Error, LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// There was none.
    case ok = 0
    /// It was ended, or what was given is wrong.
    case requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
    /// It is not there, or something went wrong inside.
    case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
    /// It cannot be done.
    case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// The request cannot be done.
  public static var unsupportedRequest: Code { .unsupportedRequest }
  /// Says what is wrong.
  public var errorDescription: String? {
    switch code {
    case .unsupportedRequest: return "Pictures cannot be analysed here: Vision is not available."
    default: return "The request failed (\(code.rawValue))."
    }
  }
}
