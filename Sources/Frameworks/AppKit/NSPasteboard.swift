import Foundation
import SwiftUI

/// A pasteboard, which lasts as long as the run.
open class NSPasteboard: @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A pasteboard of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A pasteboard of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of copying.
    public static let general = Name("Apple CFPasteboard general")
    /// That of dragging.
    public static let drag = Name("Apple CFPasteboard drag")
    /// That of finding.
    public static let find = Name("Apple CFPasteboard find")
    /// That of fonts.
    public static let font = Name("Apple CFPasteboard font")
  }
  /// A kind of what is on a pasteboard.
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A text with attributes.
    public static let rtf = PasteboardType("public.rtf")
    /// A text with attributes and pictures.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// A page.
    public static let html = PasteboardType("public.html")
    /// Texts of a table.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A picture.
    public static let tiff = PasteboardType("public.tiff")
    /// A page to print.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// A colour.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    /// A font.
    public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
    /// A sound.
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    /// A kind of what a type is.
    public static func fileNameType(forPathExtension ext: String) -> PasteboardType { PasteboardType(ext) }
  }
  /// How objects are read.
  public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only addresses of files count.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Which kinds of files count.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
  /// The pasteboard of copying.
  public static let general = NSPasteboard(name: .general)
  /// The name.
  public let name: NSPasteboard.Name
  /// How often it was emptied.
  open private(set) var changeCount = 0
  private var contents: [PasteboardType: Data] = [:]
  private var objects: [Any] = []
  /// A pasteboard of a name.
  public init(name: NSPasteboard.Name) { self.name = name }
  /// A pasteboard of a name that nobody else has.
  public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }
  /// Empties it.
  @discardableResult open func clearContents() -> Int {
    contents = [:]
    objects = []
    changeCount += 1
    return changeCount
  }
  /// Empties it for some kinds.
  @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Takes more kinds.
  @discardableResult open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
  /// The kinds of what is on it.
  open var types: [PasteboardType]? { contents.keys.sorted { $0.rawValue < $1.rawValue } }
  /// The first of some kinds that is on it.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? { types.first { contents[$0] != nil } }
  /// Puts a text on it.
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// The text on it.
  open func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
  }
  /// Puts bytes on it.
  @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }
  /// The bytes on it.
  open func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
  /// Puts a list of properties on it: it is not kept.
  @discardableResult open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool { false }
  /// The list of properties on it: none.
  open func propertyList(forType dataType: PasteboardType) -> Any? { nil }
  /// Puts objects on it.
  @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    self.objects += objects
    for object in objects {
      if let text = object as? String { setString(text, forType: .string) }
      if let text = object as? NSString { setString(text.substring(from: 0), forType: .string) }
      if let address = object as? URL { setString(address.absoluteString, forType: .URL) }
      if let image = object as? NSImage { setData(image.tiffRepresentation, forType: .tiff) }
      if let item = object as? NSPasteboardItem { item.contents.forEach { setData($0.value, forType: $0.key) } }
    }
    return true
  }
  /// The objects on it.
  open func readObjects(forClasses classArray: [Any], options: [ReadingOptionKey: Any]? = nil) -> [Any]? { objects }
  /// Whether there are objects on it.
  open func canReadObject(forClasses classArray: [Any], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    !objects.isEmpty
  }
  /// What is on it.
  open var pasteboardItems: [NSPasteboardItem]? { objects.compactMap { $0 as? NSPasteboardItem } }
}
/// What can be put on a pasteboard.
public protocol NSPasteboardWriting {}
extension String: NSPasteboardWriting {}
extension NSString: NSPasteboardWriting {}
extension URL: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension NSImage: NSPasteboardWriting {}
extension NSColor: NSPasteboardWriting {}

/// A thing on a pasteboard, in several kinds.
open class NSPasteboardItem: NSPasteboardWriting {
  var contents: [NSPasteboard.PasteboardType: Data] = [:]
  /// An empty thing.
  public init() {}
  /// The kinds.
  open var types: [NSPasteboard.PasteboardType] { contents.keys.sorted { $0.rawValue < $1.rawValue } }
  /// Takes a text.
  @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  /// The text.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    contents[type].flatMap { String(data: $0, encoding: .utf8) }
  }
  /// Takes bytes.
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    contents[type] = data
    return true
  }
  /// The bytes.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents[type] }
}
