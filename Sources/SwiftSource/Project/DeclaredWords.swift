/// Words of a file, found without reading it as Swift: a file that cannot declare a name need not be parsed for it.
struct DeclaredWords {
  /// Words and operators behind `struct`, `func` and the like, whatever they declare.
  private(set) var names: Set<String> = []
  /// Words behind `extension`; the name of a module counts as well as the one behind it.
  private(set) var extended: Set<String> = []

  private static let introducers: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var", "operator", "precedencegroup"]
  private static let modules: Set<String> = ["SwiftUI", "Swift", "Foundation"]

  init(_ file: SourceFile) {
    var (isDeclared, isExtended) = (false, false)
    DeclaredWords.walk(file.bytes) { word, end in
      if word == "func" || word == "operator", let name = DeclaredWords.operatorName(file.bytes, behind: end) { names.insert(name) }
      if isDeclared { names.insert(word) }
      if isExtended { extended.insert(word) }
      isExtended = word == "extension" || (isExtended && DeclaredWords.modules.contains(word))
      isDeclared = DeclaredWords.introducers.contains(word)
    }
  }
  /// All words of a file.
  static func all(in file: SourceFile) -> Set<String> {
    var words: Set<String> = []
    walk(file.bytes) { word, _ in words.insert(word) }
    return words
  }

  /// The operator that stands there, behind blanks.
  private static func operatorName(_ bytes: [UInt8], behind end: Int) -> String? {
    let start = bytes[end...].firstIndex { $0 != 0x20 } ?? bytes.endIndex
    let name = bytes[start...].prefix { "/=-+!*%<>&|^~?".utf8.contains($0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Letters, digits and underscores, and all that is not ASCII: more may be taken for a name than is one.
  private static func walk(_ bytes: [UInt8], _ body: (_ word: String, _ end: Int) -> Void) {
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isPart = (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
      if isPart {
        if start == nil { start = index }
      } else if let first = start {
        body(String(decoding: bytes[first..<index], as: UTF8.self), index)
        start = nil
      }
    }
    if let start { body(String(decoding: bytes[start...], as: UTF8.self), bytes.endIndex) }
  }
}

extension SourceFile {
  /// The names that the file declares and extends, found without reading it as Swift: more may be among them.
  public var declaredWords: Set<String> {
    let words = DeclaredWords(self)
    return words.names.union(words.extended.map { "extension \($0)" })
  }
}
