internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The pieces of programs: what mutations put into others.
struct Fragments {
  private(set) var views: [String] = []
  private(set) var values: [String] = []
  private(set) var closures: [String] = []
  private(set) var statements: [String] = []
  private(set) var members: [String] = []
  private(set) var declarations: [String] = []
  private(set) var modifiers: [String] = []
  private(set) var types: [String] = []
  private(set) var names: [String] = []

  init(_ sources: [String]) {
    for source in sources {
      let bytes = Array(source.utf8)
      for place in SourceNodes(source).places { keep(place.kind, String(decoding: bytes[place.range], as: UTF8.self)) }
    }
    // Sets lose the order; a run must be the same each time.
    func unique(_ texts: [String]) -> [String] { Array(Set(texts)).sorted() }
    (views, values, closures, statements) = (unique(views), unique(values), unique(closures), unique(statements))
    (members, declarations, modifiers, types) = (
      unique(members), unique(declarations), unique(modifiers), unique(types)
    )
    names = unique(names)
  }

  private mutating func keep(_ kind: SourceNodes.Kind, _ text: String) {
    guard text.utf8.count < 1_500 else { return }
    switch kind {
    case .view: views.append(text)
    case .value, .number, .text: if text.utf8.count < 200 { values.append(text) }
    case .closure: closures.append(text)
    case .statement: statements.append(text)
    case .member: members.append(text)
    case .declaration: declarations.append(text)
    case .modifier: modifiers.append(text)
    case .type: types.append(text)
    case .name: names.append(text)
    case .argument, .token: break
    }
  }
}

/// The places of a source that a mutation can change, by kind, as ranges of UTF-8 bytes.
struct SourceNodes {
  enum Kind {
    case view, value, closure, statement, member, declaration, modifier, type, name, number, text, argument, token
  }
  struct Place {
    var kind: Kind
    var range: Range<Int>
  }
  private(set) var places: [Place] = []

  /// No places where brackets lie inside each other too deeply: the toolchain's parser tries each `[` twice, so its
  /// time doubles with every one.
  init(_ source: String) {
    guard Self.depth(of: source.utf8) <= 12 else { return }
    let visitor = PlaceVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    places = visitor.places
  }
  /// How many square brackets are open at most.
  private static func depth(of bytes: String.UTF8View) -> Int {
    var (depth, most) = (0, 0)
    for byte in bytes {
      if byte == UInt8(ascii: "[") { depth += 1 } else if byte == UInt8(ascii: "]") { depth = max(depth - 1, 0) }
      most = max(most, depth)
    }
    return most
  }
  func places(_ kinds: Kind...) -> [Place] { places.filter { kinds.contains($0.kind) } }
}

private final class PlaceVisitor: SyntaxAnyVisitor {
  var places: [SourceNodes.Place] = []

  private func add(_ kind: SourceNodes.Kind, _ node: some SyntaxProtocol) {
    let range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<max(
        node.endPositionBeforeTrailingTrivia.utf8Offset, node.positionAfterSkippingLeadingTrivia.utf8Offset)
    if !range.isEmpty { places.append(SourceNodes.Place(kind: kind, range: range)) }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
        let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        if start < end { places.append(SourceNodes.Place(kind: .modifier, range: start..<end)) }
      }
      let first = call.firstToken(viewMode: .sourceAccurate)?.text.first
      add(first?.isUppercase == true ? .view : .value, call)
    } else if node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self) {
      add(.number, node)
    } else if node.is(StringLiteralExprSyntax.self) {
      add(.text, node)
    } else if node.is(ClosureExprSyntax.self) {
      add(.closure, node)
    } else if node.is(ExprSyntax.self) {
      add(.value, node)
    } else if let item = node.as(CodeBlockItemSyntax.self) {
      add(
        item.item.is(DeclSyntax.self) && item.parent?.parent?.is(SourceFileSyntax.self) == true
          ? .declaration : .statement, item)
    } else if node.is(MemberBlockItemSyntax.self) {
      add(.member, node)
    } else if node.is(TypeSyntax.self) {
      add(.type, node)
    } else if node.is(LabeledExprSyntax.self) {
      add(.argument, node)
    }
    return .visitChildren
  }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(.token, token)
    if case .identifier = token.tokenKind { add(.name, token) }
    return .visitChildren
  }
}
