// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwiftUI
import UIKit

/// How pages stand.
public enum PDFDisplayMode: Int, Sendable {
  /// One page is shown.
  case singlePage = 0
  /// Pages stand one after the other.
  case singlePageContinuous = 1
  /// Two pages are shown.
  case twoUp = 2
  /// Pairs of pages stand one after the other.
  case twoUpContinuous = 3
}
/// In which direction pages stand.
public enum PDFDisplayDirection: Int, Sendable {
  /// One below the other, one beside the other.
  case vertical, horizontal
}
/// How finely pages are scaled.
public enum PDFInterpolationQuality: Int, Sendable {
  /// Not, a little, well.
  case none, low, high
}

/// What lies under a point.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Things of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A page.
  public static let pageArea = PDFAreaOfInterest(rawValue: 1)
  /// Text.
  public static let textArea = PDFAreaOfInterest(rawValue: 2)
  /// An annotation.
  public static let annotationArea = PDFAreaOfInterest(rawValue: 4)
  /// A place to touch.
  public static let linkArea = PDFAreaOfInterest(rawValue: 8)
  /// A picture.
  public static let imageArea = PDFAreaOfInterest(rawValue: 256)
  /// Anything.
  public static let anyArea = PDFAreaOfInterest(rawValue: Int.max)
}

extension NSNotification.Name {
  /// A view shows another document.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  /// A view shows another page.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// A view shows pages larger or smaller.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  /// Other text is chosen.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  /// A view shows pages in another way.
  public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
  /// A view shows another rectangle of pages.
  public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
  /// A view shows other pages.
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  /// A view went to other pages.
  public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
}

/// Who is told of a view of documents.
@MainActor public protocol PDFViewDelegate: AnyObject {
  /// A place with an address was touched.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// The controller that shows what the view asks for.
  func pdfViewParentViewController() -> UIViewController
}
extension PDFViewDelegate {
  /// Nothing.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  /// An empty one.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}
/// Who gives views above pages.
@MainActor public protocol PDFPageOverlayViewProvider: AnyObject {
  /// The view above a page.
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
  /// The view comes.
  func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
  /// The view went.
  func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}
extension PDFPageOverlayViewProvider {
  /// Nothing.
  public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}
  /// Nothing.
  public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {}
}
