internal import SwiftSource
internal import Workbench

extension Option {
  static let transition = Option(
    name: "transition", value: "VIEW", help: "show the transition of a view on its way: #badge, Text[2], \"label\"; 'removal #badge' for its way out")
  static let transitionProgress = Option(
    name: "progress", value: "0…1",
    help: "with --transition: how far it is, 0.5 by default; an insertion begins with nothing there and ends as the view is, a removal is the reverse")
}

extension Command {
  /// Puts the transition that the options name on its way; without the options nothing happens.
  @MainActor static func showTransition(of preview: Preview, _ arguments: Arguments, _ output: Output) throws {
    let progress = try arguments.value(.transitionProgress, wants: "a number from 0 to 1") { Double($0).flatMap { (0...1).contains($0) ? $0 : nil } }
    guard let name = arguments.value(.transition) else {
      if progress != nil { throw Failure(code: .usage, message: "--progress says how far a transition is: name its view with --transition") }
      return
    }
    if arguments.has(.all) { throw Failure(code: .usage, message: "--transition shows one preview: leave --all out, and say which with --preview") }
    let diagnostics: [Diagnostic]
    do throws(SelectorError) {
      diagnostics = try preview.show(TransitionName(name), progress: progress ?? 0.5)
    } catch {
      throw Failure(code: .usage, message: error.message)
    }
    report(diagnostics, of: preview.source, arguments, output)
    if diagnostics.contains(where: \.isError) { throw Failure(code: .source, message: "") }
  }
}
