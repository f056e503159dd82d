internal import SwiftSyntax

extension Lowering {
  /// `FlowLayout(spacing: 8) { … }`: a layout is made of the arguments in parentheses, and called with the views. nil where an initialiser takes the closure itself.
  func arrangement(_ type: StaticType, _ token: TokenSyntax, _ call: FunctionCallExprSyntax) -> Expression? {
    guard call.trailingClosure != nil, !type.isSilent, conforms(type, to: "Layout") else { return nil }
    var candidates: [Candidate]
    switch type {
    case .declared(let declaration, _):
      candidates = declaration.initializers.map { Candidate(declaration, $0) }
      if declaration.initializers.allSatisfy(\.isInExtension), declaration.kind == .structure { candidates.append(Candidate(memberwise: declaration)) }
    case .library(let library, _): candidates = catalogue.members(of: library.name, named: "init").map { Candidate($0) }
    default: return nil
    }
    if candidates.contains(where: { $0.parameters.contains { ($0.type.wrapped ?? $0.type).isFunction } }) { return nil }
    let all = arguments(of: call)
    let layout = resolve(
      candidates, nil, all.filter { !$0.isTrailing }, name: type.description, place: span(token),
      whole: SourceFile.Span(start: span(token).start, end: call.rightParen.map { span($0).end } ?? span(token).end), nil)
    if layout.type.isSilent { return FailedExpression(span(call)) }
    let arrange = members(of: type, named: "callAsFunction").filter(\.isCallable).map { candidate($0, type) }
    return resolve(arrange, layout, all.filter(\.isTrailing), name: type.description, place: span(token), whole: span(call), nil)
  }
}
