import Foundation

/// The kind of tag that the end of a file's name is.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The kind of tag that a type of the internet is.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A text that a function made for its caller.
public struct UTCreatedString: Sendable {
  private let text: CFString

  init(_ text: CFString) { self.text = text }
  /// The text, which belongs to the caller from now on.
  public func takeRetainedValue() -> CFString { text }
  /// The text, which still belongs to the function.
  public func takeUnretainedValue() -> CFString { text }
}

/// The tag of a type, such as the end of its files' names; nil if it has none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UTCreatedString? {
  guard let row = tags.first(where: { $0.identifier == inUTI }) else { return nil }
  switch inTagClass {
  case kUTTagClassFilenameExtension: return row.names.first.map { UTCreatedString($0) }
  case kUTTagClassMIMEType: return UTCreatedString(row.mime)
  default: return nil
  }
}
/// The type that has a tag. A tag that nobody knows makes a type of its own.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UTCreatedString? {
  let tag = inTag.lowercased()
  let row: TypeTags?
  switch inTagClass {
  case kUTTagClassFilenameExtension: row = tags.first { $0.names.contains(tag) }
  case kUTTagClassMIMEType: row = tags.first { $0.mime == tag }
  default: return nil
  }
  return UTCreatedString(row?.identifier ?? "dyn." + tag)
}
/// Whether two types are the same, whatever the case of their letters is.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }
/// Whether a type is another one or a special case of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let row = tags.first(where: { $0.identifier == inUTI }) else { return false }
  return row.parents.contains(inConformsToUTI)
}

/// What is known of a type: the ends of names, the type of the internet, and what it is a special case of.
private struct TypeTags: Sendable {
  let identifier: CFString
  let names: [String]
  let mime: String
  let parents: [CFString]

  init(_ identifier: CFString, _ names: [String], _ mime: String, _ parents: [CFString]) {
    self.identifier = identifier
    self.names = names
    self.mime = mime
    self.parents = parents + [kUTTypeData, kUTTypeItem]
  }
}
private let texts: [CFString] = [kUTTypeText, kUTTypeContent]
private let images: [CFString] = [kUTTypeImage, kUTTypeContent]
private let sounds: [CFString] = [kUTTypeAudio, kUTTypeAudiovisualContent, kUTTypeContent]
private let films: [CFString] = [kUTTypeMovie, kUTTypeAudiovisualContent, kUTTypeContent]
private let tags: [TypeTags] = [
  TypeTags(kUTTypePlainText, ["txt", "text"], "text/plain", texts),
  TypeTags(kUTTypeHTML, ["html", "htm"], "text/html", texts),
  TypeTags(kUTTypeXML, ["xml"], "application/xml", texts),
  TypeTags(kUTTypeJSON, ["json"], "application/json", texts),
  TypeTags(kUTTypeCommaSeparatedText, ["csv"], "text/csv", texts + [kUTTypeDelimitedText]),
  TypeTags(kUTTypeTabSeparatedText, ["tsv"], "text/tab-separated-values", texts + [kUTTypeDelimitedText]),
  TypeTags(kUTTypeRTF, ["rtf"], "text/rtf", texts),
  TypeTags(kUTTypeVCard, ["vcf", "vcard"], "text/vcard", texts + [kUTTypeContact]),
  TypeTags(kUTTypeJavaScript, ["js"], "text/javascript", texts + [kUTTypeSourceCode]),
  TypeTags(kUTTypeSwiftSource, ["swift"], "text/x-swift", texts + [kUTTypeSourceCode, kUTTypePlainText]),
  TypeTags(kUTTypePDF, ["pdf"], "application/pdf", [kUTTypeCompositeContent, kUTTypeContent]),
  TypeTags(kUTTypePropertyList, ["plist"], "application/x-plist", []),
  TypeTags(kUTTypeZipArchive, ["zip"], "application/zip", [kUTTypeArchive]),
  TypeTags(kUTTypeGNUZipArchive, ["gz", "gzip"], "application/x-gzip", [kUTTypeArchive]),
  TypeTags(kUTTypeElectronicPublication, ["epub"], "application/epub+zip", [kUTTypeCompositeContent, kUTTypeContent]),
  TypeTags(kUTTypeJPEG, ["jpeg", "jpg"], "image/jpeg", images),
  TypeTags(kUTTypePNG, ["png"], "image/png", images),
  TypeTags(kUTTypeGIF, ["gif"], "image/gif", images),
  TypeTags(kUTTypeTIFF, ["tiff", "tif"], "image/tiff", images),
  TypeTags(kUTTypeBMP, ["bmp"], "image/bmp", images),
  TypeTags(kUTTypeICO, ["ico"], "image/vnd.microsoft.icon", images),
  TypeTags("public.heic", ["heic"], "image/heic", images),
  TypeTags("org.webmproject.webp", ["webp"], "image/webp", images),
  TypeTags(kUTTypeScalableVectorGraphics, ["svg"], "image/svg+xml", images + [kUTTypeXML, kUTTypeText]),
  TypeTags(kUTTypeMP3, ["mp3"], "audio/mpeg", sounds),
  TypeTags(kUTTypeMPEG4Audio, ["m4a"], "audio/x-m4a", sounds),
  TypeTags(kUTTypeWaveformAudio, ["wav"], "audio/vnd.wave", sounds),
  TypeTags(kUTTypeAudioInterchangeFileFormat, ["aiff", "aif"], "audio/aiff", sounds),
  TypeTags(kUTTypeMIDIAudio, ["midi", "mid"], "audio/midi", sounds),
  TypeTags(kUTTypeQuickTimeMovie, ["mov", "qt"], "video/quicktime", films),
  TypeTags(kUTTypeMPEG4, ["mp4"], "video/mp4", films),
  TypeTags(kUTTypeMPEG, ["mpg", "mpeg"], "video/mpeg", films),
  TypeTags(kUTTypeAVIMovie, ["avi"], "video/avi", films),
]
