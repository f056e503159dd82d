internal import SwiftSyntax

extension EditableSource {
  /// Gives an argument another value: the first argument of the call `name` in the unit's view or its modifiers, or the one that `value` names (`width: 100`); else
  /// the argument labelled `name`.
  public func changing(_ name: String, to value: String, in unit: Range<Int>) throws(Failure) -> Change {
    guard let expression = expression(unit) else { throw .gone }
    let calls = chain(of: expression)
    if let call = calls.first(where: { EditableSource.name(of: $0) == name }) { return try changing(call, to: value) }
    for call in calls {
      if let argument = call.arguments.first(where: { $0.label?.text == name }) {
        return replacing(EditableSource.range(argument.expression), with: value, selecting: unit, around: argument)
      }
    }
    let names = calls.flatMap { call in [EditableSource.name(of: call)] + call.arguments.compactMap(\.label?.text) }
    throw Failure("'\(shortened(unit))' has no '\(name)'; it has \(names.joined(separator: ", "))")
  }

  /// The calls of a unit's view, from the outermost modifier to the view.
  private func chain(of expression: ExprSyntax) -> [FunctionCallExprSyntax] {
    var outermost = expression
    while let modified = EditableSource.modifier(of: outermost) { outermost = ExprSyntax(modified) }
    var calls: [FunctionCallExprSyntax] = []
    var next: ExprSyntax? = outermost
    while let found = next {
      if let call = found.as(FunctionCallExprSyntax.self) { calls.append(call) }
      next = EditableSource.base(of: found)
    }
    return calls
  }
  private static func name(of call: FunctionCallExprSyntax) -> String {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? call.calledExpression.trimmedDescription
  }

  private func changing(_ call: FunctionCallExprSyntax, to value: String) throws(Failure) -> Change {
    let range = EditableSource.range(call)
    let label = value.split(separator: ":", maxSplits: 1).first.map { String($0) }.flatMap { $0.count < value.count && EditableSource.isName($0) ? $0 : nil }
    let argument = label.map { label in call.arguments.first { $0.label?.text == label } } ?? call.arguments.first
    let new = label.map { String(value.dropFirst($0.count + 1)).trimmingBlanks } ?? value
    if let argument { return replacing(EditableSource.range(argument.expression), with: new, selecting: range, around: argument) }
    guard let open = call.leftParen, let close = call.rightParen else {
      let place = EditableSource.range(call.calledExpression).upperBound
      return replacing(place..<place, with: "(\(value))", selecting: range.lowerBound..<(range.upperBound + value.utf8.count + 2))
    }
    let isEmpty = call.arguments.isEmpty
    let place = isEmpty ? EditableSource.range(open).upperBound : EditableSource.range(close).lowerBound
    let insertion = isEmpty ? value : ", " + value
    return replacing(place..<place, with: insertion, selecting: range.lowerBound..<(range.upperBound + insertion.utf8.count))
  }
  private func replacing(_ range: Range<Int>, with new: String, selecting unit: Range<Int>, around argument: LabeledExprSyntax) -> Change {
    let grown = new.utf8.count - range.count
    let isInside = unit.lowerBound <= range.lowerBound && range.upperBound <= unit.upperBound
    let isBefore = range.upperBound <= unit.lowerBound
    return replacing(range, with: new, selecting: isInside ? unit.lowerBound..<(unit.upperBound + grown) : isBefore ? (unit.lowerBound + grown)..<(unit.upperBound + grown) : unit)
  }

  /// Gives everything of one name another one: a type, a function, a property, and all their uses. Strings and comments keep theirs.
  public func renaming(_ old: String, to new: String) throws(Failure) -> Change {
    guard EditableSource.isName(new) else { throw Failure("'\(new)' cannot be a name") }
    let tokens = file.tokens(viewMode: .sourceAccurate).filter { if case .identifier(old) = $0.tokenKind { true } else { false } }
    guard tokens.contains(where: { EditableSource.isDeclared(by: $0) }) else { throw Failure("nothing that is declared here is called '\(old)'") }
    if file.tokens(viewMode: .sourceAccurate).contains(where: { if case .identifier(new) = $0.tokenKind { true } else { false } }) {
      throw Failure("there is something called '\(new)' already")
    }
    var result: [UInt8] = []
    var done = 0
    for token in tokens {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      result += bytes[done..<start] + Array(new.utf8)
      done = start + old.utf8.count
    }
    return Change(text: String(decoding: result + bytes[done...], as: UTF8.self), selection: nil)
  }
  private static func isDeclared(by token: TokenSyntax) -> Bool {
    if token.parent?.asProtocol((any NamedDeclSyntax).self)?.name.id == token.id { return true }
    return token.parent?.is(IdentifierPatternSyntax.self) == true
  }

  /// The places of `$0`, `$1` … in a text that stand for earlier views: not those that are arguments of a closure.
  public static func viewReferences(in text: String) -> [(range: Range<Int>, number: Int)] {
    EditableSource(text).file.tokens(viewMode: .sourceAccurate).compactMap { token -> (range: Range<Int>, number: Int)? in
      guard case .dollarIdentifier(let name) = token.tokenKind, let number = Int(name.dropFirst()) else { return nil }
      var node = token.parent
      while let found = node {
        if found.is(ClosureExprSyntax.self), let call = found.parent?.as(FunctionCallExprSyntax.self), takesArguments(EditableSource.name(of: call)) {
          return nil
        }
        node = found.parent
      }
      return (token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset, number)
    }
  }
  /// Whether the braces behind a name take an argument: those of functions do, but for modifiers whose braces hold views; those of views do not, but for these.
  private static func takesArguments(_ name: String) -> Bool {
    name.first?.isUppercase == true
      ? ["ForEach", "GeometryReader", "List", "ScrollViewReader", "TimelineView", "AsyncImage", "PhaseAnimator", "Table", "OutlineGroup"].contains(name)
      : !["overlay", "background", "mask", "safeAreaInset", "toolbar", "contextMenu", "swipeActions", "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog"]
        .contains(name)
  }
}

extension String {
  /// Without the blanks at both ends.
  fileprivate var trimmingBlanks: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...end])
  }
}
