import Foundation
import SwiftUI

/// Looks for words that are written wrongly: there are no lists of words here, so none is found.
@MainActor open class UITextChecker {
  /// What looks for words.
  public init() {}
  /// The languages: none.
  open class var availableLanguages: [String] { [] }
  /// The first word that is written wrongly: nobody knows the words of a language here, and that is said.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { FrameworkSupport.lacks("spelling with 'UITextChecker'") }
  /// What may be meant: that is not known here, and it is said.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    FrameworkSupport.lacks("spelling with 'UITextChecker'")
  }
  /// How a word may go on: that is not known here, and it is said.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    FrameworkSupport.lacks("spelling with 'UITextChecker'")
  }
  /// Words that are left alone.
  open var ignoredWords: [String]?
  /// Leaves a word alone.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Learns a word: none is kept.
  open class func learnWord(_ word: String) {}
  /// Forgets a word.
  open class func unlearnWord(_ word: String) {}
  /// Whether a word was learned: no.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
