internal import Declarations
internal import SwiftSyntax

/// Raw values of an enumeration: their type, literals, and that each stands once.
struct RawValueCheck {
  let checker: Checker

  func check(_ nominal: NominalDeclaration) {
    let cases = nominal.members.all.compactMap { $0 as? FunctionDeclaration }.filter { $0.kind == .enumCase }
    guard let raw = checker.inherited(of: nominal).rawType else {
      for element in cases {
        guard let value = element.rawValue else { continue }
        if hasUnknownInheritance(nominal) { return }
        report("enum case cannot have a raw value if the enum does not have a raw type", at: value, nominal)
      }
      return
    }
    let offset = rawTypeOffset(of: nominal)
    let file = nominal.place?.file
    func refuse() {
      if checker.conformsByHand(nominal, to: "RawRepresentable") { return }
      checker.report(
        "'\(checker.selfType(of: nominal))' declares raw type '\(raw)', but does not conform to RawRepresentable and conformance could not be synthesized",
        at: offset, in: file)
    }
    if cases.isEmpty {
      checker.report("an enum with no cases cannot declare a raw type", at: offset, in: file)
      refuse()
      return
    }
    let kinds = literals(of: raw)
    if kinds.isEmpty {
      checker.report(
        "raw type '\(raw)' is not expressible by a string, integer, or floating-point literal", at: offset, in: file)
      refuse()
      return
    }
    if let first = cases.first(where: { !$0.parameters.isEmpty || $0.hasParameters }) {
      checker.report("enum with raw type cannot have cases with arguments", at: first)
      refuse()
      return
    }
    if !checkValues(of: cases, raw, kinds, nominal) { refuse() }
  }

  private func hasUnknownInheritance(_ nominal: NominalDeclaration) -> Bool {
    nominal.inheritance.contains { syntax in
      var context = checker.context(of: nominal)
      context.isSilent = true
      return checker.resolve(syntax, context, asConstraint: true) == .hole
    }
  }

  private enum Literal: Hashable { case integer, fraction, string, boolean }

  /// The kinds of literals from which the raw type can be made.
  private func literals(of type: Type) -> Set<Literal> {
    if checker.optionalObject(type) != nil { return [] }
    let names: [(String, Literal)] = [
      ("ExpressibleByIntegerLiteral", .integer), ("ExpressibleByFloatLiteral", .fraction),
      ("ExpressibleByStringLiteral", .string),
      ("ExpressibleByExtendedGraphemeClusterLiteral", .string), ("ExpressibleByUnicodeScalarLiteral", .string),
    ]
    return Set(
      names.filter { name, _ in checker.standard(name).map { checker.conforms(type, to: $0) } ?? false }.map(\.1))
  }

  private func rawTypeOffset(of nominal: NominalDeclaration) -> Int {
    nominal.inheritance.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? nominal.place?.offset ?? 0
  }
  private func report(_ message: String, at node: some SyntaxProtocol, _ nominal: NominalDeclaration) {
    checker.report(message, at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: nominal.place?.file)
  }

  private func checkValues(
    of cases: [FunctionDeclaration], _ raw: Type, _ kinds: Set<Literal>, _ nominal: NominalDeclaration
  ) -> Bool {
    var seen: Set<String> = []
    var previous: Int?
    var isFirst = true
    var isGood = true
    let isText = checker.standard("ExpressibleByStringLiteral").map { checker.conforms(raw, to: $0) } ?? false
    for element in cases {
      var key: String?
      if let value = element.rawValue {
        guard let literal = literal(value) else {
          report("raw value for enum case must be a literal", at: value, nominal)
          return true
        }
        let fits = kinds.contains(literal.kind) || (literal.kind == .integer && kinds.contains(.fraction))
        if !fits {
          let found =
            ["integer": "Int", "fraction": "Double", "string": "String", "boolean": "Bool"]["\(literal.kind)"] ?? "_"
          report("cannot convert value of type '\(found)' to raw type '\(raw)'", at: value, nominal)
          isGood = false
        }
        key = literal.key
        previous = literal.kind == .integer ? literal.number : nil
      } else if isText {
        key = "s" + element.name
        previous = nil
      } else if kinds.contains(.integer) {
        if let known = previous {
          previous = known + 1
        } else if isFirst {
          previous = 0
        } else {
          checker.report(
            "enum case must declare a raw value when the preceding raw value is not an integer", at: element)
          return false
        }
        key = previous.map { "n\(Double($0))" }
      } else {
        checker.report(
          "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
          at: element)
        return false
      }
      if let key, !seen.insert(key).inserted {
        if let value = element.rawValue {
          report("raw value for enum case is not unique", at: value, nominal)
        } else {
          checker.report("raw value for enum case is not unique", at: element)
        }
      }
      isFirst = false
    }
    return isGood
  }

  private struct RawLiteral {
    let kind: Literal
    let key: String
    var number: Int?
  }

  private func literal(_ value: ExprSyntax) -> RawLiteral? {
    var sign = 1
    var value = value
    if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      sign = -1
      value = prefix.expression
      if !value.is(IntegerLiteralExprSyntax.self) && !value.is(FloatLiteralExprSyntax.self) { return nil }
    }
    if let integer = value.as(IntegerLiteralExprSyntax.self) {
      guard let number = Self.integer(integer.literal.text) else {
        return RawLiteral(kind: .integer, key: "i" + integer.literal.text)
      }
      return RawLiteral(kind: .integer, key: "n\(Double(sign * number) + 0)", number: sign * number)
    }
    if let fraction = value.as(FloatLiteralExprSyntax.self) {
      let number = Double(fraction.literal.text.replacing("_", with: "")) ?? 0
      return RawLiteral(kind: .fraction, key: "n\(Double(sign) * number + 0)")
    }
    if let text = value.as(StringLiteralExprSyntax.self) {
      if text.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) { return nil }
      return RawLiteral(kind: .string, key: "s" + text.segments.trimmedDescription)
    }
    if value.is(BooleanLiteralExprSyntax.self) {
      return RawLiteral(kind: .boolean, key: "b" + value.trimmedDescription)
    }
    return nil
  }

  private static func integer(_ text: String) -> Int? {
    let plain = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where plain.hasPrefix(prefix) {
      return Int(plain.dropFirst(2), radix: radix)
    }
    return Int(plain)
  }
}
