@preconcurrency internal import RegexBuilder
internal import Runtime

/// What a builder's component is made of. The toolchain's own components are made of it when something is searched.
indirect enum RegexParts: Sendable {
  case sequence([RegexValue])
  case choice([RegexValue])
  /// So often at least and at most; without a most, as often as may be.
  case repeated(RegexValue, Int, Int?, RegexGreed?)
  case capture(RegexValue, RegexReference?, RegexTransform?)
  case lookahead(RegexValue, isNegative: Bool)
  case local(RegexValue)
  case characters(CharacterClass)
  case anchor(Anchor)
  case reference(RegexReference)
}

/// How much something repeated takes: `RegexRepetitionBehavior`.
enum RegexGreed: String, CaseIterable, Sendable {
  case eager, reluctant, possessive
  fileprivate var behavior: RegexRepetitionBehavior {
    switch self {
    case .eager: .eager
    case .reluctant: .reluctant
    case .possessive: .possessive
    }
  }
}

/// What stands for a group that has a name of its own in a program: `Reference(Int.self)`.
final class RegexReference: Sendable {
  let text = Reference(Substring.self)
  let number = Reference(CapturedNumber.self)
}

/// A program's closure that makes something of what a group captured.
final class RegexTransform: Sendable {
  /// Values of a program live on the main thread only, where the closure is called.
  nonisolated(unsafe) let closure: Value
  /// Whether nil says that the group does not match.
  let mayFail: Bool
  init(_ closure: Value, mayFail: Bool) { (self.closure, self.mayFail) = (closure, mayFail) }
}

/// Stands in a match for what a program's closure made: its place among all that were made.
struct CapturedNumber: Sendable { let number: Int }

/// What a program's closures make of captures during one search.
@MainActor final class RegexCaptures {
  private let evaluation: Evaluation
  private(set) var values: [Value] = []
  /// What ended a closure, and with it the search.
  private(set) var ended: Interruption?
  init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  fileprivate func number(_ transform: RegexTransform, _ text: Substring) -> Result<CapturedNumber?, Interruption> {
    if let ended { return .failure(ended) }
    do throws(Interruption) {
      var made = try evaluation.call(transform.closure, [Text.value(text)])
      if transform.mayFail {
        guard let found = made.unwrapped else { return .success(nil) }
        made = found
      }
      values.append(made)
      return .success(CapturedNumber(number: values.count - 1))
    } catch {
      ended = error
      return .failure(error)
    }
  }
  /// A finding with the values that were made for it.
  func filled(_ finding: RegexFinding) -> RegexFinding {
    var finding = finding
    for index in finding.parts.indices {
      if let number = finding.parts[index].captured { finding.parts[index].value = values[number] }
    }
    return finding
  }
}

extension RegexParts {
  /// Nothing, with whose help what comes behind has the type of all components here.
  private static var empty: Regex<Substring> { Regex(verbatim: "") }
  private static func plain<Output>(_ regex: Regex<Output>) -> Regex<Substring> {
    RegexComponentBuilder.buildPartialBlock(accumulated: empty, next: Regex<AnyRegexOutput>(regex))
  }
  private static func made(_ value: RegexValue, _ captures: RegexCaptures?) throws -> Regex<Substring> {
    plain(try value.made(captures))
  }

