import Foundation
import SwiftUI
import UIKit
import Vision

/// A controller that reads text and signs with a camera: it is empty, there is no camera.
open class DataScannerViewController: UIViewController {
  /// What is read.
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    let languages: [String]
    let content: TextContentType?
    let symbologies: [VNBarcodeSymbology]
    /// Text.
    public static func text(
      languages: [String] = [], textContentType: DataScannerViewController.TextContentType? = nil
    ) -> DataScannerViewController.RecognizedDataType {
      RecognizedDataType(name: "text", languages: languages, content: textContentType, symbologies: [])
    }
    /// Signs that machines read.
    public static func barcode(
      symbologies: [VNBarcodeSymbology] = []
    ) -> DataScannerViewController.RecognizedDataType {
      RecognizedDataType(name: "barcode", languages: [], content: nil, symbologies: symbologies)
    }
  }
  /// How well it is read.
  public enum QualityLevel: Hashable, Sendable {
    /// Well enough, as fast as can be, as well as can be.
    case balanced, fast, accurate
  }
  /// Kinds of text.
  public enum TextContentType: Hashable, Sendable {
    /// Times.
    case dateTimeDuration
    /// Addresses of letters.
    case emailAddress, fullStreetAddress
    /// Numbers.
    case flightNumber, shipmentTrackingNumber, telephoneNumber
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Addresses of pages.
    case URL
    /// Money.
    case currency
  }
  /// Why it does not read.
  public enum ScanningUnavailable: Error, LocalizedError, Hashable, Sendable {
    /// The device cannot do it.
    case unsupported
    /// The camera may not be used.
    case cameraRestricted
    /// Says what is wrong.
    public var errorDescription: String? {
      self == .unsupported ? "This device cannot scan." : "The camera may not be used."
    }
  }
  /// Whether the device can do it: no.
  open class var isSupported: Bool { false }
  /// Whether it can be done now: no.
  open class var isAvailable: Bool { false }
  /// The languages that it reads: none.
  open class var supportedTextRecognitionLanguages: [String] { [] }
  /// Who is told.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// What lies above the camera's picture.
  public let overlayContainerView = UIView()
  /// What is read.
  public let recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>
  /// How well it is read.
  public let qualityLevel: DataScannerViewController.QualityLevel
  /// Whether several things are read at once.
  public let recognizesMultipleItems: Bool
  /// Whether places are told often.
  public let isHighFrameRateTrackingEnabled: Bool
  /// Whether two fingers make it larger.
  public let isPinchToZoomEnabled: Bool
  /// Whether a person is helped.
  public let isGuidanceEnabled: Bool
  /// Whether things are marked.
  public let isHighlightingEnabled: Bool
  /// Where it reads, in points of its view; nil for everywhere.
  open var regionOfInterest: CGRect?
  /// How large it is.
  open var zoomFactor: Double = 1
  /// A controller that reads some things.
  public init(
    recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>,
    qualityLevel: DataScannerViewController.QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of an archive: there is none.
  public required init?(coder: NSCoder) { return nil }
  /// Whether it reads: no.
  open var isScanning: Bool { false }
  /// The smallest size.
  open var minZoomFactor: Double { 1 }
  /// The largest size.
  open var maxZoomFactor: Double { 1 }
  /// Tells all that is read: nothing.
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  /// Takes a photo: throws, there is no camera.
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
  /// Reads: throws, there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Reads no longer.
  open func stopScanning() {}
}

/// Who is told of what is read.
@MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  /// It became larger or smaller.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  /// A person touched something.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Things came.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Things moved.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Things went.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// It cannot be done any more.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  /// Nothing.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  /// Nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  /// Nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  /// Nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  /// Nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  /// Nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
