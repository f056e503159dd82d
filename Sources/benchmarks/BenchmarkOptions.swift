/// What the command line asks for: `benchmarks [--json] [--counted] [--only NAME]…`.
struct BenchmarkOptions {
  var isJSON = false
  /// Whether only what is counted is measured, which is the same on every machine.
  var isCounted = false
  /// Work to be done so many times without measuring anything: what is run under valgrind.
  var work: (name: String, rounds: Int)?
  /// The names of cases; none means all.
  var only: [String] = []

  /// - Throws: what is wrong with the arguments.
  init(_ arguments: [String], names: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--counted": isCounted = true
      case "--work":
        guard let name = rest.popFirst(), let rounds = rest.popFirst().flatMap({ Int($0) }) else { throw UsageError(message: "--work wants a name and a number") }
        work = (name, rounds)
      case "--only":
        guard let name = rest.popFirst(), names.contains(name) else { throw UsageError(message: "--only wants one of: " + names.joined(separator: ", ")) }
        only.append(name)
      default: throw UsageError(message: "unknown argument '\(argument)'; usage: benchmarks [--json] [--counted] [--only NAME]…")
      }
    }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String
}
