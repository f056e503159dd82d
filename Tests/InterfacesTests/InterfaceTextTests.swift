internal import Glibc
internal import Interfaces
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax
internal import TestOrder
internal import Testing

/// What holds of every text, whatever it declares.
@Suite(.givesWay) struct `Interface texts` {
  static let keywords: Set<String> = ["infix", "prefix", "postfix", "precedencegroup"]

  @Test(arguments: InterfaceLibrary.all) func `are Swift without errors`(module: InterfaceModule) {
    let file = Parser.parse(source: module.text)
    let errors = file.hasError ? ParseDiagnosticsGenerator.diagnostics(for: file).map { "\($0.message): \($0.node.description.prefix(120))" } : []
    #expect(errors == [])
  }

  @Test(arguments: InterfaceLibrary.all) func `are cut into one declaration for each entry`(module: InterfaceModule) {
    let texts = module.entries.map(\.entry.text)
    // As members of a type: a case stands nowhere else. Extensions and operators stand at the top.
    let isMember = module.entries.map { $0.name != ":" && !Self.keywords.contains($0.owner) }
    let members = zip(texts, isMember).filter(\.1).map(\.0)
    let others = zip(texts, isMember).filter { !$0.1 }.map(\.0)
    let file = Parser.parse(source: "enum Owner {\n\(members.joined(separator: "\n"))\n}\n" + others.joined(separator: "\n"))
    #expect(!file.hasError)
    #expect(file.statements.count == 1 + others.count)
    #expect(file.statements.first?.item.as(EnumDeclSyntax.self)?.memberBlock.members.count == members.count)
  }

  @Test(arguments: InterfaceLibrary.all) func `are found by owner and name`(module: InterfaceModule) {
    let all = module.entries
    #expect(Set(all.map(\.entry.number)) == Set(0..<all.count))
    var lost: [String] = []
    for (key, group) in Dictionary(grouping: all, by: { [$0.owner, $0.name] }) where Set(module.entries(owner: key[0], name: key[1])) != Set(group.map(\.entry)) {
      lost.append("\(key[0]).\(key[1])")
    }
    for (owner, group) in Dictionary(grouping: all, by: \.owner) where Set(module.names(of: owner)) != Set(group.map(\.name)) { lost.append("names of \(owner)") }
    for (name, group) in Dictionary(grouping: all, by: \.name) where Set(module.owners(named: name)) != Set(group.map(\.owner)) { lost.append("owners of \(name)") }
    #expect(lost == [])
  }

  @Test func `belong to types of some module`() {
    let types = Set(InterfaceLibrary.all.flatMap { module in module.entries.map { $0.owner.isEmpty ? $0.name : "\($0.owner).\($0.name)" } })
    let unknown = InterfaceLibrary.all.flatMap { Set($0.entries.map(\.owner)) }.filter { !$0.isEmpty && !Self.keywords.contains($0) && !types.contains($0) }
    #expect(unknown.sorted() == [])
  }

  @Test func `hold nothing of how the compiler makes code`() {
    for module in InterfaceLibrary.all {
      for word in ["@inlinable", "@_alwaysEmitIntoClient", "@_semantics", "@usableFromInline", "~Copyable", "public ", "macOS ", "Swift.Int", "__owned"] {
        let isHeld = strstr(module.text, word) != nil
        #expect(!isHeld, "\(module): \(word)")
      }
    }
  }
}
