import Foundation
import SwiftUI
import UIKit

/// Whether an app may see the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Not asked, not allowed to ask, no, yes, some.
  case notDetermined, restricted, denied, authorized, limited
}
/// What an app may do with photos.
public enum PHAccessLevel: Int, Sendable {
  /// Add some.
  case addOnly = 1
  /// See and change them.
  case readWrite = 2
}
/// What went wrong.
public struct PHPhotosError: LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Something inside.
    case internalError = -1
    /// A person took it back.
    case userCancelled = 3072
    /// There are no photos.
    case libraryVolumeOffline = 3114
    /// It is not there.
    case identifierNotFound = 3201
    /// It may not be seen.
    case accessRestricted = 3310
    /// It may not be seen, a person said.
    case accessUserDenied = 3311
    /// It cannot be changed so.
    case invalidResource = 3302
    /// The network is needed.
    case networkAccessRequired = 3164
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// What went wrong.
  public var errorDescription: String? { "There are no photos on this device." }
}
/// The photos of a device: there are none.
public final class PHPhotoLibrary: @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private var observers: [any PHPhotoLibraryChangeObserver] = []
  init() {}
  /// The device's.
  public static func shared() -> PHPhotoLibrary { library }
  /// Whether the app may see them: nobody was asked.
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  /// Whether the app may see them: nobody was asked.
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
  /// Changes photos: nothing is changed.
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.libraryVolumeOffline)) }
  /// Changes photos: throws, there are none.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.libraryVolumeOffline)
  }
  /// Changes photos and waits: throws, there are none.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.libraryVolumeOffline)
  }
  /// Tells of changes: there are none.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) { observers.append(observer) }
  /// Tells of changes no longer.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.removeAll { $0 === observer }
  }
  /// Tells whether the photos are there: nobody is told.
  public func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// Whether the photos cannot be used.
  public var unavailabilityReason: (any Error)? { PHPhotosError(.libraryVolumeOffline) }
}
/// Who is told of changes of photos.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Something changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// Who is told whether photos are there.
public protocol PHPhotoLibraryAvailabilityObserver: AnyObject {
  /// They are, or are no longer.
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
/// What changed of photos.
open class PHChange: @unchecked Sendable {
  init() {}
  /// What changed of one: nothing.
  open func changeDetails<Thing: PHObject>(for object: Thing) -> PHObjectChangeDetails<Thing>? { nil }
  /// What changed of some: nothing.
  open func changeDetails<Thing: PHObject>(
    for fetchResult: PHFetchResult<Thing>
  ) -> PHFetchResultChangeDetails<Thing>? { nil }
}
/// What changed of a photo.
open class PHObjectChangeDetails<ObjectType: PHObject>: @unchecked Sendable {
  /// As it was.
  public let objectBeforeChanges: ObjectType
  init(_ before: ObjectType) { objectBeforeChanges = before }
  /// As it is.
  open var objectAfterChanges: ObjectType? { objectBeforeChanges }
  /// Whether its contents are others.
  open var assetContentChanged: Bool { false }
  /// Whether it is gone.
  open var objectWasDeleted: Bool { false }
}
/// What changed of photos that were found.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: @unchecked Sendable {
  /// As they were.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  init(_ before: PHFetchResult<ObjectType>) { fetchResultBeforeChanges = before }
  /// As they are.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { fetchResultBeforeChanges }
  /// Whether it is known what changed.
  open var hasIncrementalChanges: Bool { false }
  /// Where some are gone.
  open var removedIndexes: IndexSet? { nil }
  /// Which are gone.
  open var removedObjects: [ObjectType] { [] }
  /// Where some are new.
  open var insertedIndexes: IndexSet? { nil }
  /// Which are new.
  open var insertedObjects: [ObjectType] { [] }
  /// Where some are others.
  open var changedIndexes: IndexSet? { nil }
  /// Which are others.
  open var changedObjects: [ObjectType] { [] }
  /// Whether some stand elsewhere.
  open var hasMoves: Bool { false }
  /// Tells which stand elsewhere: none do.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
