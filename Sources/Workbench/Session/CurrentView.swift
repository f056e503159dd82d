internal import Interpreter

/// The view that the session shows.
struct CurrentView: Sendable {
  /// What modifiers are applied to.
  enum Base: Sendable {
    case typed(Fragment, PromptEntry.Form)
    /// What the loaded file previews, whatever that is now.
    case file
  }
  var base: Base
  var modifiers: [Fragment] = []
}
