/// A selector with what is asked of its node: `#title.width`, `Text[2].size`.
public struct NodeMeasurement: Hashable, Sendable {
  /// The node.
  public let selector: Selector
  /// What of it.
  public let property: Property

  /// What can be measured of a node, in points.
  public enum Property: String, Hashable, Sendable, CaseIterable { case width, height, x, y, size }

  /// Reads a selector that ends in a property.
  public init(_ text: String) throws(SelectorError) {
    var parser = SelectorParser(text)
    let steps = try parser.steps()
    guard let property = try parser.property() else {
      throw SelectorError("a property is missing: .width, .height, .x, .y or .size", column: text.count + 1)
    }
    try parser.end()
    self.selector = Selector(steps: steps)
    self.property = property
  }
  init(_ selector: Selector, _ property: Property) { (self.selector, self.property) = (selector, property) }
}
