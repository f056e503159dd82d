internal import SwiftSyntax

/// An argument of a call, in parentheses or trailing.
struct Argument {
  let label: String?
  let syntax: ExprSyntax
  let isTrailing: Bool
  var closure: ClosureExprSyntax? { syntax.as(ClosureExprSyntax.self) }
}

/// Why arguments do not fit parameters.
enum Mismatch {
  case missing(parameter: Int)
  case extra(argument: Int)
  case label(argument: Int, expected: String?)

  /// The smaller, the more likely is the parameter list the one that was meant.
  var distance: Int {
    switch self {
    case .label: 0
    case .missing: 1
    case .extra: 2
    }
  }
}

extension Lowering {
  func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var result = call.arguments.map { Argument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
    if let closure = call.trailingClosure { result.append(Argument(label: nil, syntax: ExprSyntax(closure), isTrailing: true)) }
    for closure in call.additionalTrailingClosures {
      result.append(Argument(label: closure.label.identifierText, syntax: ExprSyntax(closure.closure), isTrailing: true))
    }
    return result
  }

  /// Gives each parameter its argument, nil for those left out. Arguments come in the order of the parameters; an unlabelled trailing closure goes
  /// to the next parameter that takes a function (the forward scan of SE-0286).
  func match(_ arguments: [Argument], _ parameters: [ParameterSignature]) -> Result<[Int?], MatchFailure> {
    var mapping: [Int?] = Array(repeating: nil, count: parameters.count)
    var next = 0
    var variadic: Int?
    for (index, argument) in arguments.enumerated() {
      // Arguments without labels after the first one of a variadic parameter are its.
      if variadic != nil, argument.label == nil, !argument.isTrailing { continue }
      variadic = nil
      let isFirstTrailing = argument.isTrailing && (index == 0 || !arguments[index - 1].isTrailing)
      guard
        let position = isFirstTrailing
          ? trailingPosition(parameters, from: next, remaining: arguments.count - index)
          : (next..<parameters.count).first(where: { parameters[$0].label == argument.label && (!argument.isTrailing || parameters[$0].takesClosure) })
      else {
        let open = (next..<parameters.count).first { !parameters[$0].hasDefault } ?? (next < parameters.count ? next : nil)
        if let open, !argument.isTrailing, !arguments.contains(where: { $0.label != nil && $0.label == parameters[open].label }) {
          return .failure(MatchFailure(.label(argument: index, expected: parameters[open].label)))
        }
        return .failure(MatchFailure(.extra(argument: index)))
      }
      if let skipped = (next..<position).first(where: { !parameters[$0].hasDefault }) { return .failure(MatchFailure(.missing(parameter: skipped))) }
      mapping[position] = index
      if parameters[position].isVariadic { variadic = position }
      next = position + 1
    }
    if let open = (next..<parameters.count).first(where: { !parameters[$0].hasDefault }) { return .failure(MatchFailure(.missing(parameter: open))) }
    return .success(mapping)
  }
  private func trailingPosition(_ parameters: [ParameterSignature], from next: Int, remaining: Int) -> Int? {
    let open = (next..<parameters.count).filter { parameters[$0].takesClosure }
    guard let first = open.first else { return nil }
    // One closure and a later parameter that must have one: the earlier one takes its default.
    if remaining == 1, parameters[first].hasDefault, let needed = open.first(where: { !parameters[$0].hasDefault }) { return needed }
    return first
  }
}

/// A mismatch as an error.
struct MatchFailure: Error {
  let mismatch: Mismatch
  init(_ mismatch: Mismatch) { self.mismatch = mismatch }
}
