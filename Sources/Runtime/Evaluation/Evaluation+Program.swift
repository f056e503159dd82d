internal import Declarations

extension Evaluation {
  /// Runs a program that has a function `run()` or `main()`; what it returns, if that is a text.
  package func runProgram() -> String? {
    let names = ["run", "main"]
    let found = names.lazy.flatMap { self.program.module.topLevel.named($0) }.compactMap { $0 as? FunctionDeclaration }
      .first { $0.parameters.isEmpty }
    guard let found else {
      _ = fail("the program has no function 'run()'")
      return nil
    }
    do throws(Interruption) {
      let value = try invoke(BoundTarget(target(of: found, .body), []), [])
      finishTasks()
      if let parked { throw parked }
      if case .string(let text) = value { return text }
      return nil
    } catch {
      if error.kind == .thrown, let thrown {
        _ = fail("an error was thrown and not caught: \((try? describe(thrown, types.void, reflecting: true)) ?? "")")
      }
      return nil
    }
  }
}
