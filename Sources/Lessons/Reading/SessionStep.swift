/// An entry and its expected output.
struct SessionStep: Sendable {
  var entry: String
  /// Of its first line.
  var line: Int
  var expected: [String]
  /// Where the output stands, or would stand.
  var expectedLines: Range<Int>
}
