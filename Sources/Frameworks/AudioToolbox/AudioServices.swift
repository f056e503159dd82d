import Foundation
import SwiftUI

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound that shakes the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound and shakes the device: nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound: nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}
