import Foundation
import SwiftUI
import UIKit

/// A controller that takes pictures of papers: it is empty, there is no camera.
open class VNDocumentCameraViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether there is a camera: no.
  open class var isSupported: Bool { false }
}
/// Who is told of papers.
@MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Papers were kept.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// A person ended it.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Something went wrong.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  /// Nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Pictures of papers: there are none.
open class VNDocumentCameraScan: NSObject {
  private let pages: [UIImage]
  /// What is written on the papers.
  public let title: String
  init(title: String, pages: [UIImage]) {
    self.title = title
    self.pages = pages
    super.init()
  }
  /// How many there are.
  open var pageCount: Int { pages.count }
  /// One of them, from 0.
  open func imageOfPage(at index: Int) -> UIImage { pages.indices.contains(index) ? pages[index] : UIImage() }
}
