internal import Declarations
internal import Semantics
internal import SwiftSyntax
public import Views

typealias FolderDistance = Declarations.FolderDistance
typealias SwiftUINames = Declarations.SwiftUINames

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
  /// Read once for all checks of a process.
  private static let library = LibraryReader()

  /// Checks a file that the parser understands.
  /// - Parameter assets: the project's images and colours, for which Xcode writes names in Swift.
  public init(_ source: SourceFile, among project: ProjectFiles?, assets: AssetLibrary? = nil) {
    let source = source.alone.read(after: nil)
    guard let syntax = source.parsed?.file else {
      diagnostics = []
      return
    }
    let file = ProgramCheck.File(source.name, source.text, syntax)
    // A file without imports is one that is typed and shown: it sees what there is to show.
    var others = project?.others ?? []
    if let assets { others.append(ProgramCheck.File("GeneratedAssetSymbols.swift", assets.symbolSource)) }
    let checker = ProgramCheck.checked([file], among: others, library: SourceCheck.library, implying: "SwiftUI", within: SourceCheck.limit)
    diagnostics = checker.diagnostics.map { found in
      let end = syntax.token(at: AbsolutePosition(utf8Offset: found.offset))?.endPositionBeforeTrailingTrivia.utf8Offset
      let range = source.range(from: found.offset, to: max(end ?? found.offset, found.offset))
      return Diagnostic(found.severity == .error ? .error : .warning, found.message, at: range)
    }
  }
}

extension ProjectFiles {
  /// The files beside the one that is shown.
  fileprivate var others: [ProgramCheck.File] { index.others(than: own) }
}

extension ProjectIndex {
  fileprivate func others(than own: String?) -> [ProgramCheck.File] {
    let indices = (0..<count).filter { file($0).name != own }
    read(Set(indices))
    return indices.map { ProgramCheck.File(file($0).name, file($0).text, syntax($0)) }
  }
}
