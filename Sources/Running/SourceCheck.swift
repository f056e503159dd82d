internal import Declarations
internal import Foundation
public import SwiftSource
internal import Semantics
internal import Standard
internal import SwiftSyntax
public import Views

/// The checker has types of these names as well.
public typealias Diagnostic = SwiftSource.Diagnostic
typealias SourceRange = SwiftSource.SourceRange

/// What Swift says of a file among the other files of its module: errors in the compiler's words, and warnings where the playground lacks something.
@MainActor
public struct SourceCheck {
  /// In the order of the file.
  public let diagnostics: [Diagnostic]
  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  /// Whether Swift refuses the file.
  public var isRefused: Bool { diagnostics.contains(where: \.isError) }

  /// How much processor time checking a file may take (our choice).
  public nonisolated static let limit: Duration = .seconds(10)

  /// Checks a file that the parser understands.
  /// - Parameters:
  ///   - facts: what is known of its project.
  ///   - assets: the project's images and colours, for which Xcode writes names in Swift.
  ///   - limit: how long checking may take.
  public init(
    _ source: SourceFile, among project: ProjectFiles?, facts: ProjectFacts = ProjectFacts(), assets: AssetLibrary? = nil,
    within limit: Duration = limit
  ) {
    let source = source.alone.read(after: nil)
    guard let syntax = source.syntax else {
      diagnostics = []
      return
    }
    let file = ProgramCheck.File(source.name, source.text, syntax)
    let checker = ProgramCheck.checked(file, among: project, assets, for: facts.finder(source), within: limit)
    var text = CheckedText()
    text.append(at: 0, source: 0, length: source.text.utf8.count)
    diagnostics = SourceCheck.diagnostics(of: checker, at: CheckedPlaces(own: source, text: text), among: project)
  }

  /// What a check says, each thing once, at the token where it stands; and what keeps classes from being made, where
  /// something is wrong.
  static func diagnostics(
    of checker: Checker, at places: CheckedPlaces, among project: ProjectFiles?
  ) -> [Diagnostic] {
    let found = diagnostics(of: checker, at: places)
    return found.contains(where: \.isError) ? found + (project?.modelRemarks ?? []) : found
  }
  private static func diagnostics(of checker: Checker, at places: CheckedPlaces) -> [Diagnostic] {
    var said: Set<Diagnostic> = []
    // What was checked again has later offsets than what stands behind it.
    let sorted = checker.diagnostics.enumerated().sorted {
      (places.order(of: $0.element.offset), $0.offset) < (places.order(of: $1.element.offset), $1.offset)
    }
    let all = sorted.map(\.element).compactMap { found -> Diagnostic? in
      let place = places.place(of: found.offset)
      let range = place.map { $0.source.rangeOfToken(at: $0.offset) }
      let fix = found.suggestion.map {
        let word = place.flatMap { $0.source.syntax?.token(at: AbsolutePosition(utf8Offset: $0.offset))?.text }
        return Diagnostic.Fix("replace \(word.map { "'\($0)' " } ?? "")with '\($0)'", replacing: range, with: $0)
      }
      var diagnostic = Diagnostic(
        found.severity == .error ? .error : .warning, found.message, at: range,
        notes: found.note.map { [.init($0)] } ?? [], fix: fix)
      diagnostic.isAboutLack = found.severity == .unsupported
      return said.insert(diagnostic).inserted ? diagnostic : nil
    }
    guard all.count > mostDiagnostics else { return all }
    let next = all[mostDiagnostics - 1].range
    let rest = Diagnostic("too many errors: what follows is not looked into", at: next)
    return all.prefix(mostDiagnostics - 1) + [rest]
  }
  /// Nobody reads more of them (our choice).
  private static let mostDiagnostics = 500
}

extension ProgramCheck {
  /// The libraries with the Swift source that runs: read once for all checks of a process, and only as far as a check
  /// asks for it.
  @MainActor private static let library = LibraryReader(sources: Standard.sources)

  /// A file among the other files of its module and the names of its assets.
  @MainActor static func checked(
    _ file: File, among project: ProjectFiles?, _ assets: AssetLibrary?, for target: @escaping () -> Int,
    within limit: Duration
  ) -> Checker {
    let swiftUI = library.module(named: "SwiftUI")
    var file = file
    file.path = project?.own
    var others = project?.others { swiftUI?.topLevel.named($0).isEmpty == false } ?? []
    if let assets {
      let usesUIKit = ([file] + others).contains { $0.text.mentions("UIImage") || $0.text.mentions("UIColor") }
      others.append(File("GeneratedAssetSymbols.swift", assets.symbolSource(usesUIKit: usesUIKit)))
    }
    // A file without imports is one that is typed and shown: it sees what there is to show.
    return checked(
      [file], among: others, library: library, implying: "SwiftUI", for: target, besides: project.elsewhere,
      within: limit)
  }
}

extension ProjectFacts {
  /// Finds the deployment target of a source: checkers are used on the main thread alone.
  @MainActor func finder(_ source: SourceFile) -> () -> Int {
    let found: @MainActor () -> Int = { target(of: source).iOS }
    return { MainActor.assumeIsolated { found() } }
  }
}

extension SourceFile {
  /// The token that begins at an offset, of a file that was read.
  func rangeOfToken(at start: Int) -> SourceRange {
    let token = syntax?.token(at: AbsolutePosition(utf8Offset: start))
    return range(from: start, to: max(token?.endPositionBeforeTrailingTrivia.utf8Offset ?? start, start))
  }
}

extension String {
  /// Whether a word stands somewhere. It is asked of all files of a project at each check, so that bytes are compared.
  fileprivate func mentions(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    return utf8.withContiguousStorageIfAvailable { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while rest.count >= length, let start = rest.baseAddress,
        let found = memchr(start, Int32(word.utf8Start.pointee), rest.count - length + 1)
      {
        if memcmp(found, word.utf8Start, length) == 0 { return true }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(UnsafeRawPointer(found) - start + 1))
      }
      return false
    } ?? contains(word.description)
  }
}
