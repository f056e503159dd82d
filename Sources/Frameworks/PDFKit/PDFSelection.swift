import Foundation
import SwiftUI
import UIKit

/// Text that is chosen: none is read.
open class PDFSelection: NSObject {
  /// The document.
  public let document: PDFDocument
  /// The colour behind it.
  open var color: UIColor?
  /// No text of a document.
  public init(document: PDFDocument) {
    self.document = document
    super.init()
  }
  /// The pages: none.
  open var pages: [PDFPage] { [] }
  /// The text: none.
  open var string: String? { nil }
  /// The text with attributes: none.
  open var attributedString: NSAttributedString? { nil }
  /// Where it stands, in points: nowhere.
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  /// Its lines: none.
  open func selectionsByLine() -> [PDFSelection] { [] }
  /// Takes more text: there is none.
  open func add(_ selection: PDFSelection) {}
  /// Takes more texts: there are none.
  open func add(_ selections: [PDFSelection]) {}
  /// Takes letters behind: there are none.
  open func extend(atEnd succeed: Int) {}
  /// Takes letters before: there are none.
  open func extend(atStart precede: Int) {}
}

/// Nothing is said of a place or a size.
public let kPDFDestinationUnspecifiedValue: CGFloat = .greatestFiniteMagnitude

/// A place in a document.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The place in points from below.
  public let point: CGPoint
  /// How large it is shown.
  open var zoom: CGFloat = kPDFDestinationUnspecifiedValue
  /// A place on a page, in points from below.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
    super.init()
  }
}

/// A chapter of a document.
open class PDFOutline: NSObject {
  private var children: [PDFOutline] = []
  /// The document.
  open weak var document: PDFDocument?
  /// The chapter around.
  open private(set) weak var parent: PDFOutline?
  /// What it is called.
  open var label: String?
  /// Whether the chapters inside are shown.
  open var isOpen = false
  /// Where it begins.
  open var destination: PDFDestination?
  /// What it does.
  open var action: PDFAction?
  /// A chapter.
  public override init() { super.init() }
  /// How many chapters are inside.
  open var numberOfChildren: Int { children.count }
  /// Where it stands inside of the chapter around, from 0.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// One of the chapters inside, from 0.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  /// Puts a chapter inside at a place.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: max(0, min(index, children.count)))
    child.parent = self
  }
  /// Takes itself out.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
