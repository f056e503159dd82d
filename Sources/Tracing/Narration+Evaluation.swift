public import LayoutCore

/// Why a body ran, in plain words: `Row: its body runs, because its state 'count' changed`.
/// - Parameters:
///   - name: the view's type.
///   - input: what changed; empty where nobody knows.
public func evaluationSentence(_ name: String, _ reason: LayoutEvent.Reason, _ input: String) -> String {
  let what = input.isEmpty || input == "self" ? nil : input
  let because: String? =
    switch reason {
    case .first: nil
    case .input: what.map { "its input '\($0)' changed" } ?? "its inputs changed"
    case .state: "the state '\(what ?? "")' changed"
    case .environment: "the environment's '\(what ?? "")' changed"
    case .dependency: "\(what ?? "an object") changed"
    }
  return "\(name): its body runs" + (because.map { ", because " + $0 } ?? "")
}
