import SwiftSource
import Testing
import Views

private struct Leaf: View {
  let n: Int
  var body: some View { Text("\(n)") }
}
private struct Pick: View {
  let n: Int
  var body: some View {
    if n == 0 { Leaf(n: 0) } else if n == 1 { Leaf(n: 1) } else { Leaf(n: 2) }
    if n > 1 { Leaf(n: 3) }
    switch n {
    case 0: Leaf(n: 4)
    case 1: Leaf(n: 5)
    case 2: Leaf(n: 6)
    case 3: Leaf(n: 7)
    default: Leaf(n: 8)
    }
  }
}
private struct Box<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.padding() }
}
private struct Whole: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<5) { Pick(n: $0) }
      ForEach(["a", "b"], id: \.self) { name in Leaf(n: name.count).id(name) }
      Group {
        Leaf(n: 1)
        AnyView(Leaf(n: 2))
      }
      .padding(3)
      Leaf(n: 1).frame(width: 20, alignment: .top).background(Color.red).overlay(alignment: .bottom) { Leaf(n: 9) }.background(Circle())
      Box { Leaf(n: 1) }
      Button(action: {}) { Leaf(n: 4) }
      Toggle("on", isOn: .constant(true)).accessibilityIdentifier("switch")
      Text("x").bold().foregroundColor(.red).border(.blue, width: 2)
    }
  }
}

@MainActor
@Suite struct ParityTests {
  @Test func `interpreted views have the nodes, identities and scopes of compiled ones`() throws {
    let interpreted = try Interpreted(
      """
      struct Leaf: View {
        let n: Int
        var body: some View { Text("\\(n)") }
      }
      struct Pick: View {
        let n: Int
        var body: some View {
          if n == 0 { Leaf(n: 0) } else if n == 1 { Leaf(n: 1) } else { Leaf(n: 2) }
          if n > 1 { Leaf(n: 3) }
          switch n {
          case 0: Leaf(n: 4)
          case 1: Leaf(n: 5)
          case 2: Leaf(n: 6)
          case 3: Leaf(n: 7)
          default: Leaf(n: 8)
          }
        }
      }
      struct Box<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      struct Whole: View {
        var body: some View {
          VStack(alignment: .leading) {
            ForEach(0..<5) { Pick(n: $0) }
            ForEach(["a", "b"], id: \\.self) { name in Leaf(n: name.count).id(name) }
            Group {
              Leaf(n: 1)
              AnyView(Leaf(n: 2))
            }
            .padding(3)
            Leaf(n: 1).frame(width: 20, alignment: .top).background(Color.red).overlay(alignment: .bottom) { Leaf(n: 9) }.background(Circle())
            Box { Leaf(n: 1) }
            Button(action: {}) { Leaf(n: 4) }
            Toggle("on", isOn: .constant(true)).accessibilityIdentifier("switch")
            Text("x").bold().foregroundColor(.red).border(.blue, width: 2)
          }
        }
      }
      """
    ).host().host
    let compiled = ViewHost(Whole(), device: .cells, recordsWrittenViews: true)
    #expect(interpreted.infos.map(\.kind) == compiled.infos.map(\.kind))
    #expect(interpreted.infos.map(\.identifier) == compiled.infos.map(\.identifier))
    #expect(interpreted.infos.map(\.isImplicit) == compiled.infos.map(\.isImplicit))
    #expect(interpreted.scopes.map { $0.identity.description } == compiled.scopes.map { $0.identity.description })
    #expect(interpreted.scopes.map(\.name) == compiled.scopes.map(\.name))
    #expect(interpreted.writtenViews.map { "\($0.depth) \($0.name) \($0.detail ?? "")" } == compiled.writtenViews.map { "\($0.depth) \($0.name) \($0.detail ?? "")" })
    #expect(interpreted.infos.allSatisfy { $0.source != nil })
  }
}
