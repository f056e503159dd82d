internal import SwiftSyntax

/// The names that the modules declare, known before anything is written: they decide which qualifiers may go and which protocols are left out.
struct ModuleNames {
  enum Module {
    /// A module of the library, by the name that programs say.
    case library(String)
    /// A module of C, of the compiler, or of something that programs do not see.
    case hidden
  }

  private(set) var nested: [String: Set<String>] = [:]
  private var topLevel: [String: Set<String>] = [:]
  private var protocols: [String: ProtocolFacts] = [:]
  private var leftOut: Set<String> = []

  /// What the aliases at the top of modules mean: paths of types.
  private(set) var aliases: [String: String] = [:]

  /// What decides whether an underscored protocol is of use to programs.
  struct ProtocolFacts {
    var inherited: [String] = []
    var hasPublicMembers = false
    var isDeclared = false
  }

  /// Modules that interfaces import, beside the library's own.
  private var hidden: Set<String> = ["Builtin"]

  func module(_ name: String) -> Module? {
    if let library = LibraryModule.nameOfPart[name] { return .library(library) }
    return hidden.contains(name) ? .hidden : nil
  }

  /// Whether two modules declare the name at their top: then it keeps its module's.
  func isAmbiguous(_ name: String) -> Bool { (topLevel[name]?.count ?? 0) > 1 }

  /// Whether it is an underscored protocol through which nothing public passes.
  func isLeftOut(_ name: String) -> Bool { leftOut.contains(name) }

  /// The paths of all types.
  var paths: Set<String> { Set(topLevel.keys).union(nested.flatMap { owner, names in names.map { "\(owner).\($0)" } }) }

  mutating func declare(_ name: String, in owner: String, module: String) {
    if owner.isEmpty { topLevel[name, default: []].insert(module) } else { nested[owner, default: []].insert(name) }
  }

  mutating func alias(_ name: String, to path: String) { aliases[name] = path }

  mutating func hide(_ module: String) { hidden.insert(module) }

  /// The names of types that the declarations of `owner` see from the types around them.
  func visible(in owner: String) -> Set<String> {
    var result: Set<String> = []
    var path = Substring(owner)
    while !path.isEmpty {
      result.formUnion(nested[String(path)] ?? [])
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return result
  }

  /// Extensions are noted as well: they may come before their protocol, and tell nothing of other types.
  mutating func note(_ facts: ProtocolFacts, of name: String, isProtocol: Bool) {
    protocols[name, default: ProtocolFacts()].inherited += facts.inherited
    if facts.hasPublicMembers { protocols[name, default: ProtocolFacts()].hasPublicMembers = true }
    if isProtocol { protocols[name, default: ProtocolFacts()].isDeclared = true }
  }

  /// Decides which protocols are left out, after all modules have been read.
  mutating func decide() {
    leftOut = Set(protocols.filter { $0.key.hasPrefix("_") && $0.value.isDeclared && !isUseful($0.key, seen: []) }.keys)
  }

  private func isUseful(_ name: String, seen: Set<String>) -> Bool {
    guard name.hasPrefix("_") else { return !["Any", "AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"].contains(name) }
    guard !seen.contains(name), let facts = protocols[name] else { return false }
    return facts.hasPublicMembers || facts.inherited.contains { isUseful($0, seen: seen.union([name])) }
  }
}
