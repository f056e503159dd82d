internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

private struct Pale: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(configuration.isPressed ? Color.red : Color.green)
  }
}

@MainActor @Suite struct `What a finger does on a phone` {
  private func paints(_ screen: ShownScreen) -> [String] {
    screen.contents.compactMap { content in
      switch content {
      case .fill(_, let paint): PhoneScene.shown(paint)
      case .text(let run): PhoneScene.shown(run.paint)
      default: nil
      }
    }
  }
  private func pressed(_ button: some View, _ label: String = "Press") -> (
    before: [String], during: [String], after: [String]
  ) {
    let screen = ShownScreen(button)
    let before = paints(screen)
    #expect(screen.touch(label) { $0.press($1) })
    let during = paints(screen)
    screen.host.perform {}
    return (before, during, paints(screen))
  }

  @Test func `makes a button without a fill faint, and shades a bordered one`() {
    let plain = pressed(Button("Press") {})
    #expect(plain.before.contains("007AFF 100") && plain.during.contains("007AFF 30") && plain.after == plain.before)
    let bordered = pressed(Button("Press") {}.buttonStyle(.bordered))
    #expect(!bordered.before.contains("000000 10") && bordered.during.contains("000000 10"))
    #expect(bordered.during.contains("007AFF 100"))
    let prominent = pressed(Button("Press") {}.buttonStyle(.borderedProminent))
    #expect(prominent.during.contains("007AFF 75"))
  }
  @Test func `is told to a style of the program's own`() {
    let own = pressed(Button("Press") {}.buttonStyle(Pale()))
    #expect(own.before.contains("34C759 100") && own.during.contains("FF3B30 100") && own.after == own.before)
  }
  @Test func `marks the row of a link`() {
    let row = pressed(NavigationStack { List { NavigationLink("Press") { Text("next") } } })
    #expect(!row.before.contains("D1D1D6 100") && row.during.contains("D1D1D6 100") && row.after == row.before)
  }

  private func rows(_ edges: HorizontalEdge...) -> ShownScreen {
    ShownScreen(
      List {
        Text("Row").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("Pin") {} }
        ForEach(0..<1) { Text("Element \($0)") }.onDelete { _ in }
        Text("Still")
      })
  }
  @Test func `swipes a row off its actions, the first at the edge`() throws {
    let screen = rows()
    let start = try #require(screen.place(of: "Row"))
    #expect(screen.texts.contains("Delete") == false)
    #expect(screen.touch("Row") { $0.swipe($1, from: .trailing) })
    let (delete, flag, row) = (screen.place(of: "Delete"), screen.place(of: "Flag"), screen.place(of: "Row"))
    #expect(try #require(delete).minX > #require(flag).maxX)
    #expect(try abs(#require(delete).midY - start.midY) < 1)
    // Two actions are at least 148 points wide.
    if let row { #expect(row.minX <= start.minX - 148) }
    #expect(paints(screen).contains("FF3B30 100") && paints(screen).contains("FF9500 100"))
    #expect(screen.tap("Flag"))
    #expect(screen.texts.contains("Flag") == false)
    #expect(screen.touch("Row") { $0.swipe($1, from: .leading) })
    #expect(try abs(#require(screen.place(of: "Row")).minX - start.minX - 74) < 1)
  }
  @Test func `swipes rows that can be removed off a word for it, and no others`() {
    let screen = rows()
    #expect(screen.touch("Element 0") { $0.swipe($1, from: .trailing) })
    #expect(screen.texts.contains("Delete"))
    #expect(screen.touch("Element 0") { $0.swipe($1, from: .leading) } == false)
    #expect(screen.touch("Still") { $0.swipe($1, from: .trailing) } == false)
  }
}

private struct Choosing: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var colour = 1
  var body: some View {
    VStack {
      Text("count \(count)")
      Menu("Menu") {
        Button("New", systemImage: "plus") { count += 1 }
        Section("More") { Toggle("Switch", isOn: $isOn) }
        Divider()
        Button("Delete", role: .destructive) {}
      }
      Text(isOn ? "on" : "off")
      Picker("Colour", selection: $colour) {
        Text("Red").tag(1)
        Text("Green").tag(2)
      }
    }
  }
}

@MainActor @Suite struct `Menus on a phone` {
  @Test func `lie over the screen once they were tapped, until a row is chosen or something else is touched`() throws {
    let screen = ShownScreen(Choosing())
    #expect(screen.texts.contains("New") == false)
    #expect(screen.tap("Menu"))
    #expect(screen.texts.contains("More") && screen.texts.contains("Delete"))
    let (new, label) = (try #require(screen.place(of: "New")), try #require(screen.place(of: "Menu")))
    #expect(new.minY > label.maxY)
    let grounds = screen.contents.compactMap {
      if case .backdrop(let outline, _) = $0 { outline.bounds.width } else { nil }
    }
    #expect(grounds.contains(250))
    #expect(screen.tap("New"))
    #expect(screen.texts.contains("count 1") && !screen.texts.contains("Delete"))
    #expect(screen.tap("Menu"))
    screen.host.perform {}
    #expect(screen.texts.contains("New") == false)
  }
  @Test func `turn switches, and hold the choices of pickers`() {
    let screen = ShownScreen(Choosing())
    #expect(screen.tap("Menu") && screen.tap("Switch"))
    #expect(screen.texts.contains("on"))
    #expect(screen.texts.contains("Green") == false)
    #expect(screen.tap("Red") && screen.texts.contains("Green"))
    #expect(screen.tap("Green"))
    #expect(screen.texts.contains("Green") && !screen.texts.contains("Red"))
  }
  @Test func `of a bar's item lie at its end of the screen`() throws {
    let screen = ShownScreen(
      NavigationStack {
        Color.red.toolbar {
          Menu("Items") { Button("Row") {} }
        }
      })
    #expect(screen.tap("Items"))
    #expect(screen.texts.filter { $0 == "Row" }.count == 1)
    #expect(try #require(screen.place(of: "Row")).minX > 120)
  }
}
