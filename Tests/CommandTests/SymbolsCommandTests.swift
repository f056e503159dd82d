import PseudoTerminal
import TestOrder
import Testing

@testable import playground

@Suite(.givesWay) struct SymbolsCommandTests {
  @Test func `names are listed with what is drawn for them`() throws {
    let all = try Program.run("symbols").output
    #expect(all.split(separator: "\n").count > 1000)
    let stars = try Program.run("symbols", "star.f*").output
    #expect(stars.contains("star.fill") && stars.split(separator: "\n").allSatisfy { $0.hasPrefix("star.f") })
    #expect(try Program.run("symbols", "star.badge.plus").output == "star.badge.plus  star with a badge plus-circle-fill\n")
    #expect(try Program.run("symbols", "star*", "--format", "svg").output.contains("<svg"))
  }
  @Test func `a pattern that fits no name is told`() throws {
    let run = try Program.run("symbols", "hearts.fill")
    #expect(run.status == 1 && run.errors.contains("'heart.fill'") && run.output.isEmpty)
    #expect(try Program.run("symbols", "a", "b").status == 2)
    #expect(try Program.run("symbols", "../*").status == 1)
  }
}
