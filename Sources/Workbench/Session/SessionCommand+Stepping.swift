internal import Drawing
internal import Foundation
internal import Interpreter
internal import Tracing

/// Going through the layout of the current view, alone or beside another one.
extension SessionCommand {
  static let step = SessionCommand(
    name: "step", operands: "[KEYS]", summary: "through the layout forth and back, full screen",
    detail: "With keys it prints what they show: ':step n n b', ':step n*5', ':step /Text G'. ':step with $0' shows both views under one key. '?' lists the keys, 'q' comes back."
  ) { session, operand in
    guard let preview = session.preview else { return [.show(.failure(noView))] }
    guard let stepper = Stepper(recorded(preview)) else { return [.show(.failure(nothing))] }
    guard let operand else { return [.step(.one(stepper))] }
    if operand == "with" || operand.hasPrefix("with ") {
      switch session.otherView(String(operand.dropFirst(4))) {
      case .failure(let problem): return problem.effects
      case .success(let other):
        guard let right = Stepper(recorded(other)) else { return [.show(.failure(nothing))] }
        return [.step(.two(SteppedPair(stepper, right)))]
      }
    }
    var stepped = Stepped.one(stepper)
    do throws(SelectorError) {
      return [.show(.result(cleanedText(try stepped.run(script: operand, window: session.request.window, charset: session.charset))))]
    } catch {
      return [.show(.failure(error.message + "\n"))]
    }
  }
  static let predict = SessionCommand(
    name: "predict", operands: "SELECTOR SIZE", summary: "whether a view takes the size you think",
    detail: "As ':predict Text 40x16', or of one number ':predict Text.width 40': it says which mistake gives your number."
  ) { session, operand in
    session.inspect(recordsEvents: true) { preview throws(SelectorError) in
      let words = (operand ?? "").split(separator: " ")
      guard words.count >= 2, let guess = words.last else { throw SelectorError(":predict wants a selector and a size, as in :predict Text 40x16", column: nil) }
      return try preview.prediction(of: words.dropLast().joined(separator: " "), String(guess))
    }
  }
  static let compare = SessionCommand(
    name: "compare", operands: "VIEW", summary: "the current view and another one: both pictures, and where their layouts part",
    detail: "As ':compare $0' or ':compare Text(\"Hi\").border(.red).padding()'. ':diff' compares with what was shown before; ':step with VIEW' goes through both."
  ) { session, operand in
    guard let preview = session.preview else { return [.show(.failure(noView))] }
    switch session.otherView(operand ?? "") {
    case .failure(let problem): return problem.effects
    case .success(let other):
      let both = [preview, other].map(recorded)
      var lines = session.sideBySide(preview, other)
      lines += LayoutDifference(both[0], both[1]).text
      return [.show(.result(cleanedText(lines)))]
    }
  }
  /// The same layout with its events; what state there is stays.
  @MainActor private static func recorded(_ preview: Preview) -> Preview { Preview(preview.source, preview.request, state: preview.host?.graph, recordsEvents: true) }
  private static let noView = "there is no view yet; type one, as in Text(\"Hello\")\n"
  private static let nothing = "there is nothing to lay out, so nothing to step through\n"
}

extension Session {
  /// Why another view cannot be shown.
  struct OtherViewProblem: Error { var effects: [Effect] }

  /// A typed view beside the current one; the session stays as it is.
  func otherView(_ text: String) -> Result<Preview, OtherViewProblem> {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return .failure(OtherViewProblem(effects: [.show(.failure("which view? as in $0, or Text(\"Hi\").padding()\n"))])) }
    if text.hasPrefix(":") || text.hasPrefix("?") { return .failure(OtherViewProblem(effects: [.show(.failure("'\(cleanedLine(text.prefix(40)))' is no view\n"))])) }
    var copy = self
    copy.preview = nil
    let effects = copy.handle(.entry(text))
    guard !effects.contains(where: \.isError), let preview = copy.preview else {
      let problems = effects.filter(\.isError)
      return .failure(OtherViewProblem(effects: problems.isEmpty ? [.show(.failure("'\(cleanedLine(text.prefix(40)))' is no view\n"))] : problems))
    }
    return .success(preview)
  }
  /// Two pictures in two columns; one under the other where the window is too narrow.
  func sideBySide(_ left: Preview, _ right: Preview) -> String {
    func lines(_ preview: Preview) -> [String] {
      let picture = try? preview.picture(isScreen: false, colors: .none, charset: charset)
      return (picture?.text ?? "(too large to draw)\n").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    let (a, b) = (lines(left), lines(right))
    let width = a.map { Drawing.columns(of: $0) }.max() ?? 0
    if width + 3 + (b.map { Drawing.columns(of: $0) }.max() ?? 0) > request.window.columns { return a.joined(separator: "\n") + "\n\n" + b.joined(separator: "\n") + "\n\n" }
    var text = ""
    for row in 0..<max(a.count, b.count) {
      let line = a.indices.contains(row) ? a[row] : ""
      text += (line + String(repeating: " ", count: width - Drawing.columns(of: line)) + " │ " + (b.indices.contains(row) ? b[row] : "")).trimmingTrailingBlanks + "\n"
    }
    return text + "\n"
  }
}
