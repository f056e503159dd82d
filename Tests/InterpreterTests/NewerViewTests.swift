import Testing

/// What SwiftUI has had since iOS 17, in programs.
@MainActor @Suite struct `Views of newer systems, interpreted` {
  @Test func `subviews are taken apart and put together`() throws {
    let run = try Running(
      """
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          VStack {
            Group(subviews: content) { subviews in
              Text("of \\(subviews.count)")
              if let first = subviews.first { first }
              ForEach(subviews.dropFirst()) { subview in Text("-"); subview.padding() }
            }
            ForEach(subviews: content) { subview in subview }
          }
        }
      }
      struct Two: View { var body: some View { Text("b"); Text("c") } }
      Cards { Text("a"); Two() }
      """)
    #expect(run.texts == ["of 3", "a", "-", "b", "-", "c", "a", "b", "c"])
  }
  @Test func `closures of modifiers are given the view`() throws {
    let run = try Running(
      """
      struct Shown: View {
        @State private var on = false
        var body: some View {
          Text("a").animation(.default) { $0.opacity(on ? 1 : 0.5) }
          Text("b").transaction { $0.animation = nil } body: { content in content.padding(on ? 3 : 4) }
          Text("c").gesture(TapGesture().onEnded { on = true }, isEnabled: on)
          Text("d").gesture(TapGesture(), name: "tap", isEnabled: on)
        }
      }
      Shown()
      """)
    #expect(run.texts == ["a", "b", "c", "d"])
  }
  @Test func `scroll views tell their geometry`() throws {
    let run = try Running(
      """
      struct Shown: View {
        @State private var height: CGFloat = 0
        @State private var heard = 0
        var body: some View {
          Text("\\(Int(height)) \\(heard)")
          ScrollView { Color.red.frame(height: 60) }
            .onScrollGeometryChange(for: CGFloat.self) { $0.contentSize.height } action: { old, new in
              height = new
              heard += old == 0 ? 1 : 9
            }
            .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 5 }, action: { heard += $1 ? 100 : 200 })
        }
      }
      Shown()
      """)
    #expect(run.texts == ["60 1"])
  }
  @Test func `names are accepted`() {
    let program = Interpreted(
      """
      import SwiftUI
      class Center: NSObject, UNUserNotificationCenterDelegate {
        func title(_ content: UNNotificationContent) -> String { content.title }
      }
      struct Shown: View {
        @State private var image: UIImage?
        let title: LocalizedStringResource = "title"
        @MainActor func draw() {
          let renderer = ImageRenderer(content: Text("a"))
          renderer.scale = 2
          renderer.proposedSize = ProposedViewSize(width: 20, height: nil)
          if let made = renderer.uiImage { image = made }
        }
        var body: some View {
          Text(title)
          Text("b").textScale(.secondary)
          VStack { Text("c") }.textScale(.secondary, isEnabled: true).toolbarVisibility(.hidden, for: .navigationBar)
          Image(systemName: "star").symbolEffect(.automatic)
          ShareLink(item: "text", preview: SharePreview("title", image: Image(systemName: "star")))
          ShareLink(item: "text", subject: Text("s"), preview: SharePreview("title")) { Text("share") }
          ScrollView { Text("d") }.defaultScrollAnchor(.bottom, for: .initialOffset)
            .onScrollPhaseChange { old, new in print(old, new) }
          TabView { Text("e").tabItem { Text("tab") } }.tabViewStyle(.tabBarOnly)
            .tabViewBottomAccessory { Text("above") }
          Button("f") { withAnimation(.interpolatingSpring(.bouncy, initialVelocity: 2)) { draw() } }
        }
      }
      Shown()
      """)
    #expect(program.said == [])
  }
}
