/// The name of a node of the layout tree, the same at the prompt, in lessons and in options:
///
///     #title            its identifier
///     Text, Text[2]     its kind, in tree order from 1
///     "Hello"           its label; where nothing shows it, what assistive technologies are told
///     /0/1/2            its path from the root, which is /0
///     @12:7             the source position of the call that made it
///     VStack Text[2]    a step down: any depth below
public struct Selector: Hashable, Sendable {
  /// Each lies somewhere below the one before; at least one.
  public let steps: [Step]

  /// One name.
  public enum Step: Hashable, Sendable {
    case identifier(String)
    /// A kind, and which of them, from 1.
    case kind(String, Int?)
    /// A leaf's label, and which of them, from 1.
    case label(String, Int?)
    case path([Int])
    case position(line: Int, column: Int)
  }

  /// Reads a selector.
  public init(_ text: String) throws(SelectorError) {
    var parser = SelectorParser(text)
    steps = try parser.steps()
    try parser.end()
  }
  init(steps: [Step]) { self.steps = steps }

  /// Reads a selector that may end in a property.
  static func withProperty(_ text: String) throws(SelectorError) -> (selector: Selector, property: NodeMeasurement.Property?) {
    var parser = SelectorParser(text)
    let steps = try parser.steps()
    let property = try parser.property()
    try parser.end()
    return (Selector(steps: steps), property)
  }
}
