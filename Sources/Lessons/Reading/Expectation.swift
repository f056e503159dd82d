/// A line or a picture that is compared with the current view.
struct Expectation: Sendable {
  enum Content: Sendable {
    case picture([String], lines: Range<Int>)
    case layout(LayoutExpectation)
  }
  var content: Content
  var line: Int
}
