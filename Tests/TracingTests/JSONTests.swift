internal import Testing
internal import Tracing

@Suite struct `JSON values` {
  @Test func `hold no scalar that acts on a terminal or hides`() {
    let everything = (0..<0x1_0000).compactMap(Unicode.Scalar.init).reduce(into: "") { $0.unicodeScalars.append($1) }
    let isShown = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && !(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x206F).contains(scalar.value)
    }
    #expect(JSON.string(everything).line.unicodeScalars.allSatisfy(isShown))
    #expect(JSON.withCodes("{\n\"a\": \"\u{202E}\u{9B}\"}") == "{\n\"a\": \"\\u202e\\u009b\"}")
  }
  @Test func `keep the order of their members`() {
    #expect(JSON.object([("b", .integer(1)), ("a", .array([.null, .bool(true)]))]).line == #"{"b": 1, "a": [null, true]}"#)
  }
  @Test func `print the shortest decimals, and infinity as a string`() {
    let numbers: [Double] = [40, 6.5, 100.0 / 3, 0.1 + 0.2, -0.0, 1e20, .infinity, -.infinity, .nan]
    #expect(
      JSON.array(numbers.map { .number($0) }).line == #"[40, 6.5, 33.333333333333336, 0.30000000000000004, 0, 1e+20, "inf", "-inf", null]"#)
  }
  @Test func `escape what may not stand in a string`() {
    #expect(JSON.string("a\"\\\n\t\u{1b}\u{9f}é世").line == #""a\"\\\n\t\u001b\u009fé世""#)
  }
  @Test func `put flat objects on one line and indent the others`() {
    let value = JSON.object([("size", .object([("width", .number(1))])), ("children", .array([])), ("rest", .array([.object([])]))])
    #expect(
      value.text == """
        {
          "size": {"width": 1},
          "children": [],
          "rest": [{}]
        }
        """)
  }
}
