internal import SwiftSyntax

/// Looks for work in what runs when a view is made: loops, collections that are gone through, files, printing, and own functions that do such a thing.
///
/// It goes by names, because what a call costs is not in its type. Constructions and plain functions count as light; closures that are only stored do not run.
final class WorkSearch {
  /// What is done, and where.
  struct Work {
    let node: Syntax
    /// As in "sorts a collection with 'sorted'".
    let words: String
    /// The work itself, where `node` is the call of a function that does it.
    var inside: Syntax?
  }
  private let declared: DeclaredBodies
  /// What functions of the file's own do, as far as it was asked; nil for no work.
  private var known: [String: Work?] = [:]
  /// Functions are followed so many calls deep (our choice).
  private static let depthLimit = 16

  init(_ declared: DeclaredBodies) { self.declared = declared }

  /// A value that SwiftUI makes once, however often the view is made.
  static func isMadeOnce(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "StateObject" }
  }

  /// The first work in a body or a value.
  func work(in node: Syntax, parametersOf signature: FunctionSignatureSyntax? = nil) -> Work? {
    let optional = (signature?.parameterClause.parameters ?? []).filter { $0.type.is(OptionalTypeSyntax.self) }.map { ($0.secondName ?? $0.firstName).identifierText }
    return work(in: node, Set(optional), depth: 0)
  }

  private func work(in root: Syntax, _ optional: Set<String>, depth: Int) -> Work? {
    var stack = [root]
    while let node = stack.popLast() {
      switch node.as(SyntaxEnum.self) {
      case .forStmt, .whileStmt, .repeatStmt: return Work(node: Syntax(node.firstToken(viewMode: .sourceAccurate)) ?? node, words: "runs a loop")
      case .closureExpr: continue
      case .functionDecl, .structDecl, .classDecl, .enumDecl: continue
      case .functionCallExpr(let call):
        if let work = work(of: call, optional, depth: depth) { return work }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { stack.append(Syntax(closure.statements)) }
        // `StateObject(wrappedValue:)` takes its value unmade.
        if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "StateObject" { continue }
      default: break
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return nil
  }

  private func work(of call: FunctionCallExprSyntax, _ optional: Set<String>, depth: Int) -> Work? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      let receiver = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      if declared.functions[name] == nil, let words = WorkSearch.methods[name], receiver.map({ !optional.contains($0) }) ?? true,
        member.base?.is(OptionalChainingExprSyntax.self) != true
      {
        return Work(node: Syntax(member.declName), words: "\(words) with '\(name)'")
      }
      guard receiver == nil || receiver == "self" || receiver == "Self" || receiver?.first?.isUppercase == true else { return nil }
      return ownWork(name, Syntax(member.declName), depth)
    }
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.identifierText
    if let words = WorkSearch.functions[name], !declared.declares(name) { return Work(node: Syntax(reference), words: "\(words) with '\(name)'") }
    if ["Data", "String", "NSData", "UIImage"].contains(name), let label = call.arguments.first?.label?.text, label.hasPrefix("contentsOf") {
      return Work(node: Syntax(reference), words: "reads a file with '\(name)(\(label):)'")
    }
    return ownWork(name, Syntax(reference), depth)
  }
  /// What a function of the file's own does.
  private func ownWork(_ name: String, _ node: Syntax, _ depth: Int) -> Work? {
    if known[name] == nil {
      guard depth < WorkSearch.depthLimit else { return nil }
      // While it is looked into: what it does by calling itself is no more than what it does.
      known[name] = .some(nil)
      for function in declared.functions[name] ?? [] {
        guard let body = function.body, let work = work(in: Syntax(body), [], depth: depth + 1) else { continue }
        known[name] = work
        break
      }
    }
    guard let work = known[name] ?? nil else { return nil }
    return Work(node: node, words: "calls '\(name)', which \(work.words)", inside: work.node)
  }

  private static let functions: [String: String] = [
    "print": "prints", "debugPrint": "prints", "NSLog": "writes to the log", "sleep": "waits", "usleep": "waits", "Task": "starts a task",
  ]
  private static let methods: [String: String] = {
    var words: [String: String] = [:]
    for name in ["map", "compactMap", "flatMap", "filter", "reduce", "forEach", "joined", "split", "components", "replacingOccurrences"] {
      words[name] = "goes through a collection"
    }
    for name in ["sorted", "sort", "shuffled", "shuffle"] { words[name] = "orders a collection" }
    for name in ["decode", "jsonObject"] { words[name] = "reads a format" }
    for name in ["encode", "write"] { words[name] = "writes data" }
    for name in ["contentsOfDirectory", "createDirectory", "removeItem", "copyItem", "moveItem"] { words[name] = "goes to the file system" }
    for name in ["dataTask", "resume"] { words[name] = "starts a request" }
    for name in ["async", "asyncAfter", "scheduledTimer"] { words[name] = "starts something for later" }
    for name in ["sink", "addObserver"] { words[name] = "subscribes" }
    for name in ["fetch", "save"] { words[name] = "goes to a store" }
    return words
  }()
}
