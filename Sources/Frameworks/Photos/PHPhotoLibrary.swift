import Foundation
import SwiftUI
import UIKit

/// Whether an app may see the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Not asked, not allowed to ask, no, yes, some.
  case notDetermined, restricted, denied, authorized, limited
}
/// How an app uses the photos.
public enum PHAccessLevel: Int, Sendable {
  /// It adds some, or sees all.
  case addOnly = 1
  /// It sees all.
  case readWrite = 2
}
/// The photos: there are none.
public final class PHPhotoLibrary: @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  init() {}
  /// The photos.
  public static func shared() -> PHPhotoLibrary { library }
  /// Whether it is allowed: nobody was asked.
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  /// Whether it is allowed: nobody was asked.
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Asks: nobody is asked.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.notDetermined) }
  /// Asks: nobody is asked.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.notDetermined)
  }
  /// Asks: nobody is asked.
  public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Changes the photos: nothing is changed.
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }
}
/// A photo.
public final class PHAsset: @unchecked Sendable {
  /// The name.
  public let localIdentifier = ""
  init() {}
}
