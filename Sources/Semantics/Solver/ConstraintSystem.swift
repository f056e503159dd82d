internal import Declarations

/// The constraints of one expression, and the search for types that fulfil them.
///
/// Its state is a value: a choice is tried on a copy, so nothing has to be undone.
final class ConstraintSystem {
  let checker: Checker
  let context: BodyContext
  let scope: Scope
  var state = State()
  /// What waits beside the constraint that is being looked at.
  var others: [Constraint] = []
  /// The calls by what they call.
  var calls: [Expression: CallSite] = [:]
  /// The subscripts of key paths, as the calls that they are.
  var keyPathNodes: [Locator: [Expression]] = [:]
  /// The builders of closures' bodies, as the chosen parameters have them.
  var builders: [ObjectKey: Type] = [:]
  /// The declaration of which several uses are equally good.
  var ambiguous: Declaration?
  /// How many dynamic members are looked up for each other.
  var dynamicDepth = 0
  /// How well the overloads of operators fitted when they were looked at last, and what was known of them then.
  var operatorFitness: [Expression: (known: OperatorKnowledge, fitness: Double)] = [:]
  /// Calls of which every overload gives the same: that it fits says nothing of one.
  var commonResults: Set<Expression> = []
  /// How deep each expression stands in the whole.
  var depths: [Expression: Int32] = [:]
  var depth: Int32 = 0
  /// In diagnosis, what is wrong is recorded and the search goes on.
  var allowsFixes = false
  /// Scopes that may still be opened, over the whole expression.
  var limit = 10_000
  var steps = 0
  /// Variables and constraints, summed up over the steps, and the parts of types that were bound, or walked over for
  /// their members: what a search costs, whatever the length of its expression.
  var work = 0
  /// The most of it (our choice): a second or so. In diagnosis it is less, because what is wrong was looked for in vain before.
  var workLimit: Int { allowsFixes ? 200_000 : 500_000 }
  var isTooMuchWork: Bool { work > workLimit }
  /// Overloaded names in one expression: with more of them the work would reach its limit, after a longer time.
  static let mostOverloaded = 2_000
  /// Parts of a type: one of more is not worked out (our choice).
  private static let mostParts = 50_000
  var isOverBudget = false
  /// What the bodies of closures became, by their parameters' types.
  var bodies: [ClosureKey: ClosureBody] = [:]

  init(_ checker: Checker, _ context: BodyContext, _ scope: Scope) {
    self.checker = checker
    self.context = context
    self.scope = scope
  }

  struct State {
    var variables: [Variable] = []
    /// What is not solved yet.
    var pending: [Constraint] = []
    var chosen: [Locator: ChosenOverload] = [:]
    var score = Score()
    var fixes: [Fix] = []
    /// The type of each expression.
    var types: [Expression: Type] = [:]
    /// The types of closures' parameters.
    var parameterTypes: [ParameterDeclaration: Type] = [:]
    /// The base of each implicit member, which is the type of the chain that begins with it.
    var implicitBases: [Expression: Type] = [:]
    var closureBodies: [ObjectKey: ClosureBody] = [:]
    /// The closures whose result builders have generic arguments that only the bodies tell.
    var openBuilders: Set<ObjectKey> = []
    var openedMembers: [Type: Type] = [:]
    /// Something is wrong within a closure of statements, and was said there.
    var hasWrongBody = false
  }

  struct Variable {
    /// The variable that stands for it.
    var parent: Int
    var fixed: Type?
    /// No variable is in the type that it is fixed to: nothing of it becomes known later.
    var isClosed = false
    var literal: LiteralKind?
    /// True if it stands for a generic parameter of something called: what it is must be found.
    var parameter: GenericParameterDeclaration?
    var locator: Locator?
    var canBeLValue = false
    /// Something wrong converts to it, or it converts to that: nobody misses what it stands for.
    var meetsHole = false
    var opensExistential = false
    /// It is a closure's type: a function type that its context wants is its own.
    var isClosure = false
    /// It is a key path's type, with the types of its root and value.
    var keyPath: KeyPathTypes?
  }

  struct KeyPathTypes {
    let root: Type
    let value: Type
  }

  func variable(
    _ locator: Locator? = nil, literal: LiteralKind? = nil, parameter: GenericParameterDeclaration? = nil,
    canBeLValue: Bool = false
  ) -> Type {
    let number = state.variables.count
    state.variables.append(
      Variable(parent: number, literal: literal, parameter: parameter, locator: locator, canBeLValue: canBeLValue))
    return .variable(TypeVariable(number))
  }

  /// The number of the variable that stands for a variable.
  func representative(_ variable: TypeVariable) -> Int {
    var number = variable.number
    while state.variables[number].parent != number { number = state.variables[number].parent }
    return number
  }

