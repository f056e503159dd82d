internal import SwiftSyntax

// The call and what it gives.
extension ThunkMaker {
  func checkAvailability(_ attributes: AttributeListSyntax) throws(Refusal) {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "available" {
      let text = attribute.trimmedDescription
      if text.contains("unavailable") || text.contains("noasync") { throw Refusal("unavailable") }
      // What is to be deprecated one day is no warning of the compiler's.
      if text.contains("deprecated"), !text.contains("deprecated: 100000"), types.isOfToolchain(entry.module) { throw Refusal("deprecated") }
    }
  }

  func arguments(
    _ parameters: FunctionParameterListSyntax, _ owner: Owner, _ opaque: [Int?], offset: Int, result: String,
    labelled: (FunctionParameterSyntax) -> String
  ) throws(Refusal) -> (before: [String], after: [String], text: String) {
    let mentioned = parameters.map { $0.type.trimmedDescription } + [result]
    let planner = ParameterPlanner(binder: owner.binder, offset: offset, mentioned: mentioned)
    var (before, after, texts): ([String], [String], [String]) = ([], [], [])
    for (position, parameter) in parameters.enumerated() {
      let plan = try planner.plan(parameter, position, label: labelled(parameter), opaque: opaque[position])
      before += plan.before
      after += plan.after
      if !plan.argument.isEmpty { texts.append(plan.argument) }
    }
    return (before, after, texts.joined(separator: ", "))
  }

  /// Whether an expression reads an argument, which may fail.
  static func reads(_ call: String) -> Bool {
    call.ranges(of: "c.").contains { range in
      guard range.lowerBound > call.startIndex else { return true }
      let before = call[call.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "_"
    } || call.ranges(of: "t").contains { call[$0.upperBound...].prefixMatch(of: #/[0-9]+\.[a-zA-Z]+\(/#) != nil }
  }

  static func label(_ parameter: FunctionParameterSyntax) -> String {
    parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
  }

  func isThrowing(_ effects: FunctionEffectSpecifiersSyntax?) throws(Refusal) -> Bool {
    if effects?.asyncSpecifier != nil { throw .asynchronous }
    // A typed error is that of a closure: the call throws what the closure throws.
    guard let clause = effects?.throwsClause, clause.type == nil else { return false }
    return clause.throwsSpecifier.text == "throws"
  }

  /// `return give(…)`, with what must happen between the call and the end.
  func ending(_ call: String, _ result: TypeSyntax?, _ owner: Owner, after: [String], throwing: Bool)
    throws(Refusal) -> [String]
  {
    let isVoid = result == nil || ["Void", "()"].contains(result?.trimmedDescription ?? "")
    if let result, ParameterPlanner.function(in: result) != nil { throw .functionValue }
    if let result, result.is(MetatypeTypeSyntax.self) { throw .metatype }
    let text = result?.trimmedDescription ?? "Void"
    if text == "Never" || owner.type == "Never" { throw Refusal("never returns") }
    if owner.isProtocol, owner.opened == nil, text == "Self.Body" { throw .associated(text) }
    if text.contains("Span") { throw Refusal("span") }
    if text.contains("any ") || text.split(whereSeparator: { !$0.isLetter }).contains("Any") {
      throw Refusal("gives an existential")
    }
    if let start = call.firstRange(of: "«"), let end = call.firstRange(of: "»") {
      let parts = call[start.upperBound..<end.lowerBound].split(separator: "|", omittingEmptySubsequences: false).map(
        String.init)
      return try variadic(call, start.lowerBound..<end.upperBound, index: parts[0], label: parts[1]) {
        one throws(Refusal) in
        try ending(one, result, owner, after: after, throwing: throwing)
      }
    }
    if let tuple = result?.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      if throwing { throw Refusal("tuple") }
      let parts = (0..<tuple.elements.count).map { "give(t.\($0) as Any)" }.joined(separator: ", ")
      return ["  let t = \(Self.reads(call) ? "try " : "")\(call)"] + after + ["  return .tuple([\(parts)])"]
    }
    if throwing {
      let kept = isVoid ? "  do { try \(call) } catch { throw c.thrown(error) }" : "  let r: Value"
      if isVoid { return [kept] + after + ["  return .void"] }
      return [kept, "  do { r = give(try \(call) as Any) } catch { throw c.thrown(error) }"] + after + ["  return r"]
    }
    if isVoid { return ["  \(Self.reads(call) ? "try " : "")\(call)"] + after + ["  return .void"] }
    let primitives: Set<String> = ["Bool", "Int", "Double", "CGFloat", "String"]
    let marked = (Self.reads(call) ? "try " : "") + call
    let given = primitives.contains(text) ? "give(\(marked))" : "give(\(marked) as Any)"
    if after.isEmpty { return ["  return \(given)"] }
    return ["  let r = \(given)"] + after + ["  return r"]
  }

  /// A call with values of a variadic parameter, by how many there are.
  func variadic(
    _ call: String, _ place: Range<String.Index>, index: String, label: String,
    _ ending: (String) throws(Refusal) -> [String]
  ) throws(Refusal) -> [String] {
    var lines = ["  switch v\(index).count {"]
    for count in (call[place.upperBound...].hasPrefix(",") ? 1 : 0)...6 {
      let values = (0..<count).map { "v\(index)[\($0)]" }.joined(separator: ", ")
      var before = String(call[..<place.lowerBound])
      if count == 0, before.hasSuffix(", ") { before.removeLast(2) }
      lines +=
        ["  case \(count):"]
        + (try ending(before + (count == 0 ? "" : label) + values + call[place.upperBound...])).map { "  " + $0 }
    }
    return lines + ["  default: throw c.tooManyValues()", "  }"]
  }
}
