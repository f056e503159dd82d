import SwiftSource
import Testing

/// What an object of the library says of itself holds its address in Swift, which no two runs share.
@MainActor
@Suite struct `Texts of objects` {
  @Test func `hold the number in which an object was shown`() throws {
    let source = """
      func words() -> String {
        let (a, b) = (NumberFormatter(), DateFormatter())
        return "\\(a) \\([b]) \\(String(describing: a)) 0x7f \\(ObjectIdentifier(a) == ObjectIdentifier(b))"
      }
      Text(words())
      """
    let (one, two) = ("0x0000000000000001", "0x0000000000000002")
    let shown = "<NumberFormatter: \(one)> [<DateFormatter: \(two)>] <NumberFormatter: \(one)> 0x7f false"
    for _ in 0..<2 { #expect(try Interpreted(source).texts() == [shown]) }
  }
  @Test func `tell one object from the next that lies in its place`() throws {
    let source = """
      func words() -> String {
        var all: Set<String> = []
        for _ in 0..<20 { all.insert("\\(NumberFormatter())") }
        return "\\(all.count)"
      }
      Text(words())
      """
    #expect(try Interpreted(source).texts() == ["20"])
  }
}
