import Drawing
import Foundation
import Testing

@testable import Interpreter

/// No number that a program can write ends the playground: each ends in a picture or in a diagnostic, soon.
@MainActor
@Suite(.serialized) struct `Extreme numbers` {
  /// What every entry of the catalogue is called with follows from a seed: `EXTREME_SEED` chooses another one, `EXTREME_ROUNDS` walks longer.
  /// Continuous integration walks an eighth of the entries.
  @Test func `in every call of the catalogue end in a picture or a diagnostic`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["EXTREME_SEED"].flatMap { UInt64($0) } ?? 217_640
    let rounds = environment["EXTREME_ROUNDS"].flatMap { Int($0) } ?? 1
    let stride = environment["CI"] == nil ? 1 : 8
    print("extreme numbers: EXTREME_SEED=\(seed); the program that runs stands in \(Walk.record.path)")
    var chance = Chance(state: seed)
    var outcomes: [Bool: Int] = [:]
    for round in 0..<rounds {
      for (turn, entry) in Catalogue.shared.entries.enumerated() where (turn + round) % stride == 0 {
        guard
          let program = EntryPrograms().programs(for: entry, turn: turn + round).filter({ $0.text.holes > 0 })
            .randomElement(using: &chance)
        else { continue }
        let number = Extreme.all.randomElement(using: &chance) ?? .ordinary
        let hole = Bool.random(using: &chance) ? nil : Int.random(in: 0..<program.text.holes, using: &chance)
        let text = program.filled(number, only: hole)
        do {
          outcomes[try Walk().run(text) == .shown, default: 0] += 1
        } catch {
          Issue.record("\(error)\n\(program.entry), seed \(seed):\n\(text)")
        }
      }
    }
    // A walk that is refused everywhere tells nothing.
    #expect(outcomes[true, default: 0] > 1_000 * rounds / stride)
  }
  @Test func `leave programs alone that hold ordinary ones`() throws {
    var outcomes: [Bool: Int] = [:]
    for (turn, entry) in Catalogue.shared.entries.enumerated() where turn % 25 == 0 {
      guard let program = EntryPrograms().programs(for: entry, turn: turn).first(where: { $0.text.holes > 0 }) else {
        continue
      }
      outcomes[try Walk().run(program.filled(.ordinary)) == .shown, default: 0] += 1
    }
    #expect(outcomes[true, default: 0] > outcomes[false, default: 0] * 3, "\(outcomes)")
  }
  @Test(arguments: FoundProgram.all) func `that ended the playground once`(_ found: FoundProgram) throws {
    #expect(try Walk().run(found.source) == found.outcome)
  }
  @Test func `meet in every operator of whole numbers`() throws {
    let numbers = ["0", "-1", "65", "Int.max", "Int.min"]
    for name in ["+", "-", "*", "/", "%", "<<", ">>", "&+", "&-", "&*", "&", "|", "^", "==", "<", "...", "..<"] {
      for a in numbers {
        for b in numbers {
          _ = try Walk().run(FoundProgram.text("let a: Int = \(a), b: Int = \(b); return \"\\(a \(name) b)\""))
        }
      }
    }
  }
}

/// Numbers by chance that a seed repeats.
struct Chance: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
