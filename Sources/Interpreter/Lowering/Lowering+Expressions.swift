internal import SwiftSyntax
internal import Views

extension Lowering {
  /// The expression as a value of `type`; what does not fit is reported.
  func lower(_ syntax: ExprSyntax, as type: StaticType, for purpose: Diagnostic.Purpose) -> Expression {
    convert(lower(syntax, expecting: type == .failed ? nil : type), to: type, for: purpose)
  }

  /// The expression with the type that it has where `expected` is wanted; it may still need a conversion.
  func lower(_ syntax: ExprSyntax, expecting expected: StaticType?) -> Expression {
    let span = span(syntax)
    let key = Attempt(span: span, expected: expected, context: ObjectIdentifier(context))
    if let known = attempts[key] {
      for diagnostic in known.diagnostics { report(diagnostic) }
      return known.expression
    }
    guard depth < Lowering.depthLimit else { return refuse(.tooDeeplyNested(Lowering.depthLimit, at: range(span)), span) }
    if isOverwhelmed { return FailedExpression(span) }
    depth += 1
    defer { depth -= 1 }
    return working(on: span, isWhole: Lowering.isWhole(syntax)) {
      guard work.spend() else { return FailedExpression(span) }
      guard attemptDepth > 0, !syntax.is(IntegerLiteralExprSyntax.self) else { return bounded(lowerNew(syntax, expected, span)) }
      return remembered(key) { bounded(lowerNew(syntax, expected, span)) }
    }
  }
  /// Lowers what is tried with several overloads, once for each type that is wanted.
  private func remembered(_ key: Attempt, _ lower: () -> Expression) -> Expression {
    let (expression, said) = quietly(lower)
    attempts[key] = (expression, said)
    for diagnostic in said { report(diagnostic) }
    return expression
  }
  /// The same for operands and operators that are a part of a row.
  func lower(_ sequence: OperandSequence, expecting expected: StaticType?) -> Expression {
    if let single = sequence.single { return lower(single, expecting: expected) }
    let span = span(sequence)
    let key = Attempt(span: span, expected: expected, context: ObjectIdentifier(context))
    if let known = attempts[key] {
      for diagnostic in known.diagnostics { report(diagnostic) }
      return known.expression
    }
    return working(on: span, isWhole: false) {
      guard work.spend() else { return FailedExpression(span) }
      guard attemptDepth > 0 else { return bounded(lowerNew(sequence, expected, span)) }
      return remembered(key) { bounded(lowerNew(sequence, expected, span)) }
    }
  }

