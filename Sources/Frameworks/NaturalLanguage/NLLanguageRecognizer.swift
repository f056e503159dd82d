import Foundation

/// Finds the language of a text: it has no models, so it knows none.
open class NLLanguageRecognizer: NSObject {
  /// How likely languages are beforehand.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The languages that come into question; none for all.
  open var languageConstraints: [NLLanguage] = []

  /// A recognizer that has seen no text.
  public override init() { super.init() }
  /// Adds a text. It is not kept.
  open func processString(_ string: String) {}
  /// Forgets all texts.
  open func reset() {}
  /// The language: nobody knows.
  open var dominantLanguage: NLLanguage? { nil }
  /// The likely languages with how likely they are: none.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  /// The language of a text: nobody knows.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
}
