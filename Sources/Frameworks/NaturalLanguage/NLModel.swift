import Foundation

/// Why there is no model.
struct ModelError: LocalizedError {
  /// The mistake in words.
  var errorDescription: String? { "The model is not available." }
}
/// What a model is for.
open class NLModelConfiguration: NSObject {
  /// Kinds of models.
  public enum ModelType: Int, Sendable {
    /// Of texts, of the words of a text.
    case classifier, sequence
  }
  /// The kind.
  public let type = NLModelConfiguration.ModelType.classifier
  /// The language; nil for all.
  public let language: NLLanguage? = nil
  /// The version.
  public let revision = 1
}
/// A model that labels texts: there is none.
open class NLModel: NSObject {
  /// What it is for.
  open var configuration: NLModelConfiguration { NLModelConfiguration() }
  /// A model of a file: it cannot be read.
  public init(contentsOf url: URL) throws {
    super.init()
    throw ModelError()
  }
  /// The label of a text: none.
  open func predictedLabel(for string: String) -> String? { nil }
  /// The labels of words: none.
  open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
  /// The likely labels of a text: none.
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
/// How far words are from each other.
public typealias NLDistance = Double
/// How that is measured.
public enum NLDistanceType: Int, Sendable {
  /// By the angle.
  case cosine
}
/// The places of words in a space: there are none.
open class NLEmbedding: NSObject {
  /// The space of the words of a language: none.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The space of the words of a language: none.
  open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
  /// The space of the sentences of a language: none.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The space of the sentences of a language: none.
  open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
  /// A space of a file: it cannot be read.
  public init(contentsOf url: URL) throws {
    super.init()
    throw ModelError()
  }
  /// How many directions it has.
  open var dimension: Int { 0 }
  /// How many words it has.
  open var vocabularySize: Int { 0 }
  /// The language; nil for all.
  open var language: NLLanguage? { nil }
  /// The version.
  open var revision: Int { 1 }
  /// Whether a word is there: no.
  open func contains(_ string: String) -> Bool { false }
  /// The place of a word: none.
  open func vector(for string: String) -> [Double]? { nil }
  /// How far two words are from each other, from 0 to 2: as far as can be.
  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  /// The words around a word with how far they are: none.
  open func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
  /// Runs a block for the words around a word: there are none.
  open func enumerateNeighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
    using block: (String, NLDistance) -> Bool
  ) {}
}
/// A list of words with their tags.
open class NLGazetteer: NSObject {
  private let labels: [String: String]
  /// The language; nil for all.
  public let language: NLLanguage?

  /// A list of the words of each tag.
  public init(dictionary: [String: [String]], language: NLLanguage?) throws {
    var labels: [String: String] = [:]
    for (label, words) in dictionary {
      for word in words { labels[word.lowercased()] = label }
    }
    self.labels = labels
    self.language = language
    super.init()
  }
  /// A list of a file: it cannot be read.
  public init(contentsOf url: URL) throws {
    labels = [:]
    language = nil
    super.init()
    throw ModelError()
  }
  /// The tag of a word; nil if it is not there.
  open func label(for string: String) -> String? { labels[string.lowercased()] }
}
