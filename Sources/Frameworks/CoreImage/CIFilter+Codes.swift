import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// Makes a square sign with a square.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// The letters.
  var message: Data { get set }
  /// How much may be lost, in percent.
  var correctionLevel: Float { get set }
  /// How many layers there are.
  var layers: Float { get set }
  /// Whether it is small.
  var compactStyle: Float { get set }
}
/// Makes letters with attributes.
public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
  /// The letters.
  var text: NSAttributedString { get set }
  /// How many pixels a point has.
  var scaleFactor: Float { get set }
  /// The empty edge in pixels.
  var padding: Float { get set }
}
/// Makes a square sign with a square: it makes none here.
final class AztecFilter: CIFilter, CIAztecCodeGenerator {
  var message: Data {
    get { known("inputMessage", Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var layers: Float {
    get { number("inputLayers") }
    set { setValue(newValue, forKey: "inputLayers") }
  }
  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
}
/// Makes letters with attributes: it makes none here.
final class AttributedTextFilter: CIFilter, CIAttributedTextImageGenerator {
  var text: NSAttributedString {
    get { known("inputText", NSAttributedString(string: "")) }
    set { setValue(newValue, forKey: "inputText") }
  }
  var scaleFactor: Float {
    get { number("inputScaleFactor") }
    set { setValue(newValue, forKey: "inputScaleFactor") }
  }
  var padding: Float {
    get { number("inputPadding") }
    set { setValue(newValue, forKey: "inputPadding") }
  }
}
extension CIFilter {
  /// Makes a square sign with a square: it makes none here.
  public static func aztecCodeGenerator() -> CIFilter & CIAztecCodeGenerator {
    AztecFilter(
      named: "CIAztecCodeGenerator", keys: ["inputMessage", "inputCorrectionLevel", "inputLayers", "inputCompactStyle"],
      usual: ["inputCorrectionLevel": Float(23)])
  }
  /// Makes letters with attributes: it makes none here.
  public static func attributedTextImageGenerator() -> CIFilter & CIAttributedTextImageGenerator {
    AttributedTextFilter(
      named: "CIAttributedTextImageGenerator", keys: ["inputText", "inputScaleFactor", "inputPadding"],
      usual: ["inputScaleFactor": Float(1)])
  }
}
