internal import Workbench

/// A line or a picture that is compared with the current view.
struct Expectation: Sendable {
  enum Content: Sendable {
    case picture([String], lines: Range<Int>)
    case layout(LayoutClaim)
  }
  var content: Content
  var line: Int
}
