internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Workbench

@MainActor @Suite struct `Solving a claim` {
  private static let source = """
    HStack {
      Text("Delivered to your door").accessibilityIdentifier("long")
      Text("Today").accessibilityIdentifier("short").padding(4)
    }
    """
  private static func preview(_ text: String = source) -> Preview { Preview(SourceFile(name: "a.swift", text: text), Request()) }

  @Test func `finds the least width, and says what goes wrong below it`() throws {
    let solution = try Self.preview().solve("#long.height == 16", for: .width, in: 0...640)
    #expect(solution.holds == [232...640])
    #expect(solution.failures.map(\.value) == [231])
    #expect(
      solution.text == """
        #long.height == 16, for the root's width from 0 to 640
        it holds from 232 to 640
        at 231: it is 32 points, not 16

        """)
  }
  @Test func `equals a search through all widths`() throws {
    for claim in ["#long.height == 16", "#short.width < 40", "truncation(none)", "overflow(none)", "#long.width >= #short.width"] {
      let solution = try Self.preview().solve(claim, for: .width, in: 0...260)
      let wanted = (0...260).filter { width in
        var request = Request()
        request.proposal = ProposedViewSize(width: Double(width), height: 384)
        return (try? Preview(SourceFile(name: "a.swift", text: Self.source), request).outcome(of: LayoutClaim(claim)).failure) == .some(nil)
      }
      #expect(solution.holds.flatMap(Array.init) == wanted, "\(claim)")
    }
  }
  @Test func `varies a number of the source`() throws {
    let solution = try Self.preview().solve("HStack.width == 240", for: .literal(line: 3, column: 58), in: 0...32)
    #expect(solution.holds == [8...8])
    #expect(solution.failures.map(\.value) == [7, 9])
  }
  @Test func `proves that there is none`() throws {
    let solution = try Self.preview().solve("#short.height == 17", for: .width, in: 0...640)
    #expect(solution.holds == [])
    #expect(solution.text.contains("it holds nowhere\nat 640: it is 16 points, not 17\n"))
  }
  @Test func `leaves the layout as it was`() throws {
    let preview = Self.preview()
    let before = preview.layoutDocument.text
    _ = try preview.solve("#long.height == 16", for: .width, in: 0...64)
    #expect(preview.layoutDocument.text == before)
  }
  @Test func `refuses what it cannot ask`() throws {
    func message(_ claim: String, _ unknown: String, _ range: ClosedRange<Int> = 0...10) -> String {
      do throws(SelectorError) {
        _ = try Self.preview().solve(claim, for: try Solution.Unknown(unknown), in: range)
        return ""
      } catch {
        return error.message
      }
    }
    #expect(message("#long", "width") == "an expectation is 'picture', or reads SELECTOR.size == 104x16")
    #expect(message("#long.width == 1", "depth") == "'depth' cannot be varied: width, height, or a number's place as @12:7")
    #expect(message("#long.width == 1", "@1:1") == "there is no number at 1:1")
    #expect(message("#long.width == 1", "@99:1") == "there is no number at 99:1")
    #expect(message("#long.width == 1", "@3:60", 0...3000) == "the range is too long: 2000 values of a number are the limit")
    #expect(message("#long.width == 1 for width in 0...4", "width") == "a claim that is solved has no 'for … in …': the range stands behind it")
  }
  @Test func `is valid JSON`() throws {
    let solution = try Self.preview().solve("#long.height == 16", for: .width, in: 200...240)
    #expect(try JSONSchema("solve").faults(in: solution.document.text) == [])
  }
}
