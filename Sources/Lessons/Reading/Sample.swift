internal import Drawing
internal import LayoutCore
internal import Views
internal import Workbench

/// A source file whose last comment says what it paints:
///
///     // paints: --size 40x10 --screen
///     // Hello
///
/// Several such sections may follow each other, each with options of its own. A file without one expects nothing.
struct Sample {
  let path: String
  let text: LessonText
  let sections: [Section]

  struct Section {
    /// Of the line with `// paints:`.
    var line: Int
    var request: Request
    var isScreen: Bool
    var expected: [String]
    var expectedLines: Range<Int>
  }
  private static let mark = "// paints:"

  init(path: String, text: String) throws(LessonProblem) {
    self.path = path
    self.text = LessonText(text)
    let lines = self.text.lines.map(\.content)
    var first = lines.count
    while first > 0, lines[first - 1].hasPrefix("//") || lines[first - 1].allSatisfy(\.isWhitespace) { first -= 1 }
    var sections: [Section] = []
    for index in first..<lines.count {
      let line = lines[index]
      if line.hasPrefix(Sample.mark) {
        let (request, isScreen) = try Sample.options(line, path, index + 1)
        sections.append(Section(line: index + 1, request: request, isScreen: isScreen, expected: [], expectedLines: index + 2..<index + 2))
      } else if let last = sections.indices.last, line.hasPrefix("//"), sections[last].expectedLines.upperBound == index + 1 {
        sections[last].expected.append(String(line.dropFirst(line.hasPrefix("// ") ? 3 : 2)))
        sections[last].expectedLines = sections[last].expectedLines.lowerBound..<index + 2
      }
    }
    self.sections = sections
  }

  /// The options of the command `render` that change its picture.
  private static func options(_ line: String, _ path: String, _ number: Int) throws(LessonProblem) -> (Request, Bool) {
    var request = Request()
    request.assets = AssetLibrary(folder: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
    var isScreen = false
    var words = words(line.dropFirst(mark.count))[...]
    func wrong(_ message: String) -> LessonProblem { LessonProblem(.malformed, path, line: number, message) }
    while let word = words.popFirst() {
      if word == "--screen" {
        isScreen = true
        continue
      }
      guard ["--size", "--proposal", "--device", "--view", "--preview"].contains(word) else {
        throw wrong("'\(word)' means nothing here; there are --size, --screen, --device, --proposal, --view and --preview")
      }
      guard let value = words.popFirst() else { throw wrong("\(word) wants a value") }
      switch word {
      case "--size":
        guard let size = CellCount(value) else { throw wrong("--size wants columns and rows, as in 40x10, not '\(value)'") }
        request.size = size
      case "--proposal":
        guard let proposal = ProposedViewSize(text: value) else { throw wrong("--proposal wants a width and a height in points, as in nilx50, not '\(value)'") }
        request.proposal = proposal
      case "--device":
        guard let device = Device.all.first(where: { $0.name == value }) else { throw wrong("there is no device '\(value)'; there are \(Device.names.joined(separator: ", "))") }
        request.device = device
      case "--view": request.preview = .view(value)
      default: request.preview = .preview(value)
      }
    }
    return (request, isScreen)
  }
  /// Words between blanks; quotes keep blanks together.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isOpen = false
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'", word.isEmpty {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if !word.isEmpty || isOpen { words.append(word) }
        (word, isOpen) = ("", false)
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty || isOpen { words.append(word) }
    return words
  }
}
