import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// Something of the photos of a device.
open class PHObject: Hashable, @unchecked Sendable {
  /// What tells it from others.
  public let localIdentifier: String
  init(localIdentifier: String = "") { self.localIdentifier = localIdentifier }
  /// Whether it is the same.
  public static func == (a: PHObject, b: PHObject) -> Bool { a === b }
  /// The thing.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Kinds of photos.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known, a picture, a film, a sound.
  case unknown, image, video, audio
}
/// More of the kinds of photos.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All around.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// With much light and shadow.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// Of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// It moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// With depths.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A film that comes.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow film.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A fast film.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}
/// Where photos come from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sources of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person's.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// Others'.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// A computer's.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// A photo or a film of a device: there are none.
public final class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  public var mediaType: PHAssetMediaType { .unknown }
  /// More of the kind.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  public var pixelWidth: Int { 0 }
  /// The height in pixels.
  public var pixelHeight: Int { 0 }
  /// When it was made.
  public var creationDate: Date? { nil }
  /// When it was changed.
  public var modificationDate: Date? { nil }
  /// How long a film is, in seconds.
  public var duration: TimeInterval { 0 }
  /// Whether it is hidden.
  public var isHidden: Bool { false }
  /// Whether a person likes it.
  public var isFavorite: Bool { false }
  /// Where it comes from.
  public var sourceType: PHAssetSourceType { [] }
  /// Photos of one moment.
  public var burstIdentifier: String? { nil }
  /// Whether it stands for photos of one moment.
  public var representsBurst: Bool { false }
  /// The photos of a device: none.
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos of a kind: none.
  public static func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos of an album: none.
  public static func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos of names: none.
  public static func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// How photos are looked for.
open class PHFetchOptions {
  /// As usual.
  public init() {}
  /// Which ones: kept, there are none.
  open var predicate: NSPredicate?
  /// How they stand.
  open var sortDescriptors: [NSSortDescriptor]?
  /// At most so many; 0 for any number.
  open var fetchLimit = 0
  /// Whether hidden ones are.
  open var includeHiddenAssets = false
  /// Whether all of one moment are.
  open var includeAllBurstAssets = false
  /// Where they come from.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether it is told what changes.
  open var wantsIncrementalChangeDetails = true
}
/// Photos that were found: none.
open class PHFetchResult<ObjectType: PHObject>: @unchecked Sendable {
  init() {}
  /// How many there are: none.
  open var count: Int { 0 }
  /// The first one: none.
  open var firstObject: ObjectType? { nil }
  /// The last one: none.
  open var lastObject: ObjectType? { nil }
  /// The one at a place: there is none.
  open func object(at index: Int) -> ObjectType { fatalError("There are no photos on this device.") }
  /// The ones at places: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// The one at a place: there is none.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Whether one is among them: no.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Where one is: nowhere.
  open func index(of anObject: ObjectType) -> Int { Int.max }
  /// How many of a kind there are: none.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  /// Goes through them: there are none.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
/// Kinds of albums.
public enum PHAssetCollectionType: Int, Sendable {
  /// A person's.
  case album = 1
  /// The system's.
  case smartAlbum = 2
}
/// More of the kinds of albums.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// A person's.
  case albumRegular = 2
  /// Of a cloud.
  case albumCloudShared = 101
  /// Photos all around.
  case smartAlbumPanoramas = 201
  /// Films.
  case smartAlbumVideos = 202
  /// What a person likes.
  case smartAlbumFavorites = 203
  /// What was added last.
  case smartAlbumRecentlyAdded = 206
  /// All.
  case smartAlbumUserLibrary = 209
  /// Photos of oneself.
  case smartAlbumSelfPortraits = 210
  /// Photos of screens.
  case smartAlbumScreenshots = 211
  /// Photos that move.
  case smartAlbumLivePhotos = 213
  /// Any.
  case any = 9_223_372_036_854_775_807
}
/// Albums and folders.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The name.
  open var localizedTitle: String? { nil }
  /// Whether it has albums in it.
  open var canContainCollections: Bool { false }
}
/// An album: there are none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// More of the kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  /// How many photos it has.
  open var estimatedAssetCount: Int { 0 }
  /// When its first photo was made.
  open var startDate: Date? { nil }
  /// When its last photo was made.
  open var endDate: Date? { nil }
  /// The albums of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// The albums of names: none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// A folder of albums: there are none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// What is in no folder: nothing.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}
