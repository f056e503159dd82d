import Foundation
import Photos
import SwiftUI
import UIKit

/// Kinds of photos.
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(name: "panoramas")
  /// Rows of pictures.
  public static let bursts = PHPickerFilter(name: "bursts")
  /// Any of some kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
  /// All of some kinds.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
  /// Not of a kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}
/// In which order photos are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// One after the other.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// All the time.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Both.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
/// A photo that was chosen: there are none.
public struct PhotosPickerItem: Hashable, Identifiable, Sendable {
  /// How photos are written.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As they are.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// As all can read them.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
  /// The name.
  public let itemIdentifier: String?
  /// The name.
  public var id: String { itemIdentifier ?? "" }
  /// A photo of a name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// The kinds that it can be had as.
  public var supportedContentTypes: [UTType] { [] }
  /// Reads it: there is none.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// A button to choose photos with: there are none to choose.
public struct PhotosPicker<Label: View>: View {
  let label: Label
  /// A button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for some photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for one of the photos of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for some of the photos of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The button.
  public var body: some View { Button(action: {}) { label } }
}
extension PhotosPicker where Label == Text {
  /// A button with a title for one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  /// A button with a title for some photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
}
extension View {
  /// A sheet to choose one photo: it is not shown.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  /// A sheet to choose photos: it is not shown.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
}

/// How a controller of photos is set up.
public struct PHPickerConfiguration {
  /// How photos are written.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As usual, as they are, as all can read them.
    case automatic, current, compatible
  }
  /// In which order photos are chosen.
  public enum Selection: Int, Sendable {
    /// As usual, one after the other.
    case `default`, ordered
  }
  /// At most so many; 0 for any number.
  public var selectionLimit = 1
  /// The kinds.
  public var filter: PHPickerFilter?
  /// How they are written.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order they are chosen.
  public var selection = Selection.default
  /// As usual.
  public init() {}
  /// For a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}
/// A photo that was chosen: there are none.
public struct PHPickerResult {
  /// What gives it.
  public let itemProvider: NSItemProvider
  /// The name.
  public let assetIdentifier: String?
}
/// A controller of photos: there are none.
open class PHPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// A controller.
  public convenience init(configuration: PHPickerConfiguration) { self.init(nibName: nil, bundle: nil) }
}
/// Who is told of photos.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Photos were chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
