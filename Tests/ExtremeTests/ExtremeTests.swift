import Drawing
import Foundation
import Testing

import SwiftSource

/// No number that a program can write ends the playground: each ends in a picture or in a diagnostic, soon.
@MainActor
@Suite(.serialized) struct `Extreme numbers` {
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
