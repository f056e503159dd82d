internal import Drawing
internal import Foundation
internal import SwiftSource
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
      return [.show(.result(try stepped.run(script: operand, window: session.request.window, charset: session.charset)))]
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
  static let noeffect = SessionCommand(
    name: "noeffect", summary: "what does nothing here",
    detail: "Modifiers and spacers without effect: proved by laying out without them, now and at every width."
  ) { session, _ in session.inspect { $0.effectText($0.effectReport()) } }
  /// The same layout with its events; what state there is stays.
  @MainActor private static func recorded(_ preview: Preview) -> Preview { Preview(preview.source, preview.repeatedRequest, state: preview, recordsEvents: true) }
  private static let noView = "there is no view yet; type one, as in Text(\"Hello\")\n"
  private static let nothing = "there is nothing to lay out, so nothing to step through\n"
}

extension Session {
  /// What is said where there is no screen to step on.
  public static let stepWantsScreen = Block.failure("':step' alone wants a terminal with a screen; with keys it prints, as in ':step n n b'\n")
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
}