  /// What is known of a type at its top.
  func resolved(_ type: Type) -> Type {
    var current = type
    while case .variable(let variable) = current {
      let number = representative(variable)
      guard let fixed = state.variables[number].fixed else { return .variable(TypeVariable(number)) }
      current = fixed
    }
    return current
  }

  /// The type with all that is known put in, and dependent types of it reduced.
  func simplified(_ type: Type) -> Type {
    if !type.hasVariable { return type }
    let known = type.mapping { part -> Type? in
      guard case .variable(let variable) = part else { return nil }
      let known = self.resolved(part)
      if case .variable = known { return known }
      // What is closed is not walked over again.
      return self.state.variables[self.representative(variable)].isClosed ? known : self.simplified(known)
    }
    return type.hasExpansion ? known.flatteningPacks : known
  }

  func bind(_ number: Int, to type: Type) -> Bool {
    let type = simplified(type)
    if case .variable(let other) = type {
      let root = representative(other)
      if root == number { return true }
      return merge(number, root)
    }
    var parts = 0
    var isClosed = true
    let occurs = type.contains { part in
      parts += 1
      guard case .variable(let variable) = part else { return false }
      isClosed = false
      return self.representative(variable) == number
    }
    if occurs { return false }
    if type.hasMoreParts(than: Self.mostParts, seen: parts) {
      work = workLimit + 1
      return false
    }
    // What follows walks over it again.
    work += parts
    state.variables[number].isClosed = isClosed
    if case .lvalue(let object) = type, !state.variables[number].canBeLValue {
      state.variables[number].fixed = object
    } else {
      state.variables[number].fixed = type
    }
    if let literal = state.variables[number].literal {
      return check(literal: literal, type, state.variables[number].locator)
    }
    return true
  }

  private func merge(_ a: Int, _ b: Int) -> Bool {
    state.variables[b].parent = a
    if let literal = state.variables[b].literal {
      if let own = state.variables[a].literal, own != literal {
        state.variables[a].literal = own == .fraction || literal == .fraction ? .fraction : own
      } else {
        state.variables[a].literal = literal
      }
    }
    if !state.variables[b].canBeLValue { state.variables[a].canBeLValue = false }
    if state.variables[a].parameter == nil { state.variables[a].parameter = state.variables[b].parameter }
    if state.variables[b].meetsHole { state.variables[a].meetsHole = true }
    if state.variables[b].opensExistential { state.variables[a].opensExistential = true }
    if state.variables[b].isClosure { state.variables[a].isClosure = true }
    if state.variables[a].keyPath == nil { state.variables[a].keyPath = state.variables[b].keyPath }
    return true
  }

  /// True if the literal can be of that type; a type that is not its default costs.
  func check(literal: LiteralKind, _ type: Type, _ locator: Locator?) -> Bool {
    if type == .hole { return true }
    if let name = literal.defaultName, checker.isStandard(type, name) { return true }
    if literal == .nilLiteral {
      if checker.optionalObject(type) != nil { return true }
    } else {
      state.score[.nonDefaultLiteral] += 1
    }
    if literal == .interpolation, !allowsFixes, let locator, case .string(let segments) = locator.expression.kind,
      !checker.collects(segments, type)
    {
      return false
    }
    guard let declaration = checker.standard(literal.protocolName) else { return false }
    if checker.conforms(type, to: declaration) { return true }
    if literal == .integer, checker.isStandard(type, "Double") || checker.isStandard(type, "CGFloat") { return true }
    guard allowsFixes, let locator else { return false }
    return record(.literal(literal, type), locator)
  }

  /// Adds a constraint and solves what can be solved of it at once.
  func add(_ relation: Relation, _ first: Type, _ second: Type, _ locator: Locator) {
    if match(first, second, relation, locator) == .failed { hasFailed = true }
  }
  var hasFailed = false
}

/// The identity of an object, as a key.
struct ObjectKey: Hashable {
  let identifier: ObjectIdentifier
  init(_ object: AnyObject) { identifier = ObjectIdentifier(object) }
}

struct ClosureKey: Hashable {
  let closure: ObjectIdentifier
  let parameters: [Type]
  let result: Type?
  let builder: Type?
}

/// A wrong body of a closure, by its place in source.
struct WrongBodyKey: Hashable {
  let file: ObjectIdentifier?
  let start: Int
  /// Those of the parameters that the body names.
  let types: [Type]
  let result: Type?
  let builder: Type?
  let isAsync: Bool
}

/// A closure's checked body.
final class ClosureBody {
  let statements: [Statement]
  let result: Type
  let diagnostics: [Diagnostic]
  let throwsError: Bool
  var isWrong: Bool { diagnostics.contains { $0.severity == .error } }
  init(_ statements: [Statement], result: Type, diagnostics: [Diagnostic], throwsError: Bool) {
    self.statements = statements
    self.result = result
    self.diagnostics = diagnostics
    self.throwsError = throwsError
  }
}
