/// What the command line asks for: `benchmarks [--json] [--only NAME]…`.
struct BenchmarkOptions {
  var isJSON = false
  /// The names of cases; none means all.
  var only: [String] = []

  /// - Throws: what is wrong with the arguments.
  init(_ arguments: [String], names: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--only":
        guard let name = rest.popFirst(), names.contains(name) else { throw UsageError(message: "--only wants one of: " + names.joined(separator: ", ")) }
        only.append(name)
      default: throw UsageError(message: "unknown argument '\(argument)'; usage: benchmarks [--json] [--only NAME]…")
      }
    }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String
}
