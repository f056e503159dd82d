import CoreGraphics
import Foundation

/// What has an answer. Each question says itself what its answer is made of.
public protocol VNAnswered {}
extension VNAnswered {
  /// The answer: none.
  public var results: [VNObservation]? { nil }
}

/// A question about a picture: nothing is found.
open class VNRequest: NSObject, VNAnswered {
  /// Whether the answer may come later.
  open var preferBackgroundProcessing = false
  /// Whether only the processor is used.
  open var usesCPUOnly = false
  /// Who is told of the answer.
  public let completionHandler: VNRequestCompletionHandler?
  /// Which way of asking is meant.
  open var revision = 1
  /// A question without anyone who is told.
  public override convenience init() { self.init(completionHandler: nil) }
  /// A question with who is told of the answer.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }
  /// The newest way of asking.
  open class var currentRevision: Int { 1 }
  /// The usual way of asking.
  open class var defaultRevision: Int { 1 }
  /// Asks no longer.
  open func cancel() {}
  /// Tells that there is no answer.
  func fail(_ error: any Error) { completionHandler?(self, error) }
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest {
  /// The part, in parts of the picture, from below.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Asks what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {
  /// The answer: none.
  open var results: [VNClassificationObservation]? { nil }
  /// The names that it knows: none.
  open func supportedIdentifiers() throws -> [String] { throw VNError(.unsupportedRequest) }
}

/// Asks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The narrowest one, as a width divided by a height.
  open var minimumAspectRatio: VNAspectRatio = 0.5
  /// The widest one, as a width divided by a height.
  open var maximumAspectRatio: VNAspectRatio = 1
  /// How far corners may be from right angles, in degrees.
  open var quadratureTolerance: VNDegrees = 30
  /// The smallest one, in parts of the picture.
  open var minimumSize: Float = 0.2
  /// How sure it must be, from 0 to 1.
  open var minimumConfidence: VNConfidence = 0
  /// At most so many; 0 for any number.
  open var maximumObservations = 1
  /// The answer: none.
  open var results: [VNRectangleObservation]? { nil }
}

/// Asks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// The answer: none.
  open var results: [VNFaceObservation]? { nil }
}
/// Asks for faces and their parts.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  /// Faces that are known.
  open var inputFaceObservations: [VNFaceObservation]?
  /// The answer: none.
  open var results: [VNFaceObservation]? { nil }
}
/// Asks for persons.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  /// Whether only the upper part is looked for.
  open var upperBodyOnly = true
  /// The answer: none.
  open var results: [VNHumanObservation]? { nil }
}

/// Animals that can be told apart.
public struct VNAnimalIdentifier: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// An animal of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A dog.
  public static let dog = VNAnimalIdentifier(rawValue: "Dog")
  /// A cat.
  public static let cat = VNAnimalIdentifier(rawValue: "Cat")
}
/// Asks for animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
  /// The answer: none.
  open var results: [VNRecognizedObjectObservation]? { nil }
  /// The animals that it tells apart.
  open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [.cat, .dog] }
}

/// Asks for places with text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  /// Whether the places of letters are looked for.
  open var reportCharacterBoxes = false
  /// The answer: none.
  open var results: [VNTextObservation]? { nil }
}
/// Asks for text.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// How carefully it is read.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages, the most likely first.
  open var recognitionLanguages: [String] = []
  /// Words that may stand there.
  open var customWords: [String] = []
  /// Whether words are mended.
  open var usesLanguageCorrection = true
  /// Whether the language is found out.
  open var automaticallyDetectsLanguage = false
  /// The smallest letters, in parts of the height of the picture.
  open var minimumTextHeight: Float = 0
  /// Hears how far reading is, from 0 to 1.
  open var progressHandler: ((VNRequest, Double, (any Error)?) -> Void)?
  /// The answer: none.
  open var results: [VNRecognizedTextObservation]? { nil }
  /// The languages that it reads: none.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Asks for signs that machines read.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds of signs.
  open var symbologies: [VNBarcodeSymbology] = VNBarcodeSymbology.all
  /// The answer: none.
  open var results: [VNBarcodeObservation]? { nil }
  /// The kinds of signs that it can be asked for.
  open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
  /// The kinds of signs that it can be asked for.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }
}
