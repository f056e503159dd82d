internal import Foundation
internal import LayoutCore
public import Terminal
internal import Tracing

extension Stepper {
  /// Presses keys and prints what a person would have seen: a line a key, then the screen.
  ///
  /// Keys stand apart: `n n b`; `n*5` presses five times; `/Text[2]`, `B'width<100'` and `!40x16` are typed lines.
  /// - Throws: what is wrong with the script.
  public mutating func run(script: String, window: CellCount, charset: Charset) throws(SelectorError) -> String {
    var text = line("start")
    for word in try Stepper.scriptWords(script) {
      let (key, count) = Stepper.repeated(word)
      for _ in 0..<count {
        var outcome = Outcome.stay
        if let first = key.first, key.count > 1, "/B!".contains(first) {
          outcome = press(first)
          if typing != nil { for character in key.dropFirst() + "\r" { outcome = press(character) } }
        } else {
          for character in key { outcome = press(character) }
        }
        text += line(key)
        if outcome == .quit { return text }
      }
    }
    do throws(CellGridError) {
      return text + "\n" + TextPainter(colors: .none, charset: charset).text(try screen(window, charset: charset)) + "\n"
    } catch {
      throw SelectorError("\(error)", column: nil)
    }
  }
  private func line(_ key: String) -> String { "\(key)  step \(position) of \(count)  \(message.isEmpty ? sentence : message)\n" }

  /// Split at blanks; quotes keep blanks.
  static func scriptWords(_ script: String) throws(SelectorError) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in script {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" {
        quote = character
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if quote != nil { throw SelectorError("a quote is not closed in the script", column: nil) }
    if !word.isEmpty { words.append(word) }
    guard words.count <= 100_000 else { throw SelectorError("a script of \(words.count) keys is too long", column: nil) }
    return words
  }
  private static func repeated(_ word: String) -> (key: String, count: Int) {
    guard word.count > 2, let star = word.lastIndex(of: "*"), word.distance(from: word.startIndex, to: star) == 1, let count = Int(word[word.index(after: star)...]), count > 0
    else { return (word, 1) }
    return (String(word[..<star]), min(count, 100_000))
  }
}
