internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Tracing
internal import Running
internal import Views
internal import Workbench

/// What it costs to record a layout, to ask why, and to step.
@MainActor
enum TraceBenchmark {
  static func run() -> [BenchmarkResult] { [recording(1_000), asking(200)] }

  /// The same layout, warm, with and without its events.
  private static func recording(_ n: Int) -> BenchmarkResult {
    let program = try? CheckedProgram.read(SourceFile(name: "wide.swift", text: MeasuredSource.wide(n)))
    var result = BenchmarkResult(name: "trace wide", n: n)
    guard let root = program?.root(budget: Budget()) else { return result }
    let offer = ProposedViewSize(width: 120, height: CGFloat(n))
    func samples(_ isRecording: Bool, isLiteral: Bool) -> (Samples, Int) {
      let host = ViewHost(root.view, device: .cells, recordsEvents: isRecording)
      host.tree.isLiteral = isLiteral
      host.layOut(offer)
      let samples = Samples.of(20) {
        host.tree.clearEvents()
        host.tree.forget()
        host.layOut(offer)
      }
      result.nodes = host.infos.count
      return (samples, host.tree.events.count)
    }
    result.figures = [
      Figure(name: "off", samples: samples(false, isLiteral: false).0), Figure(name: "on", samples: samples(true, isLiteral: false).0),
      Figure(name: "literal", samples: samples(true, isLiteral: true).0),
    ]
    return result
  }
  /// 5 n + 1 nodes: a thousand.
  private static func asking(_ n: Int) -> BenchmarkResult {
    var request = Request()
    request.device = .cells
    request.proposal = ProposedViewSize(width: 120, height: CGFloat(n))
    let preview = Preview(SourceFile(name: "wide.swift", text: MeasuredSource.wide(n)), request, recordsEvents: true)
    var result = BenchmarkResult(name: "trace questions", n: n)
    guard let trace = preview.trace, var stepper = Stepper(preview) else { return result }
    result.nodes = trace.nodes.count
    let last = NodeID(trace.nodes.count - 1)
    result.figures = [
      Figure(name: "why", samples: Samples.of(20) { _ = trace.why(last, .y) }, showsTail: true, goal: Goal(median: .milliseconds(10))),
      Figure(
        name: "step",
        samples: Samples.of(50) {
          _ = stepper.press("n")
          _ = try? stepper.screen(.standard, charset: .unicode)
        }, showsTail: true, goal: Goal(median: .milliseconds(5))),
    ]
    return result
  }
}
