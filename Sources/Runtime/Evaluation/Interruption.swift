/// Ends an evaluation, or a part of it.
package struct Interruption: Error {
  package enum Kind {
    /// The evaluation ends; what happened stands in its failure.
    case stopped
    /// The program threw an error: the evaluation holds it until a `catch` takes it.
    case thrown
    /// Something in an optional chain is nil.
    case endOfChain
    /// The program waits for what does not come in this moment: its task ends here, and nothing is wrong.
    case suspended
  }
  package let kind: Kind
  package init(_ kind: Kind = .stopped) { self.kind = kind }
}
