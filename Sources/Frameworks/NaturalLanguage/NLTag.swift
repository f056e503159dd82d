import Foundation

/// What pieces of a text are tagged with.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The text that stands for it.
  public let rawValue: String
  /// One of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
extension NLTagScheme {
  /// Whether a piece is a word, a mark or space.
  public static let tokenType = NLTagScheme("TokenType")
  /// What kind of word it is.
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Whose name it is.
  public static let nameType = NLTagScheme("NameType")
  /// Whose name, or else what kind of word it is.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// How it stands in a dictionary.
  public static let lemma = NLTagScheme("Lemma")
  /// In what language it is.
  public static let language = NLTagScheme("Language")
  /// In what script it is.
  public static let script = NLTagScheme("Script")
  /// How glad it sounds, from -1 to 1.
  public static let sentimentScore = NLTagScheme("SentimentScore")
}
/// What is said of a piece of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The text that stands for it.
  public let rawValue: String
  /// One of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
extension NLTag {
  /// A word.
  public static let word = NLTag("Word")
  /// A mark.
  public static let punctuation = NLTag("Punctuation")
  /// Space.
  public static let whitespace = NLTag("Whitespace")
  /// Something else.
  public static let other = NLTag("Other")
  /// A noun.
  public static let noun = NLTag("Noun")
  /// A verb.
  public static let verb = NLTag("Verb")
  /// An adjective.
  public static let adjective = NLTag("Adjective")
  /// An adverb.
  public static let adverb = NLTag("Adverb")
  /// A pronoun.
  public static let pronoun = NLTag("Pronoun")
  /// An article and the like.
  public static let determiner = NLTag("Determiner")
  /// A particle.
  public static let particle = NLTag("Particle")
  /// A preposition.
  public static let preposition = NLTag("Preposition")
  /// A number.
  public static let number = NLTag("Number")
  /// A conjunction.
  public static let conjunction = NLTag("Conjunction")
  /// An interjection.
  public static let interjection = NLTag("Interjection")
  /// A word to count with.
  public static let classifier = NLTag("Classifier")
  /// An idiom.
  public static let idiom = NLTag("Idiom")
  /// Another word.
  public static let otherWord = NLTag("OtherWord")
  /// The end of a sentence.
  public static let sentenceTerminator = NLTag("SentenceTerminator")
  /// The beginning of a quote.
  public static let openQuote = NLTag("OpenQuote")
  /// The end of a quote.
  public static let closeQuote = NLTag("CloseQuote")
  /// The beginning of an aside.
  public static let openParenthesis = NLTag("OpenParenthesis")
  /// The end of an aside.
  public static let closeParenthesis = NLTag("CloseParenthesis")
  /// What joins words.
  public static let wordJoiner = NLTag("WordJoiner")
  /// A dash.
  public static let dash = NLTag("Dash")
  /// Another mark.
  public static let otherPunctuation = NLTag("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = NLTag("ParagraphBreak")
  /// Other space.
  public static let otherWhitespace = NLTag("Whitespace")
  /// The name of a person.
  public static let personalName = NLTag("PersonalName")
  /// The name of a place.
  public static let placeName = NLTag("PlaceName")
  /// The name of an organization.
  public static let organizationName = NLTag("OrganizationName")
}
/// What a text is cut into.
public enum NLTokenUnit: Int, Sendable {
  /// Words, sentences, paragraphs, the whole text.
  case word, sentence, paragraph, document
}
