internal import Foundation

/// What swiftc says of one file, compiled as the samples are.
struct Typecheck {
  struct Problem: Hashable, Comparable {
    var line: Int
    var message: String
    static func < (a: Problem, b: Problem) -> Bool { (a.line, a.message) < (b.line, b.message) }
  }
  /// The errors in the file itself, by line.
  var errors: [Problem]
  /// Errors at other places, such as a macro's expansion; usually none.
  var others: [String]
  var output: String

  init(_ file: URL) throws {
    let plugin = SwiftTools.products.appending(path: "MacroPlugin-tool").path + "#MacroPlugin"
    let run = try SwiftTools.run(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm", "-Xfrontend", "-import-module", "-Xfrontend", "PlaygroundMacros",
        "-load-plugin-executable", plugin, file.path,
      ] + SwiftTools.modules)
    output = run.output
    errors = []
    others = []
    for match in run.output.matches(of: /(?m)^(.*?):(\d+):\d+: error: (.*?)(?: \(from macro '\w+ ?'\))?$/) {
      if match.1 == file.path {
        errors.append(Problem(line: Int(match.2)!, message: String(match.3)))
      } else {
        others.append(String(match.0))
      }
    }
    if run.status != 0 && errors.isEmpty && others.isEmpty { others = [run.output] }
    errors = Set(errors).sorted()
  }

  /// Writes `source` to a file and checks it.
  init(source: String) throws {
    self = try Checkout.withTemporaryFolder { folder in
      let file = folder.appending(path: "Source.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try Typecheck(file)
    }
  }
}
