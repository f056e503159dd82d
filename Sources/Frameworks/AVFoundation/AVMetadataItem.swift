import Foundation
import SwiftUI

/// How what is told of a film is written.
public struct AVMetadataFormat: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// One of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As shops do.
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "iTunesMetadata")
  /// As sounds do.
  public static let id3Metadata = AVMetadataFormat(rawValue: "id3Metadata")
  /// As films do.
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "quickTimeMetadata")
  /// As older films do.
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "quickTimeUserData")
}
/// Something that is told of a film.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// One of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "commonKeyTitle")
  /// Who made it.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "commonKeyArtist")
  /// What it is of.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "commonKeyAlbumName")
  /// A picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "commonKeyArtwork")
  /// Who thought of it.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "commonKeyCreator")
  /// What it is about.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "commonKeyDescription")
  /// When it was made.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "commonKeyCreationDate")
  /// Where it was made.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "commonKeyLocation")
  /// The kind.
  public static let commonKeyType = AVMetadataKey(rawValue: "commonKeyType")
}
/// Something that is told of a film.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// One of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "commonIdentifierTitle")
  /// Who made it.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "commonIdentifierArtist")
  /// What it is of.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "commonIdentifierAlbumName")
  /// A picture.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "commonIdentifierArtwork")
  /// What it is about.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "commonIdentifierDescription")
  /// When it was made.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "commonIdentifierCreationDate")
  /// Where it was made.
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "commonIdentifierLocation")
}
/// Something that is told of a film: a value that can be made, none is read.
open class AVMetadataItem: @unchecked Sendable {
  init() {}
  /// What it is.
  open var identifier: AVMetadataIdentifier? { nil }
  /// What it is, in any film.
  open var commonKey: AVMetadataKey? { nil }
  /// The value.
  open var value: Any? { nil }
  /// The value as letters.
  open var stringValue: String? { value as? String }
  /// The value as bytes.
  open var dataValue: Data? { value as? Data }
  /// The value as a date.
  open var dateValue: Date? { value as? Date }
  /// The value as a number.
  open var numberValue: NSNumber? { value as? NSNumber }
  /// The language.
  open var extendedLanguageTag: String? { nil }
  /// Those of a kind.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}
/// Something that is told of a film, which can be set.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var kind: AVMetadataIdentifier?
  private var contents: Any?
  private var tag: String?
  /// Nothing yet.
  public override init() { super.init() }
  open override var identifier: AVMetadataIdentifier? {
    get { kind }
    set { kind = newValue }
  }
  open override var value: Any? {
    get { contents }
    set { contents = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { tag }
    set { tag = newValue }
  }
}
