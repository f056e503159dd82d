internal import SwiftSource
internal import Workbench

/// What swiftc says of a program beside what the playground says of it.
struct CompilerVerdict {
  /// Where only one of them refuses, in swiftc's words or in the playground's.
  let differences: [Diagnostic]
  /// What swiftc refuses.
  let errors: [Diagnostic]
  private let isRefusedHere: Bool

  /// - Parameters:
  ///   - errors: what swiftc refuses.
  ///   - own: what the playground says.
  ///   - missing: modules that are not there.
  init(errors: [Diagnostic], own: [Diagnostic], missing: Set<String> = []) {
    self.errors = errors
    let refused = own.filter(\.isError)
    isRefusedHere = !refused.isEmpty
    func isAt(_ place: SourceRange?) -> (Diagnostic) -> Bool {
      { $0.range?.file == place?.file && $0.range?.line == place?.line }
    }
    let unknown =
      missing.isEmpty
      ? []
      : [
        Diagnostic.Note(
          "not here, so that swiftc does not know what they declare: \(missing.sorted().joined(separator: ", "))")
      ]
    differences =
      errors.filter { error in !refused.contains(where: isAt(error.range)) }.map { error in
        Diagnostic("swiftc refuses what the playground accepts: \(error.message)", at: error.range, notes: unknown)
      }
      + refused.filter { error in !errors.contains(where: isAt(error.range)) }.map { error in
        Diagnostic(.warning, "swiftc accepts what the playground refuses: \(error.message)", at: error.range)
      }
  }

  /// For a line of its own, or for the status.
  var words: String {
    guard let first = differences.first else {
      return isRefusedHere ? "swiftc agrees: it refuses the same" : "swiftc agrees"
    }
    let place = first.range.map { " at \($0.line):\($0.column)" } ?? ""
    if first.isError {
      return "swiftc refuses it\(place): \(first.message.split(separator: ": ", maxSplits: 1).last ?? "")"
    }
    return "swiftc accepts it\(place)"
  }
}

extension CompilerVerdict {
  /// The files that swiftc is to read for a preview: with what it took from its project.
  @MainActor static func module(of preview: Preview, _ compiler: SwiftCompiler) -> [CompilableFile] {
    CompilableFile.module(of: preview.source, facts: preview.request.facts, hasModule: compiler.hasModule)
  }
  /// The same with all that its names may mean in the project; nil where that is nothing more.
  @MainActor static func widerModule(of preview: Preview, _ compiler: SwiftCompiler) -> [CompilableFile]? {
    guard let others = preview.request.others else { return nil }
    let wide = ProjectFiles.completing(preview.source.alone, isWrong: true, in: others)
    return wide.text == preview.source.text
      ? nil : CompilableFile.module(of: wide, facts: preview.request.facts, hasModule: compiler.hasModule)
  }
  /// What swiftc said of the last of its runs.
  /// - Parameter own: what the playground says; nil: what keeps the preview from being shown.
  @MainActor init(_ errors: [Diagnostic], of preview: Preview, _ files: [CompilableFile], saying own: [Diagnostic]? = nil) {
    let missing = files.reduce(into: Set<String>()) { $0.formUnion($1.missingModules) }
    self.init(errors: errors, own: own ?? preview.diagnostics, missing: missing)
  }
}
