import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// Kinds of files.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// One of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Films.
  public static let mp4 = AVFileType(rawValue: "mp4")
  /// Films of QuickTime.
  public static let mov = AVFileType(rawValue: "mov")
  /// Films of shops.
  public static let m4v = AVFileType(rawValue: "m4v")
  /// Sounds.
  public static let m4a = AVFileType(rawValue: "m4a")
  /// Sounds.
  public static let wav = AVFileType(rawValue: "wav")
  /// Sounds.
  public static let aiff = AVFileType(rawValue: "aiff")
  /// Sounds.
  public static let caf = AVFileType(rawValue: "caf")
  /// Sounds.
  public static let mp3 = AVFileType(rawValue: "mp3")
  /// Photos.
  public static let jpg = AVFileType(rawValue: "jpg")
  /// Photos in less room.
  public static let heic = AVFileType(rawValue: "heic")
  /// Photos in less room.
  public static let heif = AVFileType(rawValue: "heif")
  /// Photos.
  public static let tif = AVFileType(rawValue: "tif")
  /// Photos as a camera took them.
  public static let dng = AVFileType(rawValue: "dng")
  /// Films of older phones.
  public static let mobile3GPP = AVFileType(rawValue: "mobile3GPP")
}
/// Writes a film otherwise: it fails, since films are not read.
open class AVAssetExportSession: @unchecked Sendable {
  /// How it goes.
  public enum Status: Int, Sendable {
    /// Not known, waiting, going, done, failed, taken back.
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// How fine it gets.
  public let presetName: String
  /// Where it is written.
  open var outputURL: URL?
  /// How it is written.
  open var outputFileType: AVFileType?
  /// The part of it.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// What is told of it.
  open var metadata: [AVMetadataItem]?
  /// Whether it can begin before it is there.
  open var shouldOptimizeForNetworkUse = false
  /// At most so many bytes.
  open var fileLengthLimit: Int64 = 0
  /// How it goes.
  open private(set) var status = Status.unknown
  /// What went wrong.
  open private(set) var error: (any Error)?
  /// How much is done, from 0 to 1.
  open var progress: Float { 0 }
  /// How it may be written: in no way.
  open var supportedFileTypes: [AVFileType] { [] }
  /// Writes a film otherwise.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }
  /// Writes it: fails, since films are not read.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    fail()
    handler()
  }
  /// Writes it: fails, since films are not read.
  open func export() async { fail() }
  /// Writes it to an address: throws, since films are not read.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    fail()
    throw AVError(.exportFailed)
  }
  private func fail() {
    status = .failed
    error = AVError(.exportFailed)
  }
  /// Takes it back.
  open func cancelExport() { status = .cancelled }
  /// How fine a film may get: nothing is written.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// How fine films may get: nothing is written.
  open class func allExportPresets() -> [String] { [] }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fine a film gets.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
