/// How good a solution is: parts in the order of their weight, compared one after the other. Less is better.
///
/// The order is the compiler's (its list of score kinds), but for values that are unwrapped unseen: of `T! == .a` it
/// takes the optional's operator.
struct Score: Comparable {
  enum Part: Int {
    case fix, unavailable, asyncInSync, syncInAsync, forwardTrailingClosure, disfavored, forceUnchecked,
      implicitMemberViaOptional
    case valueConversion, userConversion, functionConversion, nonDefaultLiteral, collectionUpcast, valueToOptional,
      emptyExistential
    case unappliedFunction
  }
  private var parts = SIMD16<Int32>(repeating: 0)

  subscript(part: Part) -> Int32 {
    get { parts[part.rawValue] }
    set { parts[part.rawValue] = newValue }
  }
  static func < (a: Score, b: Score) -> Bool {
    for index in 0..<16 where a.parts[index] != b.parts[index] { return a.parts[index] < b.parts[index] }
    return false
  }
  static func == (a: Score, b: Score) -> Bool { a.parts == b.parts }
}
