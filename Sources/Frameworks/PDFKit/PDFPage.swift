import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// Rectangles of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed before it is cut.
  case bleedBox = 2
  /// What is left when it is cut.
  case trimBox = 3
  /// What stands on it.
  case artBox = 4
  /// The name in files.
  var name: String {
    switch self {
    case .mediaBox: return "MediaBox"
    case .cropBox: return "CropBox"
    case .bleedBox: return "BleedBox"
    case .trimBox: return "TrimBox"
    case .artBox: return "ArtBox"
    }
  }
}

/// A page of a document: its size is known, what stands on it is neither read nor drawn.
open class PDFPage: NSObject {
  private var described: PDFPageDescription
  /// The document.
  open internal(set) weak var document: PDFDocument?
  /// How it is turned, in degrees, clockwise.
  open var rotation: Int
  /// Whether its annotations are shown.
  open var displaysAnnotations = true
  /// What was put on it: annotations of the file are not read.
  open private(set) var annotations: [PDFAnnotation] = []
  init(_ description: PDFPageDescription) {
    described = description
    rotation = description.rotation
    super.init()
  }
  /// An empty page: 612 by 792 points.
  public override convenience init() { self.init(PDFPageDescription()) }
  /// A page as large as an image, which is not drawn.
  public convenience init?(image: UIImage) {
    self.init(PDFPageDescription(boxes: ["MediaBox": CGRect(origin: .zero, size: image.size)]))
  }

  /// One of its rectangles, in points from below.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    let paper: CGRect = described.boxes["MediaBox"] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    if box == .mediaBox { return paper }
    let crop: CGRect = (described.boxes["CropBox"] ?? paper).intersection(paper)
    return box == .cropBox ? crop : described.boxes[box.name] ?? crop
  }
  /// Sets one of its rectangles, in points from below.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { described.boxes[box.name] = bounds }
  /// The number that is printed for it.
  open var label: String? {
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return "\(index + 1)"
  }
  /// Puts an annotation on it.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  /// Takes an annotation off.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }
  /// The annotation at a point, the uppermost one.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { annotation in annotation.bounds.contains(point) }
  }
  /// Its text: it is not read.
  open var string: String? { nil }
  /// Its text with attributes: it is not read.
  open var attributedString: NSAttributedString? { nil }
  /// How many letters were read: none.
  open var numberOfCharacters: Int { 0 }
  /// The place of a letter: none was read.
  open func characterBounds(at index: Int) -> CGRect { .zero }
  /// The letter at a point: none was read.
  open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
  /// The text of a rectangle: none was read.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  /// The text of a range: none was read.
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  /// The text between two points: none was read.
  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
  /// The word at a point: none was read.
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  /// The line at a point: none was read.
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  /// A small picture, at most so large, in points: it has the right form, but nothing is drawn in it.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    var own: CGSize = bounds(for: box).size
    if rotation % 180 != 0 { own = CGSize(width: own.height, height: own.width) }
    guard own.width > 0, own.height > 0 else { return UIImage() }
    let scale: CGFloat = min(size.width / own.width, size.height / own.height)
    let small = CGSize(width: (own.width * scale).rounded(), height: (own.height * scale).rounded())
    guard small.width >= 0, small.height >= 0, small.width + small.height < 100_000 else { return UIImage() }
    let picture = FrameworkSupport.emptyImage(of: small)
    return UIImage(cgImage: CGImage(picture: picture, width: Int(small.width), height: Int(small.height)))
  }
  /// Draws it: nothing is drawn.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  /// Moves a context to it: nothing is drawn.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {}
  /// Its file: none is written for one page.
  open var dataRepresentation: Data? { nil }
}
