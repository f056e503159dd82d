/// A statement of the typed tree.
package final class Statement {
  package let kind: Kind
  package let range: SourceSpan
  package init(_ kind: Kind, _ range: SourceSpan) {
    self.kind = kind
    self.range = range
  }

  package enum Kind {
    case expression(Expression)
    /// `let pattern = value`.
    case binding(Pattern, Expression?, [VariableDeclaration])
    /// A local function, type or computed variable.
    case declaration(Declaration)
    case returnStatement(Expression?)
    case throwStatement(Expression)
    case ifStatement([Condition], [Statement], [Statement]?)
    case guardStatement([Condition], [Statement])
    case whileLoop(label: String?, [Condition], [Statement])
    case repeatLoop(label: String?, [Statement], Expression)
    case forLoop(label: String?, Pattern, Expression, where: Expression?, [Statement])
    case switchStatement(label: String?, Expression, [Case])
    case doBlock(label: String?, [Statement], [CatchClause])
    case deferBlock([Statement])
    case breakStatement(String?)
    case continueStatement(String?)
    case fallthroughStatement
    /// A result builder's body: its value, and the variables that its parts were given.
    case builder([Statement], Expression)
  }

  package enum Condition {
    case expression(Expression)
    case pattern(Pattern, Expression)
    case availability
  }

  package struct Case {
    /// Empty for `default`.
    package var items: [Item]
    package var isDefault: Bool
    package var isUnknownDefault = false
    package var body: [Statement]
    package let range: SourceSpan
    package init(_ items: [Item], isDefault: Bool, body: [Statement], _ range: SourceSpan) {
      self.items = items
      self.isDefault = isDefault
      self.body = body
      self.range = range
    }
    package struct Item {
      package let pattern: Pattern
      package let condition: Expression?
      package init(_ pattern: Pattern, where condition: Expression?) {
        self.pattern = pattern
        self.condition = condition
      }
    }
  }

  package struct CatchClause {
    package let items: [Case.Item]
    package let body: [Statement]
    package let range: SourceSpan
    /// `error`, if no pattern is written.
    package let error: VariableDeclaration?
    package init(_ items: [Case.Item], body: [Statement], _ range: SourceSpan, error: VariableDeclaration? = nil) {
      self.items = items
      self.body = body
      self.range = range
      self.error = error
    }
  }
}

/// A pattern of the typed tree.
package final class Pattern {
  package let kind: Kind
  package let range: SourceSpan
  /// The type of what it is matched with.
  package var type: Type
  package init(_ kind: Kind, _ type: Type, _ range: SourceSpan) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  package enum Kind {
    case wildcard
    case variable(VariableDeclaration)
    case tuple([Element])
    /// A case with the pattern of its values, if there are any.
    case enumCase(FunctionDeclaration, Pattern?)
    /// `x?`.
    case some(Pattern)
    /// `is T`, and `p as T`.
    case cast(Type, Pattern?)
    /// Compared with `~=`: the call, on the variable that holds the value.
    case expression(Expression)
    case error
  }
  package struct Element {
    package let label: String?
    package let pattern: Pattern
    package init(_ label: String?, _ pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }

  /// All variables that it binds.
  package var variables: [VariableDeclaration] {
    switch kind {
    case .variable(let variable): return [variable]
    case .tuple(let elements): return elements.flatMap { $0.pattern.variables }
    case .enumCase(_, let inner): return inner?.variables ?? []
    case .some(let inner): return inner.variables
    case .cast(_, let inner): return inner?.variables ?? []
    case .wildcard, .expression, .error: return []
    }
  }
}
