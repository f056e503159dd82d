internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Workbench

@MainActor @Suite struct `A sweep` {
  private func preview(_ source: String, width: CGFloat = 640) -> Preview {
    var request = Request()
    request.proposal = ProposedViewSize(width: width, height: 384)
    return Preview(SourceFile(name: "test.swift", text: source), request)
  }
  private func sweep(_ source: String, _ selector: String, _ side: String, _ range: String, isOwn: Bool = false) throws -> Sweep {
    try preview(source).sweep(try Selector(selector), try SweepRange(side: side, range: range), isOwn: isOwn)
  }

  @Test(arguments: [
    ("Text(\"some words that wrap\")", "Text"), ("HStack { Text(\"some words\"); Spacer(); Text(\"that wrap\").layoutPriority(1) }.padding(3)", "Text[1]"),
    ("Circle().frame(minWidth: 40, maxWidth: 100)", "frame"), ("VStack { Text(\"a b c d\"); Color.red }", "Color"),
    ("GeometryReader { geometry in Color.red.frame(width: geometry.size.width / 2) }", "frame"),
  ]) func `says what laying out anew says, at every point`(source: String, selector: String) throws {
    let sweep = try sweep(source, selector, "width", "0...200")
    #expect(sweep.sizes.count == 201)
    for width in 0...200 {
      let fresh = preview(source, width: CGFloat(width))
      let node = try fresh.node(try Selector(selector))
      #expect(sweep.sizes[width] == fresh.host?.tree.size(of: node), "\(width)")
    }
    #expect(sweep.pieces.map(\.points.count).reduce(0, +) == 201 && sweep.pieces.first?.points.lowerBound == 0)
    for (a, b) in zip(sweep.pieces, sweep.pieces.dropFirst()) {
      #expect(a.points.upperBound + 1 == b.points.lowerBound && b.start >= Double(a.points.upperBound) && b.start <= Double(b.points.lowerBound))
    }
  }
  @Test func `names the word that fits`() throws {
    let pieces = try sweep("Text(\"some words that wrap\")", "Text", "width", "80...200").pieces
    #expect(pieces.map(\.points.lowerBound) == [80, 120, 160])
    #expect(pieces.dropFirst().map(\.reason) == ["\"that\" fits into line 1 of Text \"some words that wrap\"", "\"wrap\" fits into line 1 of Text \"some words that wrap\""])
  }
  @Test func `finds a break point between two points`() throws {
    let pieces = try sweep("Text(\"some words\").padding(.leading, 0.5)", "Text", "width", "60...100").pieces
    #expect(pieces.map(\.start) == [60, 80.5])
  }
  @Test func `asks the node itself`() throws {
    let source = "HStack { Text(\"some words\"); Spacer() }"
    #expect(try sweep(source, "Spacer", "width", "0...20", isOwn: true).pieces.map(\.points) == [0...8, 9...20])
    #expect(try sweep("Color.red.frame(minWidth: 10)", "frame", "width", "0...20").pieces.map(\.points) == [0...10, 11...20])
  }
  @Test func `says why a node that is asked alone goes on differently`() throws {
    let text = try sweep("Text(\"some words that wrap\").padding(8)", "Text", "width", "80...200", isOwn: true).pieces
    #expect(text.dropFirst().map(\.reason) == ["\"that\" fits into line 1 of Text \"some words that wrap\"", "\"wrap\" fits into line 1 of Text \"some words that wrap\""])
    let padded = try sweep("Text(\"some words that wrap\").padding(8)", "padding", "width", "96...200", isOwn: true).pieces
    #expect(padded.dropFirst().map(\.reason) == text.dropFirst().map(\.reason))
    let frame = try sweep("HStack { Color.red.frame(minWidth: 40, maxWidth: 100); Text(\"a\") }", "frame", "width", "0...200", isOwn: true).pieces
    #expect(frame.map(\.points) == [0...40, 41...100, 101...200])
    #expect(frame.dropFirst().allSatisfy { $0.reason.contains("limits") }, "\(frame.map(\.reason))")
  }
  @Test func `of more views than it can lay out says so`() throws {
    let source = "VStack { ForEach(0..<2000) { Text(\"\\($0)\") } }"
    #expect {
      try sweep(source, "VStack", "width", "0...9999")
    } throws: {
      ($0 as? SelectorError)?.message.contains("more than a sweep tries") == true
    }
    #expect(try sweep(source, "Text[7]", "width", "0...9999", isOwn: true).sizes.count == 10_000)
  }
  @Test func `leaves the view laid out as it was`() throws {
    let preview = preview("VStack { Text(\"a b c d\"); Color.red }")
    let frames = preview.host?.tree.frames()
    _ = try preview.sweep(try Selector("Text"), try SweepRange(side: "width", range: "0...50"), isOwn: false)
    #expect(preview.host?.tree.frames() == frames)
  }
  @Test func `is drawn`() throws {
    let text = try sweep("Text(\"some words\")", "Text", "width", "0...120").text(columns: 60, isASCII: true)
    #expect(text.contains("offer") && text.contains("80…120") && text.contains("*") && text.contains("\"words\" fits into line 1"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try JSONSchema("sweep").faults(in: try sweep("Text(\"some words\")", "Text", "width", "0...120").document.text) == [])
  }
  @Test(arguments: ["640...0", "0..<0", "x", "0...", "-5...5", "0...99999", "1.5...2", "0...99999999999999999999", ""]) func `refuses a range that is none`(range: String) {
    #expect(throws: SelectorError.self) { try SweepRange(side: "width", range: range) }
  }
  @Test func `takes both spellings of a range`() throws {
    #expect(try SweepRange(side: "height", range: "3..<9").points == 3...8)
    #expect(throws: SelectorError.self) { try SweepRange(side: "depth", range: "0...1") }
  }
}
