internal import Declarations

/// Which arguments each parameter of a call takes; it follows from labels alone.
struct ArgumentMatching {
  /// The positions of the arguments of each parameter.
  var arguments: [[Int]]
  /// How many parameters take their default.
  var skipped = 0

  /// What is wrong with the labels or the number of arguments.
  enum Problem: Hashable {
    case missing(parameter: Int)
    case extra(argument: Int)
    case labels(have: [String?], expected: [String?])
    case order(argument: Int, before: Int)
  }

  /// Matches arguments with parameters as the language describes it, trailing closures by the forward scan, and backwards if one trailing
  /// closure can be the last parameter too.
  static func match(_ parameters: [FunctionInterface.Parameter], _ list: Expression.ArgumentList) -> Result<
    ArgumentMatching, Refusal
  > {
    var matcher = Matcher(parameters, list)
    return matcher.match()
  }

  struct Refusal: Error { let problem: Problem }

  private struct Matcher {
    let parameters: [FunctionInterface.Parameter]
    let list: Expression.ArgumentList
    var taken: [[Int]]
    var next = 0

    init(_ parameters: [FunctionInterface.Parameter], _ list: Expression.ArgumentList) {
      self.parameters = parameters
      self.list = list
      taken = Array(repeating: [], count: parameters.count)
    }

    mutating func match() -> Result<ArgumentMatching, Refusal> {
      let regular = list.arguments.count - list.trailing
      for index in 0..<regular {
        if let problem = place(index, list.arguments[index].label) { return .failure(Refusal(problem: problem)) }
      }
      for index in regular..<list.arguments.count {
        let isFirst = index == regular
        if let problem = isFirst ? placeTrailing(index) : place(index, list.arguments[index].label) {
          return .failure(Refusal(problem: problem))
        }
      }
      for index in parameters.indices
      where taken[index].isEmpty && !parameters[index].hasDefault && !parameters[index].isVariadic {
        return .failure(Refusal(problem: .missing(parameter: index)))
      }
      let skipped = taken.indices.filter { taken[$0].isEmpty }.count
      return .success(ArgumentMatching(arguments: taken, skipped: skipped))
    }

    private mutating func place(_ argument: Int, _ label: String?) -> Problem? {
      if label == nil, next > 0, parameters[next - 1].isVariadic, !taken[next - 1].isEmpty {
        taken[next - 1].append(argument)
        return nil
      }
      var index = next
      while index < parameters.count {
        if parameters[index].label == label {
          taken[index].append(argument)
          next = index + 1
          return nil
        }
        if !parameters[index].hasDefault && !parameters[index].isVariadic { break }
        index += 1
      }
      return problem(argument, label)
    }

    private func problem(_ argument: Int, _ label: String?) -> Problem {
      if let label, let earlier = parameters.prefix(next).lastIndex(where: { $0.label == label }),
        taken[earlier].isEmpty,
        let before = taken[next - 1].first
      {
        return .order(argument: argument, before: before)
      }
      if let label, let later = parameters.indices.dropFirst(next).first(where: { parameters[$0].label == label }) {
        // An argument that stands too early, or one that is missing before it.
        let needed = parameters[next..<later].filter { !$0.hasDefault && !$0.isVariadic }
        let given = list.arguments.dropFirst(argument + 1).map(\.label)
        if needed.contains(where: { wanted in given.contains(where: { $0 == wanted.label }) }) {
          let before =
            list.arguments.indices.dropFirst(argument + 1).first { list.arguments[$0].label == needed.first?.label }
            ?? argument
          return .order(argument: before, before: argument)
        }
        if list.arguments.count < parameters.count { return .missing(parameter: next) }
      }
      let have = list.arguments.prefix(list.arguments.count - list.trailing).map(\.label)
      if next < parameters.count, have.count <= parameters.count {
        let required = parameters.filter { !$0.hasDefault || have.contains($0.label) }
        let expected = (required.count >= have.count ? required : parameters).prefix(have.count).map(\.label)
        if expected.count == have.count { return .labels(have: have, expected: Array(expected)) }
      }
      return .extra(argument: argument)
    }

    /// The first trailing closure has no label; it takes the next parameter that looks like a function.
    private mutating func placeTrailing(_ argument: Int) -> Problem? {
      if list.arguments[argument].label != nil { return place(argument, list.arguments[argument].label) }
      var index = next
      var found: Int?
      while index < parameters.count {
        let parameter = parameters[index]
        if looksLikeFunction(parameter.type) {
          if parameter.hasDefault, laterNeeds(index) {
            index += 1
            continue
          }
          found = index
          break
        }
        if !parameter.hasDefault && !parameter.isVariadic { break }
        index += 1
      }
      if found == nil, index < parameters.count, !parameters[index].hasDefault { found = index }
      // One trailing closure may be the last parameter: that understanding is older, and wins.
      if list.trailing == 1, let last = parameters.indices.last, last >= next, looksLikeFunction(parameters[last].type),
        parameters[next..<last].allSatisfy({ $0.hasDefault || $0.isVariadic }), let forward = found, forward < last,
        parameters[last].hasDefault
      {
        found = last
      }
      guard let found else { return .extra(argument: argument) }
      taken[found].append(argument)
      next = found + 1
      return nil
    }

    private func laterNeeds(_ index: Int) -> Bool {
      let labels = list.arguments.suffix(max(0, list.trailing - 1)).map(\.label)
      return parameters[(index + 1)...].contains { parameter in
        looksLikeFunction(parameter.type) && !parameter.hasDefault && !labels.contains { $0 == parameter.label }
      }
    }

    private func looksLikeFunction(_ type: Type) -> Bool {
      switch type {
      case .function: return true
      case .nominal(let declaration, let arguments) where declaration.name == "Optional" && arguments.count == 1:
        return looksLikeFunction(arguments[0])
      default: return false
      }
    }
  }
}
