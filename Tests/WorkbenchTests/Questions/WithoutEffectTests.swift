internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing
internal import Tracing

@testable internal import Workbench

@MainActor @Suite struct `What does nothing` {
  private func preview(_ source: String, _ width: CGFloat? = 320) -> Preview {
    var request = Request()
    request.proposal = ProposedViewSize(width: width, height: 200)
    return Preview(SourceFile(name: "test.swift", text: source), request)
  }
  private func found(_ source: String) -> [String] {
    preview(source).effectReport(within: .seconds(300)).found.map {
      $0.text + ($0.matters.isEmpty ? "" : " " + $0.matters.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ","))
    }
  }

  @Test func `S36 is found where it is at no width`() {
    #expect(found("Text(\"a\").padding(0)") == [".padding(0)"])
    #expect(found("HStack { Text(\"a\").layoutPriority(1) }") == [".layoutPriority(1)"])
    #expect(found("Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)") == [".frame(maxWidth: .infinity, maxHeight: .infinity)"])
    #expect(found("Color.red.foregroundColor(.blue)") == [".foregroundColor(.blue)"])
    #expect(found("HStack { Spacer(); Color.red; Spacer() }.frame(width: 8)") == [])
  }
  @Test func `is JSON as its schema says`() throws {
    let source = "VStack { Text(\"a\").padding(0); Text(\"some words\").frame(maxWidth: 160).frame(width: 80) }"
    let report = preview(source).effectReport(within: .seconds(300))
    let document = JSON.object([("version", .integer(1)), ("files", .array([report.document("test.swift")]))]).text
    #expect(try JSONSchema("effects").faults(in: document) == [])
    #expect(document.contains("\".padding(0)\"") && document.contains("\"complete\": true"), "\(document)")
  }
  @Test func `is told from what matters at other widths`() {
    #expect(found("Text(\"some words\").frame(maxWidth: 160)") == [])
    #expect(found("Text(\"some words\").frame(idealWidth: 40)") == [".frame(idealWidth: 40)"], "only an offer of none would ask for it")
    #expect(found("Text(\"some words\").frame(minWidth: 40)") == [".frame(minWidth: 40) 0-39"])
  }
  @Test func `is not said of what sizes, places or paints`() {
    #expect(found("Text(\"a\").padding(8).border(.red)") == [])
    #expect(found("VStack { Text(\"a\").bold(); Spacer(); Text(\"b\") }") == [])
    #expect(preview("Text(\"a\").accessibilityLabel(\"b\")").effectReport().candidates == 0, "what describes is not tried")
  }
  @Test func `is bounded in time, and says so`() {
    let report = preview("VStack { Text(\"a\").padding(0) }").effectReport(within: .zero)
    #expect(report.widths == 0 || report.isCutShort)
  }
  /// Each call is taken out by hand; every width is a preview of its own.
  @Test(arguments: [
    ("VStack { Text(\"some words here\")@.frame(minWidth: 64)@ }", 80), ("HStack { Text(\"ab\"); @Spacer(); @Text(\"cd\") }", 100),
    ("HStack(spacing: 0) { Text(\"ab\")@.layoutPriority(1)@; Color.red }", 40),
    ("VStack { Text(\"ab\"); Text(\"c\") }@.frame(maxWidth: .infinity, alignment: .leading)@", 50), ("Text(\"ab\")@.fixedSize()@", 30),
    ("Color.red@.aspectRatio(1, contentMode: .fit)@", 64),
    ("ZStack { Color.red; Text(\"a\")@.offset(x: 0)@ }", 30), ("Text(\"ab\").frame(width: 40)@.frame(width: 40)@", 30),
  ]) func `is what laying out without it says, at every width`(marked: String, widest: Int) throws {
    let parts = marked.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    let (with, without) = (parts.joined(), parts[0] + parts[2])
    func look(_ source: String, _ width: Int) -> String {
      let preview = preview(source, CGFloat(width))
      let leaves = preview.host.map { host in
        let frames = host.tree.frames()
        return Preview.shown(host).filter { host.tree.isLeaf($0) && host.infos[Int($0)].kind != "Spacer" }.map { "\(host.title(of: $0)) \(frames[Int($0)])" }
      }
      return "\(preview.size) \(leaves ?? []) \((try? preview.picture(isScreen: false, colors: .trueColor, charset: .unicode).ansi.text) ?? "")"
    }
    let isIdle = look(with, 320) == look(without, 320)
    let report = preview(with).effectReport(within: .seconds(300))
    let finding = report.found.first { with.contains($0.text) && marked.contains("@" + $0.text.prefix(8)) }
    #expect((finding != nil) == isIdle, "\(with)")
    guard let finding else { return }
    for width in 0...widest { #expect(finding.matters.contains { $0.contains(width) } == (look(with, width) != look(without, width)), "\(with) at \(width)") }
  }
}
