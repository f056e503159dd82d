internal import SwiftSyntax

extension Lowering {
  /// Errors were said until nobody reads more: what follows is not looked into.
  var isOverwhelmed: Bool { diagnostics.count >= Lowering.diagnosticLimit && diagnostics.contains(where: \.isError) }

  /// Lowers an expression within what may be done for it; the outermost one says when that was too much, and nothing else then.
  /// - Parameter isWhole: it is a statement or an initial value, not a part of another expression.
  func working(on span: SourceFile.Span, isWhole: Bool, _ body: () -> Expression) -> Expression {
    let isOutermost = work.isIdle
    guard isOutermost || isWhole else { return body() }
    let outer = work.begin(span)
    let saidBefore = diagnostics.count
    let result = body()
    work.end(outer)
    guard isOutermost, let place = work.exhausted else { return result }
    diagnostics.removeSubrange(min(saidBefore, diagnostics.count)...)
    attempts = [:]
    return refuse(.tooComplex(at: range(place)), span)
  }
  /// True for an expression that is a statement's or an initial value's own.
  static func isWhole(_ syntax: ExprSyntax) -> Bool {
    switch syntax.parent?.kind {
    case .codeBlockItem, .returnStmt, .initializerClause: true
    default: false
    }
  }
  /// The expression, unless its type has grown beyond all use: a type that holds another twice doubles with each step.
  func bounded(_ expression: Expression) -> Expression {
    if expression.type.isSmall { return expression }
    return refuse(.tooLargeType(StaticType.sizeLimit, at: range(expression.span)), expression.span)
  }

  /// The name among `candidates` that was probably meant; so many times only, because looking is slow and nobody reads more.
  /// - Parameter isLegal: whether a name can be used here; it is asked of few.
  func nearest(_ name: String, among candidates: @autoclosure () -> [String], where isLegal: (String) -> Bool = { _ in true }) -> String? {
    guard searches < Lowering.searchLimit else { return nil }
    searches += 1
    return suggestion(for: name, among: candidates(), where: isLegal)
  }
  func hasMember(_ name: String, _ type: StaticType) -> Bool { !members(of: type, named: name).isEmpty }
}

extension StaticType {
  /// Types of more parts are refused (our choice).
  static let sizeLimit = 2_000

  /// True if the type has no more parts than are allowed; looks at no more.
  var isSmall: Bool {
    switch self {
    case .opaque, .any, .parameter, .never, .skipped, .failed: return true
    case .library(_, let arguments), .declared(_, let arguments): if arguments.isEmpty { return true }
    case .tuple, .function, .metatype: break
    }
    var open = [self]
    var count = 0
    while let type = open.popLast() {
      count += 1
      if count > StaticType.sizeLimit { return false }
      switch type {
      case .library(_, let arguments), .declared(_, let arguments): open += arguments
      case .tuple(let elements): open += elements.map(\.type)
      case .function(let inputs, let result): open += inputs + [result]
      case .metatype(let inner): open.append(inner)
      case .opaque, .any, .parameter, .never, .skipped, .failed: break
      }
    }
    return true
  }
}
