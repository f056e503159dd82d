internal import Foundation
internal import SwiftSource
internal import Workbench

/// Asks swiftc about what is shown when nothing has happened for half a second; the next save ends a run that is under way.
@MainActor
struct BackgroundCheck {
  /// How long nothing may have happened (our choice).
  static let pause: Duration = .milliseconds(500)

  private var compiler: Result<SwiftCompiler, SwiftCompiler.Missing>?
  private let isWanted: Bool
  private var start: ContinuousClock.Instant?
  private var run: CompilerRun?
  private var preview: Preview?
  /// What the first of two runs found: the second one has more files.
  private var best: (errors: [Diagnostic], files: [CompilableFile])?
  /// That there is no compiler was said.
  private var saidMissing = false

  init(isWanted: Bool) { self.isWanted = isWanted }

  /// Something was saved, or typed: what was asked is of no interest any more.
  mutating func restart() {
    cancel()
    start = isWanted && !saidMissing ? .now + BackgroundCheck.pause : nil
  }
  /// A key that changes nothing was typed.
  mutating func postpone() {
    if start != nil { start = .now + BackgroundCheck.pause }
  }
  mutating func cancel() {
    run?.cancel()
    (run, preview, best, start) = (nil, nil, nil, nil)
  }
  /// Until it is time to begin; nil where nothing waits.
  var timeLeft: Duration? { start.map { max(.zero, ContinuousClock.now.duration(to: $0)) } }
  /// What becomes readable while swiftc runs; -1 while it does not.
  var descriptor: Int32 { run?.descriptor ?? -1 }

  /// Begins if it is time.
  /// - Returns: what there is to say at once.
  mutating func begin(_ shown: Preview?) -> String? {
    guard let start, start <= .now else { return nil }
    self.start = nil
    guard let shown else { return nil }
    let compiler = self.compiler ?? Result { () throws(SwiftCompiler.Missing) in try SwiftCompiler.find() }
    self.compiler = compiler
    switch compiler {
    case .failure:
      saidMissing = true
      return "no swiftc ('playground check --compiler' says why)"
    case .success(let compiler):
      preview = shown
      run = try? CompilerRun(CompilerVerdict.module(of: shown, compiler), compiler)
      return nil
    }
  }
  /// Reads what swiftc says.
  /// - Returns: the verdict, at the end.
  mutating func read() -> String? {
    guard let run, run.take(), let preview, case .success(let compiler)? = compiler else { return nil }
    self.run = nil
    let isFirst = best == nil
    if let errors = run.errors, best.map({ errors.count < $0.errors.count }) ?? true { best = (errors, run.files) }
    if isFirst, best?.errors.isEmpty == false, let files = CompilerVerdict.widerModule(of: preview, compiler) {
      self.run = try? CompilerRun(files, compiler)
      if self.run != nil { return nil }
    }
    self.preview = nil
    defer { best = nil }
    return best.map { CompilerVerdict($0.errors, of: preview, $0.files).words } ?? "swiftc ended without a verdict"
  }
}