  private func lowerNew(_ syntax: ExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    let wanted = expected?.wrapped ?? expected
    if let wanted, case .declared = wanted, let made = literal(syntax, wanted, span) { return made }
    switch syntax.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return number(syntax.lastToken(viewMode: .sourceAccurate)?.text ?? "0", isNegative: false, wanted, span)
    case .booleanLiteralExpr: return ConstantExpression(.bool(syntax.lastToken(viewMode: .sourceAccurate)?.text == "true"), .bool, span)
    case .nilLiteralExpr:
      guard let expected else { return refuse(.nilWithoutContext(at: range(span)), span) }
      guard expected.wrapped != nil else { return expected.isSilent ? FailedExpression(span) : refuse(.nilForNonOptional(expected, at: range(span)), span) }
      return ConstantExpression(.none, expected, span)
    case .stringLiteralExpr:
      guard let value = syntax.as(StringLiteralExprSyntax.self).map({ string($0, wanted, span) }) else { return FailedExpression(span) }
      guard let wanted, case .library(let type, _) = wanted, type.protocols.contains("ExpressibleByStringLiteral"), value.type != wanted else { return value }
      return ConversionExpression(value, .rename, wanted)
    case .arrayExpr: return syntax.as(ArrayExprSyntax.self).map { array($0, wanted, span) } ?? FailedExpression(span)
    case .tupleExpr: return syntax.as(TupleExprSyntax.self).map { tuple($0, expected, span) } ?? FailedExpression(span)
    case .sequenceExpr: return lower(OperandSequence(syntax.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []), expecting: expected)
    case .prefixOperatorExpr: return syntax.as(PrefixOperatorExprSyntax.self).map { prefix($0, expected, span) } ?? FailedExpression(span)
    case .closureExpr:
      guard let closure = syntax.as(ClosureExprSyntax.self) else { return FailedExpression(span) }
      return self.closure(closure, wanted, isViewBuilder: false)
    case .keyPathExpr: return syntax.as(KeyPathExprSyntax.self).map { keyPath($0, wanted, span) } ?? FailedExpression(span)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .subscriptCallExpr, .optionalChainingExpr:
      return postfix(syntax, expected, span)
    case .tryExpr: return syntax.as(TryExprSyntax.self).map { tryExpression($0, expected, span) } ?? FailedExpression(span)
    case .awaitExpr: return syntax.as(AwaitExprSyntax.self).map { lower($0.expression, expecting: expected) } ?? FailedExpression(span)
    case .dictionaryExpr: return syntax.as(DictionaryExprSyntax.self).map { dictionary($0, wanted, span) } ?? FailedExpression(span)
    case .inOutExpr: return syntax.as(InOutExprSyntax.self).map { inOut($0, nil, span) } ?? FailedExpression(span)
    case .postfixOperatorExpr: return syntax.as(PostfixOperatorExprSyntax.self).map { openRange($0, span) } ?? FailedExpression(span)
    case .superExpr: return superExpression(span)
    case .typeExpr: return syntax.as(TypeExprSyntax.self).map { typeValue($0, span) } ?? FailedExpression(span)
    case .genericSpecializationExpr: return syntax.as(GenericSpecializationExprSyntax.self).map { specialized($0, span) } ?? FailedExpression(span)
    case .postfixIfConfigExpr: return syntax.as(PostfixIfConfigExprSyntax.self).map { postfixCondition($0, expected, span) } ?? FailedExpression(span)
    case .ifExpr, .switchExpr: return statementValue(syntax, expected, span)
    case .macroExpansionExpr: return syntax.as(MacroExpansionExprSyntax.self).map { macro($0, wanted, span) } ?? FailedExpression(span)
    case .missingExpr: return FailedExpression(span)
    default: return refuse(.notSupported(Lowering.words(for: syntax), at: range(syntax.firstToken(viewMode: .sourceAccurate).map { self.span($0) } ?? span)), span)
    }
  }
  private static func words(for syntax: ExprSyntax) -> String {
    switch syntax.kind {
    case .tryExpr: "'try'"
    case .awaitExpr: "'await'"
    case .asExpr, .unresolvedAsExpr: "'as'"
    case .isExpr, .unresolvedIsExpr: "'is'"
    case .dictionaryExpr: "a dictionary"
    case .inOutExpr: "'&'"
    case .macroExpansionExpr: "a macro"
    case .superExpr: "'super'"
    case .postfixIfConfigExpr: "#if"
    case .genericSpecializationExpr: "explicit generic arguments"
    case .regexLiteralExpr: "a regular expression"
    case .postfixOperatorExpr: "this operator"
    default: "this expression"
    }
  }

  /// `if` and `switch` as a value: each branch is one expression.
  private func statementValue(_ syntax: ExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    let outer = context.result
    context.result = expected
    defer { context.result = outer }
    let statement: Statement
    if let choice = syntax.as(IfExprSyntax.self) {
      statement = ifStatement(choice, implicitReturn: true)
    } else if let choice = syntax.as(SwitchExprSyntax.self) {
      statement = switchStatement(choice, implicitReturn: true)
    } else {
      return FailedExpression(span)
    }
    guard let type = context.result, type != .failed, type != .void else { return FailedExpression(span) }
    if !alwaysLeaves([statement]) { return refuse(Diagnostic("'if' must have an unconditional 'else' to be used as expression", at: range(span)), span) }
    return StatementExpression(statement, type, span)
  }

  // MARK: Literals

  func number(_ text: String, isNegative: Bool, _ wanted: StaticType?, _ span: SourceFile.Span) -> Expression {
    let digits = (isNegative ? "-" : "") + text.filter { $0 != "_" }
    let isWhole = Lowering.radix(text) != 10 || !text.contains { ".eE".contains($0) }
    if let wanted, case .parameter = wanted, isWhole, Lowering.radix(text) == 10, conforms(wanted, to: "Numeric") {
      return GenericNumber(digits, wanted, context.variable(named: "self"), span)
    }
    if let wanted, let type = NumberTypes.type(wanted), isWhole || !wanted.isWholeNumber {
      let body = Lowering.radix(text) == 10 ? digits : (isNegative ? "-" : "") + text.filter { $0 != "_" }.dropFirst(2)
      guard let value = NumberTypes.literal(type, body, radix: Lowering.radix(text), isWhole: isWhole) else {
        return refuse(Diagnostic("integer literal '\(text)' overflows when stored into '\(wanted)'", at: range(span)), span)
      }
      return ConstantExpression(value, wanted, span)
    }
    if let wanted, case .library(let type, _) = wanted, type.protocols.contains("ExpressibleByNumber"), Lowering.radix(text) == 10, let number = Double(digits) {
      return ConstantExpression(.library(AnyNumber(double: number)), wanted, span)
    }
    if isWhole, wanted?.isFloatingPoint != true {
      let body = Lowering.radix(text) == 10 ? digits : (isNegative ? "-" : "") + text.filter { $0 != "_" }.dropFirst(2)
      guard let value = Int(body, radix: Lowering.radix(text)) else {
        return refuse(Diagnostic("integer literal '\(text)' overflows when stored into 'Int'", at: range(span)), span)
      }
      return ConstantExpression(.int(value), .int, span)
    }
    let value: Double? =
      Lowering.radix(text) == 10 ? Double(digits) : Int(text.filter { $0 != "_" }.dropFirst(2), radix: Lowering.radix(text)).map { Double($0) * (isNegative ? -1 : 1) }
    guard let value else { return refuse(Diagnostic("the number '\(text)' cannot be read", at: range(span)), span) }
    return ConstantExpression(.double(value), wanted == .cgFloat ? .cgFloat : .double, span)
  }
  private static func radix(_ text: String) -> Int { text.hasPrefix("0x") ? 16 : text.hasPrefix("0b") ? 2 : text.hasPrefix("0o") ? 8 : 10 }

  private func prefix(_ syntax: PrefixOperatorExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    let name = syntax.operator.text
    let wanted = expected?.wrapped ?? expected
    if name == "-", syntax.expression.is(IntegerLiteralExprSyntax.self) || syntax.expression.is(FloatLiteralExprSyntax.self) {
      return number(syntax.expression.trimmedDescription, isNegative: true, wanted, span)
    }
    let operand = lower(syntax.expression, expecting: name == "!" ? .bool : wanted)
    if operand.type.isSilent { return FailedExpression(span) }
    if let own = prefixCall(name, operand, span) { return own }
    if name == "..<" || name == "...", let range = openRange(name, operand, span) { return range }
    switch name {
    case "!" where operand.type == .bool: return PrefixExpression(name, operand, span)
    case "-" where operand.type.isNumeric || NumberTypes.type(operand.type) != nil, "~" where operand.type.isWholeNumber: return PrefixExpression(name, operand, span)
    case "+" where operand.type.isNumeric: return operand
    case "!", "-", "+": return refuse(.unaryOperator(name, operand.type, at: range(syntax.operator)), span)
    default: return refuse(.notSupported("the operator '\(name)'", at: range(syntax.operator)), span)
    }
  }

  private func string(_ syntax: StringLiteralExprSyntax, _ wanted: StaticType?, _ span: SourceFile.Span) -> Expression {
    var keepsPieces = false
    if let wanted, case .library(let type, _) = wanted { keepsPieces = type.protocols.contains("ExpressibleByStringInterpolation") }
    if let text = syntax.representedLiteralValue { return ConstantExpression(.string(text), .string, span) }
    var segments: [InterpolationExpression.Segment] = []
    let isRaw = syntax.openingPounds != nil
    for segment in syntax.segments {
      switch segment {
      case .stringSegment(let text): segments.append(.text(isRaw ? text.content.text : Lowering.unescaped(text.content.text)))
      case .expressionSegment(let segment):
        let arguments = Array(segment.expressions)
        if let own = ownInterpolation(arguments, self.span(segment)) {
          segments.append(.value(own))
          continue
        }
        if keepsPieces, arguments.count == 2, arguments[0].label == nil, arguments[1].label?.text == "specifier" {
          let number = lower(arguments[0].expression, expecting: nil)
          let format = lower(arguments[1].expression, as: .string, for: .argument)
          if number.type == .failed || format.type == .failed { return FailedExpression(span) }
          segments.append(.number(number, format: format))
          continue
        }
        guard let first = arguments.first else { continue }
        let isMarked = arguments.count == 2 && (keepsPieces ? ["privacy", "align"] : ["privacy", "format", "align"]).contains(arguments[1].label?.text ?? "")
        if arguments.count != 1 && !isMarked || first.label != nil {
          let value = interpolation(arguments, self.span(segment))
          if value.type == .failed { return FailedExpression(span) }
          segments.append(.value(value))
          continue
        }
        let value = lower(first.expression, expecting: nil)
        if value.type == .failed { return FailedExpression(span) }
        segments.append(.value(value))
      @unknown default: break
      }
    }
    return InterpolationExpression(segments, keepsPieces ? wanted ?? .string : .string, span)
  }
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let code = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch code {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(code)
      }
    }
    return result
  }

  private func array(_ syntax: ArrayExprSyntax, _ wanted: StaticType?, _ span: SourceFile.Span) -> Expression {
    if let wanted, case .library(let type, _) = wanted, type.protocols.contains("ExpressibleByArrayLiteral") {
      // A set of choices is made of choices; other types say what they are made of.
      let element = catalogue.members(of: type.name, named: "ArrayLiteralElement").first?.result ?? wanted
      return ArrayExpression(syntax.elements.map { lower($0.expression, as: element, for: .element) }, wanted, span)
    }
    if let wanted, case .declared(let declaration, _) = wanted, conforms(wanted, to: "OptionSet") {
      return OptionsExpression(syntax.elements.map { lower($0.expression, as: wanted, for: .element) }, declaration, wanted, span)
    }
    if let wanted, case .library(.set, let arguments) = wanted, let element = arguments.first {
      return SetExpression(ArrayExpression(syntax.elements.map { lower($0.expression, as: element, for: .element) }, .array(element), span), wanted)
    }
    if let element = wanted?.element {
      return ArrayExpression(syntax.elements.map { lower($0.expression, as: element, for: .element) }, .array(element), span)
    }
    var values: [Expression] = []
    if let first = syntax.elements.first(where: { !$0.expression.is(NilLiteralExprSyntax.self) }), syntax.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) })
    {
      let type = lower(first.expression, expecting: nil).type
      if type == .failed { return FailedExpression(span) }
      let wrapped = type.wrapped == nil ? StaticType.optional(type) : type
      return ArrayExpression(syntax.elements.map { lower($0.expression, as: wrapped, for: .element) }, .array(wrapped), span)
    }
    for element in syntax.elements { values.append(lower(element.expression, expecting: values.first?.type)) }
    // A value and nil make optionals; different classes their common superclass.
    if let first = values.first, first.type.wrapped == nil, values.contains(where: { $0.type.wrapped == first.type }) {
      values = syntax.elements.map { lower($0.expression, expecting: .optional(first.type)) }
      return ArrayExpression(values.map { convert($0, to: .optional(first.type), for: .element) }, .array(.optional(first.type)), span)
    }
    guard var common = values.first?.type else { return refuse(Diagnostic("empty collection literal requires an explicit type", at: range(span)), span) }
    if values.contains(where: { $0.type == .failed }) { return FailedExpression(span) }
    if common == .int, values.contains(where: { $0.type == .double }) {
      values = syntax.elements.map { lower($0.expression, expecting: .double) }
      common = .double
    }
    return ArrayExpression(values.map { convert($0, to: common, for: .element) }, .array(common), span)
  }

  private func tuple(_ syntax: TupleExprSyntax, _ expected: StaticType?, _ span: SourceFile.Span) -> Expression {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil { return lower(only.expression, expecting: expected) }
    var wanted: [StaticType?] = Array(repeating: nil, count: syntax.elements.count)
    if case .tuple(let elements)? = expected?.wrapped ?? expected, elements.count == wanted.count { wanted = elements.map(\.type) }
    var values: [Expression] = []
    var types: [StaticType.Element] = []
    for (element, type) in zip(syntax.elements, wanted) {
      let value = type.map { lower(element.expression, as: $0, for: .element) } ?? lower(element.expression, expecting: nil)
      if value.type == .failed { return FailedExpression(span) }
      values.append(value)
      types.append(StaticType.Element(label: element.label?.text, type: value.type))
    }
    return values.isEmpty ? ConstantExpression(.void, .void, span) : TupleExpression(values, .tuple(types), span)
  }

  private func keyPath(_ syntax: KeyPathExprSyntax, _ wanted: StaticType?, _ span: SourceFile.Span) -> Expression {
    // What it is for is not looked into.
    if wanted?.isSilent == true, syntax.root == nil { return FailedExpression(span) }
    var root: StaticType?
    if let named = syntax.root { root = type(named) }
    if case .library(.keyPath, let arguments)? = wanted, let given = arguments.first, root == nil { root = given }
    if case .function(let inputs, _)? = wanted, inputs.count == 1, root == nil { root = inputs[0] }
    guard let root, root != .failed else {
      return root == .failed
        ? FailedExpression(span) : refuse(Diagnostic("cannot infer key path type from context; write its root type, as in '\\Item.name'", at: range(span)), span)
    }
    let source = PlaceholderExpression(root, span)
    var current: Expression = source
    var chains: [(subject: Expression, variable: Variable)] = []
    for component in syntax.components {
      guard let next = keyPathComponent(component, current, &chains) else { return FailedExpression(span) }
      current = next
      if current.type == .failed { return FailedExpression(span) }
    }
    if let slots = chains.map(\.variable.slot).max() {
      // It is read in other functions, too: it has variables of its own.
      let chain = chains.reversed().reduce(current) { ChainExpression($1.subject, $1.variable, $0, span) }
      let body = FunctionBody()
      body.slotCount = slots + 1
      body.statements = [ReturnStatement(chain, span)]
      current = IsolatedExpression(body, chain.type, span)
    }
    let value = KeyPathValue(root: source, result: current, place: chains.isEmpty ? keyPathPlace(current) : nil)
    return KeyPathExpression(value, words: syntax.trimmedDescription, .library(.keyPath, [root, current.type]), span)
  }
  private func keyPathComponent(_ component: KeyPathComponentSyntax, _ current: Expression, _ chains: inout [(subject: Expression, variable: Variable)]) -> Expression? {
    switch component.component {
    case .property(let property):
      if property.declName.baseName.text == "self" { return current }
      return member(current, property.declName.baseName, call: nil, base: nil, expecting: nil)
    case .optional(let mark):
      guard let wrapped = current.type.wrapped else {
        report(.notOptional(current.type, at: range(mark)))
        return nil
      }
      if mark.questionOrExclamationMark.text == "!" { return UnwrapExpression(current, wrapped, span(mark)) }
      let variable = context.declare(" chain", wrapped, isMutable: false)
      chains.append((current, variable))
      return VariableExpression(variable, span(mark))
    case .subscript(let found): return self.subscripted(current, Array(found.arguments), span(component), range(component))
    default:
      report(.notSupported("this key path", at: range(component)))
      return nil
    }
  }
}
