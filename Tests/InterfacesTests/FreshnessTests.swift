internal import Foundation
internal import Interfaces
internal import SwiftParser
internal import SwiftSyntax
internal import TestOrder
internal import Testing

@testable internal import InterfaceWriter

/// The checked-in texts are those that `swift run interfaces` writes.
@Suite(.givesWay) struct `Checked-in interfaces` {
  private let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ name: String) throws -> String {
    try String(contentsOf: package.appending(path: "Sources/Interfaces/Generated/\(name).swift"), encoding: .utf8)
  }

  private func expectFresh(_ texts: [String: InterfaceFile], _ generator: Generator) throws {
    var index = IndexFile(source: try file("Index"))
    for module in LibraryModule.all {
      guard let text = texts[module.name] else { continue }
      index.replace(module, by: text)
      let isFresh = try generator.source(of: module, text) == file(module.name)
      #expect(isFresh, "\(module.name) is stale: swift run interfaces --all")
    }
    let isFresh = try index.source == file("Index")
    #expect(isFresh, "the index is stale: swift run interfaces --all")
  }

  @Test func `of this package's modules are fresh`() throws {
    let generator = try Generator(package: package)
    try expectFresh(try generator.packageTexts(IndexFile(source: try file("Index"))), generator)
  }

  @Test func `of frameworks are fresh`() throws {
    let written = try FrameworkWriter(folder: package.appending(path: "Sources/Frameworks"), IndexFile(source: try file("Index"))).sources
    for (name, source) in written {
      let isFresh = try source == file(name)
      #expect(isFresh, "\(name) is stale: swift run interfaces")
    }
    #expect(Set(FrameworkSource.all.map { "Framework+\($0.name)" }) == Set(written.keys).subtracting(["Frameworks"]))
  }

  /// Another toolchain has other texts: nothing is compared. It takes half a minute, so continuous integration does it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] != nil)) func `of the toolchain's modules are fresh, where the toolchain is the same`() throws {
    let generator = try Generator(package: package)
    guard try LibraryModule.all.filter(\.isOfToolchain).allSatisfy({ try file($0.name).prefix(500).contains(generator.mark) }) else { return }
    try expectFresh(try generator.toolchainTexts(), generator)
  }

  @Test func `have thunks that are fresh`() throws {
    let files = BindingsWriter(texts: Dictionary(uniqueKeysWithValues: InterfaceLibrary.all.map { ($0.name, $0.text) })).files
    let folder = BindingsFolder(package: package)
    #expect(folder.paths == Set(files.keys))
    for (path, source) in files {
      let isFresh = folder.content(path) == source
      #expect(isFresh, "\(path) is stale: swift run interfaces --bindings")
    }
  }

  /// A thunk is found by the number that the index gives its declaration.
  @Test(arguments: BindingsWriter.modules) func `number declarations as thunks do`(_ name: String) throws {
    let module = try #require(InterfaceLibrary.module(named: name))
    let read = EntryReader(Parser.parse(source: module.text), module: name).entries
    let numbers = Dictionary(uniqueKeysWithValues: module.entries.filter { $0.name != ":" }.map { ($0.entry.number, $0.owner) })
    let differ = read.filter { ThunkMaker.isCallable($0.declaration) && numbers[$0.number] != $0.owner }.map(\.fullName)
    #expect(differ.isEmpty)
  }

  @Test func `exist for each library`() { #expect(InterfaceLibrary.all.map(\.name) == LibraryModule.all.map(\.name)) }
}
