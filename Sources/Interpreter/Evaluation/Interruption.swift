/// Ends an evaluation. What happened stands in the evaluation's diagnostics.
struct Interruption: Error {}
