internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing

@testable internal import Workbench

/// What goes wrong in content that is made while placing.
@MainActor @Suite struct `Content of an interpreted GeometryReader` {
  private func preview(_ text: String) -> Preview {
    var request = Request()
    request.device = .cells
    request.proposal = ProposedViewSize(width: 100, height: 50)
    return Preview(SourceFile(name: "a.swift", text: text + "\n"), request)
  }
  @Test func `sees the size in conditions and arithmetic`() {
    let preview = preview("GeometryReader { g in if g.size.width > g.size.height { Color.red.frame(width: g.size.width / 4, height: g.frame(in: .local).midY) } }")
    #expect(preview.diagnostics.isEmpty)
    #expect(preview.host?.tree.frames().dropFirst().first == CGRect(x: 0, y: 0, width: 25, height: 25))
  }
  @Test func `stops with a diagnostic at its place`() {
    let preview = preview("GeometryReader { g in ForEach(0..<1000000) { n in Text(\"a\") } }")
    #expect(preview.hasErrors)
    #expect(preview.host == nil)
  }
  @Test func `may not contain itself for ever`() {
    let preview = preview("struct A: View { var body: some View { GeometryReader { g in A() } } }\nA()")
    #expect(preview.hasErrors)
  }
  @Test func `must name its parameter`() { #expect(preview("GeometryReader { Text(\"a\") }").hasErrors) }
}
