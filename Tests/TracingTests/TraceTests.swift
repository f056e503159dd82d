internal import Foundation
internal import LayoutCore
internal import Testing

@testable internal import Tracing

/// `HStack { Text("Hello"); Spacer(); Circle() }` or with a red colour in the middle, on 8×16 cells, offered 640×384.
private func row(withSpacer: Bool) -> Trace {
  let tree = LayoutTree()
  tree.spacing = DefaultSpacing(row: 8, column: 16, textColumn: 0)
  tree.isRecording = true
  tree.isLiteral = true
  var builder = NodeBuilder(tree)
  builder.beginHStack(alignment: .verticalCenter, spacing: nil)
  builder.text(ideal: CGSize(width: 40, height: 16), least: CGSize(width: 8, height: 80), lineHeight: 16, content: 0)
  if withSpacer { builder.spacer(minLength: nil, defaultMinimum: CGSize(width: 8, height: 16)) } else { builder.flexible(content: 1) }
  builder.square(content: 2)
  builder.end()
  tree.layOut(ProposedViewSize(width: 640, height: 384))
  let titles = ["HStack", "Text \"Hello\"", withSpacer ? "Spacer" : "Color red", "Circle"]
  let nodes = titles.indices.map {
    TracedNode(title: titles[$0], path: $0 == 0 ? "/0" : "/0/\($0 - 1)", source: nil, parent: $0 == 0 ? -1 : 0, previous: $0 < 2 ? -1 : NodeID($0 - 1))
  }
  return Trace(tree.events, nodes: nodes, scopes: [], offeredBy: "the screen")
}

@Suite struct `A trace` {
  @Test func `of level 1 has offers, answers and placements, each view asked once`() {
    #expect(
      row(withSpacer: true).text(.offers) == """
         1  the screen offers HStack 640×384
         2    HStack offers Text "Hello" 316×384
         3    Text "Hello" takes 40×16
         4    HStack offers Circle 592×384
         5    Circle takes 384×384
         6    HStack offers Spacer 216×384
         7    Spacer takes 216×0
         8  HStack takes 640×384
         9  HStack is placed at 0,0 with 640×384
        10    Text "Hello" is placed at 0,184 with 40×16
        11    Spacer is placed at 40,192 with 216×0
        12    Circle is placed at 256,0 with 384×384

        """)
  }
  @Test func `tells that a Spacer asks for no spacing, and that its minimum is kept back`() {
    let text = row(withSpacer: true).text(.steps)
    for line in [
      "no gap between Text \"Hello\" and Spacer: one of them asks for none", "no gap between Spacer and Circle: one of them asks for none",
      "HStack takes the gaps off the width it is offered: 640 − 0 = 640", "HStack tries the least on Text \"Hello\": 0×384", "HStack tries the most on Circle: ∞×384",
      "Text \"Hello\" can vary by 40 − 8 = 32", "Text \"Hello\" is served first", "Circle is served second", "Spacer is served third: priority −∞",
      "8 kept back for Spacer, whose priority is lower: 640 − 8 = 632", "the share of Text \"Hello\": 632 / 2 = 316", "the share of Circle: 592 / 1 = 592",
      "the 8 kept back for Spacer are given back: 208 + 8 = 216", "width of HStack: 640 taken + 0 gaps = 640",
    ] { #expect(text.contains(line), "\(line)") }
  }
  @Test func `tells that two gaps are taken off`() {
    let text = row(withSpacer: false).text(.steps)
    for line in [
      "8 between Text \"Hello\" and Color red: the distance they prefer", "gaps so far: 8 + 8 = 16", "HStack takes the gaps off the width it is offered: 640 − 16 = 624",
      "the share of Text \"Hello\": 624 / 3 = 208",
    ] { #expect(text.contains(line), "\(line)") }
  }
  @Test func `has each event of a lower level in the higher ones`() {
    let trace = row(withSpacer: true)
    let levels = Trace.Level.allCases.map { Set(trace.entries($0).map(\.event)) }
    #expect(levels[0].isStrictSubset(of: levels[1]) && levels[1].isStrictSubset(of: levels[2]))
    #expect(levels[2].count == trace.events.count)
  }
  @Test func `repeats nothing at level 2 that sizing has told`() {
    #expect(row(withSpacer: true).text(.steps).components(separatedBy: "the share of Circle").count == 2)
    #expect(row(withSpacer: true).text(.everything).components(separatedBy: "the share of Circle").count == 3)
  }
  @Test func `closes what it opens`() {
    for level in Trace.Level.allCases {
      let depths = row(withSpacer: true).entries(level).map(\.depth)
      #expect(depths.first == 0 && depths.allSatisfy { $0 >= 0 })
      for (a, b) in zip(depths, depths.dropFirst()) { #expect(b <= a + 1, "a line may be one deeper than the one before") }
    }
  }
  @Test func `is JSON with the numbers of the text`() throws {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(row(withSpacer: true).document(.steps).text.utf8)) as? [[String: Any]])
    let share = try #require(document.first { $0["rule"] as? String == "stack.share" })
    #expect(share["node"] as? String == "/0" && share["subject"] as? String == "/0/0" && share["result"] as? Double == 316)
    let operands = try #require(share["operands"] as? [[String: Any]])
    #expect(operands.map { $0["value"] as? Double } == [632, 2])
  }
  @Test(arguments: Rule.allCases) func `has a sentence for each rule, made of that rule's operands`(rule: Rule) {
    let used = rule.template.matches(of: /\{[-+]?(\d)\}/).compactMap { Int($0.1) }
    #expect(used.allSatisfy { $0 < rule.operandNames.count }, "\(rule.id) has no such operand")
    #expect(rule.template.contains("{=}") || rule.template.contains("{node}") || rule.template.contains("{subject}"))
    #expect(rule.basis.contains("("), "\(rule.id) does not say where it comes from")
  }
}
