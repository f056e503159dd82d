import Foundation
import LayoutCore
import Testing
import Views

/// Forms of views, controls and modifiers that files in the field use.
@MainActor @Suite struct `Variants of views and modifiers` {
  @Test func `a tree shows its roots, closed, with a sign where there are children`() throws {
    let tree = "struct Node: Identifiable { let id: String; var kids: [Node]? }\nlet nodes = [Node(id: \"a\", kids: [Node(id: \"b\")]), Node(id: \"c\")]\n"
    for view in ["OutlineGroup(nodes, children: \\.kids) { Text($0.id) }", "List(nodes, children: \\.kids) { Text($0.id) }"] {
      let program = Interpreted(tree + view)
      #expect(program.said == [])
      #expect(try program.texts() == ["a", "c"])
    }
    #expect(Interpreted(tree + "OutlineGroup(nodes, children: \\.id) { Text($0.id) }").said.count == 1)
  }
  @Test func `a text counts what is left of an interval`() throws {
    let program = Interpreted(
      "VStack { Text(timerInterval: Date.now...Date.now.addingTimeInterval(3725), showsHours: false); Text(\"a\") }")
    #expect(program.said == [])
    #expect(try program.texts() == ["62:05", "a"])
  }
  @Test func `a keyframe animator shows the first value`() throws {
    let program = """
      struct Values { var scale = 1.0; var angle = Angle.zero }
      Text("a").keyframeAnimator(initialValue: Values(), trigger: 1) { content, value in VStack { content; Text("\\(value.scale)") } } keyframes: { _ in
        KeyframeTrack(\\.scale) { LinearKeyframe(1.5, duration: 0.2); SpringKeyframe(1, duration: 0.2, spring: .bouncy) }
        KeyframeTrack(\\.angle) { CubicKeyframe(.degrees(20), duration: 0.1) }
      }
      """
    #expect(Interpreted(program).said == [])
    #expect(try Interpreted(program).texts() == ["a", "1.0"])
  }
  @Test func `of two styles in a choice one is a member of the other's type`() throws {
    #expect(Interpreted("Text(\"a\").foregroundStyle(1 < 2 ? .red : .secondary)").said == [])
    #expect(Interpreted("Text(\"a\").foregroundStyle(1 < 2 ? .white : 2 < 3 ? .red : .primary)").said == [])
    #expect(Interpreted("Text(\"a\").foregroundStyle(1 < 2 ? .red : .nothing)").said.count == 1)
  }
  @Test func `an image or a colour by its name in Swift is that of the project's assets`() throws {
    // Without a project there are no assets.
    let missing = ["1:8: warning: the playground does not have 'goldMedal' yet"]
    #expect(Interpreted("Image(.goldMedal)").diagnostics.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.severity.rawValue): \($0.message)" } == missing)
    #expect(Interpreted("Text(\"a\").foregroundStyle(Color(.systemRed))").said == [])
  }
  @Test func `alerts about errors, dialogs about values and menus of rows are kept`() {
    let declarations = """
      struct Oops: LocalizedError { var errorDescription: String? { "x" } }
      struct Shown: View { @State var on = false; @State var error: Oops?; @State var item: Int?
        var body: some View { Text("a")
      """
    for call in [
      ".alert(isPresented: $on, error: error) { Button(\"OK\") {} }",
      ".alert(isPresented: $on, error: error) { e in Button(e.localizedDescription) {} } message: { _ in Text(\"m\") }",
      ".confirmationDialog(\"T\", isPresented: $on, titleVisibility: .visible, presenting: item) { i in Button(\"\\(i + 1)\") {} }",
      ".contextMenu(forSelectionType: Int.self) { rows in Button(\"\\(rows.count)\") {} } primaryAction: { _ in }",
      ".onTapGesture(coordinateSpace: .global) { point in item = Int(point.x) }",
    ] {
      #expect(Interpreted(declarations + call + " } }\nShown()").said == [])
    }
    #expect(Interpreted(declarations + ".confirmationDialog(\"T\", isPresented: $on, presenting: item) { i in Button(i) {} } } }\nShown()").said.count == 1)
  }
  @Test func `split views share their offer with a line between the panes`() throws {
    let (host, _) = try Interpreted("HSplitView { Text(\"a\"); Text(\"b\") }").host()
    host.layOut(ProposedViewSize(width: 100, height: 40))
    #expect(host.tree.frames().first?.size == CGSize(width: 100, height: 40))
  }
  @Test func `what follows an animation is due later, and not in a still picture`() throws {
    let run = try Running(
      """
      struct Shown: View { @State var n = 0
        var body: some View { Button("go") { withAnimation(.spring) { n += 1 } completion: { n += 10 } }; Text("\\(n)") } }
      Shown()
      """)
    try run.tap("go")
    #expect(run.texts.last == "1")
  }
}
