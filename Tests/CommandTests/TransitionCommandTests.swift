internal import Foundation
internal import PseudoTerminal
internal import TestOrder
internal import Testing

@testable internal import playground

@Suite(.givesWay) struct `render --transition` {
  private let source = #"VStack { Text("here"); Text("gone").transition(.opacity).accessibilityIdentifier("badge"); Text("far").padding(8).transition(.offset(x: 40)) }"#

  private func render(_ options: String...) throws -> Program.Run { try Program.run(["render", "-"] + options, input: Data(source.utf8)) }

  @Test func `shows a view before it is there`() throws {
    let run = try render("--transition", "#badge", "--progress", "0")
    #expect(run.status == 0 && !run.output.contains("gone") && run.output.contains("here"))
  }
  @Test func `shows a view that has come as it is`() throws {
    #expect(try render("--transition", "#badge", "--progress", "1").output == render().output)
    #expect(try render("--transition", "removal #badge", "--progress", "0").output == render().output)
  }
  @Test func `shows half of the way when nothing else is said, of the view around the one that is named`() throws {
    let (plain, half) = try (render(), render("--transition", "\"far\""))
    #expect(half.status == 0 && half.output != plain.output)
    #expect(try half.output == render("--transition", "insertion padding", "--progress", "0.5").output)
  }
  @Test func `lists the views that have a transition`() throws {
    let run = try render("--transition", "\"here\"")
    #expect(run.status == 2 && run.errors.contains("#badge: opacity") && run.errors.contains("offset(x: 40.0, y: 0.0)"))
    let none = try Program.run("render", "-", "--transition", "Text", source: #"Text("a")"#)
    #expect(none.status == 2 && none.errors.contains("no view here has a transition"))
  }
  @Test(arguments: ["1.5", "-0.1", "nan", "inf", "half"]) func `refuses what is no progress`(text: String) throws {
    let run = try render("--transition", "#badge", "--progress", text)
    #expect(run.status == 2 && run.errors.contains("wants a number from 0 to 1"))
  }
  @Test func `wants a view and one preview`() throws {
    #expect(try render("--progress", "1").errors.contains("--transition"))
    #expect(try render("--all", "--transition", "#badge").errors.contains("--all"))
  }
}
