import Foundation
import SwiftUI
import UIKit

/// In which direction small pages stand.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// One below the other, one beside the other.
  case vertical, horizontal
}

/// A view of small pages to choose from: pages are not drawn.
open class PDFThumbnailView: UIView {
  /// The view whose page is chosen.
  open weak var pdfView: PDFView?
  /// In which direction pages stand.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// The size of a page in points.
  open var thumbnailSize = CGSize(width: 50, height: 50)
  /// The distance from the edges in points.
  open var contentInset = UIEdgeInsets.zero
  /// The pages that are chosen: the one that is shown.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
}
