import Foundation
import Views

/// A document that is a value, and is kept in a file.
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written as.
  static var writableContentTypes: [UTType] { get }
  /// The document that a file holds.
  init(configuration: ReadConfiguration) throws
  /// What a file of the document holds.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and is kept in a file.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written, while the document may go on changing.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written as.
  static var writableContentTypes: [UTType] { get }
  /// The document that a file holds.
  init(configuration: ReadConfiguration) throws
  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What a file of the document holds.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that there is already.
  public let existingFile: FileWrapper?
}

/// An open document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, which the editor changes.
  @Binding public var document: Document
  /// The file of the document; nil, as nothing is kept here.
  public var fileURL: URL?
  /// Whether the editor may change the document.
  public var isEditable: Bool
}

/// An open document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, which the editor changes.
  @ObservedObject public var document: Document
  /// The file of the document; nil, as nothing is kept here.
  public var fileURL: URL?
  /// Whether the editor may change the document.
  public var isEditable: Bool
}

/// A file, or a folder of files, in memory.
open class FileWrapper {
  /// What a file holds; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by their names; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name in its folder.
  open var filename: String?
  /// The name that it would take in a folder.
  open var preferredFilename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName {
      child.filename = name
      child.preferredFilename = child.preferredFilename ?? name
    }
  }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Adds a file to a folder.
  /// - Returns: its name there: the preferred one, with a number where that is taken.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    var free = name
    var number = 2
    while fileWrappers?[free] != nil {
      free = "\(name) \(number)"
      number += 1
    }
    child.filename = free
    fileWrappers?[free] = child
    return free
  }
  /// Adds a file with these contents to a folder.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }
  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, other) in fileWrappers ?? [:] where other === child { fileWrappers?[name] = nil }
  }
}
