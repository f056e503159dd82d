internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Screens that are pushed` {
  private let canvas = CGSize(width: 390, height: 844)
  /// The first lines of all texts of a screen, back to front.
  private func texts(_ view: some View) -> [String] {
    let host = ViewHost(view, device: .iphone)
    host.layOut(ProposedViewSize(width: 390, height: 763), safeArea: Device.iphone.safeArea)
    return PhoneScene.contents(host.screen(canvas).items).compactMap {
      if case .text(let run) = $0 { run.lines.first } else { nil }
    }
  }
  private func root(_ isShown: Bool) -> some View {
    Color.red.navigationTitle("Root").navigationDestination(isPresented: .constant(isShown)) {
      Text("inside").navigationTitle("Next")
    }
  }

  @Test func `lie over the one before, whose title leads back`() {
    #expect(texts(NavigationStack { root(false) }).contains("inside") == false)
    let shown = texts(NavigationStack { root(true) })
    #expect(shown.filter { $0 == "Root" }.count == 2)
    #expect(shown.contains("inside") && shown.contains("Next"))
  }
  @Test func `lead back by a word where the title is long, and by nothing where that is hidden`() {
    func pushed(_ title: String, isHidden: Bool = false) -> [String] {
      texts(
        NavigationStack {
          Color.red.navigationTitle(title).navigationDestination(isPresented: .constant(true)) {
            Text("inside").navigationBarBackButtonHidden(isHidden)
          }
        })
    }
    #expect(pushed("A title of many letters").contains("Back"))
    #expect(pushed("Root", isHidden: true).filter { $0 == "Root" }.count == 1)
  }
  @Test func `are those of a path's values, one over the other`() {
    let stack = NavigationStack(path: .constant([1, 2])) {
      Color.red.navigationTitle("Root").navigationDestination(for: Int.self) {
        Text("inside \($0)").navigationTitle("Screen \($0)")
      }
    }
    let shown = texts(stack)
    #expect(shown.contains("inside 1") && shown.contains("inside 2"))
    #expect(shown.filter { $0 == "Screen 1" }.count == 2)
    #expect(
      texts(
        NavigationStack(path: .constant(["a"])) {
          Color.red.navigationDestination(for: Int.self) { Text("inside \($0)") }
        }
      ).isEmpty == false)
  }
  @Test func `are those of links that a binding follows`() {
    let link = NavigationLink("Link", destination: Text("inside"), isActive: .constant(true))
    #expect(texts(NavigationStack { List { link } }).contains("inside"))
    let other = NavigationLink("Link", destination: Text("inside"), tag: 2, selection: .constant(1))
    #expect(texts(NavigationStack { List { other } }).contains("inside") == false)
  }
  @Test func `end above a bar of tabs, and take their title's size from the screen before`() {
    let tabs = TabView {
      NavigationStack { root(true).navigationBarTitleDisplayMode(.inline) }.tabItem {
        Label("Tab", systemImage: "house")
      }
    }
    let host = ViewHost(tabs, device: .iphone)
    host.layOut(ProposedViewSize(width: 390, height: 763), safeArea: Device.iphone.safeArea)
    let contents = PhoneScene.contents(host.screen(canvas).items)
    let pages = contents.compactMap {
      if case .fill(.rectangle(let rect), _) = $0, rect.width == 390, rect.minY == 0 { rect.height } else { nil }
    }
    #expect(pages.contains(844 - 34 - 49))
    let sizes = contents.compactMap {
      if case .text(let run) = $0, run.lines.first == "Next" { run.font.pointSize } else { nil }
    }
    #expect(sizes == [17])
  }
}
