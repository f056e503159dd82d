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

  private static func run(_ files: [URL], isWhole: Bool = false) throws -> (status: Int32, output: String) {
    let plugin = SwiftTools.products.appending(path: "MacroPlugin-tool").path + "#MacroPlugin"
    return try SwiftTools.run(
      "swiftc",
      [
        isWhole ? "-emit-sil" : "-typecheck", "-wmo",
        "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm", "-Xfrontend", "-import-module", "-Xfrontend", "PlaygroundMacros",
        "-load-plugin-executable", plugin,
      ] + (isWhole ? ["-o", "/dev/null"] : []) + files.map(\.path) + SwiftTools.modules)
  }
  /// The errors in files of one module, each with the lines around it.
  static func errors(in files: [URL]) throws -> [String] {
    let run = try run(files)
    let errors = run.output.matches(of: /(?m)^(.*?):(\d+):\d+: error: .*/).map { match in
      let lines = (try? String(contentsOf: URL(filePath: String(match.1)), encoding: .utf8))?.components(separatedBy: "\n") ?? []
      return "\(match.0)\n" + lines.enumerated().filter { abs($0.offset + 1 - (Int(match.2) ?? 0)) < 3 }.map(\.element).joined(separator: "\n")
    }
    return errors.isEmpty && run.status != 0 ? [run.output] : errors
  }

  /// - Parameter isWhole: also what is found behind type checking: values that are missing, paths without `return`.
  init(_ file: URL, isWhole: Bool = false) throws {
    let run = try Typecheck.run([file], isWhole: isWhole)
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
  init(source: String, isWhole: Bool = false) throws {
    self = try Checkout.withTemporaryFolder { folder in
      let file = folder.appending(path: "Source.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try Typecheck(file, isWhole: isWhole)
    }
  }
}
