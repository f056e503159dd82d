internal import Declarations

/// Something that had to be assumed to give an expression types: what is wrong with it.
struct Fix {
  enum Kind {
    case mismatch(Relation, Type, Type)
    case literal(LiteralKind, Type)
    case conformance(Type, NominalDeclaration)
    case missingMember(Type, String)
    case staticMemberOnInstance(Type, Declaration)
    case instanceMemberOnType(Type, Declaration)
    case arguments(ArgumentMatching.Problem, Declaration)
    case missingAmpersand(Type)
    case extraAmpersand
    case notCallable(Type)
    case unwrap(Type)
    case unwrapMember(Type, String)
    case noContext(String)
    case noKeyPathRoot
    case closureArity(expected: Int, used: Int, FunctionType, hasSignature: Bool)
    case inaccessible(Declaration)
    case subscriptMissing(Type)
    case notUnwrappable(Type)
    case forcedNonOptional(Type)
    /// A property that a key path is to write.
    case unwritable(VariableDeclaration)
    /// A value where a place is wanted: what cannot be changed is told once all types are known.
    case immutable

    /// The same with its types replaced.
    func mapping(_ change: (Type) -> Type) -> Kind {
      switch self {
      case .mismatch(let relation, let first, let second): return .mismatch(relation, change(first), change(second))
      case .literal(let kind, let type): return .literal(kind, change(type))
      case .conformance(let type, let declaration): return .conformance(change(type), declaration)
      case .missingMember(let type, let name): return .missingMember(change(type), name)
      case .staticMemberOnInstance(let type, let member): return .staticMemberOnInstance(change(type), member)
      case .instanceMemberOnType(let type, let member): return .instanceMemberOnType(change(type), member)
      case .missingAmpersand(let type): return .missingAmpersand(change(type))
      case .notCallable(let type): return .notCallable(change(type))
      case .unwrap(let type): return .unwrap(change(type))
      case .unwrapMember(let type, let name): return .unwrapMember(change(type), name)
      case .subscriptMissing(let type): return .subscriptMissing(change(type))
      case .notUnwrappable(let type): return .notUnwrappable(change(type))
      case .forcedNonOptional(let type): return .forcedNonOptional(change(type))
      default: return self
      }
    }
  }
  let kind: Kind
  let locator: Locator

  /// What cannot be changed is told with the places of the whole body.
  var isSaidElsewhere: Bool {
    if case .immutable = kind { true } else { false }
  }
}

extension ConstraintSystem {
  /// Records what is wrong and goes on as if it were right.
  func record(_ kind: Fix.Kind, _ locator: Locator) -> Bool {
    if state.fixes.count >= 6 { return false }
    state.fixes.append(Fix(kind: kind, locator: locator))
    state.score[.fix] += 1
    return true
  }
}
