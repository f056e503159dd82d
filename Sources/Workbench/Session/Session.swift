internal import Drawing
internal import Foundation
public import SwiftSource
public import Terminal
internal import Tracing

/// The prompt as a state machine: an event comes in, effects go out. It reads, writes and waits for nothing.
///
/// A typed view becomes the current view. A declaration joins the session, and replaces what it redeclares. A text that begins with a dot is applied to the current view. What does not evaluate
/// changes nothing. A loaded file takes part: its declarations are there, and until a view is typed its own view is the current one.
@MainActor
public struct Session {
  /// How the current view is laid out; device and size follow `:device` and `:size`.
  public internal(set) var request: Request
  /// What each evaluation may use up, and who may interrupt it.
  public var budget: Budget {
    get { request.budget }
    set { request.budget = newValue }
  }
  /// The colours of pictures.
  public var colors: ColorSupport
  /// The characters of pictures.
  public var charset: Charset

  /// Finds what lies around a file, or around a session without one; nil: nothing does.
  public var surroundings: (@MainActor (String?) -> Surroundings)? {
    didSet { lookAround() }
  }
  /// The other files that the view took something from.
  var used: [SourceFile] = []
  /// Those of them that are watched.
  var watched: [String] = []

  var state: SessionState
  private(set) var past: [SessionState] = []
  private(set) var future: [SessionState] = []
  /// The version of the loaded file that what was typed is put into.
  var file: LoadedFile? { state.base }
  /// What each file holds on disk, as far as it was taken or written by this session.
  var onDisk: [String: LoadedFile] = [:]
  /// What others did to loaded files, in order. A state from before is brought through it when undo leads there.
  var moves: [FileMove] = []
  /// The errors of what the view does not need that were listed.
  private var listed: [Diagnostic] = []
  /// The text that the loaded file had when it was last read; nil while it is gone.
  var lastRead: String?
  /// A file that `:open` waits for.
  var opening: String?
  /// The loaded file, while `:save` waits for what it holds.
  var saving: String?
  /// What is being written.
  var writing: Writing?
  /// The files that this session wrote, with what it wrote where that is a source.
  var written: [String: String?] = [:]
  /// What was changed on disk and here.
  var conflict: Conflict?
  /// A version of the file that is not taken yet, because nothing is taken by itself.
  var waiting: String?
  /// What an editor gave back that was not taken.
  var rejected: String?
  /// What `:option` sets.
  public var options = SessionOptions()
  /// What was typed, in this session and before it, oldest first; a line that begins with a blank is left out.
  public var history: [String] = []
  /// The number of the last entry.
  var entries = 0

  /// The last good picture's source and layout; nil until something was drawn.
  public internal(set) var preview: Preview?
  /// What was shown before `preview`, where that was another text.
  var earlier: Preview?
  /// Whether `preview` is no longer what the source says.
  public internal(set) var isStale = false

  /// An empty session.
  public init(_ request: Request = Request(), colors: ColorSupport = .none, charset: Charset = .unicode) {
    self.request = request
    self.colors = colors
    self.charset = charset
    state = SessionState(device: request.device, size: request.size, scheme: request.scheme)
  }

  /// The effects that open a file when a session begins.
  public mutating func start(opening path: String) -> [Effect] {
    opening = path
    return [.read(path: path)]
  }

  /// What follows from an event.
  public mutating func handle(_ event: Event) -> [Effect] {
    let effects = answer(event)
    return effects + watchUsed()
  }
  private mutating func answer(_ event: Event) -> [Effect] {
    switch event {
    case .entry(let text): entered(text)
    case .file(let path, let content): fileChanged(path, content)
    case .written(let path, let failure): written(path, failure)
    case .occupied(let path): occupied(path)
    case .edited(let outcome): edited(outcome)
    case .keys(let keys):
      [.show(keys.map { .result(aligned($0.map { ["  " + $0.keys, $0.meaning] }) + "\n") } ?? .failure("without a terminal there are no keys\n"))]
    case .resized(let window): resized(window)
    case .interrupted: []
    case .endOfFile: [.quit(0)]
    }
  }

  private mutating func entered(_ text: String) -> [Effect] {
    if text.first?.isWhitespace == false { history.append(text) }
    var effects: [Effect] = []
    for part in Batch.parts(of: text) {
      let views = state.views
      let made = enter(part)
      note(part, made, expanding: views)
      effects += made
      if made.contains(where: \.isError) { break }
    }
    return effects
  }

  /// The session as one file that compiles.
  public var source: String { Session.source(of: state) }
  static func source(of state: SessionState) -> String {
    var shown = state
    // An expression of a file becomes a preview.
    let hasExpressions = state.base?.entry.items.contains { if case .expression = $0.kind { true } else { false } } == true
    if shown.view == nil, hasExpressions { shown.view = CurrentView(base: .file) }
    return text(of: shown, file: state.base)
  }
  static func text(of state: SessionState, file: LoadedFile?) -> String { Composition(state, file: file).source.text }

