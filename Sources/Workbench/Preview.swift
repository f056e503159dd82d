internal import Drawing
public import Foundation
public import Interpreter
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
  /// How it was to be laid out.
  public let request: Request
  /// The source, lowered.
  public let program: Program
  /// The laid-out root; nil when what it needs of the source is wrong.
  public let host: ViewHost?
  /// What is wrong, and what was skipped, in source order.
  public let diagnostics: [Diagnostic]
  /// Why nothing is shown of a file that is sound and declares something: modifiers, styles, views that want arguments. It is the last of ``diagnostics``; nil otherwise.
  public let reasonForNothing: Diagnostic?
  /// What the root was offered.
  public private(set) var proposal: ProposedViewSize
  /// The root's answer in points; zero where there is none.
  public var size: CGSize { host.flatMap { host in host.tree.root.map { host.tree.size(of: $0) } } ?? .zero }
  /// The run behind the host: what goes wrong in actions is found there.
  let evaluation: (any PreviewRun)?

  /// What asks for ``source`` once more: it holds what it needs of other files already, so that none is read.
  public var repeatedRequest: Request {
    var repeated = request
    repeated.others = nil
    return repeated
  }

  /// The whole way, from the text to frames.
  /// - Parameters:
  ///   - previous: the program of the text before its last edit: what the edit left alone is not lowered again.
  ///   - earlier: an earlier preview: its views that are still there go on with their state.
  ///   - latest: the preview of the text before its last edit, right or wrong: what the edit left alone is not checked
  ///     again. Without it the earlier preview stands for it.
  public init(
    _ source: SourceFile, _ request: Request, after previous: Program? = nil, state earlier: Preview? = nil,
    checkedAfter latest: Preview? = nil, recordsWrittenViews: Bool = false, recordsEvents: Bool = false
  ) {
    // Swift refuses such a file: only published cases, which are asked about on this device, are read so.
    let (written, described) = request.device == .cells ? DescribedGuides.completing(source) : (source, [])
    var source = request.others == nil ? written : written.read(after: previous)
    let read = source
    if let others = request.others { source = ProjectFiles.completing(read, in: others) }
    var program = Program.lower(source, after: previous, facts: request.facts)
    // With what is wrong, more is looked for in the other files, and taken if it helps.
    func mistakes(_ program: Program) -> Int { program.diagnostics.count(where: \.isError) }
    if let others = request.others, mistakes(program) > 0 {
      let completed = ProjectFiles.completing(read, isWrong: true, in: others)
      // The same text again has the same mistakes.
      if completed.text != source.text {
        let second = Program.lower(completed, after: previous, facts: request.facts)
        if mistakes(second) < mistakes(program) { (source, program) = (completed, second) }
      }
    }
    (self.source, self.program) = (source, program)
    func show(_ root: Root) -> Showing {
      var graph: ViewGraph?
      if let state = earlier?.host?.graph, let run = earlier?.evaluation {
        graph = root.evaluation.adopting(state, from: run)
      }
      return Showing(
        root, request, graph: graph, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents)
    }
    // Checked once, by whoever asks first.
    var check: CheckedProgram?
    var isAsked = false
    func asked() -> CheckedProgram? {
      if !isAsked { check = Preview.checked(program, source, request, after: latest ?? earlier) }
      isAsked = true
      return check
    }
    do throws(Diagnostic) {
      let shown = try Preview.shown(program, source, request, asked, show)
      let showing = shown.showing
      isChecked = shown.isChecked
      diagnostics = described + shown.found + showing.said
      (host, evaluation, self.request) = (showing.isShown ? showing.host : nil, showing.root.evaluation, showing.request)
      (hasErrors, isRunnable, reasonForNothing) = (showing.failed, true, nil)
    } catch {
      // Something that the view needs is wrong, or there is nothing to show.
      isRunnable = !program.diagnostics.contains(error)
      reasonForNothing = isRunnable && request.preview == .automatic && program.declaresSomething ? error : nil
      diagnostics = described + source.remarks + program.diagnostics + (isRunnable ? [error] : [])
      (host, evaluation, hasErrors, isChecked) = (nil, nil, true, false)
      self.request = request
    }
    self.check = check
    proposal = Preview.proposal(self.request)
  }

  /// What a root on its canvas is shown by.
  private struct Shown {
    let showing: Showing
    /// What is said of the program.
    let found: [Diagnostic]
    /// Whether Swift's rules made it; the interpreter did otherwise.
    let isChecked: Bool
  }

  /// The program's view on its canvas. What Swift's rules accept runs as Swift runs it. The interpreter shows what they
  /// refuse, and what such a run lacks, unless it can do still less.
  private static func shown(
    _ program: Program, _ source: SourceFile, _ request: Request, _ asked: () -> CheckedProgram?,
    _ show: (Root) -> Showing
  ) throws(Diagnostic) -> Shown {
    var made: Shown??
    func checked() -> Shown? {
      if let made { return made }
      made = .some(nil)
      guard let check = asked(), check.isRunnable else { return nil }
      let showing = show(check.root(budget: request.budget))
      if showing.root.evaluation.isLacking { return nil }
      let shown = Shown(showing: showing, found: said(check, program, source, showing), isChecked: true)
      made = .some(shown)
      return shown
    }
    if let shown = checked(), !shown.showing.root.evaluation.isIncomplete { return shown }
    do throws(Diagnostic) {
      let showing = show(try program.root(request.preview, budget: request.budget))
      let shows = !showing.root.evaluation.isLacking && !showing.failed
      if !shows, let shown = checked() { return shown }
      return Shown(showing: showing, found: source.remarks + program.diagnostics, isChecked: false)
    } catch {
      if let shown = checked() { return shown }
      throw error
    }
  }

  /// The program with what is shown of it, checked by rules; nil where nothing can be made of it.
  /// - Parameter earlier: a preview of a text that has been checked already: the same, or the one before an edit.
  private static func checked(
    _ program: Program, _ source: SourceFile, _ request: Request, after earlier: Preview?
  ) -> CheckedProgram? {
    // The deployment target is known to the interpreter alone.
    if program.hasSyntaxErrors || program.diagnostics.contains(where: \.isAboutTarget) { return nil }
    if let earlier, let check = earlier.check, earlier.isOfSameText(source, request) { return check }
    guard let part = try? program.shown(request.preview) else { return nil }
    return CheckedProgram(
      source, showing: part, of: program, among: request.others?(), assets: request.assets, within: request.checkLimit,
      after: earlier?.check)
  }
  private func isOfSameText(_ other: SourceFile, _ otherRequest: Request) -> Bool {
    request.preview == otherRequest.preview && source.name == other.name && source.text == other.text
      && source.others.map(\.text) == other.others.map(\.text) && otherRequest.others == nil
  }
  /// What is said of a program that runs by rules; what the interpreter notices beside it is no mistake.
  private static func said(
    _ checked: CheckedProgram, _ program: Program, _ source: SourceFile, _ showing: Showing
  ) -> [Diagnostic] {
    let places = Set(checked.diagnostics.map(\.range))
    let leavesOut = showing.root.evaluation.isIncomplete
    return source.remarks + checked.diagnostics
      + program.diagnostics.filter {
        !$0.isError && !places.contains($0.range) && (leavesOut || !$0.isAboutLack)
      }
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
  /// Nothing is wrong with what the view needs but what happened while it ran.
  let isRunnable: Bool
  /// The file as Swift's rules see it; nil where nobody asked yet.
  let check: CheckedProgram?
  /// Whether Swift's rules made what is shown.
  let isChecked: Bool
  /// Whether something is wrong with the file itself, needed or not.
  public var hasOwnErrors: Bool { diagnostics.contains { $0.isError && program.isOwn($0) } }

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
