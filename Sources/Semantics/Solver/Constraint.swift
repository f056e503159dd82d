internal import Declarations

/// How two types must be related; each allows more than the one before.
enum Relation: Int, Comparable {
  case equal
  /// What is read of a place: equal to the place's value.
  case load
  case subtype, conversion, argument, operatorArgument
  static func < (a: Relation, b: Relation) -> Bool { a.rawValue < b.rawValue }
}

enum LiteralKind: Hashable {
  case integer, fraction, string
  /// A string literal of one character, and of one scalar: it may be a `Character` or `Unicode.Scalar` too.
  case character, scalar
  case interpolation, boolean, nilLiteral, array, dictionary, regularExpression

  var protocolName: String {
    switch self {
    case .integer: return "ExpressibleByIntegerLiteral"
    case .fraction: return "ExpressibleByFloatLiteral"
    case .string: return "ExpressibleByStringLiteral"
    case .character: return "ExpressibleByExtendedGraphemeClusterLiteral"
    case .scalar: return "ExpressibleByUnicodeScalarLiteral"
    case .interpolation: return "ExpressibleByStringInterpolation"
    case .boolean: return "ExpressibleByBooleanLiteral"
    case .nilLiteral: return "ExpressibleByNilLiteral"
    case .array: return "ExpressibleByArrayLiteral"
    case .dictionary: return "ExpressibleByDictionaryLiteral"
    case .regularExpression: return ""
    }
  }
  /// The type that a literal has by itself.
  var defaultName: String? {
    switch self {
    case .integer: return "Int"
    case .fraction: return "Double"
    case .string, .character, .scalar, .interpolation: return "String"
    case .boolean: return "Bool"
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .nilLiteral, .regularExpression: return nil
    }
  }
}

/// What an expression has to do with a constraint: it names the place for messages, and what a choice was made for.
struct Locator: Hashable {
  enum Part: Hashable {
    case expression, callee, argument(Int), result, member, element(Int), key(Int), branch(Int), context(ContextKind),
      condition, segment(Int)
    case component(Int), parameter(String), operand
  }
  let expression: Expression
  var part: Part = .expression
  func with(_ part: Part) -> Locator { Locator(expression: expression, part: part) }
}

/// For what a type is wanted around an expression.
enum ContextKind: Hashable {
  case initialization, returning, assignment, coercion, condition, closureResult, element, throwing, defaultArgument,
    yielding, caseValue, statement
}

/// The arguments of a call, with the type of its result.
final class CallSite {
  let expression: Expression
  let callee: Expression
  let arguments: Expression.ArgumentList
  let types: [Type]
  let result: Type
  let isOperator: Bool
  init(
    _ expression: Expression, callee: Expression, _ arguments: Expression.ArgumentList, types: [Type], result: Type,
    isOperator: Bool
  ) {
    self.expression = expression
    self.callee = callee
    self.arguments = arguments
    self.types = types
    self.result = result
    self.isOperator = isOperator
  }
}

/// One way to understand a reference.
struct Choice {
  let declaration: Declaration
  /// The type that the member was found on; nil for what is no member.
  var base: Type?
  var owner: NominalDeclaration?
  var kind = Kind.plain
  /// Which arguments go to which parameter, for the call that the reference is called by.
  var matching: ArgumentMatching?
  enum Kind: Equatable {
    case plain
    /// The value of `T!`, where the optional does not do.
    case forced
    /// Found in `W` for an implicit member on `W?`.
    case viaOptional
    /// By `@dynamicMemberLookup`, with a key path or with a string.
    case dynamicKeyPath, dynamicString
    /// An instance method named on its type.
    case unapplied
    /// By `@dynamicCallable`.
    case callAsFunction
  }
}

/// A choice that was made, with its generic parameters opened.
struct ChosenOverload {
  var choice: Choice
  var interface: FunctionInterface?
  var substitution: Substitution
  /// The type of the reference as a value.
  var type: Type
}

/// Something that must hold of types.
enum Constraint {
  case relation(Relation, Type, Type, Locator)
  case conforms(Type, NominalDeclaration, Locator)
  case member(base: Type, Expression.MemberName, type: Type, Locator)
  /// `.name` on a type that the context gives.
  case implicitMember(base: Type, Expression.MemberName, type: Type, Locator)
  case disjunction(Disjunction)
  case applicable(Type, CallSite)
  case dependentMember(base: Type, AssociatedTypeDeclaration, type: Type, Locator)
  /// The type inside an optional: `a?`, `a!`.
  case optionalObject(Type, object: Type, Locator)
  case closure(Type, ClosureExpression, Locator)
  case keyPath(Type, root: Type, value: Type, Expression.KeyPath, Locator)
  case dynamicType(Type, of: Type, Locator)
  /// The elements of an array literal, or keys and values of a dictionary literal, of the literal's type.
  case literalElements(Type, [Type], LiteralKind, Locator)
  /// `T` if nothing else decides.
  case defaultable(Type, Type, Locator)
}

/// A reference with several declarations.
struct Disjunction {
  let locator: Locator
  let type: Type
  let choices: [Choice]
  /// What the choices are members of, each once.
  let bases: [Type]

  init(locator: Locator, type: Type, choices: [Choice]) {
    self.locator = locator
    self.type = type
    self.choices = choices
    var bases: [Type] = []
    for case let base? in choices.lazy.map(\.base) where !bases.contains(base) { bases.append(base) }
    self.bases = bases
  }
}
