internal import Declarations
public import Interpreter
internal import Semantics
internal import Standard
internal import SwiftSyntax
public import Views

/// The checker has types of these names as well.
public typealias Diagnostic = Interpreter.Diagnostic
typealias SourceRange = Interpreter.SourceRange

/// What Swift says of a file among the other files of its module: errors in the compiler's words, and warnings where the playground lacks something.
@MainActor
public struct SourceCheck {
  /// In the order of the file.
  public let diagnostics: [Diagnostic]
  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  /// Whether Swift refuses the file.
  public var isRefused: Bool { diagnostics.contains(where: \.isError) }

  /// Whether something is said at a place already.
  public func says(_ other: Diagnostic) -> Bool {
    diagnostics.contains { $0.range?.line == other.range?.line && $0.range?.column == other.range?.column }
  }

  /// How long checking a file may take (our choice).
  public nonisolated static let limit: Duration = .seconds(10)

  /// Checks a file that the parser understands.
  /// - Parameter assets: the project's images and colours, for which Xcode writes names in Swift.
  public init(_ source: SourceFile, among project: ProjectFiles?, assets: AssetLibrary? = nil) {
    let source = source.alone.read(after: nil)
    guard let syntax = source.syntax else {
      diagnostics = []
      return
    }
    let file = ProgramCheck.File(source.name, source.text, syntax)
    let checker = ProgramCheck.checked(file, among: project, assets, within: SourceCheck.limit)
    diagnostics = SourceCheck.diagnostics(of: checker, in: source)
  }

  /// What a check says, each thing once, at the token where it stands in a file.
  /// - Parameter place: the offset in the file's text of one that was checked; nil for what is not written there.
  static func diagnostics(
    of checker: Checker, in source: SourceFile, at place: (Int) -> Int? = { $0 }
  ) -> [Diagnostic] {
    var said: Set<Diagnostic> = []
    // What was checked again has later offsets than what stands behind it.
    let placed = checker.diagnostics.map { (found: $0, offset: place($0.offset)) }
    let sorted = placed.enumerated().sorted {
      ($0.element.offset ?? .max, $0.offset) < ($1.element.offset ?? .max, $1.offset)
    }
    return sorted.map(\.element).compactMap { found, offset in
      let range = offset.map { start in
        let token = source.syntax?.token(at: AbsolutePosition(utf8Offset: start))
        return source.range(from: start, to: max(token?.endPositionBeforeTrailingTrivia.utf8Offset ?? start, start))
      }
      let diagnostic = Diagnostic(found.severity == .error ? .error : .warning, found.message, at: range)
      return said.insert(diagnostic).inserted ? diagnostic : nil
    }
  }
}

extension ProgramCheck {
  /// The libraries with the Swift source that runs: read once for all checks of a process, and only as far as a check
  /// asks for it.
  @MainActor private static let library = LibraryReader(sources: Standard.sources)

  /// A file among the other files of its module and the names of its assets.
  @MainActor static func checked(
    _ file: File, among project: ProjectFiles?, _ assets: AssetLibrary?, within limit: Duration
  ) -> Checker {
    let swiftUI = library.module(named: "SwiftUI")
    var others = project?.others { swiftUI?.topLevel.named($0).isEmpty == false } ?? []
    if let assets { others.append(File("GeneratedAssetSymbols.swift", assets.symbolSource)) }
    // A file without imports is one that is typed and shown: it sees what there is to show.
    return checked([file], among: others, library: library, implying: "SwiftUI", within: limit)
  }
}
