import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// A film or a sound: nothing of it is read.
open class AVAsset: @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// A film of an address.
  public init(url: URL) { self.url = url }
  /// How long it is: not known.
  open var duration: CMTime { .zero }
  /// Its parts: not known.
  open var tracks: [AVAssetTrack] { [] }
  /// Its parts of a kind: not known.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Its parts of a kind: throws, since films are not read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw AVError(.decoderNotFound)
  }
  /// A part of it: throws, since films are not read.
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    throw AVError(.decoderNotFound)
  }
  /// What is asked of it: throws, since films are not read.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    throw AVError(.decoderNotFound)
  }
  /// What is asked of it: throws, since films are not read.
  open func load<First, Second>(
    _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
  ) async throws -> (First, Second) { throw AVError(.decoderNotFound) }
  /// What is told of it: throws, since films are not read.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    throw AVError(.decoderNotFound)
  }
  /// Whether it can be played: no.
  open var isPlayable: Bool { false }
  /// Whether it can be written otherwise: no.
  open var isExportable: Bool { false }
  /// Whether it can be read: no.
  open var isReadable: Bool { false }
  /// Whether it can be put in another: no.
  open var isComposable: Bool { false }
  /// Whether it is locked: no.
  open var hasProtectedContent: Bool { false }
  /// What is told of it: nothing.
  open var metadata: [AVMetadataItem] { [] }
  /// What is told of any: nothing.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// When it was made: not known.
  open var creationDate: AVMetadataItem? { nil }
  /// How fast it likes to be played.
  open var preferredRate: Float { 1 }
  /// How loud it likes to be played.
  open var preferredVolume: Float { 1 }
  /// How it is turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Reads nothing more.
  open func cancelLoading() {}
}
/// A film or a sound of an address: nothing of it is read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// A film of an address.
  public convenience init(url: URL, options: [String: Any]? = nil) { self.init(url: url) }
}
/// Something that is asked of a film.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let name: String
}
extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// How long it is.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty(name: "duration") }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(name: "isPlayable") }
  /// Whether it can be written otherwise.
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(name: "isExportable") }
  /// Whether it can be read.
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(name: "isReadable") }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// Its parts.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty(name: "tracks") }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// What is told of it.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty(name: "metadata") }
  /// What is told of any.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty(name: "commonMetadata")
  }
}
/// The number of a part.
public typealias CMPersistentTrackID = Int32
/// A part of a film: none is read.
open class AVAssetTrack: @unchecked Sendable {
  init() {}
  /// The number.
  open var trackID: CMPersistentTrackID { 0 }
  /// The kind.
  open var mediaType: AVMediaType { .video }
  /// The size in pixels.
  open var naturalSize: CGSize { .zero }
  /// How many pictures a second there are.
  open var nominalFrameRate: Float { 0 }
  /// When it is.
  open var timeRange: CMTimeRange { .zero }
  /// How it is turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How many bits a second has.
  open var estimatedDataRate: Float { 0 }
}
