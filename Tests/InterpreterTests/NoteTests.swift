import SwiftSource
import Testing

@MainActor
@Suite struct `Modifiers that a still picture cannot show` {
  @Test func `are lines of the view tree, and nothing else`() throws {
    let noted = Interpreted(
      """
      Text("Hi")
        .onTapGesture(count: 2) { withAnimation(.spring()) {} }
        .gesture(DragGesture().onChanged { value in print(value.translation.width) }.onEnded { _ in })
        .animation(.easeInOut(duration: 0.3).delay(1), value: 3)
        .transition(.move(edge: .top).combined(with: .opacity))
        .accessibilityAddTraits([.isButton, .isHeader])
        .keyboardShortcut("s", modifiers: [.command])
      """)
    #expect(noted.said == [])
    let host = try noted.host().host
    #expect(host.infos.map(\.kind) == ["Text"])
    #expect(
      host.writtenViews.map(\.name) == ["keyboardShortcut", "accessibilityAddTraits", "transition", "animation", "gesture", "onTapGesture", "Text"])
  }
  @Test func `have closures that are checked, though not run`() {
    #expect(Interpreted(#"Text("Hi").onTapGesture { missing() }"#).said == ["1:27: error: cannot find 'missing' in scope"])
    #expect(Interpreted(#"Text("Hi").gesture(DragGesture().onChanged { $0.speed })"#).said.first?.contains("has no member 'speed'") == true)
  }
  @Test func `withAnimation gives what its closure gives`() throws {
    #expect(try value("withAnimation { 3 }") == "3")
    #expect(try value("withAnimation(.linear(duration: 2).speed(2)) { 1 + 1 }") == "2")
  }
}
