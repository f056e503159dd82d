internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Terminal
internal import Testing
internal import Tracing

@testable internal import Workbench

@MainActor @Suite struct `Stepping` {
  private let row = "HStack { Text(\"Hello\"); Spacer(); Circle() }"
  private func stepper(_ source: String, level: Trace.Level = .offers, width: CGFloat = 640, height: CGFloat = 384) throws -> Stepper {
    var request = Request()
    request.proposal = ProposedViewSize(width: width, height: height)
    return try #require(Stepper(Preview(SourceFile(name: "test.swift", text: source), request, recordsEvents: true), level: level))
  }
  private func press(_ keys: String, _ stepper: inout Stepper) { for key in keys { _ = stepper.press(key) } }

  @Test func `tells the sharing of a row in plain words`() throws {
    var stepper = try stepper(row)
    var sentences: [String] = []
    while stepper.position < stepper.count {
      _ = stepper.press("n")
      sentences.append(stepper.sentence)
    }
    #expect(
      sentences == [
        "the proposal offers HStack 640×384",
        "HStack offers Text \"Hello\" 316×384: no spacing is taken off the 640 (Spacer asks for none), 8 are kept back for Spacer, whose priority is lowest, and half of the 632 left is its share; it goes first because it is less flexible than Circle",
        "Text \"Hello\" takes 40×16: it fits, and takes no more than it needs",
        "HStack offers Circle 592×384: all of the 592 left is its share; it goes next because its priority is higher than that of Spacer",
        "Circle takes 384×384: the smaller of 592 and 384 both ways",
        "HStack offers Spacer 216×384: the 8 kept back for it are given back, and all of the 216 left is its share; it goes last because its priority is lower than that of Circle",
        "Spacer takes 216×0: the width that it is offered (at least 8), and nothing across its stack",
        "HStack takes 640×384: as wide as its views together, and as high as its largest view needs", "HStack is placed; places are counted from its corner",
        "Text \"Hello\" is placed at 0,184 in HStack: x 0, it is the first, and y 192 − 8 = 184, its guide 'center' on the line of HStack",
        "Spacer is placed at 40,192 in HStack: x 0 + 40 + 0 = 40, after Text \"Hello\", and y 192 − 0 = 192, its guide 'center' on the line of HStack",
        "Circle is placed at 256,0 in HStack: x 40 + 216 + 0 = 256, after Spacer, and y 192 − 192 = 0, its guide 'center' on the line of HStack",
      ])
  }
  @Test(arguments: Trace.Level.allCases) func `forth and back leads to the same state`(level: Trace.Level) throws {
    var stepper = try stepper("VStack { Text(\"some words\").padding(8); HStack { Color.red; Text(\"b\") } }", level: level)
    var forth: [StepState] = [stepper.state]
    while stepper.position < stepper.count {
      _ = stepper.press("n")
      forth.append(stepper.state)
    }
    #expect(forth.count == stepper.count + 1)
    for state in forth.reversed().dropFirst() {
      _ = stepper.press("b")
      #expect(stepper.state == state)
    }
    #expect(stepper.position == 0)
  }
  @Test(arguments: `JSON of the samples`.samples) func `ends at the plain picture`(file: URL) throws {
    var request = Request()
    request.window = CellCount(columns: 80, rows: 24)
    let preview = Preview(SourceFile(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8)), request, recordsEvents: true)
    guard var stepper = Stepper(preview) else { return }
    _ = stepper.press("G")
    let plain = try preview.picture(isScreen: false, colors: .none, charset: .unicode).grid
    let canvas = try stepper.canvas(max(plain.frame.right, 80), max(plain.frame.bottom, 64), .unicode)
    for row in plain.frame.rows where row >= 0 { for column in plain.frame.columns where column >= 0 { #expect(canvas[column, row] == plain[column, row]) } }
  }
  @Test func `goes by view, to the parent, over what is inside, and to changes of size`() throws {
    var stepper = try stepper("VStack { HStack { Text(\"a\") }; Text(\"b\") }", level: .offers)
    press("nn", &stepper)
    let depth = stepper.entries[stepper.position - 1].depth
    press("o", &stepper)
    #expect(stepper.entries[stepper.position - 1].depth <= depth)
    press("g/Text[1]\rn", &stepper)
    press("u", &stepper)
    #expect(stepper.event.map { stepper.trace.nodes[Int($0.node)].title } == "HStack")
    press("gs", &stepper)
    #expect(stepper.event?.kind == .answer)
    press("gc", &stepper)
    let node = stepper.event?.node
    press("c", &stepper)
    #expect(stepper.event?.node != node)
    press("C", &stepper)
    #expect(stepper.event?.node == node)
    press("GS", &stepper)
    #expect(stepper.event?.kind == .answer && stepper.position < stepper.count)
  }
  @Test func `another level keeps the place`() throws {
    var stepper = try stepper(row)
    press("nnn", &stepper)
    let event = stepper.index
    for key in ["3", "2", "1"] {
      press(key, &stepper)
      #expect(stepper.index == event)
    }
  }
  @Test func `stops at breakpoints`() throws {
    var stepper = try stepper(row)
    press("BText.width<100\rr", &stepper)
    #expect(stepper.event?.kind == .answer && stepper.event?.size.width == 40)
    press("r", &stepper)
    #expect(stepper.message == "no breakpoint further on")
    press("BText.width<100\rr", &stepper)
    #expect(stepper.message.contains("there is no breakpoint"))
    var cut = try self.stepper("Text(\"some words that wrap\")", width: 40, height: 16)
    press("Btruncated\rr", &cut)
    #expect(cut.event?.kind == .place)
    press("Bwidth<\r", &cut)
    #expect(cut.message.contains("a number of points"))
    press("/Txt\r", &cut)
    #expect(cut.message.contains("did you mean Text?"))
  }
  @Test func `takes a prediction and names the mistake`() throws {
    var stepper = try stepper(row)
    press("nn!316x384\r", &stepper)
    #expect(stepper.message == "it is 40×16; 316×384 would be true of “a view takes what it is offered”: a view decides about its own size; the offer only asks")
    press("!40x16\r", &stepper)
    #expect(stepper.message == "right: 40×16")
    press("!x\r", &stepper)
    #expect(stepper.message.contains("a size is written 40x16"))
    press("n!", &stepper)
    #expect(stepper.message.contains("go to a step that offers"))
  }
  @Test(arguments: [(80, 24), (20, 5), (1, 1), (0, 0), (60, 6), (200, 60), (30, 12), (3, 2)]) func `fits a window`(columns: Int, rows: Int) throws {
    var stepper = try stepper(row)
    for keys in ["", "n", "n", "n", "n", "3", "n", "/", "x", "\u{1b}", "?", "b", "G"] {
      press(keys, &stepper)
      for charset in [Charset.unicode, .ascii] {
        let grid = try stepper.screen(CellCount(columns: columns, rows: rows), charset: charset)
        #expect(grid.frame.columns.count == max(columns, 1) && grid.frame.rows.count == max(rows, 1))
        if columns >= 20, rows >= 2, keys != "?" { #expect(TextPainter(charset: charset).text(grid).contains("step \(stepper.position) of \(stepper.count)")) }
      }
    }
  }
  @Test func `hatches what is not known, and draws offers dashed`() throws {
    var stepper = try stepper("Text(\"Hi\").padding(8)", width: 80, height: 64)
    press("nn", &stepper)
    let first = TextPainter().text(try stepper.canvas(20, 8, .unicode))
    #expect(first.contains("┄") && first.contains("╱"))
    press("G", &stepper)
    let last = TextPainter().text(try stepper.canvas(20, 8, .unicode))
    #expect(!last.contains("╱") && !last.contains("┄") && last.contains("Hi"))
  }
  @Test func `runs a script`() throws {
    var stepper = try stepper(row)
    let text = try stepper.run(script: "n n*2 b /Circle '!1x1'", window: .standard, charset: .unicode)
    #expect(text.contains("n  step 1 of 12  the proposal offers HStack 640×384") && text.contains("b  step 2 of 12") && text.contains("/Circle  step 4 of 12"))
    #expect(throws: SelectorError.self) { try stepper.run(script: "n 'n", window: .standard, charset: .unicode) }
  }
  @Test func `two layouts go under one key, and their first difference is marked`() throws {
    let (a, b) = (try stepper("Text(\"Title\").frame(width: 100).border(Color.gray)"), try stepper("Text(\"Title\").border(Color.gray).frame(width: 100)"))
    var pair = SteppedPair(a, b)
    #expect(pair.firstDifference == 1)
    _ = pair.press("n")
    #expect(TextPainter().text(try pair.screen(CellCount(columns: 120, rows: 30), charset: .unicode)).contains("≠ here is the first step that differs"))
    #expect(SteppedPair(a, a).firstDifference == nil)
    for size in [CellCount(columns: 20, rows: 5), CellCount(columns: 0, rows: 0)] { #expect(throws: Never.self) { try pair.screen(size, charset: .ascii) } }
  }
  @Test func `follows another version as far as it goes`() throws {
    var stepper = try stepper(row)
    press("G", &stepper)
    var request = Request()
    request.proposal = ProposedViewSize(width: 640, height: 384)
    let next = stepper.following(Preview(SourceFile(name: "test.swift", text: "Text(\"a\")"), request, recordsEvents: true))
    #expect(next.position == next.count && next.staleReason == nil)
    let wrong = stepper.following(Preview(SourceFile(name: "test.swift", text: "Text("), request, recordsEvents: true))
    #expect(wrong.count == stepper.count && wrong.staleReason != nil)
  }
}
