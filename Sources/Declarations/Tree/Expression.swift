package import SwiftSyntax

/// An expression of the typed tree. Names are resolved when it is made; types, overloads and conversions are what the solver finds.
package final class Expression: Hashable {
  package var kind: Kind
  package let range: SourceSpan
  /// The type before the conversion that its surroundings ask for.
  package var type: Type = .hole
  /// The type that its surroundings want, if it differs.
  package var converted: Type?
  /// Written in parentheses.
  package var isParenthesized = false

  package init(_ kind: Kind, _ range: SourceSpan) {
    self.kind = kind
    self.range = range
  }
  package static func == (a: Expression, b: Expression) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package enum Kind {
    case integer(String)
    case fraction(String)
    case string([Segment])
    case boolean(Bool)
    case nilLiteral
    /// `/a+/`: the pattern, with the option that its literal implies.
    case regularExpression(String)
    /// `#file`, `#line`, `#function` and their kin: the name.
    case magic(String)
    /// A declaration that unqualified look-up found; several are overloads.
    case reference(Reference)
    /// A type as a value: `Int`, `Int.self`. Arguments that are not written are found by the solver.
    case type(Type)
    case module(Module)
    case superReference
    case member(Expression, MemberName)
    /// `.name`.
    case implicitMember(MemberName)
    case call(Expression, ArgumentList)
    case subscriptCall(Expression, ArgumentList)
    /// `f<Int>`.
    case specialization(Expression, [Type])
    case tuple([Argument])
    case array([Expression])
    case dictionary([Entry])
    case closure(ClosureExpression)
    case ternary(Expression, Expression, Expression)
    case assignment(Expression, Expression)
    case cast(CastKind, Expression, Type)
    case tryExpression(TryKind, Expression)
    case awaitExpression(Expression)
    case inOut(Expression)
    case force(Expression)
    /// `a?` within a chain.
    case optionalBind(Expression)
    /// Around a chain: nil if a `?` in it finds nil.
    case optionalChain(Expression)
    case keyPath(KeyPath)
    /// `if` or `switch` as a value.
    case statement(Statement)
    /// `x.self`.
    case selfOf(Expression)
    case discard
    case macro(String, ArgumentList)
    /// Something wrong that was reported.
    case error
  }

  package struct Segment {
    package var text: String
    /// The arguments of `\(…)`; nil for text.
    package var arguments: ArgumentList?
    package init(text: String, arguments: ArgumentList? = nil) {
      self.text = text
      self.arguments = arguments
    }
  }

  package struct Reference {
    package let name: String
    package var candidates: [Declaration]
    /// The one that the solver chose.
    package var chosen: Declaration?
    package var isOperator = false
    package init(_ name: String, _ candidates: [Declaration], isOperator: Bool = false) {
      self.name = name
      self.candidates = candidates
      self.isOperator = isOperator
    }
  }

  package struct MemberName {
    package let name: String
    /// The labels that are written after the name: `f(_:x:)`.
    package var labels: [String?]?
    package let range: SourceSpan
    /// As it is written in a program: `f`, `f(_:x:)`.
    package var shown: String { Self.shown(name, labels) }
    package static func shown(_ name: String, _ labels: [String?]?) -> String {
      labels.map { "\(name)(\($0.map { "\($0 ?? "_"):" }.joined()))" } ?? name
    }
    package init(_ name: String, labels: [String?]? = nil, _ range: SourceSpan) {
      self.name = name
      self.labels = labels
      self.range = range
    }
  }

  package struct Argument {
    package var label: String?
    package let value: Expression
    package init(_ label: String?, _ value: Expression) {
      self.label = label
      self.value = value
    }
  }

  package struct ArgumentList {
    package var arguments: [Argument]
    /// How many of the last ones are trailing closures; the first of them has no label.
    package var trailing = 0
    /// The place of `)` or of the callee's end, for what is missing.
    package var end = 0
    package init(_ arguments: [Argument], trailing: Int = 0, end: Int = 0) {
      self.arguments = arguments
      self.trailing = trailing
      self.end = end
    }
  }

  package struct Entry {
    package let key: Expression
    package let value: Expression
    package init(_ key: Expression, _ value: Expression) {
      self.key = key
      self.value = value
    }
  }

  package enum CastKind { case coercion, conditional, forced, test }
  package enum TryKind { case plain, optional, forced }

  package struct KeyPath {
    package let root: Type?
    package var components: [Component]
    package init(root: Type?, _ components: [Component]) {
      self.root = root
      self.components = components
    }
    package enum Component {
      case member(MemberName)
      case subscriptCall(ArgumentList, SourceSpan)
      case optionalChain
      case force
      case identity
    }
  }
}

/// A range of UTF-8 offsets in a file.
package struct SourceSpan: Hashable {
  package let start: Int
  package let end: Int
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A closure. Its parameters' types are known only once the solver has its context.
package final class ClosureExpression {
  package let parameters: [ParameterDeclaration]
  /// True if parameters are written before `in`.
  package let hasSignature: Bool
  /// The highest `$n` that occurs, plus one; 0 if none occurs.
  package let anonymousCount: Int
  package let writtenResult: Type?
  package let effects: Effects
  package let captures: [VariableDeclaration]
  package let scope: Scope
  package let statements: CodeBlockItemListSyntax
  package let range: SourceSpan
  /// The expression of a body that is only that, made when it is first asked for.
  package var single: Expression?
  /// What the body became.
  package var body: [Statement] = []
  /// The names that occur in the body, gathered when they are first asked for.
  package var names: Set<String>?
  package var throwsError = false
  package var isAsync = false
  /// `@MainActor` is written before its parameters.
  package var isMainActor = false
  package init(
    parameters: [ParameterDeclaration], hasSignature: Bool, anonymousCount: Int, writtenResult: Type?, effects: Effects,
    captures: [VariableDeclaration], scope: Scope, statements: CodeBlockItemListSyntax, range: SourceSpan
  ) {
    self.parameters = parameters
    self.hasSignature = hasSignature
    self.anonymousCount = anonymousCount
    self.writtenResult = writtenResult
    self.effects = effects
    self.captures = captures
    self.scope = scope
    self.statements = statements
    self.range = range
  }
}

/// Names that are visible from a place on: a block, a function, a type, a file.
package final class Scope {
  package let parent: Scope?
  /// The type, extension or function whose scope it is; nil for a block.
  package let owner: Declaration?
  package private(set) var names: [String: [Declaration]] = [:]
  /// The variables that a block declares somewhere; they are seen only from there on.
  private var later: Set<String> = []
  package init(_ parent: Scope?, owner: Declaration? = nil) {
    self.parent = parent
    self.owner = owner
  }
  package func note(later name: String) { later.insert(name) }
  /// True if this scope or one around it declares a variable of the name, wherever.
  package func declaresLater(_ name: String) -> Bool { later.contains(name) || parent?.declaresLater(name) ?? false }
  package func add(_ declaration: Declaration) {
    if declaration is FunctionDeclaration, names[declaration.name]?.first is FunctionDeclaration {
      names[declaration.name]?.append(declaration)
    } else {
      names[declaration.name] = [declaration]
    }
  }
}
