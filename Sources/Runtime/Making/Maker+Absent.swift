internal import Declarations

/// What stands for a value of which nothing is known, because the playground lacks what makes it. Shown as a view it is
/// a frame with the name of what would make it.
package struct Absent: Sendable {
  /// The name with which its expression begins.
  package let name: String?
}

extension Value {
  static var absent: Value { absent(nil) }
  static func absent(_ name: String?) -> Value { .library(LibraryValue(Absent(name: name))) }
  var isAbsent: Bool {
    switch self {
    case .library(let library): library.value is Absent
    case .existential(let existential): existential.value.isAbsent
    default: false
    }
  }
}

/// The check has warned of what the playground lacks. The rest of the program runs: a view goes without a modifier, what
/// a library makes of something absent is absent, collections hold it as any value, and asking what it is ends the run.
extension Maker {
  /// The code of an expression that nothing was settled for; nil where it can be made as usual.
  func absent(_ expression: Expression) -> Code? {
    switch expression.kind {
    case .call(let callee, _):
      let called = withoutArguments(callee)
      guard settled.choice(of: expression) == nil, settled.choice(of: called) == nil,
        withoutPlace(callee.type) == .hole
      else { return nil }
      if case .member(let base, _) = called.kind { return unmodified(base, expression) }
      return isUnknown(expression) ? absentCode(expression) : nil
    case .member, .implicitMember, .subscriptCall:
      return isUnknown(expression) && settled.choice(of: expression) == nil ? absentCode(expression) : nil
    case .reference(let reference):
      let isKnown = settled.choice(of: expression) != nil || reference.chosen != nil || !reference.candidates.isEmpty
      return isUnknown(expression) && !isKnown ? absentCode(expression) : nil
    default: return nil
    }
  }
  private func isUnknown(_ expression: Expression) -> Bool { withoutPlace(expression.type) == .hole }
  /// Code that makes something absent of an expression.
  func absentCode(_ expression: Expression) -> Code {
    let (settled, span) = (settled, expression.range)
    let name = file?.name(at: span.start)
    let lacks = file.map { settled.unsaidLacks(in: $0, span) } ?? []
    return Do { (frame: Frame) throws(Interruption) in
      if let mistake = settled.reasonForAbsence { throw frame.evaluation.refuse(mistake) }
      frame.evaluation.meetsAbsent = true
      frame.evaluation.tell(lacks)
      return .absent(name)
    }
  }
  /// The value of a macro whose plug-in is not here.
  func absentMacro(_ name: String, _ expression: Expression) -> Code {
    let code = absentCode(expression)
    let lack = Evaluation.Failure(
      lack: "what '#\(name)' makes is not known: the playground does not run the plug-in of this macro",
      at: place(expression.range))
    return Do { (frame: Frame) throws(Interruption) in
      frame.evaluation.tell(lack)
      return try code.value(frame)
    }
  }
  private func withoutArguments(_ callee: Expression) -> Expression {
    if case .specialization(let base, _) = callee.kind { return base }
    return callee
  }

  /// A view without a modifier that the playground lacks; what other values' members give is absent.
  private func unmodified(_ base: Expression, _ call: Expression) -> Code {
    guard isUnknown(base) || isView(withoutPlace(base.type)) else { return absentCode(call) }
    let code = converted(expression(base), from: base.type, to: call.type)
    let lacks = file.map { settled.unsaidLacks(in: $0, SourceSpan(base.range.end, call.range.end)) } ?? []
    if lacks.isEmpty { return code }
    return Do { (frame: Frame) throws(Interruption) in
      frame.evaluation.tell(lacks)
      return try code.value(frame)
    }
  }
  private func isView(_ type: Type) -> Bool {
    guard let view = evaluation.sitedProtocol else { return false }
    switch type {
    // An optional is a view if what is in it is.
    case .nominal(let nominal, _):
      return optionalObject(type).map(isView) ?? (settled.conformance(of: nominal, to: view) != nil)
    case .opaque(let opaque): return settled.underlyingType(of: opaque).map { isView($0) } ?? false
    case .existential(let existential): return existential.protocols.contains(view)
    default: return false
    }
  }
}
