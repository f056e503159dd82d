import Testing

@testable import Workbench

/// `:trace` with its conditions, and questions after something was touched.
@MainActor @Suite struct `Traces at the prompt` {
  private var driver = SessionDriver()

  @Test mutating func `are filtered by a view, kinds and depth`() {
    _ = driver.type("HStack { Text(\"Hello\"); Spacer(); Circle() }")
    let answers = driver.type(":trace 1 Circle --kind answer")
    #expect(answers.hasPrefix(" 5    Circle takes 384×384\n(11 of 12 events are not shown"), "\(answers)")
    #expect(driver.type(":trace 1 --depth 0").contains("9 of 12 events are not shown"))
    #expect(driver.type(":trace --kind answers").hasPrefix("no event is called 'answers'") && driver.failed)
    #expect(driver.type(":trace 1 --kind") == "'--kind' wants a value\n")
    #expect(driver.type(":trace 1 Square").contains("Square") && driver.failed)
  }
  @Test mutating func `and reasons are about what is on the screen, after a tap too`() {
    _ = driver.type("struct Count: View { @State private var count = 8; var body: some View { Button(\"\\(count)\") { count += 992 }.buttonStyle(.plain) } }")
    _ = driver.type("Count()")
    #expect(driver.type(":why Text.width --short").contains("Text \"8\".width = 8"))
    _ = driver.type(":tap Button")
    #expect(driver.type(":why Text.width --short").contains("Text \"1000\".width = 32"))
    #expect(driver.type(":trace 1 Text").contains("Text \"1000\" takes 32×16"))
  }
  @Test mutating func `name the guides of alignments of one's own`() {
    _ = driver.type("enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] } }")
    _ = driver.type("extension VerticalAlignment { static let mid = VerticalAlignment(Mid.self) }")
    let shown = driver.type("HStack(alignment: .mid) { VStack { Text(\"a\").alignmentGuide(.mid) { d in d[.top] }; Text(\"b\") }; Text(\"c\") }")
    let failed = driver.failed
    #expect(!failed, "\(shown)")
    let guides = driver.type(":guides")
    #expect(guides.contains("Mid") && !guides.contains("custom") && guides.contains("alignmentGuide in line"), "\(guides)")
    #expect(driver.type(":why VStack.y").contains("the guide 'Mid' of VStack is set by alignmentGuide in line"))
  }
  @Test mutating func `say which lines a cut text shows`() {
    _ = driver.type("Text(\"one two three\").lineLimit(1).frame(width: 64)")
    #expect(driver.type(":why Text.width").contains("does not fit 64: it shows 1 of its 2 lines, 64 instead of 104 wide"))
  }
}
