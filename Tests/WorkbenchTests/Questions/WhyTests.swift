internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing
internal import Views

@testable internal import Tracing
@testable internal import Workbench

@MainActor @Suite struct `The reasons for a number` {
  private func preview(_ source: String, _ name: String = "test.swift", proposal: ProposedViewSize? = nil, device: Device = .terminal) -> Preview {
    var request = Request()
    request.proposal = proposal
    request.device = device
    return Preview(SourceFile(name: name, text: source), request, recordsEvents: true)
  }

  @Test(arguments: `JSON of the samples`.samples) func `can be worked out again, for each node of each sample`(file: URL) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    var checked: Set<String> = []
    let others: [(ProposedViewSize?, Device)] = [(nil, .phone), (.unspecified, .terminal), (ProposedViewSize(width: 101, height: 37), .terminal)]
    for (proposal, device) in [(nil, .terminal), others[(`JSON of the samples`.samples.firstIndex(of: file) ?? 0) % others.count]] {
      let preview = preview(source, file.lastPathComponent, proposal: proposal, device: device)
      guard let host = preview.host, let trace = preview.trace else { continue }
      var builder = WhyBuilder(trace)
      let frames = host.tree.frames()
      // What a ViewThatFits did not choose lies nowhere.
      var shown: [NodeID] = host.tree.root.map { [$0] } ?? []
      var next = 0
      while next < shown.count {
        shown += host.tree.children(of: shown[next])
        next += 1
      }
      for node in shown {
        let frame = frames[Int(node)]
        for (property, truth) in zip(Why.Property.allCases, [Double(frame.width), Double(frame.height), Double(frame.minX), Double(frame.minY)]) {
          let answer = builder.why(node, property)
          let why = try #require(answer)
          var name: String { "\(file.lastPathComponent) \(words(preview.proposal)) \(host.paths[Int(node)]).\(property.rawValue)" }
          if !same(why.value, truth) || !same(why.lines.last?.value ?? -1, truth) {
            Issue.record("\(name) is \(truth), the last line says \(why.lines.last?.value ?? .nan)")
          }
          check(why, name, &checked)
        }
      }
    }
  }
  /// Each line follows by arithmetic from numbers printed in earlier lines, and from what is given. Lines that occurred before are not worked out again.
  private func check(_ why: Why, _ name: @autoclosure () -> String, _ checked: inout Set<String>) {
    for line in why.lines {
      var place: String { "\(name()), line \(line.number), \(line.rule): \(line.condition ?? "") \(line.arithmetic) = \(line.value)" }
      for operand in line.operands {
        guard let premise = operand.line else { continue }
        if premise >= line.number || !same(why.lines[premise - 1].value, operand.value) { Issue.record("\(place): \(operand.name) is not what line \(premise) says") }
      }
      let operands = line.operands.map { "\($0.name) \($0.value) \($0.line == nil)" }.joined(separator: ",")
      guard checked.insert("\(line.rule)|\(line.condition ?? "")|\(line.arithmetic)|\(line.value)|\(operands)").inserted else { continue }
      if Sums.value(line.arithmetic).map({ same($0, line.value) }) != true { Issue.record("\(place)") }
      if let condition = line.condition, !Sums.holds(condition) { Issue.record("\(place)") }
      let known = line.operands.map { abs($0.value) } + [0, 1, 2, 0.5]
      if !line.operands.isEmpty, !["stack.order", "grid.order"].contains(line.rule) {
        for number in Sums.numbers(line.arithmetic) where !known.contains(where: { same($0, number) }) { Issue.record("\(place): nothing says \(number)") }
      }
      for operand in line.operands where operand.line == nil && !isGiven(operand, in: line) {
        Issue.record("\(place): where does \(operand.name) \(operand.value) come from?")
      }
    }
  }
  /// Arguments, settings of the device, counts and measured texts come from outside of the layout; sums begin with nothing.
  private func isGiven(_ operand: Why.Operand, in line: Why.Line) -> Bool {
    if case .given? = OperandSource.sources(operand.name).first { return true }
    switch operand.name {
    case "priority of the next": return true
    case "children left": return operand.value == 1  // an only child
    case "own size": return line.rule == "leaf.fixed"
    case "own": return line.rule == "leaf.own"
    case "cap insets": return line.rule == "leaf.resized"
    case "lines", "lines shown": return line.rule == "leaf.text.cut"
    case "minimum", "maximum": return line.rule.hasPrefix("flex.") || line.rule.hasPrefix("spacer.") || line.rule.hasPrefix("track.")
    case "sum of gaps", "gaps so far", "lengths so far", "sum of lengths", "largest so far", "start so far", "end so far", "start", "largest size across", "start of the last":
      if operand.value == 0 || operand.value.isNaN { return true }
    default: break
    }
    if line.rule == "guide.default" && operand.name.hasSuffix(" of its room") { return true }
    // Other rules tell what they decide, not how they count.
    return !["stack", "zstack", "frame", "flex", "padding", "pass", "fixed", "offset", "overlay", "leaf", "spacer", "guide", "place"].contains(line.rule.prefix { $0 != "." })
  }

  // MARK: What a learner reads

  private let row = "HStack { Text(\"Hello\"); Spacer(); Circle() }"

  @Test func `say how a row is shared`() throws {
    let text = try preview(row).whyText("Text.width")
    for line in [
      "the screen offers HStack a width of 640", "no gap between Text \"Hello\" and Spacer: one of them asks for none", "8 kept back for Spacer, whose priority is lower",
      "640 − 8 = 632", "it is less flexible than Circle", "32 < 384: 1", "2 of its priority are not served yet", "632 / 2 = 316", "316 ≥ 40: 40", "stack.share, measured",
      "leaf.text.fits, documented", "1:10–1:23",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(text.hasPrefix("Text \"Hello\".width = 40\n"))
  }
  @Test func `name each number's own lines`() throws {
    let why = try #require(preview(row).why("Circle.x").first)
    let last = try #require(why.lines.last)
    #expect(last.value == 256 && last.rule == "place")
    #expect(last.premises.map { why.lines[$0 - 1].rule } == ["stack.position"])
    #expect(try preview(row).why("Circle").map(\.property) == [.width, .height])
  }
  @Test func `tell a starved child who took the room`() throws {
    let text = try preview("HStack { Text(\"some words that wrap\"); Text(\"important\").layoutPriority(1) }", proposal: ProposedViewSize(width: 100, height: 100)).whyText(
      "Text[1].width")
    for line in [
      "8 kept back for Text \"some words that wrap\", whose priority is lower", "its priority is higher than that of Text \"some words that wrap\"", "84 − 72 = 12", "12 + 8 = 20",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }
  @Test func `tell that a text's height follows from its width`() throws {
    let why = try #require(preview("Text(\"some words that wrap\")", proposal: ProposedViewSize(width: 100, height: 100)).why("Text.height").first)
    #expect(why.lines.contains { $0.text.contains("does not fit 100") } && why.lines.last?.text.contains("in lines of that width") == true)
  }
  @Test func `are the same for one answer that was remembered`() throws {
    let source = "VStack(spacing: 0) { HStack { Text(\"a\").padding(8) }; Color.red }"
    #expect(try preview(source).why("Text.height").first?.value == 16)
  }
  @Test(arguments: [
    ("HStack { Text(\"Hello\"); Spacer(); Circle() }", "Circle.width"), ("HStack { Text(\"Hello\"); Spacer(); Circle() }", "Spacer.width"),
    ("VStack { HStack { Text(\"some words that wrap\").padding(8).layoutPriority(-1); Color.red } }", "Text.height"),
  ]) func `have a short form of a few lines, from the screen to the number`(source: String, number: String) throws {
    var request = Request()
    request.proposal = ProposedViewSize(width: 640, height: 384)
    let preview = Preview(SourceFile(name: "test.swift", text: source), request, recordsEvents: true)
    let short = try preview.whyText(number, isShort: true)
    let lines = short.split(separator: "\n")
    #expect(lines.count <= 9, "\(short)")
    let why = try #require(try preview.why(number).first)
    let deciding = why.deciding
    #expect(deciding.last?.value == why.value && deciding.first?.operands.contains { $0.line != nil } == false && deciding.count < why.lines.count)
    #expect(zip(deciding, deciding.dropFirst()).allSatisfy { $0.number < $1.number })
  }
  @Test func `are not given for a selector that names nothing or several`() {
    #expect(throws: SelectorError.self) { try preview(row).why("Texts") }
    let several = #expect(throws: SelectorError.self) { try preview("HStack { Text(\"a\"); Text(\"b\") }").why("Text.width") }
    #expect(several?.message.contains("there are 2 of these") == true && several?.message.contains("/0/1 Text \"b\"") == true)
  }
}
