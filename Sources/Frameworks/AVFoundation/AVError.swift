import Foundation
import SwiftUI

/// What went wrong.
public struct AVError: LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// Nothing runs.
    case sessionNotRunning = -11803
    /// The device is used by another.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// There is no data.
    case noDataCaptured = -11805
    /// The device is otherwise.
    case sessionConfigurationChanged = -11806
    /// There is no room.
    case diskFull = -11807
    /// The device is gone.
    case deviceWasDisconnected = -11808
    /// The film is long enough.
    case maximumDurationReached = -11810
    /// There is no device.
    case deviceNotConnected = -11814
    /// The device is used.
    case deviceInUseByAnotherApplication = -11815
    /// The device cannot be set.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The export went wrong.
    case exportFailed = -11820
    /// It cannot be read.
    case decodeFailed = -11821
    /// The file is none.
    case invalidSourceMedia = -11822
    /// The file is there.
    case fileAlreadyExists = -11823
    /// It is not known how to write it.
    case fileFormatNotRecognized = -11828
    /// The file is broken.
    case fileFailedToParse = -11829
    /// Nothing can read it.
    case decoderNotFound = -11833
    /// Nothing can write it.
    case encoderNotFound = -11834
    /// It may not be used.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// It may not be read.
    case contentIsNotAuthorized = -11835
    /// It cannot be done.
    case operationNotSupportedForAsset = -11838
    /// It cannot be done now.
    case operationInterrupted = -11847
    /// It is not a picture of a film.
    case noImageAtTime = -11850
    /// It is taken back.
    case operationCancelled = -11878
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// What went wrong.
  public var errorDescription: String? {
    switch code {
    case .deviceNotConnected: return "There is no such device."
    case .decoderNotFound, .invalidSourceMedia, .operationNotSupportedForAsset, .noImageAtTime:
      return "Films and sounds are not read here."
    case .encoderNotFound, .exportFailed: return "Films and sounds are not written here."
    default: return "The operation could not be completed."
    }
  }
}
