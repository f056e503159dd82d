internal import Foundation

/// Makes a case smaller while its finding stays: by lines, then by pieces of syntax, then by characters.
@MainActor
struct Shrinker {
  let worker: WorkerProcess
  let judge: Judge
  /// How many runs, and how long, a finding is worth.
  private static let mostRuns = 500
  private static let mostSeconds = 30.0

  /// The smallest case that was found.
  /// - Throws: what the file system says.
  func shrunk(_ original: FuzzCase, _ finding: Finding) throws -> FuzzCase {
    var small = original
    // One command is enough where the finding is about one; the numbers of the others stay for relations.
    if let index = finding.command, finding.fault != .relation, finding.fault != .order {
      small.commands = [original.commands[index]]
      small.relations = []
    }
    let deadline = ContinuousClock.now + .seconds(Self.mostSeconds)
    var runs = 0
    func holds(_ bytes: [UInt8]) throws -> Bool {
      guard runs < Self.mostRuns, ContinuousClock.now < deadline else { return false }
      runs += 1
      var attempt = small
      attempt.subjectBytes = Data(bytes)
      return try judge.findings(attempt, worker.run(attempt)).contains { $0.signature == finding.signature }
    }
    var bytes = [UInt8](small.subjectBytes)
    // It may need what other cases or commands have left behind.
    guard try holds(bytes) else { return original }
    let isText = ["swift", "md", "txt"].contains { small.subject.hasSuffix($0) }
    if isText {
      bytes = try reduced(
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init),
        joinedBy: [UInt8(ascii: "\n")], holds)
      if small.subject.hasSuffix("swift") { bytes = try bySyntax(bytes, holds) }
    }
    if bytes.count < 4_000 { bytes = try reduced(pieces(bytes, isText: isText), joinedBy: [], holds) }
    small.subjectBytes = Data(bytes)
    return small
  }

  private func pieces(_ bytes: [UInt8], isText: Bool) -> [[UInt8]] {
    isText ? String(decoding: bytes, as: UTF8.self).map { Array(String($0).utf8) } : bytes.map { [$0] }
  }

  /// Delta debugging: leaves out ever smaller runs of pieces.
  private func reduced(_ pieces: [[UInt8]], joinedBy separator: [UInt8], _ holds: ([UInt8]) throws -> Bool) throws
    -> [UInt8]
  {
    var pieces = pieces
    var size = max(pieces.count / 2, 1)
    while size >= 1, pieces.count > 1 {
      var start = 0
      while start < pieces.count {
        let attempt = Array(pieces[..<start] + pieces[min(start + size, pieces.count)...])
        if !attempt.isEmpty, try holds(Array(attempt.joined(separator: separator))) {
          pieces = attempt
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size = max(size / 2, 1)
    }
    return Array(pieces.joined(separator: separator))
  }

  /// Leaves out nodes of the syntax, the largest first, and puts parts into the places of wholes.
  private func bySyntax(_ bytes: [UInt8], _ holds: ([UInt8]) throws -> Bool) throws -> [UInt8] {
    var bytes = bytes
    var changed = true
    while changed {
      changed = false
      let nodes = SourceNodes(String(decoding: bytes, as: UTF8.self))
      let removable = nodes.places(.declaration, .statement, .member, .modifier, .argument, .view, .value, .closure)
      let wholes = removable.sorted { $0.range.count > $1.range.count }
      search: for whole in wholes {
        let isExpression = whole.kind == .view || whole.kind == .value || whole.kind == .closure
        let parts = wholes.filter { $0.kind == .view || $0.kind == .value }.map(\.range).filter {
          whole.range.contains($0.lowerBound) && $0.upperBound <= whole.range.upperBound && $0 != whole.range
        }
        let replacements =
          isExpression ? parts.prefix(6).map { Array(bytes[$0]) } + [Array("0".utf8), Array("Text(\"\")".utf8)] : [[]]
        for replacement in replacements where replacement.count < whole.range.count {
          let attempt = Array(bytes[..<whole.range.lowerBound] + replacement + bytes[whole.range.upperBound...])
          if try holds(attempt) {
            bytes = attempt
            changed = true
            break search
          }
        }
      }
    }
    return bytes
  }
}
