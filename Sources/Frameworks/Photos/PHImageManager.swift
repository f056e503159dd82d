import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// How an image fits the size that is wanted.
public enum PHImageContentMode: Int, Sendable {
  /// As large as fits, as large as covers.
  case aspectFit, aspectFill
  /// As usual.
  public static let `default` = PHImageContentMode.aspectFit
}
/// Which one of a photo is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it is, as it was, as the camera took it.
  case current, unadjusted, original
}
/// How fast and well an image is wanted.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Fast first and then well, well, fast.
  case opportunistic, highQualityFormat, fastFormat
}
/// How an image gets the size that is wanted.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Not, about, exactly.
  case none, fast, exact
}
/// How an image is wanted.
open class PHImageRequestOptions {
  /// As usual.
  public init() {}
  /// Which one.
  open var version = PHImageRequestOptionsVersion.current
  /// How fast and well.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How it gets its size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of it, from 0 to 1.
  open var normalizedCropRect = CGRect.zero
  /// Whether it may come over the network.
  open var isNetworkAccessAllowed = false
  /// Whether one waits for it.
  open var isSynchronous = false
  /// Whether it is told how far it is.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?) -> Void)?
  /// Whether a second, better one may come.
  open var allowSecondaryDegradedImage = false
}
/// Which one of a film is wanted.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// As it is, as it was.
  case current, original
}
/// How fast and well a film is wanted.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// As is best, well, in between, fast.
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// How a film is wanted.
open class PHVideoRequestOptions {
  /// As usual.
  public init() {}
  /// Which one.
  open var version = PHVideoRequestOptionsVersion.current
  /// How fast and well.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Whether it may come over the network.
  open var isNetworkAccessAllowed = false
}
/// How a photo that moves is wanted.
open class PHLivePhotoRequestOptions {
  /// As usual.
  public init() {}
  /// Which one.
  open var version = PHImageRequestOptionsVersion.current
  /// How fast and well.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may come over the network.
  open var isNetworkAccessAllowed = false
}
/// A photo that moves: there are none.
open class PHLivePhoto: @unchecked Sendable {
  init() {}
  /// The size in pixels.
  open var size: CGSize { .zero }
}
/// The number of a request.
public typealias PHImageRequestID = Int32
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest image that there is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a better image comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether an image is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a request was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what went wrong.
public let PHImageErrorKey = "PHImageErrorKey"

/// Gives images of photos: there are none, so it tells that.
open class PHImageManager: @unchecked Sendable {
  private static let manager = PHImageManager()
  /// A manager.
  public init() {}
  /// The usual one.
  open class func `default`() -> PHImageManager { manager }
  private var nothing: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.identifierNotFound)] }
  /// Tells an image: none, and why.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nothing)
    return PHInvalidImageRequestID
  }
  /// Tells the bytes of an image: none, and why.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nothing)
    return PHInvalidImageRequestID
  }
  /// Tells a photo that moves: none, and why.
  @discardableResult open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nothing)
    return PHInvalidImageRequestID
  }
  /// Takes a request back.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Gives images of photos, and keeps some ready: there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good ones are kept ready.
  open var allowsCachingHighQualityImages = true
  /// Keeps some ready: there are none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Keeps some ready no longer.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Keeps none ready.
  open func stopCachingImagesForAllAssets() {}
}
