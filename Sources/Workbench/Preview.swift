internal import Drawing
public import Foundation
public import Interpreter
public import LayoutCore
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
  let evaluation: Evaluation?

  /// What asks for ``source`` once more: it holds what it needs of other files already, so that none is read.
  public var repeatedRequest: Request {
    var repeated = request
    repeated.others = nil
    return repeated
  }

  /// The whole way, from the text to frames.
  /// - Parameters:
  ///   - previous: the program of the text before its last edit: what the edit left alone is not lowered again.
  ///   - state: the state of an earlier preview's views: those that are still there go on with it.
  public init(
    _ source: SourceFile, _ request: Request, after previous: Program? = nil, state: ViewGraph? = nil, recordsWrittenViews: Bool = false, recordsEvents: Bool = false
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
    self.source = source
    self.program = program
    proposal = Preview.proposal(request)
    var request = request
    var diagnostics = described + source.remarks + program.diagnostics
    do throws(Diagnostic) {
      let root = try program.root(request.preview, budget: request.budget)
      root.evaluation.projectFolder = request.folder
      if request.device.look == .cells { diagnostics += root.unheard }
      let unheard = request
      request.hear(root.wishes)
      root.evaluation.stands(on: request.device)
      let graph = state.map { [program] in program.adopting($0) }
      func makeHost() -> ViewHost {
        ViewHost(
          root.view, device: request.device, colorScheme: request.scheme, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents, graph: graph,
          assets: request.assets)
      }
      var host = makeHost()
      // Modifiers inside of the preview may ask for another device: its views are made anew.
      if request.device.look == .pixels, host.wishes != PreviewWishes() {
        let device = request.device
        request = unheard
        request.hear(root.wishes.completed(by: host.wishes))
        if request.device != device {
          root.evaluation.rest()
          root.evaluation.stands(on: request.device)
          host = makeHost()
        }
      }
      self.request = request
      proposal = Preview.proposal(request)
      host.tree.isInterrupted = request.budget.isInterrupted
      // Placing makes what depends on a size, as the content of a GeometryReader: it may go wrong as well.
      if root.evaluation.diagnostics.isEmpty, host.stopReason == nil {
        host.layOut(proposal, safeArea: request.safeArea)
      }
      // What runs while a picture is made is tried now: what goes wrong there is known before anything is shown.
      if root.evaluation.runsForPictures, root.evaluation.diagnostics.isEmpty, host.stopReason == nil, !host.tree.wasInterrupted {
        root.evaluation.rest()
        _ = host.displayList
        root.evaluation.rest()
      }
      var said = root.evaluation.diagnostics + root.evaluation.takeActionDiagnostics()
      if let reason = host.stopReason, root.evaluation.diagnostics.isEmpty { said.append(Preview.diagnostic(for: reason)) }
      if host.tree.wasInterrupted { said.append(.interrupted(at: nil)) }
      said += host.warnings
      let failed = said.contains(where: \.isError)
      diagnostics += said
      (hasErrors, isRunnable) = (failed, true)
      evaluation = root.evaluation
      self.host = failed || host.tree.wasInterrupted ? nil : host
      reasonForNothing = nil
    } catch {
      // Something that the view needs is wrong, or there is nothing to show.
      isRunnable = !program.diagnostics.contains(error)
      reasonForNothing = isRunnable && request.preview == .automatic && program.declaresSomething ? error : nil
      if isRunnable { diagnostics.append(error) }
      (host, evaluation, hasErrors) = (nil, nil, true)
      self.request = request
    }
    self.diagnostics = diagnostics
  }

  /// The size that the preview asks for, else the room on the canvas.
  private static func proposal(_ request: Request) -> ProposedViewSize {
    request.fixedSize.map { ProposedViewSize(width: $0.width, height: $0.height) } ?? room(request)
  }
  /// The canvas without its safe area, or what was asked for.
  private static func room(_ request: Request) -> ProposedViewSize {
    guard let canvas = request.canvas else { return request.proposal ?? .unspecified }
    let safeArea = request.device.safeArea
    return ProposedViewSize(width: max(canvas.width - safeArea.left - safeArea.right, 0), height: max(canvas.height - safeArea.top - safeArea.bottom, 0))
  }

  /// Why a view that nothing else is wrong with is not all there.
  private static func diagnostic(for reason: StopReason) -> Diagnostic {
    switch reason {
    case .nodes(let limit): Diagnostic("the view has more than \(limit) parts; the playground stops there", at: nil)
    case .depth(let limit, let names): Diagnostic("views are nested more than \(limit) deep: … \(names.joined(separator: " → "))", at: nil)
    case .requested: Diagnostic("the view was not finished", at: nil)
    }
  }
  /// The scheme of colours: what was asked for, else what the views prefer.
  public var scheme: ColorScheme { host?.colorScheme ?? request.scheme ?? .light }
  /// Whether something keeps the picture from being shown. What the view does not need keeps nothing from it: its errors
  /// are in ``diagnostics`` all the same.
  public let hasErrors: Bool
  /// Nothing is wrong with what the view needs but what happened while it ran.
  let isRunnable: Bool
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

extension Evaluation {
  /// `UIScreen.main` is the screen of a device of pixels; on those of cells it stays what it was.
  fileprivate func stands(on device: Device) {
    guard device.look == .pixels, let canvas = device.canvas else { return }
    self.canvas = canvas
    screenScale = device.scale
  }
}