  /// Takes what lies around the loaded file, or the session.
  mutating func lookAround() {
    let found = surroundings?(state.path)
    (request.others, request.assets) = (found?.others, found?.assets)
    (request.facts.ofProject, request.folder) = (found?.target, found?.folder)
    used = []
  }

  private mutating func resized(_ window: CellCount) -> [Effect] {
    guard request.window != window else { return [] }
    request.window = window
    guard state.size == nil, state.device.canvas == nil, let old = preview else { return [] }
    let effects = redraw()
    // A view that does not fill its canvas looks the same in a larger one.
    guard let new = preview, let before = try? old.picture(isScreen: false, colors: colors, charset: charset).grid,
      let after = try? new.picture(isScreen: false, colors: colors, charset: charset).grid, before == after
    else { return effects }
    return []
  }

  // MARK: Steps that can be undone

  /// Makes a new state the current one.
  mutating func commit(_ new: SessionState) {
    past.append(state)
    future = []
    adopt(new)
  }
  /// From here on nothing before can be undone.
  public mutating func forgetPast() { (past, future) = ([], []) }
  private mutating func adopt(_ new: SessionState) {
    state = new
    state.moves = moves.count
    request.device = new.device
    request.size = new.size
    request.scheme = new.scheme
  }
  /// How a state is laid out.
  func request(of state: SessionState) -> Request {
    var request = request
    (request.device, request.size, request.scheme) = (state.device, state.size, state.scheme)
    if let name = state.previewName { request.preview = .preview(name) } else if state.view != nil { request.preview = .automatic }
    return request
  }
  /// Goes one step back, or forward again.
  mutating func travel(isBack: Bool) -> [Effect] {
    guard let target = isBack ? past.popLast() : future.popLast() else { return [.show(.failure(isBack ? "there is nothing to undo\n" : "there is nothing to redo\n"))] }
    let path = state.path
    if isBack { future.append(state) } else { past.append(state) }
    let (brought, met) = brought(target)
    adopt(brought)
    guard target.path == path else {
      (preview, lastRead, conflict, waiting) = (nil, nil, met, nil)
      opening = nil
      lookAround()
      guard let path = target.path else { return [.watch([])] + redraw() }
      return [.watch([path]), .read(path: path)]
    }
    if let met { conflict = met }
    return (met.map { say($0, path ?? "") } ?? []).map { .show($0) } + redraw()
  }

  // MARK: Drawing

  /// Keeps what was drawn, and shows it.
  /// - Parameter entry: warnings are shown of this entry only; the others have been shown before.
  mutating func keep(_ outcome: Outcome, saying entry: Int? = nil) -> [Block] {
    used = outcome.used
    let said = outcome.hasErrors ? outcome.diagnostics : entry.map { outcome.diagnostics(of: $0).filter { !$0.diagnostic.isError } + unlisted(outcome) } ?? outcome.diagnostics
    listed = outcome.hasErrors ? [] : outcome.diagnostics.map(\.diagnostic).filter(\.isError)
    var blocks = [Block.printed(outcome.printed), said.isEmpty ? nil : .diagnostics(said)].compactMap(\.self)
    guard !outcome.hasErrors else {
      isStale = preview != nil
      return blocks + stalePicture
    }
    isStale = false
    guard let drawn = outcome.preview else {
      if outcome.isEmpty { preview = nil }
      return blocks
    }
    if let preview, preview.source.text != drawn.source.text { earlier = preview }
    preview = drawn
    blocks.append(picture(of: drawn))
    return blocks
  }
  /// Errors of what the view does not need, as far as they were not listed before.
  func unlisted(_ outcome: Outcome) -> [LocatedDiagnostic] {
    outcome.diagnostics.filter { $0.diagnostic.isError && !listed.contains($0.diagnostic) }
  }
  /// The last good picture, marked.
  var stalePicture: [Block] { preview.map { [picture(of: $0)] } ?? [] }

  func picture(of preview: Preview) -> Block {
    switch options.output {
    case .picture: break
    case .layout: return .result(preview.layoutText)
    case .json: return .result(preview.layoutDocument.text + "\n")
    case .none: return .result("")
    }
    do throws(CellGridError) {
      let picture = try preview.picture(isScreen: false, colors: colors, charset: charset)
      if picture.grid.frame.isEmpty { return Block.talk("(nothing to draw)\n") }
      return Block(.picture(picture, isStale: isStale), .result)
    } catch {
      return .failure("\(error)\n")
    }
  }

  /// Draws the current view again, whatever has changed around it.
  mutating func redraw() -> [Effect] {
    guard state.view != nil || file != nil else {
      (preview, isStale) = (nil, false)
      return []
    }
    let outcome = evaluate(state)
    if !outcome.hasErrors, outcome.preview == nil { preview = nil }
    return keep(outcome, saying: 0).map { .show($0) }
  }
}
