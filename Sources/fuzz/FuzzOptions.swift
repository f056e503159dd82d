internal import Foundation

/// What the command line asks for.
struct FuzzOptions {
  static let usage = """
    fuzz: attacks the playground with damaged and made-up sources, lessons, entries and images

    Usage: swift run -c release fuzz [options]

      --seconds N    how long (60); --runs N instead: how many cases
      --seed S       where the cases begin (drawn and printed if it is not given); one seed always gives the same cases
      --kind NAME    only these, with commas between: \(CaseKind.allCases.map(\.rawValue).joined(separator: ", "))
      --one FILE     this file alone, through every format: a .swift, a .md, a .png, .jpg, .webp, .svg or .pdf, or a .txt of entries
      --case S       the one case of this seed, as a finding names it, with --kind
      --limit S      the processor time in seconds that a command may take (3; in a debug build 30)
      --out FOLDER   where findings are written (fuzz-findings)
      --no-order     do not compare with a fresh process
      --no-shrink    write findings as they were found

    Ends with 1 if there was a finding.

    """

  var seconds: Double? = 60
  var runs: Int?
  var seed: UInt64?
  var kinds = CaseKind.allCases
  var one: String?
  var single: UInt64?
  var limits = Limits()
  var out = "fuzz-findings"
  var comparesOrder = true
  var shrinks = true

  /// - Throws: what is wrong with the words.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    func number<Number>(_ option: String, _ make: (String) -> Number?) throws(UsageError) -> Number {
      guard let word = rest.popFirst(), let number = make(word) else {
        throw UsageError(message: "\(option) wants a number")
      }
      return number
    }
    func word(_ option: String) throws(UsageError) -> String {
      guard let word = rest.popFirst() else { throw UsageError(message: "\(option) wants a value") }
      return word
    }
    while let option = rest.popFirst() {
      switch option {
      case "--seconds": seconds = try number(option) { Double($0).flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil } }
      case "--runs":
        runs = try number(option) { Int($0) }
        seconds = nil
      case "--seed": seed = try number(option) { UInt64($0) }
      case "--case": single = try number(option) { UInt64($0) }
      case "--limit": limits.processorTime = try number(option) { Double($0).flatMap { $0 > 0 ? $0 : nil } }
      case "--one": one = try word(option)
      case "--out": out = try word(option)
      case "--kind":
        kinds = []
        for name in try word(option).split(separator: ",") {
          guard let kind = CaseKind(rawValue: String(name)) else {
            throw UsageError(message: "there is no kind '\(name)'")
          }
          kinds.append(kind)
        }
      case "--no-order": comparesOrder = false
      case "--no-shrink": shrinks = false
      default: throw UsageError(message: "unknown argument '\(option)'\n\n\(Self.usage)")
      }
    }
    if kinds.isEmpty { throw UsageError(message: "--kind wants a name") }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String
}

/// What one command may use up.
struct Limits {
  /// Seconds of processor time: other programs on the machine do not count.
  var processorTime = isDebugBuild ? 30.0 : 3.0
  /// Seconds of processor time after which the worker is ended.
  /// - Parameter processorTime: what the command may take.
  func patience(_ processorTime: Double) -> Double { max(processorTime * 2, self.processorTime * 6, 30) }
  /// Seconds by the clock after which it is ended where it does nothing: it waits for what never comes.
  let idleTime = 30.0
  /// The most memory at a time, in bytes.
  var memory = 700 << 20
  /// The largest output, in bytes: 200,000 views, with a kilobyte of JSON for each.
  var output = 200 << 20

  /// Seconds of processor time that one command may take. A session evaluates the whole source with each of its
  /// entries, and shows each at once: it has the limit again for each fifty of its lines, and twice that where all of
  /// them are undone. A lesson evaluates its sources again after each of its edits.
  func processorTime(of command: FuzzCase.Command, in fuzzCase: FuzzCase) -> Double {
    if fuzzCase.kind == .lessons {
      let blocks = String(decoding: fuzzCase.subjectBytes, as: UTF8.self).ranges(of: "\n```").count / 2
      return processorTime * (1 + Double(blocks) / 5)
    }
    guard fuzzCase.kind == .prompt, let input = command.input else { return processorTime }
    let lines = fuzzCase.subjectBytes.count { $0 == UInt8(ascii: "\n") }
    return processorTime * (1 + Double(lines) / 50 * (input == fuzzCase.subject ? 1 : 2))
  }

  static let isDebugBuild: Bool = {
    #if DEBUG
      true
    #else
      false
    #endif
  }()
}
