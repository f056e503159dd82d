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
  /// Words.
  public static let text = AVMediaType(rawValue: "text")
  /// Words on a film.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Words on a film for who does not hear.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// What is told of something.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Signs.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  /// Depths.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// Pictures and sounds in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
}
/// Whether an app may look.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Not asked, not allowed to ask, no, yes.
  case notDetermined, restricted, denied, authorized
}

/// What a session takes in.
open class AVCaptureInput: @unchecked Sendable {
  init() {}
}
/// A device that a session takes in.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// A device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
/// What a session gives out.
open class AVCaptureOutput: @unchecked Sendable {
  /// Nothing.
  public init() {}
  /// What joins it: nothing does.
  open var connections: [AVCaptureConnection] { [] }
  /// What joins it for a kind: nothing does.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
/// What tells each picture: there is no camera, so nothing is told.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// How pictures are written.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures that come late are left out.
  open var alwaysDiscardsLateVideoFrames = true
  /// How pictures may be written.
  open var availableVideoPixelFormatTypes: [UInt32] { [] }
  /// Who is told.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Where it is told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets who is told.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
/// Who is told of pictures.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// A picture came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// A picture was left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
/// What tells each piece of sound: there is no microphone, so nothing is told.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Sets who is told.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
/// Who is told of pieces of sound.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// A piece came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
/// What writes a film to a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Where it is written.
  open private(set) var outputFileURL: URL?
  /// Whether it writes: never, there is no camera.
  open var isRecording: Bool { false }
  /// How long it is.
  open var recordedDuration: CMTime { .zero }
  /// How large it is.
  open var recordedFileSize: Int64 { 0 }
  /// How long it may be.
  open var maxRecordedDuration = CMTime.invalid
  /// How large it may be.
  open var maxRecordedFileSize: Int64 = 0
  /// Begins: who is told is told that there is no camera.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    self.outputFileURL = outputFileURL
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }
  /// Ends.
  open func stopRecording() {}
}
/// What writes a film to a file: there is no camera.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// How far pieces of it are apart.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// How it may be written.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Sets how it is written.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
/// Who is told of a film.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// It begins.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It ended, or was not written.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  /// Nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}
