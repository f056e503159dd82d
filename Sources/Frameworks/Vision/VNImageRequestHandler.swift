import CoreGraphics
import CoreImage
import Foundation

/// What asks about a picture: Vision is not available, so each question is answered with an error.
open class VNImageRequestHandler: NSObject {
  /// Asks about an image of Core Graphics.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Asks about an image of Core Image.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Asks about the image of a file's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Asks about the image of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Asks: throws an error that says that it is not available, after who asked is told of it.
  open func perform(_ requests: [VNRequest]) throws {
    let error = VNError(.unsupportedRequest)
    for request in requests { request.fail(error) }
    if !requests.isEmpty { throw error }
  }
}

/// What asks about pictures that belong together: each question is answered with an error.
open class VNSequenceRequestHandler: NSObject {
  /// Asks about pictures.
  public override init() { super.init() }
  /// Asks about an image of Core Graphics: throws an error that says that it is not available.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
  /// Asks about an image of Core Image: throws an error that says that it is not available.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }
  /// Asks about the image of a file: throws an error that says that it is not available.
  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
    try VNImageRequestHandler(url: imageURL).perform(requests)
  }
}
