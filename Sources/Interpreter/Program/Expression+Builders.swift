internal import Views

/// What a `@ViewBuilder` makes of a block: nothing is `EmptyView`, one view is itself, several are a list.
final class BlockExpression: Expression {
  /// A statement of the block: a declaration that runs, or a view.
  enum Item {
    case statement(Statement)
    case view(Expression)
  }
  let items: [Item]
  private let viewCount: Int
  private let isTuple: Bool
  /// - Parameter isTuple: the type of several views, `TupleView<(A, B)>`, is written where the block stands.
  init(_ items: [Item], isTuple: Bool = false, _ span: SourceFile.Span) {
    self.items = items
    let views = items.compactMap { item in
      if case .view(let expression) = item { return expression }
      return nil
    }
    viewCount = views.count
    // One view is itself: it keeps its type and its place.
    let only = views.count == 1 ? views.first : nil
    self.isTuple = isTuple && views.count > 1
    if self.isTuple {
      super.init(.library(LibraryType("TupleView", ["View"]), [.tuple(views.map { StaticType.Element(label: nil, type: $0.type) })]), span)
      return
    }
    super.init(only.map { $0.type.isSilent ? .someView : $0.type } ?? .someView, only?.span ?? span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    var views: [any View] = []
    for item in items {
      switch item {
      case .statement(let statement): _ = try statement.execute(evaluation)
      case .view(let expression):
        let value = try expression.evaluate(evaluation)
        if viewCount == 1 { return value }
        views.append(evaluation.view(value))
      }
    }
    return .view(views.isEmpty ? EmptyView() : RuntimeTuple(views), nil)
  }
  override var printed: String {
    "Builder("
      + items.map { item in
        switch item {
        case .statement(let statement): statement.printed.joined(separator: "; ")
        case .view(let expression): expression.printed
        }
      }.joined(separator: "; ") + ")"
  }
}

/// What a `@ViewBuilder` makes of `if`, `else if`, `else` and `switch`.
///
/// The branches are the leaves of a left-heavy binary tree of conditionals, as swiftc (6.3.1, seen in the types of compiled builders) nests them: of n
/// branches the largest power of two below n goes first. Without a final `else` the tree is inside an optional.
final class BranchExpression: Expression {
  struct Branch {
    let conditions: [Expression]
    let block: Expression
  }
  let branches: [Branch]
  /// Some branch always holds.
  let isExhaustive: Bool
  init(_ branches: [Branch], isExhaustive: Bool, _ span: SourceFile.Span) {
    self.branches = branches
    self.isExhaustive = isExhaustive
    super.init(.someView, span)
  }
  override func evaluate(_ evaluation: Evaluation) throws(Interruption) -> Value {
    for (index, branch) in branches.enumerated() where try evaluation.holds(branch.conditions) {
      let content = evaluation.view(try branch.block.evaluate(evaluation))
      let view = BranchExpression.path(of: index, count: branches.count).reversed().reduce(content) { RuntimeBranch(isFirst: $1, $0) }
      return .view(isExhaustive ? view : RuntimeOptional(view), nil)
    }
    return .view(isExhaustive ? EmptyView() : RuntimeOptional(nil), nil)
  }
  /// The conditionals from the outermost to the branch: true is "first".
  static func path(of index: Int, count: Int) -> [Bool] {
    var (index, count) = (index, count)
    var path: [Bool] = []
    while count > 1 {
      var half = 1
      while half * 2 < count { half *= 2 }
      let isFirst = index < half
      path.append(isFirst)
      (index, count) = isFirst ? (index, half) : (index - half, count - half)
    }
    return path
  }
  override var printed: String {
    branches.map { "if \($0.conditions.map(\.printed).joined(separator: ", ")) \($0.block.printed)" }.joined(separator: " else ")
  }
}
