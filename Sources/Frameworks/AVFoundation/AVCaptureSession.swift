import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI

/// What joins what a session takes in with what it gives out.
open class AVCaptureConnection {
  init() {}
  /// Whether it is used.
  open var isEnabled = true
  /// Whether something comes: nothing does.
  open var isActive: Bool { false }
  /// Whether it may be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether it is mirrored.
  open var isVideoMirrored = false
  /// Whether it is mirrored as the camera needs it.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether it may be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// How it is turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// How far it is turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether it may be turned so far.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Whether it may be held still.
  open var isVideoStabilizationSupported: Bool { false }
  /// How it is held still.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}
/// How films are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// To the right.
  case landscapeRight = 3
  /// To the left.
  case landscapeLeft = 4
}
/// How films are held still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Not, a little, as in a cinema, more.
  case off, standard, cinematic, cinematicExtended
  /// As is best.
  case auto = -1
}
/// What a camera gives: there is none.
open class AVCaptureSession: @unchecked Sendable {
  /// How fine pictures are.
  public struct Preset: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Preset(rawValue: "photo")
    /// Fine.
    public static let high = Preset(rawValue: "high")
    /// Middle.
    public static let medium = Preset(rawValue: "medium")
    /// Coarse.
    public static let low = Preset(rawValue: "low")
    /// So many pixels.
    public static let hd1280x720 = Preset(rawValue: "hd1280x720")
    /// So many pixels.
    public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    /// So many pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "hd4K3840x2160")
    /// So many pixels.
    public static let vga640x480 = Preset(rawValue: "vga640x480")
    /// So many pixels.
    public static let cif352x288 = Preset(rawValue: "cif352x288")
    /// So many pixels.
    public static let iFrame960x540 = Preset(rawValue: "iFrame960x540")
    /// So many pixels.
    public static let iFrame1280x720 = Preset(rawValue: "iFrame1280x720")
    /// As the camera is set.
    public static let inputPriority = Preset(rawValue: "inputPriority")
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
  /// Gives something out no longer.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Whether it can be so fine.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Takes something in, without joining it.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
  /// Gives something out, without joining it.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
  /// What joins inputs and outputs: nothing does.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether it can have a joint: no.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Whether something interrupts it.
  open var isInterrupted: Bool { false }
  /// Whether it sets the app's sound.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether it uses the app's sound.
  open var usesApplicationAudioSession = true
  /// Whether wide colours are used.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Whether it can be used beside other apps: no.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether it is used beside other apps.
  open var isMultitaskingCameraAccessEnabled = false
  /// Whether the button of a camera can be used: no, there is none.
  open var supportsControls: Bool { false }
  /// At most so many controls.
  open var maxControlsCount: Int { 0 }
  /// The controls of a camera's button.
  open private(set) var controls: [AVCaptureControl] = []
  /// Who is told of controls.
  open private(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
  /// Whether it can have a control: no, there is no button.
  open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  /// Adds a control.
  open func addControl(_ control: AVCaptureControl) { controls.append(control) }
  /// Takes a control away.
  open func removeControl(_ control: AVCaptureControl) { controls.removeAll { $0 === control } }
  /// Sets who is told of controls.
  open func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: DispatchQueue?
  ) { self.controlsDelegate = controlsDelegate }
  /// It runs.
  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// It runs no longer.
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Something went wrong.
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Something interrupts it.
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Nothing interrupts it any longer.
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  /// Begins to change it.
  open func beginConfiguration() {}
  /// Ends changing it.
  open func commitConfiguration() {}
  /// Runs: there is no camera.
  open func startRunning() {}
  /// Runs no longer.
  open func stopRunning() {}
}
/// What several cameras give: there are none.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether it can be used: no.
  open class var isMultiCamSupported: Bool { false }
}
