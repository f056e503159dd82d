/// Something that is measured: a name for `--only`, and what measures it.
@MainActor
struct BenchmarkCase {
  let name: String
  let run: @MainActor () -> [BenchmarkResult]

  /// Every case, in the order of the table.
  static let all = [
    BenchmarkCase(name: "layout", run: LayoutBenchmark.run), BenchmarkCase(name: "build", run: BuildBenchmark.run),
    BenchmarkCase(name: "interpret", run: InterpretBenchmark.run),
    BenchmarkCase(name: "recheck", run: RecheckBenchmark.run), BenchmarkCase(name: "reload", run: ReloadBenchmark.run),
    BenchmarkCase(name: "prompt", run: PromptBenchmark.run), BenchmarkCase(name: "trace", run: TraceBenchmark.run), BenchmarkCase(name: "draw", run: DrawBenchmark.run),
    BenchmarkCase(name: "pixels", run: PixelBenchmark.run),
  ]
  /// What is counted, and not timed.
  static let counted = BenchmarkCase(name: "counted", run: CountedBenchmark.run)
}
