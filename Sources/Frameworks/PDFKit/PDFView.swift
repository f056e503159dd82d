import Foundation
import SwiftUI
import UIKit

/// A view of a document. It keeps which page is shown and how; pages are not drawn.
open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument? {
    didSet {
      (shown, past, future) = (nil, [], [])
      tell(.PDFViewDocumentChanged)
      show(document?.page(at: 0))
    }
  }
  /// How pages stand.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { tell(.PDFViewDisplayModeChanged) } }
  /// In which direction pages stand.
  open var displayDirection = PDFDisplayDirection.vertical
  /// The rectangle of pages that is shown.
  open var displayBox = PDFDisplayBox.cropBox { didSet { tell(.PDFViewDisplayBoxChanged) } }
  /// Whether pages stand apart.
  open var displaysPageBreaks = true
  /// How far pages stand apart, in points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// Whether the first of pairs of pages stands alone.
  open var displaysAsBook = false
  /// Whether pages stand from right to left.
  open var displaysRTL = false
  /// How finely pages are scaled.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Whether pages have shadows.
  open var pageShadowsEnabled = true
  /// Whether addresses in texts can be touched.
  open var enableDataDetectors = false
  /// Whether drawing goes before scrolling.
  open var isInMarkupMode = false
  /// Whether a person can look for letters.
  open var isFindInteractionEnabled = false
  /// Who is told.
  open weak var delegate: (any PDFViewDelegate)?
  /// Who gives views above pages.
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
  /// The smallest scale.
  open var minScaleFactor: CGFloat = 0.1
  /// The largest scale.
  open var maxScaleFactor: CGFloat = 10
  /// How large pages are shown.
  open var scaleFactor: CGFloat = 1 { didSet { tell(.PDFViewScaleChanged) } }
  /// Whether pages are as large as the view.
  open var autoScales = false {
    didSet { if autoScales { scaleFactor = scaleFactorForSizeToFit } }
  }
  /// The text that is chosen.
  open var currentSelection: PDFSelection? { didSet { tell(.PDFViewSelectionChanged) } }
  /// The texts that are marked.
  open var highlightedSelections: [PDFSelection]?
  /// The view of the pages.
  open var documentView: UIView? { document == nil ? nil : inner }
  private let inner = UIView()
  private var shown: PDFPage?
  private var past: [PDFPage] = []
  private var future: [PDFPage] = []

  /// The page that is shown; nil for none.
  open var currentPage: PDFPage? { shown }
  /// The place that is shown; nil for none.
  open var currentDestination: PDFDestination? {
    guard let shown else { return nil }
    return PDFDestination(page: shown, at: CGPoint(x: 0, y: shown.bounds(for: displayBox).maxY))
  }
  /// The pages that are shown: one, or none.
  open var visiblePages: [PDFPage] { shown.map { [$0] } ?? [] }
  /// The scale in which a page is as large as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let page = shown, !bounds.isEmpty else { return 1 }
    let size: CGSize = rowSize(for: page)
    guard size.width > 0, size.height > 0 else { return 1 }
    let wide: CGFloat = bounds.width / size.width
    let isContinuous: Bool = displayMode == .singlePageContinuous || displayMode == .twoUpContinuous
    return isContinuous ? wide : min(wide, bounds.height / size.height)
  }
  /// Whether a page is shown at a time and swiped away, or not.
  open private(set) var isUsingPageViewController = false
  /// Shows a page at a time, swiped away, or not.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
  }
  /// Places pages anew.
  open func layoutDocumentView() {}
  /// Shows annotations anew.
  open func annotationsChanged(on page: PDFPage) {}

  /// Goes to a page of the document.
  open func go(to page: PDFPage) {
    guard page.document != nil, page.document === document, page !== shown else { return }
    if let shown { past.append(shown) }
    future = []
    show(page)
    tell(.PDFViewChangedHistory)
  }
  /// Goes to a place.
  open func go(to destination: PDFDestination) {
    if let page = destination.page { go(to: page) }
  }
  /// Goes to chosen text.
  open func go(to selection: PDFSelection) {
    if let page = selection.pages.first { go(to: page) }
  }
  /// Goes to a part of a page, in points from below.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  /// Whether there is an earlier page.
  open var canGoToFirstPage: Bool { index > 0 }
  /// Whether there is a later page.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// Whether there is a later page.
  open var canGoToNextPage: Bool { index >= 0 && index < (document?.pageCount ?? 0) - 1 }
  /// Whether there is an earlier page.
  open var canGoToPreviousPage: Bool { index > 0 }
  /// Goes to the first page.
  open func goToFirstPage(_ sender: Any?) { go(toIndex: 0) }
  /// Goes to the last page.
  open func goToLastPage(_ sender: Any?) { go(toIndex: (document?.pageCount ?? 0) - 1) }
  /// Goes to the next page.
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { go(toIndex: index + 1) } }
  /// Goes to the page before.
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { go(toIndex: index - 1) } }
  /// Whether it was at another page before.
  open var canGoBack: Bool { !past.isEmpty }
  /// Whether it came back from another page.
  open var canGoForward: Bool { !future.isEmpty }
  /// Goes back to where it was.
  open func goBack(_ sender: Any?) {
    guard let page = past.popLast() else { return }
    if let shown { future.append(shown) }
    show(page)
    tell(.PDFViewChangedHistory)
  }
  /// Goes on to where it came back from.
  open func goForward(_ sender: Any?) {
    guard let page = future.popLast() else { return }
    if let shown { past.append(shown) }
    show(page)
    tell(.PDFViewChangedHistory)
  }

  /// Whether pages can be larger.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether pages can be smaller.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// Shows pages larger.
  open func zoomIn(_ sender: Any?) { zoom(by: 2) }
  /// Shows pages smaller.
  open func zoomOut(_ sender: Any?) { zoom(by: 0.5) }
  private func zoom(by factor: CGFloat) {
    autoScales = false
    scaleFactor = max(minScaleFactor, min(maxScaleFactor, scaleFactor * factor))
  }

  /// Chooses text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  /// Chooses no text.
  open func clearSelection() { currentSelection = nil }
  /// Chooses all text: none is read.
  open func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
  /// Shows the text that is chosen.
  open func scrollSelectionToVisible(_ sender: Any?) {}
  /// Copies the text that is chosen: none is read.
  open func copy(_ sender: Any?) {}

  /// The page at a point: the one that is shown.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    nearest || bounds.contains(point) ? shown : nil
  }
  /// What lies under a point.
  open func areaOfInterest(for mouse: CGPoint) -> PDFAreaOfInterest {
    guard let page = page(for: mouse, nearest: false) else { return [] }
    return page.annotation(at: convert(mouse, to: page)) == nil ? .pageArea : [.pageArea, .annotationArea]
  }
  /// A point of the view on a page, in points from below.
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    let box: CGRect = page.bounds(for: displayBox)
    return CGPoint(x: box.minX + point.x / scaleFactor, y: box.maxY - point.y / scaleFactor)
  }
  /// A point of a page, from below, in the view.
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    let box: CGRect = page.bounds(for: displayBox)
    return CGPoint(x: (point.x - box.minX) * scaleFactor, y: (box.maxY - point.y) * scaleFactor)
  }
  /// A rectangle of the view on a page, in points from below.
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
    let corner: CGPoint = convert(CGPoint(x: rect.minX, y: rect.maxY), to: page)
    return CGRect(origin: corner, size: CGSize(width: rect.width / scaleFactor, height: rect.height / scaleFactor))
  }
  /// A rectangle of a page, from below, in the view.
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
    let corner: CGPoint = convert(CGPoint(x: rect.minX, y: rect.maxY), from: page)
    return CGRect(origin: corner, size: CGSize(width: rect.width * scaleFactor, height: rect.height * scaleFactor))
  }
  /// The size of a row of pages in the scale 1, in points.
  open func rowSize(for page: PDFPage) -> CGSize {
    let size: CGSize = page.bounds(for: displayBox).size
    let upright: CGSize = page.rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    let isPair: Bool = displayMode == .twoUp || displayMode == .twoUpContinuous
    return CGSize(width: upright.width * (isPair ? 2 : 1), height: upright.height)
  }

  private var index: Int {
    guard let shown, let place = document?.index(for: shown), place != NSNotFound else { return -1 }
    return place
  }
  private func go(toIndex index: Int) {
    if let page = document?.page(at: index) { go(to: page) }
  }
  private func show(_ page: PDFPage?) {
    shown = page
    if autoScales { scaleFactor = scaleFactorForSizeToFit }
    tell(.PDFViewPageChanged)
    tell(.PDFViewVisiblePagesChanged)
  }
  private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
