import Foundation
import UIKit

/// Names of what is said of a document.
public struct PDFDocumentAttribute: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An attribute of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// Who wrote it.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// What it is about.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The program that it was written with.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The program that made the file.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// When it was made.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// When it was changed.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// Words to find it by.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
/// How a document is written.
public struct PDFDocumentWriteOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The password for everything.
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
  /// The password for reading.
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
  /// What reading allows.
  public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextAccessPermissions")
}

/// A document of pages. Its pages are counted and measured; what stands on them is neither read nor drawn.
open class PDFDocument: NSObject {
  private let data: Data?
  private let file: PDFFile?
  private var pages: [PDFPage] = []
  /// The address that it was read from.
  public let documentURL: URL?
  /// What is said of it: values are `String`, `[String]` (keywords) and `Date`, keys are `PDFDocumentAttribute`.
  open var documentAttributes: [AnyHashable: Any]?
  /// Who is told.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The chapters.
  open var outlineRoot: PDFOutline?

  /// A document without pages.
  public override init() {
    (data, file, documentURL) = (nil, nil, nil)
    super.init()
  }
  /// The document of a file; nil where there is no such file, or it is none.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, from: url)
  }
  /// The document of a file's bytes; nil where they do not begin with `%PDF-`.
  public convenience init?(data: Data) { self.init(data, from: nil) }
  private init?(_ bytes: Data, from url: URL?) {
    guard bytes.starts(with: Array("%PDF-".utf8)) else { return nil }
    let read = PDFFile(bytes)
    (data, file, documentURL) = (bytes, read, url)
    super.init()
    documentAttributes = PDFDocument.attributes(read.info)
    let described: [PDFPageDescription]
    if let found = read.pages() {
      described = found
    } else {
      let count: Int = max(0, min(read.statedCount ?? 0, 100_000))
      described = [PDFPageDescription](repeating: PDFPageDescription(), count: count)
    }
    pages = described.map { PDFPage($0) }
    for page in pages { page.document = self }
  }
  private static func attributes(_ info: [String: PDFValue]) -> [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    for (key, value) in info {
      let name = AnyHashable(PDFDocumentAttribute(rawValue: key))
      if key.hasSuffix("Date"), let date = value.date {
        found[name] = date
      } else if key == "Keywords", let text = value.text {
        found[name] = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      } else if let text = value.text {
        found[name] = text
      }
    }
    return found
  }

  /// How many pages it has. Files whose list of pages is compressed tell it only if they are made for the web;
  /// others of them have 0.
  open var pageCount: Int { pages.count }
  /// One of its pages, from 0.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Where a page stands, from 0; `NSNotFound` for one of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page in at a place.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: max(0, min(index, pages.count)))
    page.document = self
  }
  /// Takes a page out.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  /// Lets two pages change places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  /// The bytes that it was made of, without later changes; for a document of new pages a file of empty pages.
  open func dataRepresentation() -> Data? {
    if let data { return data }
    var texts: [String: String] = [:]
    for (key, value) in documentAttributes ?? [:] {
      if let name = key.base as? PDFDocumentAttribute, let text = value as? String { texts[name.rawValue] = text }
    }
    return PDFWriter.file(of: pages, info: texts)
  }
  /// The same; options change nothing.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }
  /// Writes a file; false where it cannot be written.
  @discardableResult open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }
  /// Writes a file; false where it cannot be written. Options change nothing.
  @discardableResult open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    guard url.isFileURL, let bytes = dataRepresentation() else { return false }
    return (try? bytes.write(to: url)) != nil
  }
  /// Writes a file; false where it cannot be written.
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  /// Writes a file; false where it cannot be written. Options change nothing.
  @discardableResult open func write(
    toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?
  ) -> Bool { write(to: URL(fileURLWithPath: path)) }

  /// The first number of the version of its file.
  open var majorVersion: Int { file?.version.major ?? 1 }
  /// The second number of the version of its file.
  open var minorVersion: Int { file?.version.minor ?? 4 }
  /// Whether it needs a password.
  open var isEncrypted: Bool { file?.isEncrypted ?? false }
  /// Whether its password is missing.
  open var isLocked: Bool { isEncrypted }
  /// Takes a password: false, nothing is decrypted.
  open func unlock(withPassword password: String) -> Bool { false }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { !isLocked }
  /// Whether it may be copied.
  open var allowsCopying: Bool { !isLocked }
  /// Whether pages may be moved.
  open var allowsDocumentAssembly: Bool { !isLocked }
  /// Whether remarks may be made.
  open var allowsCommenting: Bool { !isLocked }
  /// Its text: it is not read.
  open var string: String? { nil }
  /// Looks for letters: none are found.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
  /// Looks for letters while the app goes on: none are found.
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
  /// Looks no longer.
  open func cancelFindString() {}
  /// Whether it looks: no.
  open var isFinding: Bool { false }
  /// All of its text: none is read.
  open var selectionForEntireDocument: PDFSelection? { nil }
}
/// Who is told of a document.
public protocol PDFDocumentDelegate: AnyObject {
  /// Letters were found.
  func didMatchString(_ instance: PDFSelection)
}
extension PDFDocumentDelegate {
  /// Nothing.
  public func didMatchString(_ instance: PDFSelection) {}
}
