import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// Makes pictures of a film: throws, since films are not read.
open class AVAssetImageGenerator: @unchecked Sendable {
  /// How a picture went.
  public enum Result: Int, Sendable {
    /// It is there, it is not, it was taken back.
    case succeeded, failed, cancelled
  }
  /// How it is cut.
  public struct ApertureMode: Hashable, Sendable {
    let name: String
    /// As it is shown.
    public static let cleanAperture = ApertureMode(name: "clean")
    /// As it is made.
    public static let productionAperture = ApertureMode(name: "production")
    /// As it was coded.
    public static let encodedPixels = ApertureMode(name: "encoded")
  }
  /// Says of a picture what was wanted, the picture, when it is, how it went, what went wrong.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  /// The pictures that were wanted, one after the other: all of them fail.
  public struct Images: AsyncSequence, Sendable {
    let times: [CMTime]
    /// A picture that was wanted.
    public enum Element: Sendable {
      /// It is not there, and what went wrong.
      case failure(requestedTime: CMTime, error: any Error)
      /// When it was wanted.
      public var requestedTime: CMTime {
        switch self {
        case .failure(let time, _): return time
        }
      }
      /// The picture: throws, since there is none.
      public var image: CGImage {
        get throws {
          switch self {
          case .failure(_, let error): throw error
          }
        }
      }
    }
    /// Goes through what was wanted.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var times: [CMTime]
      /// The next one.
      public mutating func next() async -> Element? {
        times.isEmpty
          ? nil : Element.failure(requestedTime: times.removeFirst(), error: AVError(.decoderNotFound))
      }
    }
    /// Goes through what was wanted.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times) }
  }
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// At most so large, in pixels.
  open var maximumSize = CGSize.zero
  /// How they are cut.
  open var apertureMode: ApertureMode?
  /// How much earlier they may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later they may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Makes pictures of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// A picture and when it is: throws, since films are not read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
  /// Pictures: all of them fail, since films are not read.
  open func images(for times: [CMTime]) -> Images { Images(times: times) }
  /// A picture: throws, since films are not read.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }
  /// Tells a picture: none, since films are not read.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.decoderNotFound)) }
  /// Tells pictures: none, since films are not read.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, AVError(.decoderNotFound)) }
  }
  /// Makes no more.
  open func cancelAllCGImageGeneration() {}
}
