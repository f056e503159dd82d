internal import Foundation
internal import Testing

@testable internal import LayoutCore
@testable internal import Tracing

@Suite struct `The sum behind a step` {
  private let numbers: [Double] = [0, 8, 40, 0.5, 3, 100.25, -8, .infinity, 1, 1e9]

  @Test(arguments: Rule.allCases) func `gives what the rule says, for whatever operands`(rule: Rule) throws {
    var seed = UInt64(rule.rawValue) + 1
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    for _ in 0..<200 {
      let operands = rule.operandNames.map { _ in next() % 12 == 0 && rule.operandNames.count > 1 ? Double.nan : numbers[next() % numbers.count] }
      guard let result = rule.result(of: operands), let sum = rule.arithmetic(operands) else { continue }
      // A rule is applied to operands that give a number; a length that is not there makes no sum.
      if result.isNaN || result.isInfinite || operands.contains(where: \.isInfinite) { continue }
      let value = sum.value(operands)
      if value.isNaN && operands.contains(where: \.isNaN) { continue }
      #expect(same(value, result), "\(rule.id) of \(operands) is \(result), the sum says \(sum.text(operands)) = \(value)")
    }
  }
  @Test func `is printed with brackets where they matter`() {
    let operands: [Double] = [632, 2, -8, .nan, .infinity]
    #expect(Arithmetic.quotient(.operand(0), .operand(1)).text(operands) == "632 / 2")
    #expect(Arithmetic.difference(.operand(0), .difference(.operand(1), .operand(2))).text(operands) == "632 − (2 − (−8))")
    #expect(Arithmetic.quotient(.difference(.operand(0), .product(.operand(2), .constant(3))), .operand(1)).text(operands) == "(632 − (−8) × 3) / 2")
    #expect(Arithmetic.largest([.operand(2), .operand(4)]).text(operands) == "max(−8, ∞)")
    #expect(Arithmetic.operand(3).text(operands) == "nil")
  }
  @Test(arguments: ["Text \"{=}\"", "Text \"{subject} {0}\"", "{"]) func `leaves names alone that look like places to fill`(title: String) {
    let tree = LayoutTree()
    tree.isRecording = true
    var builder = NodeBuilder(tree)
    builder.text(ideal: CGSize(width: 40, height: 16), least: CGSize(width: 8, height: 80), lineHeight: 16, content: 0)
    tree.layOut(ProposedViewSize(width: 640, height: 384))
    let trace = Trace(tree.events, nodes: [TracedNode(title: title, path: "/0", source: nil, parent: -1, previous: -1)], scopes: [], offeredBy: "the screen")
    #expect(trace.text(.steps).contains("\(title) fits: its width is 40"))
  }
}
