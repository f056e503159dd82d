import CoreGraphics
import Foundation

/// Something that was found in a picture.
open class VNObservation: NSObject {
  /// The name that is its own.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: VNConfidence
  init(confidence: VNConfidence) {
    self.confidence = confidence
    super.init()
  }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation {
  /// The name of it.
  public let identifier: String
  init(identifier: String, confidence: VNConfidence) {
    self.identifier = identifier
    super.init(confidence: confidence)
  }
}

/// A thing at a place.
open class VNDetectedObjectObservation: VNObservation {
  /// The place, in parts of the picture, from below.
  public let boundingBox: CGRect
  /// A thing at a place, in parts of the picture, from below.
  public init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init(confidence: 1)
  }
  init(box: CGRect, confidence: VNConfidence) {
    boundingBox = box
    super.init(confidence: confidence)
  }
}

/// A thing with a name.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  /// The names, the most likely first.
  public let labels: [VNClassificationObservation]
  init(labels: [VNClassificationObservation], box: CGRect, confidence: VNConfidence) {
    self.labels = labels
    super.init(box: box, confidence: confidence)
  }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {
  /// How it is tilted, in radians; nil where it is not known.
  open var roll: NSNumber? { nil }
  /// How it is turned, in radians; nil where it is not known.
  open var yaw: NSNumber? { nil }
  /// How it nods, in radians; nil where it is not known.
  open var pitch: NSNumber? { nil }
  /// How good its picture is, from 0 to 1; nil where it is not known.
  open var faceCaptureQuality: Float? { nil }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation {
  /// Whether only the upper part was looked for.
  open var upperBodyOnly: Bool { true }
}

/// A rectangle that may be turned.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The first corner, in parts of the picture, from below.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The second corner, in parts of the picture, from below.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The third corner, in parts of the picture, from below.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
  /// The last corner, in parts of the picture, from below.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
}

/// A place with text.
open class VNTextObservation: VNRectangleObservation {
  /// The places of its letters; nil where they were not looked for.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// Text that was read.
open class VNRecognizedText: NSObject {
  /// The text.
  public let string: String
  /// How sure it is, from 0 to 1.
  public let confidence: VNConfidence
  init(string: String, confidence: VNConfidence) {
    self.string = string
    self.confidence = confidence
    super.init()
  }
  /// The place of a part of the text: it is not known.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A place with text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation {
  let candidates: [VNRecognizedText]
  init(candidates: [VNRecognizedText], box: CGRect) {
    self.candidates = candidates
    super.init(box: box, confidence: candidates.first?.confidence ?? 0)
  }
  /// What the text may be, the most likely first.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    Array(candidates.prefix(max(0, maxCandidateCount)))
  }
}

/// A sign that was read.
open class VNBarcodeObservation: VNRectangleObservation {
  /// The kind.
  public let symbology: VNBarcodeSymbology
  /// What it says.
  public let payloadStringValue: String?
  init(symbology: VNBarcodeSymbology, payload: String?, box: CGRect) {
    self.symbology = symbology
    payloadStringValue = payload
    super.init(box: box, confidence: 1)
  }
}
