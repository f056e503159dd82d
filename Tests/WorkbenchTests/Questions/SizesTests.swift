internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Workbench

@MainActor @Suite struct `The sizes of a view` {
  private func preview(_ source: String, _ width: CGFloat = 640, _ height: CGFloat = 384) -> Preview {
    var request = Request()
    request.proposal = ProposedViewSize(width: width, height: height)
    return Preview(SourceFile(name: "test.swift", text: source), request, recordsEvents: true)
  }

  @Test func `are its answers to 0, to nothing, to infinity, and the present one`() {
    #expect(
      preview("HStack { Text(\"Hello\"); Spacer(); Circle() }").sizesText.split(separator: "\n").dropLast() == [
        "                min    ideal  max    now      asked  worked out", "HStack          16×16  58×16  ∞×∞    640×384  1×     1×",
        "  Text \"Hello\"  8×16   40×16  40×16  40×16    6×     6×", "  Spacer        8×0    8×0    ∞×0    216×0    6×     6×",
        "  Circle        0×0    10×10  ∞×∞    384×384  6×     6×",
      ])
  }
  @Test func `say what reaches out of its parent, and how far`() {
    let wide = preview("Text(\"Hello you\").fixedSize().frame(width: 40).padding(8)")
    #expect(wide.overflows.map(\.left) == [16] && wide.overflows.map(\.right) == [16])
    #expect(wide.faultText([.overflow]).contains("16 pt (2 cells) left, 16 pt (2 cells) right"))
    #expect(wide.faultText([.truncation]) == "")
    #expect(preview("Color.red.frame(width: 700)").overflows.map(\.right) == [30])
    #expect(preview("ScrollView { Color.red.frame(height: 3000) }").overflows.isEmpty)
    #expect(preview("Text(\"a\").padding()").overflows.isEmpty)
  }
  @Test func `say which text is cut, and how many lines are missing`() {
    let cut = preview("Text(\"some words that wrap into lines\")", 80, 32)
    #expect(cut.truncations.map(\.text.shownLines) == [2] && cut.truncations.map(\.text.allLines) == [3])
    #expect(cut.faultText([.truncation]).contains("2 of 3 lines"))
    #expect(preview("Text(\"some words that wrap\")", 80, 200).truncations.isEmpty)
  }
  @Test func `name who set a guide`() {
    let text = preview("HStack(alignment: .firstTextBaseline) { Text(\"a\"); Color.red }").guidesText
    #expect(text.contains("firstTextBaseline") && text.contains("the baseline of Text \"a\"") && text.contains("default"))
  }
  @Test func `80 are drawn into the picture where containers aligned their views`() {
    let text = preview("VStack(alignment: .leading) { Text(\"abc\"); Text(\"a\") }.frame(width: 80)").guidesText
    #expect(text.hasPrefix("   abc\n   a\n") || text.contains("┊"), "\(text)")
    let row = preview("HStack { Color.clear.frame(width: 16, height: 48); Text(\"a\") }").guidesText
    #expect(row.contains("┈") && row.contains("center"))
    #expect(preview("HStack { Color.clear.frame(width: 16, height: 48); Text(\"a\") }").guidesText(charset: .ascii).contains(".."))
  }
  @Test func `asking beside the layout changes nothing`() throws {
    let preview = preview("HStack { Text(\"Hello\"); Spacer(); Circle() }")
    let host = try #require(preview.host)
    let (frames, events) = (host.tree.frames(), host.tree.events)
    #expect(host.tree.answer(of: 0, to: .zero) == CGSize(width: 16, height: 16))
    #expect(host.tree.frames() == frames && host.tree.events == events)
  }
}
