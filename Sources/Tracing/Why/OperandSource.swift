internal import LayoutCore

/// Where the number of an operand comes from.
enum OperandSource: Sendable {
  /// An argument, a setting of the device, a count, a measured text: it comes from outside of the layout.
  case given
  /// What the node itself is offered.
  case offer
  /// The node's own size, while it places.
  case ownSize
  /// The last step of these kinds by the same node; nil: whatever kind.
  case step([String]?, of: Subject)
  /// What a node answered.
  case answer(LayoutEvent.Purpose?, of: Subject)
  /// The guide of a node.
  case guide(of: Subject)
  /// The sum of all gaps so far.
  case gaps
  /// How many children are not served yet.
  case childrenLeft
  /// A step of the same kind of leaf along one axis.
  case along(Axis)

  /// Whose number it is.
  enum Subject: Sendable { case subject, node, previous, first, any }

  /// The places to look at, in order, for an operand's name in `Rule.operandNames`. What has another name is looked for among steps, answers, offers and guides.
  static func sources(_ name: String) -> [OperandSource] { known[name] ?? named(name) }
  /// Those of the names in all rules.
  private static let known = Dictionary(Rule.allCases.flatMap { $0.operandNames.map { ($0, named($0)) } }) { first, _ in first }

  private static func named(_ name: String) -> [OperandSource] {
    switch name {
    case "argument", "spacing", "default spacing", "text spacing", "inset before", "inset after", "inset", "ideal", "measured", "least", "own size of a leaf", "part", "number",
      "gaps that are not 0", "count", "columns", "point", "side of the ratio", "fixed lengths", "priority", "highest priority":
      [.given]
    case "offer", "offer across": [.offer, .step(["stretch"], of: .any), .ownSize, .step(nil, of: .any)]
    case "own size", "own size across": [.ownSize]
    case "answer", "taken", "size across", "length", "size", "cell", "content":
      [.answer(nil, of: .subject), .step(nil, of: .subject), .answer(nil, of: .any), .step(["longest", "grow", "lower", "maximum", "fixed", "flexible"], of: .any)]
    case "height": [.along(.vertical), .answer(nil, of: .subject)]
    case "width": [.along(.horizontal)]
    case "offer to the child": [.step(nil, of: .subject)]
    case "primary's size": [.answer(nil, of: .first)]
    case "primary's guide": [.guide(of: .first)]
    case "frame's guide", "stack's guide", "its guide": [.guide(of: .node)]
    case "child's guide", "secondary's guide", "cell's guide", "guide": [.guide(of: .subject)]
    case "gap": [.step(["explicit", "preferred", "zero", "text"], of: .subject)]
    case "sum of gaps": [.gaps]
    case "maximum": [.answer(.maximum, of: .subject), .step(["longest"], of: .any)]
    case "minimum": [.answer(.minimum, of: .subject), .step(["longest"], of: .any)]
    case "flexibility": [.step(["flexibility"], of: .subject)]
    case "available": [.step(["spacing", "gaps", "reserve", "release", "remainder"], of: .any)]
    case "children left": [.childrenLeft]
    case "sum of lengths", "lengths so far": [.step(["taken"], of: .any), .answer(nil, of: .any)]
    case "gaps so far": [.step(["gaps"], of: .any), .step(["explicit", "preferred", "zero", "text"], of: .any)]
    case "largest so far": [.step(["widest", "longest"], of: .any)]
    case "largest size across": [.step(["widest"], of: .any)]
    case "start so far": [.step(["before"], of: .any)]
    case "end so far": [.step(["after"], of: .any)]
    case "start": [.step(["before", "sum"], of: .any)]
    case "end": [.step(["after"], of: .any)]
    case "start of the last": [.step(["sum"], of: .any)]
    case "start of the previous": [.step(["start", "position"], of: .previous)]
    case "its length": [.answer(nil, of: .previous), .step(["lower", "grow", "longest", "maximum", "fixed", "flexible", "minimum"], of: .any), .answer(nil, of: .any)]
    case "line": [.step(["line", "default", "baseline"], of: .any)]
    case "scale by width", "scale by height", "scale": [.step(["scale", "fit", "fill"], of: .any)]
    default: [.step(nil, of: .subject), .step(nil, of: .any), .answer(nil, of: .subject)]
    }
  }
}

extension Rule {
  /// What stands behind the last dot of the id: `share` of `stack.share`.
  var lastWord: String { Rule.lastWords[Int(rawValue)] }
  private static let lastWords = Rule.allCases.map { $0.id.split(separator: ".").last.map(String.init) ?? $0.id }
}
