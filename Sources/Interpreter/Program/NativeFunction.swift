/// A function that the library hands to a program: a closure whose body is not the program's.
final class NativeFunction: Expression {
  let argument: Expression
  let run: @MainActor (Value) throws(Interruption) -> Value
  private init(_ argument: Expression, _ span: SourceFile.Span, _ run: @escaping @MainActor (Value) throws(Interruption) -> Value) {
    self.argument = argument
    self.run = run
    super.init(.any([]), span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value { try run(try argument.evaluate(evaluation)) }
  override var printed: String { "native(\(argument.printed))" }

  /// A closure of several parameters, which come as a tuple.
  static func closure(_ call: CatalogueEntry.Call, parameters count: Int, _ run: @escaping @MainActor (Value) throws(Interruption) -> Value) -> Value {
    let body = FunctionBody()
    body.slotCount = count
    let slots = (0..<count).map { SlotExpression($0, .any([]), call.span) }
    let all = TupleExpression(slots, .tuple(slots.map { StaticType.Element(label: nil, type: $0.type) }), call.span)
    body.statements = [ReturnStatement(NativeFunction(all, call.span, run), call.span)]
    return .closure(Closure(body: body))
  }
  /// A closure of one parameter.
  static func closure(_ call: CatalogueEntry.Call, _ run: @escaping @MainActor (Value) throws(Interruption) -> Value) -> Value {
    let body = FunctionBody()
    body.slotCount = 1
    body.statements = [ReturnStatement(NativeFunction(SlotExpression(0, .any([]), call.span), call.span, run), call.span)]
    return .closure(Closure(body: body))
  }
}
