internal import LayoutCore
internal import Testing

@Suite struct RuleTests {
  @Test func `every rule has an id of its own, a basis and a formula over its operands`() {
    #expect(Set(Rule.allCases.map(\.id)).count == Rule.allCases.count)
    for rule in Rule.allCases {
      #expect(rule.id.contains("."), "\(rule)")
      #expect(rule.basis.hasSuffix(")."), "\(rule.id) names its source")
      #expect(rule.operandNames.count <= 5)
      if rule != .stackOrder && rule != .gridOrder { #expect(rule.result(of: Array(repeating: 1, count: rule.operandNames.count)) != nil, "\(rule.id)") }
      #expect(rule.result(of: Array(repeating: 1, count: 6)) == nil)
    }
  }
  @Test func `rules that infinity could spoil give numbers`() {
    #expect(Rule.stackRemainder.result(of: [.infinity, .infinity]) == .infinity)
    #expect(Rule.stackFlexibility.result(of: [.infinity, .infinity]) == 0)
    #expect(Rule.stackCross.result(of: [.infinity, .infinity]) == 0)
    #expect(Rule.stackShare.result(of: [-20, 2]) == 0)
  }
}
