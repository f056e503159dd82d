/// What was typed to come to a state, newest last. States share what they have in common, so a step costs the same however many there are.
public final class Transcript: Sendable {
  private enum Step: Sendable {
    case entry(String)
    /// A source that what follows was typed to: nothing before it counts.
    case file(name: String, text: String)
  }
  private let step: Step
  private let previous: Transcript?

  private init(_ step: Step, after previous: Transcript?) {
    self.step = step
    self.previous = previous
  }
  static func entry(_ text: String, after previous: Transcript?) -> Transcript { Transcript(.entry(text), after: previous) }
  static func file(_ name: String, _ text: String) -> Transcript { Transcript(.file(name: name, text: text), after: nil) }

  /// The source that it begins with, and its entries in order.
  public var script: (file: (name: String, text: String)?, entries: [String]) {
    var entries: [String] = []
    var next: Transcript? = self
    while let found = next {
      switch found.step {
      case .entry(let text): entries.append(text)
      case .file(let name, let text): return ((name, text), entries.reversed())
      }
      next = found.previous
    }
    return (nil, entries.reversed())
  }
  /// Whether it begins with a source.
  var beginsWithFile: Bool { script.file != nil }
}
