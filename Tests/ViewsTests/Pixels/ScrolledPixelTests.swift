internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `What is scrolled on a phone` {
  private var list: ShownScreen {
    ShownScreen(
      NavigationStack {
        List {
          ForEach(0..<4) { section in
            Section {
              ForEach(0..<8) { Text("Row \(section) \($0)") }
            } header: {
              Text("Section \(section)")
            }
          }
        }
        .listStyle(.plain)
        .navigationTitle("Things")
      })
  }
  private func scroll(_ screen: ShownScreen, _ kind: String, to offset: CGFloat) -> Bool {
    screen.touch(kind) { $0.scroll($1, to: offset) }
  }
  private func sizes(of words: String, _ screen: ShownScreen) -> [CGFloat] {
    screen.contents.compactMap {
      if case .text(let run) = $0, run.lines.first == words { run.font.pointSize } else { nil }
    }
  }

  @Test func `a large title leaves upwards, and is then a small one on the bar's material`() {
    let screen = list
    let start = screen.place(of: "Row 0 0")?.minY ?? 0
    #expect(sizes(of: "Things", screen) == [34])
    #expect(scroll(screen, "List", to: 20))
    #expect(sizes(of: "Things", screen) == [34])
    #expect(abs((screen.place(of: "Row 0 0")?.minY ?? 0) - (start - 20)) < 0.5)
    #expect(scroll(screen, "List", to: 100))
    #expect(sizes(of: "Things", screen) == [17])
    #expect(abs((screen.place(of: "Row 0 1")?.minY ?? 0) - (start + 44 - 100)) < 0.5)
    #expect(scroll(screen, "List", to: 0))
    #expect(sizes(of: "Things", screen) == [34])
    #expect(screen.place(of: "Row 0 0")?.minY == start)
  }
  @Test func `the header of a plain list stays below the bar until the next section pushes it away`() {
    let screen = list
    let rest = screen.place(of: "Section 0")?.minY ?? 0
    // Below the small title lies as much room as below the large one.
    let pinned = rest - 52
    #expect(scroll(screen, "List", to: 200))
    #expect(abs((screen.place(of: "Section 0")?.minY ?? 0) - pinned) < 0.5)
    // The last row of the first section ends 392 points below its beginning.
    #expect(scroll(screen, "List", to: 420))
    let pushed = screen.place(of: "Section 0")?.minY ?? 0
    #expect(pushed < pinned - 1 && pushed > pinned - 44)
    #expect(scroll(screen, "List", to: 500))
    #expect(screen.texts.contains("Section 0") == false)
    #expect(abs((screen.place(of: "Section 1")?.minY ?? 0) - pinned) < 0.5)
  }
  @Test func `no list goes beyond its end, and one that fits goes nowhere`() {
    let screen = list
    #expect(scroll(screen, "List", to: 9_000))
    let last = screen.place(of: "Row 3 7") ?? .zero
    #expect(abs(last.maxY + 11 + 1 - 810) < 2)
    #expect(scroll(ShownScreen(List { Text("Row") }), "List", to: 10) == false)
    #expect(scroll(screen, "List", to: .nan) == false)
  }
  @Test func `headers and footers of a lazy stack stay in sight where it says so`() {
    func lines(_ pinned: PinnedScrollableViews) -> (header: CGRect?, footer: CGRect?) {
      let screen = ShownScreen(
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            Section {
              ForEach(0..<40) { Text("Row \($0)").frame(height: 40) }
            } header: {
              Text("Header").frame(height: 40)
            } footer: {
              Text("Footer").frame(height: 40)
            }
          }
        })
      _ = scroll(screen, "ScrollView", to: 300)
      return (screen.place(of: "Header"), screen.place(of: "Footer"))
    }
    let pinned = lines([.sectionHeaders, .sectionFooters])
    #expect(abs((pinned.header?.midY ?? 0) - (47 + 20)) < 0.5)
    #expect(abs((pinned.footer?.midY ?? 0) - (810 - 20)) < 0.5)
    #expect(lines([]).header == nil && lines([]).footer == nil)
  }
}
