import Foundation
import SwiftUI

extension UTType {
  /// A film with or without a sound.
  public static let video = UTType("public.video")
  /// A sound in MP3.
  public static let mp3 = UTType("public.mp3")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4")
  /// A picture in HEIC.
  public static let heic = UTType("public.heic")
  /// A picture that moves.
  public static let gif = UTType("com.compuserve.gif")
  /// A page.
  public static let html = UTType("public.html")
  /// A tree of texts.
  public static let xml = UTType("public.xml")
  /// Text with styles.
  public static let rtf = UTType("public.rtf")
  /// Files in one.
  public static let zip = UTType("public.zip-archive")
  /// A list of properties.
  public static let propertyList = UTType("com.apple.property-list")
  /// A folder.
  public static let directory = UTType("public.directory")
  /// A type of a file's ending: not known.
  public init?(filenameExtension: String) { self.init("dyn." + filenameExtension as String) }
  /// A type of a name of the web: not known.
  public init?(mimeType: String) { self.init("dyn." + mimeType) }
  /// A type of an app's own.
  public init(exportedAs identifier: String) { self.init(identifier) }
  /// A type of another app's.
  public init(importedAs identifier: String) { self.init(identifier) }
  /// Whether it is a kind of another: only of itself.
  public func conforms(to type: UTType) -> Bool { self == type }
}
