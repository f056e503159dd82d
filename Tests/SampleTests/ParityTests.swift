internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import PlaygroundMacros
internal import Terminal
internal import Running
internal import Testing
internal import Tracing
internal import Views

@testable internal import Workbench

/// The main test of correctness: what swiftc compiles and what the interpreter makes of the same file are laid out, explained and painted alike.
@MainActor @Suite struct `Compiled and interpreted samples` {
  @Test(arguments: SampleFile.all) func `agree in every node, event and cell`(sample: SampleFile) throws {
    for (index, compiled) in try compiledRoots(of: sample).enumerated() {
      let source = SourceFile(name: "\(sample.name).swift", text: sample.source)
      let program = try CheckedProgram.read(source, interpretedChoice(of: sample, index))
      try #require(program.diagnostics.isEmpty, "\(program.diagnostics)")
      for device in Device.all {
        for proposal in proposals {
          let interpreted = program.root(budget: Budget())
          expectSame(report(compiled, device, proposal), report(interpreted.view, device, proposal), "\(sample.name) \(index) on \(device.name), offered \(proposal)")
          #expect(interpreted.evaluation.diagnostics.isEmpty)
        }
      }
    }
  }

  private let proposals: [ProposedViewSize] = [
    ProposedViewSize(width: 640, height: 384), ProposedViewSize(width: 97, height: 41), .unspecified, .zero, ProposedViewSize(width: 200, height: nil),
    ProposedViewSize(width: .infinity, height: 50),
  ]

  /// The sample's previews as the compiler sees them: `#Preview`s in source order, else its preview provider.
  private func compiledRoots(of sample: SampleFile) throws -> [any View] {
    let previews = compiledPreviews(of: sample.name).map { $0.body() }
    if !previews.isEmpty { return previews }
    if !sample.programs.isEmpty { return try sample.programs.map { try #require(compiledProgram($0, of: sample.name)) } }
    let provider = try #require(sample.providers.first.flatMap { compiledProvider($0, of: sample.name) })
    func shown(_ provider: (some PreviewProvider).Type) -> any View { provider.previews }
    return [shown(provider)]
  }
  private func interpretedChoice(of sample: SampleFile, _ index: Int) -> PreviewChoice {
    if sample.previewCount > 0 { return .preview("\(index + 1)") }
    return sample.programs.isEmpty ? .automatic : .view(sample.programs[index])
  }

  private let assets = AssetLibrary(folder: SampleFile.folder.path)

  /// Everything that must be equal.
  private struct Report {
    /// Written views, identities, nodes; for one offer the cells too, which follow from the picture.
    var lines: [String]
    var picture: DisplayList
    var trace: Trace
  }
  private func report(_ view: any View, _ device: Device, _ proposal: ProposedViewSize) -> Report {
    let host = ViewHost(Erased(view), device: device, recordsWrittenViews: true, recordsEvents: true, assets: assets)
    host.layOut(proposal, safeArea: device.safeArea)
    var lines = host.writtenViews.map { "written \($0.depth) \($0.name) \($0.detail ?? "") \($0.nodes)" }
    lines += host.scopes.map { "identity \($0.identity)" }
    let paths = host.paths
    for (index, frame) in host.tree.frames().enumerated() {
      let (node, info) = (NodeID(index), host.infos[index])
      lines.append(
        "node \(paths[index]) \(info.kind) \(host.label(of: node) ?? "-") \(info.identifier ?? "-") \(info.isImplicit) \(host.customViews(between: node)) "
          + "\(words(host.tree.proposal(of: node))) \(host.tree.size(of: node)) \(frame)")
    }
    let list = host.displayList
    if device == .terminal, proposal == proposals[0] {
      let grid = try? Rasteriser(cell: device.cell).picture(of: list)
      lines += grid.map { TextPainter(colors: .trueColor).ansi($0).text.split(separator: "\n").map { "cells \($0)" } } ?? ["no picture"]
    }
    return Report(lines: lines, picture: list, trace: host.trace(offeredBy: "the test"))
  }
  private func expectSame(_ compiled: Report, _ interpreted: Report, _ name: String) {
    if compiled.lines != interpreted.lines {
      let first = zip(compiled.lines, interpreted.lines).first { $0 != $1 }
      Issue.record("\(name): compiled \(first?.0 ?? "has \(compiled.lines.count) lines"), interpreted \(first?.1 ?? "has \(interpreted.lines.count) lines")")
    }
    if compiled.picture != interpreted.picture {
      let first = zip(compiled.picture.items, interpreted.picture.items).first { $0 != $1 }
      Issue.record("\(name): compiled paints \(first.map { "\($0.0)" } ?? "else"), interpreted \(first.map { "\($0.1)" } ?? "else")")
    }
    let (a, b) = (compiled.trace, interpreted.trace)
    if a.events != b.events {
      let index = zip(a.events, b.events).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      Issue.record(
        "\(name), event \(index ?? -1) of \(a.events.count) and \(b.events.count): compiled \(index.map { a.sentence($0) } ?? "-"), interpreted \(index.map { b.sentence($0) } ?? "-")"
      )
    }
    #expect(!a.events.isEmpty || a.nodes.isEmpty)
  }
}
