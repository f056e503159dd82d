/// A whole number where a generic number is wanted, `0 as T`: what type it is of is known when the program runs.
final class GenericNumber: Expression {
  let digits: String
  let selfVariable: Variable?
  init(_ digits: String, _ type: StaticType, _ selfVariable: Variable?, _ span: SourceFile.Span) {
    self.digits = digits
    self.selfVariable = selfVariable
    super.init(type, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    let own = try selfVariable.map { (variable) throws(Interruption) -> Value in try VariableExpression(variable, span).evaluate(evaluation) }
    var known = evaluation.resolved(type, own: own)
    // `Element` of a sequence: what its first element is.
    if case .parameter = known, case .array(let values)? = own, let first = values.first {
      switch first {
      case .double: known = .double
      case .library(let number): known = (number as? any NumericValue).map { Swift.type(of: $0).staticType } ?? known
      default: break
      }
    }
    if known.isFloatingPoint { return .double(Double(digits) ?? 0) }
    if let number = NumberTypes.type(known) { return NumberTypes.literal(number, digits, radix: 10, isWhole: true) ?? .int(0) }
    return .int(Int(digits) ?? 0)
  }
  override var printed: String { "\(digits) as \(type)" }
}
