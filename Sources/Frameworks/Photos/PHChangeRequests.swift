import Foundation
import SwiftUI
import UIKit

/// A change of photos that is wanted: nothing is changed.
public class PHChangeRequest {
  init() {}
}
/// A photo that stands for one that will be.
public class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
/// A change of a photo that is wanted.
public class PHAssetChangeRequest: PHChangeRequest {
  /// When it was made.
  public var creationDate: Date?
  /// Whether a person likes it.
  public var isFavorite = false
  /// Whether it is hidden.
  public var isHidden = false
  /// A change of a photo.
  public init(for asset: PHAsset) { super.init() }
  override init() { super.init() }
  /// What stands for the photo: none will be.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// A photo of an image is wanted.
  @discardableResult public class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  /// A photo of a file is wanted.
  @discardableResult public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make() }
  /// A film of a file is wanted.
  @discardableResult public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make() }
  private class func make() -> Self { self.init(wanted: ()) }
  required init(wanted: Void) { super.init() }
  /// Photos are not wanted.
  public class func deleteAssets(_ assets: [PHAsset]) {}
  /// Takes back what was done to it.
  public func revertAssetContentToOriginal() {}
}
/// Kinds of files of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// A photo.
  case photo = 1
  /// A film.
  case video = 2
  /// A sound.
  case audio = 3
  /// The same in another format.
  case alternatePhoto = 4
  /// The whole of it.
  case fullSizePhoto = 5
  /// The whole of it.
  case fullSizeVideo = 6
  /// What was done to it.
  case adjustmentData = 7
  /// The film of a photo.
  case pairedVideo = 9
}
/// How a file of a photo is taken.
public class PHAssetResourceCreationOptions {
  /// As usual.
  public init() {}
  /// The name.
  public var originalFilename: String?
  /// The kind.
  public var uniformTypeIdentifier: String?
  /// Whether the file goes.
  public var shouldMoveFile = false
}
/// A photo that is wanted.
public class PHAssetCreationRequest: PHAssetChangeRequest {
  /// A photo is wanted.
  public class func forAsset() -> Self { self.init(wanted: ()) }
  required init(wanted: Void) { super.init(wanted: wanted) }
  /// A file of it.
  public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
  /// Bytes of it.
  public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}
/// A change of an album that is wanted.
public class PHAssetCollectionChangeRequest: PHChangeRequest {
  /// The name.
  public var title = ""
  /// A change of an album.
  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(named: assetCollection.localizedTitle ?? "")
  }
  /// A change of an album, whose photos are known.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }
  required init(named title: String) {
    super.init()
    self.title = title
  }
  /// An album is wanted.
  public class func creationRequestForAssetCollection(withTitle title: String) -> Self { self.init(named: title) }
  /// What stands for the album.
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// Albums are not wanted.
  public class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {}
  /// Photos are wanted in it.
  public func addAssets(_ assets: [PHObject]) {}
  /// Photos are not wanted in it.
  public func removeAssets(_ assets: [PHObject]) {}
}
