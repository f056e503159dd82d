internal import Drawing
internal import SwiftSource
internal import PlaygroundMacros
internal import Running
internal import Testing
internal import Views

/// Transitions on their way, compiled and interpreted.
@MainActor @Suite struct `Transitions of the sample` {
  @Test func `are drawn alike on both roads`() throws {
    let sample = try #require(SampleFile.all.first { $0.name == "TransitionEnds" })
    let source = SourceFile(name: "TransitionEnds.swift", text: sample.source)
    var count = 0
    for (index, preview) in compiledPreviews(of: sample.name).enumerated() {
      let interpreted = try CheckedProgram.read(source, .preview("\(index + 1)")).root(budget: Budget())
      let hosts = [preview.body(), interpreted.view].map { ViewHost(Erased($0), device: .terminal) }
      for host in hosts { host.layOut(ProposedViewSize(width: 640, height: 384)) }
      #expect(hosts[0].transitions.map(\.number) == hosts[1].transitions.map(\.number))
      for number in hosts[0].transitions.map(\.number) {
        for progress in [0, 0.25, 0.5, 1] {
          for isRemoval in [false, true] {
            for host in hosts { host.shownTransition = ShownTransition(number: number, progress: progress, isRemoval: isRemoval) }
            #expect(hosts[0].displayList == hosts[1].displayList, "\(index) \(number) \(progress)")
            count += 1
          }
        }
      }
      #expect(interpreted.evaluation.diagnostics.isEmpty)
    }
    #expect(count == 80)
  }
  @Test func `pass through the row that was drawn by hand`() throws {
    let sample = try #require(SampleFile.all.first { $0.name == "TransitionEnds" })
    let host = ViewHost(Erased(try #require(compiledPreviews(of: sample.name).first).body()), device: .terminal)
    host.layOut(ProposedViewSize(width: 640, height: 384))
    for (progress, drawn) in [(0, 0), (0.5, 1)] {
      host.shownTransition = ShownTransition(number: 0, progress: progress)
      let items = host.displayList.items.map(\.content)
      try #require(items.count == 4)
      #expect(scales(items[3]) == scales(items[drawn]), "\(progress)")
    }
  }
  /// The factors of the layers around the circle, and its paint.
  private func scales(_ content: DisplayList.Content) -> String {
    switch content {
    case .layer(.transform(let map), let items): "\(map.a) \(map.d) " + items.map { scales($0.content) }.joined()
    case .fill(_, let paint): "\(paint)"
    default: "else"
    }
  }
}
