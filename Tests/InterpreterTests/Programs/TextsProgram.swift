import Foundation

// A program that is compiled with the tests and interpreted by one of them: both must print the same.

extension String {
  fileprivate var initials: String { split(separator: " ").compactMap { $0.first }.map { String($0) }.joined() }
  fileprivate func repeated(_ times: Int, separator: String = "") -> String { Array(repeating: self, count: times).joined(separator: separator) }
}

private func isPossible(_ word: String, from letters: String) -> Bool {
  var rest = letters
  for letter in word {
    guard let position = rest.firstIndex(of: letter) else { return false }
    rest.remove(at: position)
  }
  return true
}

func textsProgram() -> [String] {
  var lines: [String] = []
  let name = "Ada King Lovelace"
  lines.append("\(name.count) \(name.uppercased()) \(name.initials) \(name.hasPrefix("Ada")) \(name.contains("King"))")
  lines.append(String(name.reversed()))
  lines.append("\(name.filter { $0 != "a" }) \(name.dropFirst(4)) \(name.prefix(3)) \(name.suffix(4))")
  lines.append("\(name.first.map { String($0) } ?? "") \(name.split(separator: " ").count) \(name.components(separatedBy: "a").count)")
  lines.append("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
  lines.append("one two".replacingOccurrences(of: "o", with: "0") + " " + "abc".repeated(2, separator: "-"))
  lines.append(String(format: "%.2f %05d %@ %x %%", 3.14159, 42, "text", 255))
  lines.append("\(isPossible("silk", from: "silkworm")) \(isPossible("sill", from: "silkworm"))")
  var text = "abc"
  text.append("d")
  text.insert("x", at: text.startIndex)
  text.removeLast()
  lines.append("\(text) \(text[text.startIndex]) \(text[text.index(text.startIndex, offsetBy: 2)]) \(text.isEmpty)")
  let letters = Array("hello")
  lines.append("\(letters.count) \(letters[1]) \(String(letters.sorted())) \(Set(letters).count)")
  var vowels = 0
  for letter in "Programming language" where "aeiou".contains(letter) { vowels += 1 }
  lines.append("\(vowels) \("b" < "c") \("Zoë".lowercased()) \("hello world".capitalized)")
  let numbers = "3 a 5".split(separator: " ").compactMap { Int($0) }
  lines.append("\(numbers) \("x,y,,z".split(separator: ",")) \(["b", "a"].sorted().joined(separator: "+"))")
  let several = """
    first \(1 + 1)
      second
    """
  lines.append(several)
  for character in "a1 Z" { lines.append("\(character.isLetter) \(character.isNumber) \(character.isUppercase) \(character.isWhitespace)") }
  lines.append("\("abc".map { $0.uppercased() }) \("tab\tquote\"") \(#"raw \n"#)")
  return lines
}
