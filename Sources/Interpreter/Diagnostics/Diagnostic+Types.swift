/// What is said of types, arguments and declarations.
extension Diagnostic {
  /// What a value is converted for.
  enum Purpose {
    case argument, initialValue, assignment, result, condition, element, coercion
  }
  static func cannotConvert(_ type: StaticType, to expected: StaticType, for purpose: Purpose, at range: SourceRange?) -> Diagnostic {
    if case .opaque(let protocols, _) = expected {
      return Diagnostic("'\(type)' is no view: it does not conform to '\(protocols.joined(separator: " & "))'", at: range)
    }
    switch purpose {
    case .argument: return Diagnostic("cannot convert value of type '\(type)' to expected argument type '\(expected)'", at: range)
    case .coercion: return Diagnostic("cannot convert value of type '\(type)' to type '\(expected)' in coercion", at: range)
    case .initialValue, .element: return Diagnostic("cannot convert value of type '\(type)' to specified type '\(expected)'", at: range)
    case .assignment: return Diagnostic("cannot assign value of type '\(type)' to type '\(expected)'", at: range)
    case .result: return Diagnostic("cannot convert return expression of type '\(type)' to return type '\(expected)'", at: range)
    case .condition: return Diagnostic("cannot convert value of type '\(type)' to expected condition type 'Bool'", at: range)
    }
  }
  static func nilWithoutContext(at range: SourceRange?) -> Diagnostic { Diagnostic("'nil' requires a contextual type", at: range) }
  static func nilForNonOptional(_ type: StaticType, at range: SourceRange?) -> Diagnostic {
    Diagnostic("'nil' is not compatible with expected type '\(type)'", at: range)
  }
  static func missingArgument(_ parameter: ParameterSignatureWords, in call: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("missing argument for parameter \(parameter.words) in call to '\(call)'", at: range)
  }
  static func extraArgument(_ label: String?, in call: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic((label.map { "extra argument '\($0)'" } ?? "extra argument") + " in call to '\(call)'", at: range)
  }
  static func wrongLabel(_ label: String?, expected: String?, in call: String, at range: SourceRange?) -> Diagnostic {
    let (has, wants) = (label.map { "'\($0):'" }, expected.map { "'\($0):'" })
    let message =
      switch (has, wants) {
      case (nil, let wants?): "missing argument label \(wants) in call to '\(call)'"
      case (let has?, nil): "extraneous argument label \(has) in call to '\(call)'"
      case (let has, let wants): "incorrect argument label in call to '\(call)' (have \(has ?? "'_:'"), expected \(wants ?? "'_:'"))"
      }
    return Diagnostic(message, at: range)
  }
  static func doesNotConform(_ type: StaticType, to name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("type '\(type)' does not conform to protocol '\(name)'", at: range)
  }
  static func binaryOperator(_ name: String, _ a: StaticType, _ b: StaticType, at range: SourceRange?) -> Diagnostic {
    if a == b { return Diagnostic("binary operator '\(name)' cannot be applied to two '\(a)' operands", at: range) }
    var notes: [Note] = []
    if a.isNumeric, b.isNumeric { notes.append(Note("Swift does not mix 'Int' with other numbers: convert one side, as in Double(i) or CGFloat(i)")) }
    return Diagnostic("binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: range, notes: notes)
  }
  static func unaryOperator(_ name: String, _ type: StaticType, at range: SourceRange?) -> Diagnostic {
    Diagnostic("unary operator '\(name)' cannot be applied to an operand of type '\(type)'", at: range)
  }
  static func notCallable(_ type: StaticType, at range: SourceRange?) -> Diagnostic { Diagnostic("cannot call value of non-function type '\(type)'", at: range) }
  static func notAssignable(_ name: String, reason: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("cannot assign to '\(name)': \(reason)", at: range)
  }
  static func notUnwrapped(_ type: StaticType, at range: SourceRange?) -> Diagnostic {
    let wrapped = type.wrapped.map(\.description) ?? "_"
    return Diagnostic("value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'", at: range)
  }
  static func notOptional(_ type: StaticType, at range: SourceRange?) -> Diagnostic {
    Diagnostic("this needs a value of optional type, not '\(type)'", at: range)
  }
  static func notSequence(_ type: StaticType, at range: SourceRange?) -> Diagnostic {
    Diagnostic("for-in loop requires '\(type)' to conform to 'Sequence'", at: range)
  }
  static func closureParameters(_ count: Int, expected: Int, at range: SourceRange?) -> Diagnostic {
    let words = "contextual closure type expects \(expected) argument\(expected == 1 ? "" : "s")"
    return Diagnostic(count == 0 ? words + ", which cannot be implicitly ignored: write a name or '_' and 'in'" : words + ", but \(count) were used in closure body", at: range)
  }
  static func notExhaustive(missing: [String], at range: SourceRange?) -> Diagnostic {
    Diagnostic("switch must be exhaustive", at: range, notes: missing.map { Note("add missing case: '.\($0)'") } + (missing.isEmpty ? [Note("add a 'default' case")] : []))
  }
  static func missingReturn(_ type: StaticType, at range: SourceRange?) -> Diagnostic {
    Diagnostic("missing return in a function expected to return '\(type)'", at: range)
  }
  static func controlFlowInBuilder(at range: SourceRange?) -> Diagnostic {
    Diagnostic("closure containing control flow statement cannot be used with result builder 'ViewBuilder'", at: range)
  }
  static func missingBody(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic("type '\(name)' does not conform to protocol 'View'", at: range, notes: [Note("add `var body: some View { … }`")])
  }
  static func someViewStored(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "'some View' cannot be the type of a stored property: the compiler would have to find out its one true type from '\(name)', which has no initial value", at: range,
      notes: [
        Note("make the view generic: struct Card<Content: View>: View { var \(name): Content … }, or write a ViewModifier, which gets any view as its content")
      ],
      fix: Fix("make the struct generic over 'Content: View' and give '\(name)' the type 'Content'"))
  }
  static func oldName(_ name: String, now: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "cannot find type '\(name)' in scope: it is called '\(now)' today", at: range,
      fix: range.map { Fix("replace '\(name)' with '\(now)'", replacing: $0, with: now) })
  }
  static func noType(_ name: String, at range: SourceRange?) -> Diagnostic { Diagnostic("type annotation missing: the type of '\(name)' cannot be inferred", at: range) }
}

/// How a message calls a parameter: `'title'`, or by its position.
struct ParameterSignatureWords {
  let words: String
  @MainActor init(_ parameter: ParameterSignature, at index: Int) {
    words = parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
  }
}

extension Diagnostic {
  /// A key path that leads to something that cannot be set.
  static func cannotWriteKeyPath(at range: SourceRange?) -> Diagnostic { Diagnostic("this key path leads to a value that cannot be set", at: range) }
}