  func made(_ captures: RegexCaptures?) throws -> Regex<Substring> {
    switch self {
    case .sequence(let parts):
      return try parts.reduce(Self.empty) {
        RegexComponentBuilder.buildPartialBlock(accumulated: $0, next: try Self.made($1, captures))
      }
    case .choice(let parts):
      guard let first = parts.first else { return Self.empty }
      let begin = AlternationBuilder.buildPartialBlock(first: try Self.made(first, captures))
      return try parts.dropFirst().reduce(begin) {
        AlternationBuilder.buildPartialBlock(accumulated: $0, next: try Self.made($1, captures))
      }.regex
    case .repeated(let part, let least, let most, let greed):
      let (component, behavior) = (try Self.made(part, captures), greed?.behavior)
      switch (least, most) {
      case (0, 1): return Optionally(component, behavior).regex
      case (0, nil): return ZeroOrMore(component, behavior).regex
      case (1, nil): return OneOrMore(component, behavior).regex
      case (_, let most?) where most == least && behavior == nil: return Repeat(component, count: least).regex
      case (_, let most?): return Repeat(component, least...most, behavior).regex
      case (_, nil): return Repeat(component, least..., behavior).regex
      }
    case .capture(let part, let reference, let transform):
      return try Self.capture(try Self.made(part, captures), reference, transform, captures)
    case .lookahead(let part, let isNegative):
      let component = try Self.made(part, captures)
      return isNegative ? NegativeLookahead(component).regex : Lookahead(component).regex
    case .local(let part): return Local(try Self.made(part, captures)).regex
    case .characters(let characters): return characters.regex
    case .anchor(let anchor): return anchor.regex
    case .reference(let reference): return Self.plain(reference.text.regex)
    }
  }

  private static func capture(
    _ component: Regex<Substring>, _ reference: RegexReference?, _ transform: RegexTransform?,
    _ captures: RegexCaptures?
  ) throws -> Regex<Substring> {
    guard let transform else {
      return plain(reference.map { Capture(component, as: $0.text).regex } ?? Capture(component).regex)
    }
    let number: (Substring) throws -> CapturedNumber? = { text in
      nonisolated(unsafe) var result: Result<CapturedNumber?, Interruption> = .success(nil)
      MainActor.assumeIsolated { if let captures { result = captures.number(transform, text) } }
      return try result.get()
    }
    return plain(
      reference.map { TryCapture(component, as: $0.number, transform: number).regex }
        ?? TryCapture(component, transform: number).regex)
  }

  private var inner: [RegexValue] {
    switch self {
    case .sequence(let parts), .choice(let parts): parts
    case .repeated(let part, _, _, _), .capture(let part, _, _), .lookahead(let part, _), .local(let part): [part]
    case .characters, .anchor, .reference: []
    }
  }
  /// Whether a search calls closures of the program.
  var callsProgram: Bool {
    if case .capture(_, _, _?) = self { return true }
    return inner.contains { $0.parts?.callsProgram ?? false }
  }
  /// Whether something repeated is repeated.
  var isRisky: Bool {
    if case .repeated(let part, _, let most, _) = self, most != 1 { return part.repeats || part.isRisky }
    return inner.contains { $0.isRisky }
  }
  fileprivate var repeats: Bool {
    switch self {
    case .repeated, .choice: true
    default: inner.contains { $0.repeats }
    }
  }

  /// The groups that references stand for, by their numbers; the whole match is number 0.
  var references: [ObjectIdentifier: Int] {
    var (found, next): ([ObjectIdentifier: Int], Int) = ([:], 1)
    note(&found, &next)
    return found
  }
  private func note(_ found: inout [ObjectIdentifier: Int], _ next: inout Int) {
    if case .capture(_, let reference, _) = self {
      if let reference { found[ObjectIdentifier(reference)] = next }
      next += 1
    }
    for part in inner {
      if let parts = part.parts { parts.note(&found, &next) } else { next += part.groupCount }
    }
  }
}

extension RegexValue {
  init(_ parts: RegexParts) { self.init(pattern: "", parts: parts) }

  fileprivate var repeats: Bool { parts?.repeats ?? (!isVerbatim && pattern.contains { "*+{|".contains($0) }) }
  /// The groups of a pattern that capture.
  fileprivate var groupCount: Int {
    if isVerbatim { return 0 }
    let empty = try? Regex("(?:\(pattern))|").wholeMatch(in: "")
    return max((empty?.output.count ?? 1) - 1, 0)
  }
}
