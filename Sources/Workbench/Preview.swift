internal import Drawing
public import Foundation
public import SwiftSource
public import LayoutCore
internal import Running
public import Views

/// A source on its way to a picture. Each stage takes the value of the one before:
///
///     source → program → root view → nodes → frames → display list
@MainActor
public struct Preview {
  /// The text it came from.
  public let source: SourceFile
  /// How it was laid out: as it was asked for, with what the preview itself asks for.
  public let request: Request
  /// As it was asked for.
  let asked: Request
  /// The source as the parser reads it, and what of it can be shown.
  public let program: Program
  /// The laid-out root; nil when what it needs of the source is wrong.
  public let host: ViewHost?
  /// What is wrong, and what was skipped, in source order.
  public let diagnostics: [Diagnostic]
  /// Why nothing is shown of a file that is sound and declares something: modifiers, styles, views that want arguments. It is the last of ``diagnostics``; nil otherwise.
  public let reasonForNothing: Diagnostic?
  /// What the views of a provider are called, each of which is a preview of its own; empty for another preview.
  public let parts: [String?]
  /// What the root was offered.
  public private(set) var proposal: ProposedViewSize
  /// The root's answer in points; zero where there is none.
  public var size: CGSize { host.flatMap { host in host.tree.root.map { host.tree.size(of: $0) } } ?? .zero }
  /// The run behind the host: what goes wrong in actions is found there.
  let evaluation: (any PreviewRun)?
  /// What the program has printed since the last call, as Swift would have written it.
  public func takePrinted() -> String { evaluation?.takeOutput() ?? "" }

  /// What asks for ``source`` once more: it holds what it needs of other files already, so that none is read.
  public var repeatedRequest: Request {
    var repeated = asked
    repeated.others = nil
    return repeated
  }

  /// The whole way, from the text to frames.
  /// - Parameters:
  ///   - previous: the program of the text before its last edit: what the edit left alone is not parsed again.
  ///   - earlier: an earlier preview: its views that are still there go on with their state.
  ///   - latest: the preview of the text before its last edit, right or wrong: what the edit left alone is not checked
  ///     again. Without it the earlier preview stands for it.
  public init(
    _ source: SourceFile, _ request: Request, after previous: Program? = nil, state earlier: Preview? = nil,
    checkedAfter latest: Preview? = nil, recordsWrittenViews: Bool = false, recordsEvents: Bool = false
  ) {
    // Swift refuses such a file: only published cases, which are asked about on this device, are read so.
    let (written, described) = request.device == .cells ? DescribedGuides.completing(source) : (source, [])
    var source = written
    if let others = request.others { source = ProjectFiles.completing(written.read(after: previous), in: others) }
    let program = Program.read(source, after: previous)
    (self.source, self.program) = (source, program)
    let request = Preview.resolved(request, source, program)
    asked = request
    func show(_ root: Root) -> Showing {
      var graph: ViewGraph?
      if let state = earlier?.host?.graph, let run = earlier?.evaluation {
        graph = root.evaluation.adopting(state, from: run)
      }
      return Showing(
        root, request, graph: graph, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents)
    }
    do throws(Diagnostic) {
      let check = try Preview.checked(program, source, request, after: latest ?? earlier)
      self.check = check
      let showing = show(check.root(budget: request.budget))
      let found = source.remarks + check.diagnostics
      diagnostics = described + found + showing.said.filter { !found.says($0) }
      (host, evaluation, self.request) = (showing.isShown ? showing.host : nil, showing.root.evaluation, showing.request)
      (hasErrors, isSound, reasonForNothing) = (showing.failed, check.isRunnable, nil)
      parts = showing.parts ?? []
    } catch {
      // The parser does not understand it, or there is nothing to show.
      let found = program.hasSyntaxErrors ? program.diagnostics : request.check(source).diagnostics
      isSound = !found.contains(where: \.isError)
      reasonForNothing = isSound && request.preview == .automatic && program.declaresSomething ? error : nil
      // That nothing can be shown of a file with mistakes is no news.
      let says = !program.hasSyntaxErrors && (isSound || request.preview != .automatic)
      diagnostics = described + source.remarks + found + (says ? [error] : [])
      (host, evaluation, hasErrors, check, parts) = (nil, nil, true, nil, [])
      self.request = request
    }
    proposal = Preview.proposal(self.request)
  }

  /// The program with what is shown of it, checked by rules.
  /// - Parameter earlier: a preview of a text that has been checked already: the same, or the one before an edit.
  /// - Throws: why nothing can be made of it.
  private static func checked(
    _ program: Program, _ source: SourceFile, _ request: Request, after earlier: Preview?
  ) throws(Diagnostic) -> CheckedProgram {
    if program.hasSyntaxErrors, let first = program.diagnostics.first(where: \.isError) { throw first }
    let part = try program.shown(request.preview)
    if let earlier, let check = earlier.check, earlier.isOfSameText(source, request) { return check }
    guard
      let check = CheckedProgram(
        source, showing: part, of: program, among: request.others?(), facts: request.facts, assets: request.assets,
        within: request.checkLimit, after: earlier?.check)
    else { throw .nothingToPreview() }
    return check
  }
  private func isOfSameText(_ other: SourceFile, _ otherRequest: Request) -> Bool {
    request.preview == otherRequest.preview && source.name == other.name && source.text == other.text
      && source.others.map(\.text) == other.others.map(\.text) && otherRequest.others == nil
  }
  /// The size that the preview asks for, else the room on the canvas.
  static func proposal(_ request: Request) -> ProposedViewSize {
    request.fixedSize.map { ProposedViewSize(width: $0.width, height: $0.height) } ?? room(request)
  }
  /// The canvas without its safe area, or what was asked for.
  private static func room(_ request: Request) -> ProposedViewSize {
    guard let canvas = request.canvas else { return request.proposal ?? .unspecified }
    let safeArea = request.device.safeArea
    return ProposedViewSize(width: max(canvas.width - safeArea.left - safeArea.right, 0), height: max(canvas.height - safeArea.top - safeArea.bottom, 0))
  }

  /// The scheme of colours: what was asked for, else what the views prefer.
  public var scheme: ColorScheme { host?.colorScheme ?? request.scheme ?? .light }
  /// Whether something keeps the picture from being shown. What the view does not need keeps nothing from it: its errors
  /// are in ``diagnostics`` all the same.
  public let hasErrors: Bool
  /// Whether nothing is wrong with the text, needed or not: what goes wrong happens while it runs.
  let isSound: Bool
  /// The file as Swift's rules see it; nil where the parser does not understand it, or nothing is shown.
  let check: CheckedProgram?

  /// Where the root's top-left corner stands on the canvas, in points: centred in what it was offered, then rounded to a whole cell, once.
  public var origin: CGPoint {
    let whole = Preview.room(request)
    guard request.canvas != nil, let width = whole.width, let height = whole.height else { return .zero }
    let (safeArea, cell) = (request.device.safeArea, request.device.cell)
    func rounded(_ value: CGFloat, _ unit: CGFloat) -> CGFloat { value.isFinite ? (value / unit + 0.5).rounded(.down) * unit : 0 }
    return CGPoint(
      x: rounded(safeArea.left + (width - size.width) / 2, cell.width), y: rounded(safeArea.top + (height - size.height) / 2, cell.height))
  }
}
