import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// Kinds of annotations.
public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A remark.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A place to touch.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// Letters on the page.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A straight line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// Marked letters.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Letters with a line below.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// Letters with a line through them.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// Lines by hand.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A stamp.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A window.
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  /// A field.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
/// Names of what is said of an annotation.
public struct PDFAnnotationKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it does.
  public static let action = PDFAnnotationKey(rawValue: "/A")
  /// The border.
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  /// The colour.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// The words.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// When it was changed.
  public static let date = PDFAnnotationKey(rawValue: "/M")
  /// A name.
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  /// The place.
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  /// The kind.
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  /// Who made it.
  public static let textLabel = PDFAnnotationKey(rawValue: "/T")
  /// The corners of marked letters.
  public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
  /// Lines by hand.
  public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
  /// The colour inside.
  public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
  /// What a field holds.
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
  /// What a field held at first.
  public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
}

/// Looks of borders.
public enum PDFBorderStyle: Int, Sendable {
  /// A line, a broken line, a raised edge, a sunken edge, a line below.
  case solid, dashed, beveled, inset, underline
}
/// A border.
open class PDFBorder: NSObject {
  /// The look.
  open var style = PDFBorderStyle.solid
  /// In points.
  open var lineWidth: CGFloat = 1
  /// The lengths of lines and gaps, in points.
  open var dashPattern: [Any]?
  /// A line.
  public override init() { super.init() }
}

/// What a touch does.
open class PDFAction: NSObject {
  /// The kind.
  open var type: String { "" }
}
/// A touch that opens an address.
open class PDFActionURL: PDFAction {
  /// The address.
  open var url: URL?
  /// Opens an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  open override var type: String { "URI" }
}
/// A touch that goes to a place of the document.
open class PDFActionGoTo: PDFAction {
  /// The place.
  open var destination: PDFDestination
  /// Goes to a place.
  public init(destination: PDFDestination) {
    self.destination = destination
    super.init()
  }
  open override var type: String { "GoTo" }
}

/// Something on a page: it is kept, not drawn.
open class PDFAnnotation: NSObject {
  private var values: [PDFAnnotationKey: Any] = [:]
  /// The page.
  open internal(set) weak var page: PDFPage?
  /// The kind.
  open var type: String?
  /// The place on the page, in points from below.
  open var bounds: CGRect
  /// The words.
  open var contents: String?
  /// Who made it.
  open var userName: String?
  /// When it was changed.
  open var modificationDate: Date?
  /// The colour.
  open var color = UIColor.black
  /// The colour inside.
  open var interiorColor: UIColor?
  /// The colour of letters.
  open var fontColor: UIColor?
  /// The letters.
  open var font: UIFont?
  /// Where letters stand.
  open var alignment = NSTextAlignment.left
  /// The border.
  open var border: PDFBorder?
  /// Whether it is shown.
  open var shouldDisplay = true
  /// Whether it is printed.
  open var shouldPrint = true
  /// What a touch does.
  open var action: PDFAction?
  /// The place that a touch goes to.
  open var destination: PDFDestination?
  /// The address that a touch opens.
  open var url: URL?
  /// Whether it is marked.
  open var isHighlighted = false
  /// Lines by hand.
  open private(set) var paths: [UIBezierPath]?
  /// Where a line begins, in points from its corner.
  open var startPoint = CGPoint.zero
  /// Where a line ends, in points from its corner.
  open var endPoint = CGPoint.zero
  /// The name of a field.
  open var fieldName: String?
  /// What a field holds.
  open var widgetStringValue: String?
  /// Something of a kind at a place, in points from below.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
    super.init()
    for (key, value) in properties ?? [:] {
      if let name = key.base as? PDFAnnotationKey { values[name] = value }
    }
  }
  /// What is said under a name.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
  /// Says something under a name.
  @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key] = value
    return true
  }
  /// Says nothing under a name.
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
  /// All that is said.
  open var annotationKeyValues: [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    for (key, value) in values { found[AnyHashable(key)] = value }
    return found
  }
  /// Takes a line by hand.
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  /// Takes a line by hand no longer.
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  /// Draws it: nothing is drawn.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}
