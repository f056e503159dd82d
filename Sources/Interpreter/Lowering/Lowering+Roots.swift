internal import SwiftParser
internal import SwiftSyntax

extension Lowering {
  /// True if `Type()` makes a value.
  func canBeMadeWithoutArguments(_ declaration: TypeDeclaration) -> Bool {
    guard declaration.parameters.isEmpty else { return false }
    if declaration.initializers.allSatisfy(\.isInExtension), declaration.fields.allSatisfy(\.hasInitial) { return true }
    return declaration.initializers.contains { $0.parameters.allSatisfy(\.hasDefault) }
  }
  /// A call with the arguments that the type needs, as a hint: `MyView(helloFont: …)`.
  func exampleCall(_ declaration: TypeDeclaration) -> String {
    let parameters = declaration.initializers.first?.parameters ?? Candidate(memberwise: declaration).parameters
    let list = parameters.filter { !$0.hasDefault }.map { ($0.label.map { $0 + ": " } ?? "") + Lowering.example($0.type) }
    return "\(declaration.name)(\(list.joined(separator: ", ")))"
  }
  private static func example(_ type: StaticType) -> String {
    switch type {
    case .string: "\"…\""
    case .int: "1"
    case .double, .cgFloat: "1"
    case .bool: "true"
    case .function: "{ }"
    case .library(.array, _): "[]"
    case .library(.optional, _): "nil"
    case .library(let library, _):
      switch library.name {
      case "Font": ".title"
      case "Color": ".red"
      default: "…"
      }
    default: "…"
    }
  }

  /// Lowers an expression from outside of the file, which may use the file's declarations.
  func lowerExpression(_ text: String) -> (body: FunctionBody, diagnostics: [Diagnostic], map: SourceMap) {
    let outer = map
    library.include(text)
    let expression = SourceFile(name: "--view", text: text)
    map = map.adding(expression)
    isOutsideOfFile = true
    defer {
      map = outer
      isOutsideOfFile = false
    }
    let file = Parser.parse(bounded: text)
    if file.hasError { return (FunctionBody(), [Diagnostic("this is no Swift expression", at: expression.range(from: 0, to: expression.byteCount))], map) }
    let (body, said) = quietly { lowerPreview(Array(file.statements)) }
    return (body, said, map)
  }

  /// The whole program, one declaration after the other.
  var printed: String {
    var lines: [String] = []
    func add(_ title: String, _ body: FunctionBody) {
      lines.append("\(title) [\(body.slotCount) slots]")
      lines += body.statements.flatMap(\.printed).map { "  " + $0 }
    }
    for type in typeOrder {
      lines.append(
        "\(type.kind == .structure ? "struct" : type.kind == .classType ? "class" : "enum") \(type.name)"
          + (type.protocols.isEmpty ? "" : ": " + type.protocols.joined(separator: ", ")))
      for field in type.fields { lines.append("  stored \(field.name)#\(field.index): \(field.type)" + (field.initial.map { " = " + $0.printed } ?? "")) }
      for initializer in type.initializers { add("  init \(initializer.fullName)", bodies[initializer.body.index]) }
      for name in type.members.keys.sorted() {
        for member in type.members[name] ?? [] { addMember(member, add) }
      }
    }
    for owner in extensions.keys.sorted() {
      for name in extensions[owner]?.keys.sorted() ?? [] {
        for member in extensions[owner]?[name] ?? [] {
          lines.append("extension \(owner)")
          addMember(member, add)
        }
      }
    }
    for name in functions.keys.sorted() {
      for function in functions[name] ?? [] { add("func \(function.fullName) -> \(function.result)", bodies[function.body.index]) }
    }
    for name in globals.keys.sorted() { lines.append("let \(name): \(globals[name]?.type ?? .failed) = \(globals[name]?.initial?.printed ?? "_")") }
    for preview in previews where !preview.isProvider { add("preview \(preview.name ?? "")", bodies[preview.body.index]) }
    if let trailing { add("trailing", trailing) }
    return lines.joined(separator: "\n") + "\n"
  }
  private func addMember(_ member: Member, _ add: (String, FunctionBody) -> Void) {
    switch member {
    case .function(let function): add("  func \(function.fullName) -> \(function.result)", bodies[function.body.index])
    case .property(let property):
      if let getter = property.getter { add("  \(property.isStatic ? "static " : "")var \(property.name): \(property.type)", bodies[getter.index]) }
    case .field, .enumCase, .entry: break
    }
  }
}
