/// Ends an evaluation, or a part of it.
struct Interruption: Error {
  enum Kind {
    /// The evaluation ends; what happened stands in its diagnostics.
    case stopped
    /// The program threw an error: the evaluation holds it until a `catch` takes it.
    case thrown
    /// Something in an optional chain is nil: the rest of the assignment does not happen.
    case endOfChain
    /// A task has waited for so long that a still picture no longer shows what it does: it ends there.
    case endOfTask
  }
  let kind: Kind
  init(_ kind: Kind = .stopped) { self.kind = kind }
}
