internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Tracing
@testable internal import Workbench

@MainActor @Suite struct `A prediction` {
  private func models(_ source: String, of selector: String, _ width: CGFloat = 640, _ height: CGFloat = 384) throws -> [WrongModel: CGSize] {
    var request = Request()
    request.proposal = ProposedViewSize(width: width, height: height)
    let preview = Preview(SourceFile(name: "test.swift", text: source), request, recordsEvents: true)
    let story = Story(try #require(preview.trace))
    let node = try preview.node(try Selector(selector))
    let question = try #require(story.trace.events.firstIndex { $0.kind == .measure && $0.node == node && $0.purpose == .size })
    let prediction = try #require(Prediction(preview, story, question: question))
    return Dictionary(prediction.wrongAnswers.map { ($0.model, CGSize(width: $0.values[0], height: $0.values[1])) }) { first, _ in first }
  }

  @Test func `knows each mistake by its number`() throws {
    let row = try models("HStack { Text(\"Hello\"); Spacer(); Color.red }", of: "Color", 208, 100)
    #expect(row[.equalSplit] == CGSize(width: 208.0 / 3, height: 100))
    #expect(row[.spacerFirst] == CGSize(width: 0, height: 100))
    let colors = try models("HStack { Color.red; Color.blue }", of: "Color[1]", 208, 100)
    #expect(colors[.spacingIgnored] == CGSize(width: 104, height: 100) && colors[.equalSplit] == nil, "an equal split is right here")
    #expect(try models("Text(\"Hello\").frame(width: 100)", of: "Text", 208, 100)[.frameResizes] == CGSize(width: 100, height: 16))
    #expect(try models("Color.red.padding(8)", of: "Color", 208, 100)[.paddingInside] == CGSize(width: 208, height: 100))
    #expect(try models("Text(\"Hello\").padding(8)", of: "padding", 208, 100)[.paddingInside] == CGSize(width: 40, height: 16))
    #expect(try models("Text(\"Hello\").background(Color.red)", of: "background", 208, 100)[.backgroundGrows] == CGSize(width: 208, height: 100))
    #expect(try models("HStack { Text(\"some words\"); Color.red.layoutPriority(1) }", of: "layoutPriority", 208, 100)[.priorityOrders] == CGSize(width: 100, height: 100))
    #expect(try models("Text(\"Hello\")", of: "Text", 208, 100)[.takesAll] == CGSize(width: 208, height: 100))
  }
  @Test func `answers at the command line`() throws {
    var request = Request()
    request.proposal = ProposedViewSize(width: 208, height: 100)
    let preview = Preview(SourceFile(name: "test.swift", text: "Text(\"Hello\").padding(8)"), request, recordsEvents: true)
    #expect(try preview.prediction(of: "padding", "56x32").hasSuffix("right: 56×32\n"))
    #expect(try preview.prediction(of: "padding", "40x16").contains("“padding comes out of the parent”"))
    #expect(try preview.prediction(of: "padding", "1x1").contains("no mistake that is known here"))
    #expect(throws: SelectorError.self) { try preview.prediction(of: "padding", "nanx1") }
  }
}
