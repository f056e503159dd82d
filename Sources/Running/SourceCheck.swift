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
  /// Whether Swift refuses the file.
  public var isRefused: Bool { diagnostics.contains(where: \.isError) }

  /// Whether something is said at a place already.
  public func says(_ other: Diagnostic) -> Bool {
    diagnostics.contains { $0.range?.line == other.range?.line && $0.range?.column == other.range?.column }
  }

  /// How long checking a file may take (our choice).
  public static let limit: Duration = .seconds(10)

  /// Checks a file that the parser understands.
  /// - Parameter assets: the project's images and colours, for which Xcode writes names in Swift.
  public init(_ source: SourceFile, among project: ProjectFiles?, assets: AssetLibrary? = nil) {
    let source = source.alone.read(after: nil)
    guard let syntax = source.syntax else {
      diagnostics = []
      return
    }
    let file = ProgramCheck.File(source.name, source.text, syntax)
    let checker = ProgramCheck.checked(
      file, among: project, assets, library: Libraries.interfaces, within: SourceCheck.limit)
    diagnostics = checker.diagnostics.map { found in
      let end = syntax.token(at: AbsolutePosition(utf8Offset: found.offset))?.endPositionBeforeTrailingTrivia.utf8Offset
      let range = source.range(from: found.offset, to: max(end ?? found.offset, found.offset))
      return Diagnostic(found.severity == .error ? .error : .warning, found.message, at: range)
    }
  }
}

/// The libraries, each read once for all checks of a process, and only as far as it is asked for.
@MainActor
enum Libraries {
  /// What checking needs.
  static let interfaces = LibraryReader()
  /// With the Swift source that runs.
  static let sources = LibraryReader(sources: Standard.sources)
}

extension ProgramCheck {
  /// A file among the other files of its module and the names of its assets.
  @MainActor static func checked(
    _ file: File, among project: ProjectFiles?, _ assets: AssetLibrary?, library: LibraryReader, within limit: Duration
  ) -> Checker {
    let swiftUI = library.module(named: "SwiftUI")
    var others = project?.others { swiftUI?.topLevel.named($0).isEmpty == false } ?? []
    if let assets { others.append(File("GeneratedAssetSymbols.swift", assets.symbolSource)) }
    // A file without imports is one that is typed and shown: it sees what there is to show.
    return checked([file], among: others, library: library, implying: "SwiftUI", within: limit)
  }
}
