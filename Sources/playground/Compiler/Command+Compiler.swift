internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Workbench

extension Command {
  /// swiftc beside this program; where there is none, why is said.
  static func compiler(_ output: Output) -> SwiftCompiler? {
    do throws(SwiftCompiler.Missing) {
      return try SwiftCompiler.find()
    } catch {
      output.say("playground: \(error.words)\n")
      return nil
    }
  }

  /// Asks swiftc about a file, and says where the two disagree.
  /// - Parameter own: what the playground says.
  /// - Returns: whether swiftc accepts it.
  @MainActor static func isAccepted(
    _ preview: Preview, saying own: [Diagnostic], by compiler: SwiftCompiler, _ arguments: Arguments, _ output: Output
  ) throws -> Bool {
    let path = preview.source.name
    var files = CompilerVerdict.module(of: preview, compiler)
    guard var errors = try errors(in: files, compiler) else {
      output.say("\(path): swiftc ended without a verdict\n")
      return true
    }
    if !errors.isEmpty, let wider = CompilerVerdict.widerModule(of: preview, compiler),
      let found = try self.errors(in: wider, compiler), found.count < errors.count
    {
      (files, errors) = (wider, found)
    }
    if let folder = arguments.value(.keep) { try keep(files, in: folder, sparing: preview.files, output) }
    let verdict = CompilerVerdict(errors, of: preview, files, saying: own)
    report(verdict.differences, of: preview.source, others: files.dropFirst().map(\.source), arguments, output)
    try output.write("\(path): \(verdict.words)\n")
    return errors.isEmpty
  }
  private static func keep(_ files: [CompilableFile], in folder: String, sparing sources: [String], _ output: Output)
    throws(Failure)
  {
    FileWriter.makeFolder(folder)
    for (number, file) in files.enumerated() {
      try output.save(.binary(Data(file.text.utf8)), to: "\(folder)/\(number).swift", sparing: sources)
    }
  }
  /// What swiftc refuses; nil where it ended without a verdict, or took longer than half a minute (our choice).
  @MainActor private static func errors(in files: [CompilableFile], _ compiler: SwiftCompiler) throws -> [Diagnostic]? {
    let run: CompilerRun
    do {
      run = try CompilerRun(files, compiler)
    } catch {
      throw Failure(code: .io, message: "swiftc cannot be started: \(error)")
    }
    return run.wait(within: .seconds(30)) ? run.errors : nil
  }
}
