import Foundation
import SwiftUI
import Vision

/// Something that a camera read.
public enum RecognizedItem: Identifiable {
  /// Text.
  case text(RecognizedItem.Text)
  /// A sign that machines read.
  case barcode(RecognizedItem.Barcode)
  /// The corners of a place, in points of the view.
  public struct Bounds: Sendable {
    /// The first corner.
    public var topLeft: CGPoint
    /// The second corner.
    public var topRight: CGPoint
    /// The third corner.
    public var bottomRight: CGPoint
    /// The last corner.
    public var bottomLeft: CGPoint
  }
  /// Text that a camera read.
  public struct Text: Identifiable {
    /// The name that is its own.
    public let id: UUID
    /// The place.
    public let bounds: RecognizedItem.Bounds
    /// The text.
    public let transcript: String
    /// How it was read.
    public let observation: VNRecognizedTextObservation
  }
  /// A sign that a camera read.
  public struct Barcode: Identifiable {
    /// The name that is its own.
    public let id: UUID
    /// The place.
    public let bounds: RecognizedItem.Bounds
    /// What it says.
    public let payloadStringValue: String?
    /// How it was read.
    public let observation: VNBarcodeObservation
  }
  /// The name that is its own.
  public var id: UUID {
    switch self {
    case .text(let text): return text.id
    case .barcode(let code): return code.id
    }
  }
  /// The place.
  public var bounds: RecognizedItem.Bounds {
    switch self {
    case .text(let text): return text.bounds
    case .barcode(let code): return code.bounds
    }
  }
}
