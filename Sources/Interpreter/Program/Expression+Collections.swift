internal import Views

/// `Array(sequence)`, `Set(sequence)`, `Dictionary(uniqueKeysWithValues:)`.
final class CollectionExpression: Expression {
  let operand: Expression
  init(_ operand: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.operand = operand
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try operand.evaluate(evaluation)
    let values = try value.elements(CatalogueEntry.Call(evaluation: evaluation, base: value, arguments: [], span: span))
    guard case .library(let library, _) = type else { return .array(values) }
    if library != .array { try evaluation.charge(Evaluation.tableWeight * values.count, span) }
    if library == .set { return .set(Table(values)) }
    guard library == .dictionary else { return .array(values) }
    var table = Table()
    for case .tuple(let pair) in values where pair.count == 2 {
      if table.contains(pair[0]) { throw evaluation.failure(.duplicateKey(pair[0].text, at: evaluation.range(span))) }
      table[pair[0]] = pair[1]
    }
    return .dictionary(table)
  }
  override var printed: String { "\(type)(\(operand.printed))" }
}

/// `Array(repeating:count:)`.
final class RepeatedExpression: Expression {
  let value: Expression
  let count: Expression
  init(_ value: Expression, _ count: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.value = value
    self.count = count
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try value.evaluate(evaluation)
    guard case .int(let count) = try count.evaluate(evaluation), (0...1_000_000).contains(count) else { throw evaluation.failure(.tooLong("array", at: evaluation.range(span))) }
    return .array(Array(repeating: value, count: count))
  }
  override var printed: String { "Array(repeating: \(value.printed), count: \(count.printed))" }
}

/// `Dictionary(grouping:by:)`.
final class GroupingExpression: Expression {
  let values: Expression
  let key: Expression
  init(_ values: Expression, _ key: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.values = values
    self.key = key
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try values.evaluate(evaluation)
    guard case .closure(let closure) = try key.evaluate(evaluation) else { return .void }
    var keys: [Value] = []
    var groups: [Value: [Value]] = [:]
    for element in try value.elements(CatalogueEntry.Call(evaluation: evaluation, base: value, arguments: [], span: span)) {
      let key = try evaluation.call(closure, [element], at: span)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(element)
    }
    var table = Table()
    for key in keys { table[key] = .array(groups[key] ?? []) }
    return .dictionary(table)
  }
  override var printed: String { "Dictionary(grouping: \(values.printed), by: \(key.printed))" }
}

/// `Dictionary(pairs, uniquingKeysWith:)`.
final class UniquingExpression: Expression {
  let pairs: Expression
  let choice: Expression
  init(_ pairs: Expression, _ choice: Expression, _ type: StaticType, _ span: SourceFile.Span) {
    self.pairs = pairs
    self.choice = choice
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let value = try pairs.evaluate(evaluation)
    guard case .closure(let closure) = try choice.evaluate(evaluation) else { return .void }
    var table = Table()
    for case .tuple(let pair) in try value.elements(CatalogueEntry.Call(evaluation: evaluation, base: value, arguments: [], span: span)) where pair.count == 2 {
      if let known = table[pair[0]] { table[pair[0]] = try evaluation.call(closure, [known, pair[1]], at: span) } else { table[pair[0]] = pair[1] }
    }
    return .dictionary(table)
  }
  override var printed: String { "Dictionary(\(pairs.printed), uniquingKeysWith: \(choice.printed))" }
}
