internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

private struct Menus: View {
  @State private var said = "nothing"
  @State private var asks = false
  var body: some View {
    VStack {
      Menu("Actions") {
        Button("New") { said = "new" }
        Menu("Copy") { Button("As text") { said = "text" } }
      }
      Text(said)
      Text("Row").contextMenu { Button("Pin") { said = "pinned" } }
      Text("Long").onLongPressGesture { said = "held" }
      Button("Ask") { asks = true }
    }
    .alert("Really?", isPresented: $asks) {
      Button("Yes") { said = "yes" }
      Button("No", role: .cancel) {}
    }
  }
}

private struct Reading: View {
  @State private var shown: Int? = 20
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Top 40") { proxy.scrollTo(40, anchor: .top) }
        Button("See 41") { proxy.scrollTo(41) }
        ScrollView { ForEach(0..<100) { Text("Line \($0)").frame(height: 20) } }
      }
    }
  }
}
private struct Following: View {
  @State private var shown: Int? = 50
  var body: some View {
    VStack {
      Text("at \(shown ?? -1)")
      Button("Go") { shown = 60 }
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 20) } } }
        .scrollPosition(id: $shown, anchor: .top)
    }
  }
}

private struct Positioned: View {
  @State private var position = ScrollPosition(idType: Int.self)
  var body: some View {
    VStack {
      Text("at \(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
      Button("End") { position.scrollTo(edge: .bottom) }
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 20) } } }
        .scrollPosition($position)
    }
  }
}

private struct Searching: View {
  @State private var text = ""
  @State private var scope = 0
  @Environment(\.isSearching) private var outside
  var body: some View {
    NavigationStack {
      Found(text: text)
        .searchable(text: $text, prompt: "Find")
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Mine").tag(1)
        }
        .searchSuggestions { if text == "A" { Text("Apple pie").searchCompletion("Apple pie") } }
        .navigationTitle("Fruit")
    }
  }
}
private struct Found: View {
  let text: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    VStack {
      Text(isSearching ? "searching \(text)" : "still")
      Button("End") { dismissSearch() }
    }
  }
}

@MainActor @Suite struct `Screens that are used` {
  @Test func `Menus inside of menus open over them, and close with them`() {
    let screen = ShownScreen(Menus())
    #expect(screen.tap("Actions") && screen.tap("Copy"))
    #expect(screen.texts.contains("As text") && screen.texts.filter { $0 == "Copy" }.count == 2)
    #expect(screen.tap("Copy") && !screen.texts.contains("As text") && screen.texts.contains("New"))
    #expect(screen.tap("Copy") && screen.tap("As text"))
    #expect(screen.texts.contains("text") && !screen.texts.contains("New"))
  }
  @Test func `A finger that stays opens menus, and runs what a long press does`() {
    let screen = ShownScreen(Menus())
    #expect(screen.touch("Row") { $0.press($1) } && screen.texts.contains("Pin"))
    #expect(screen.tap("Pin") && screen.texts.contains("pinned") && !screen.texts.contains("Pin"))
    #expect(screen.touch("Long") { $0.press($1) } && screen.texts.contains("held"))
  }
  @Test func `An alert has each of its buttons once, however often it is drawn`() {
    let screen = ShownScreen(Menus())
    #expect(screen.tap("Ask"))
    screen.host.refresh()
    #expect(screen.texts.filter { $0 == "Yes" || $0 == "No" } == ["No", "Yes"])
    #expect(screen.tap("Yes") && screen.texts.contains("yes") && !screen.texts.contains("Really?"))
  }

  @Test func `Programs scroll to views, by the least way where they name no point`() {
    let screen = ShownScreen(Reading())
    #expect(screen.texts.contains("Line 0"))
    #expect(screen.tap("Top 40"))
    let top = screen.place(of: "Line 40")?.minY ?? 0
    #expect(!screen.texts.contains("Line 0") && top < 160)
    #expect(screen.tap("See 41") && screen.place(of: "Line 40")?.minY == top)
  }
  @Test func `Programs say what a scroll view shows, and are told`() {
    let screen = ShownScreen(Following())
    let edge = screen.place(of: "Line 50")?.minY ?? 0
    #expect(screen.tap("Go") && screen.texts.contains("at 60"))
    #expect(abs((screen.place(of: "Line 60")?.minY ?? 0) - edge) < 0.5)
    #expect(screen.touch("ScrollView") { $0.scroll($1, to: 200) })
    #expect(screen.texts.contains("at 10"))
  }
  @Test func `A scroll position leads to an edge, and tells where a person has scrolled to`() {
    let screen = ShownScreen(Positioned())
    #expect(screen.texts.contains("at -1 false") && screen.texts.contains("Line 0"))
    #expect(screen.tap("End") && screen.texts.contains("Line 99") && !screen.texts.contains("Line 0"))
    #expect(screen.touch("ScrollView") { $0.scroll($1, to: 200) })
    #expect(screen.texts.contains("at 10 true"))
  }

  @Test func `A search field is used by a tap or by typing, until it is left`() {
    let screen = ShownScreen(Searching())
    #expect(screen.texts.contains("still") && screen.texts.contains("Fruit") && !screen.texts.contains("Mine"))
    #expect(screen.tap("Find"))
    #expect(screen.texts.contains("Cancel") && screen.texts.contains("Mine") && !screen.texts.contains("Fruit"))
    #expect(screen.touch("Find") { $0.type("A", into: $1) })
    #expect(screen.texts.contains("Apple pie") && screen.tap("Apple pie"))
    #expect(screen.texts.contains("searching Apple pie") && screen.texts.filter { $0 == "Apple pie" }.count == 1)
    #expect(screen.tap("End") && screen.texts.contains("still") && screen.texts.contains("Fruit"))
  }

  @Test func `Days are chosen and taken back, and the months turn`() {
    var days: Set<DateComponents> = [DateComponents(year: 2025, month: 6, day: 9)]
    let screen = ShownScreen(
      MultiDatePicker("Days", selection: Binding(get: { days }, set: { days = $0 }))
        .environment(\.timeZone, .gmt))
    #expect(screen.texts.contains("June 2025"))
    #expect(screen.tap("12") && days.count == 2 && days.contains { $0.day == 12 && $0.month == 6 })
    #expect(screen.tap("9") && days.count == 1)
    #expect(screen.texts.contains("31") == false)
  }
  @Test func `The status bar is hidden where views say so, and has the colours of a bar below it`() {
    #expect(ShownScreen(Text("Page")).texts.contains("9:41"))
    #expect(!ShownScreen(Text("Page").statusBarHidden()).texts.contains("9:41"))
    func clock(_ view: some View) -> [String] {
      ShownScreen(view).contents.compactMap { content in
        if case .text(let run) = content, run.lines == ["9:41"] { PhoneScene.shown(run.paint) } else { nil }
      }
    }
    let stack = NavigationStack {
      Text("Page").navigationTitle("Title").toolbarBackground(.blue, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
    #expect(clock(stack) == ["000000 100"])
    #expect(clock(stack.toolbarColorScheme(.dark, for: .navigationBar)) == ["000000 100"])
    let dark = NavigationStack {
      Text("Page").navigationTitle("Title").toolbarBackground(.blue, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
    #expect(clock(dark) == ["FFFFFF 100"])
  }
  @Test func `A stack has a page of its own`() {
    let screen = ShownScreen(
      ZStack {
        Color.red
        NavigationStack { Text("Page") }
      })
    let paints = screen.contents.compactMap { content in
      if case .fill(_, let paint) = content { PhoneScene.shown(paint) } else { nil }
    }
    let red = paints.firstIndex { $0.hasPrefix("FF3B30") } ?? 0
    #expect(paints[red...].contains("FFFFFF 100"))
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
  var children: [Item]?
}
private struct Opening: View {
  @State private var colour = "Red"
  @State private var date = Date(timeIntervalSince1970: 1_749_462_060)
  @State private var isOpen = true
  @State private var inspects = false
  private let items = [
    Item(
      id: 1, name: "Fruit",
      children: [Item(id: 2, name: "Apple"), Item(id: 3, name: "Stone", children: [Item(id: 4, name: "Plum")])])
  ]
  var body: some View {
    NavigationStack {
      List {
        Section("Part", isExpanded: $isOpen) { Text("Row") }
        Picker("Colour", selection: $colour) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
          .pickerStyle(.navigationLink)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        OutlineGroup(items, children: \.children) { Text($0.name) }
        DisclosureGroup("More") { Text("Deep") }
        Button("Inspect") { inspects = true }
      }
      .listStyle(.sidebar)
      .navigationTitle("Things")
      .inspector(isPresented: $inspects) { Text("Inspected") }
    }
    .environment(\.timeZone, .gmt)
  }
}

@MainActor @Suite struct `What a tap opens` {
  private let screen = ShownScreen(Opening())
  @Test func `Groups, trees and sections of sidebars show what is in them, and hide it again`() {
    #expect(!screen.texts.contains("Deep") && screen.tap("More") && screen.texts.contains("Deep"))
    #expect(screen.tap("More") && !screen.texts.contains("Deep"))
    #expect(screen.tap("Fruit") && screen.texts.contains("Apple") && !screen.texts.contains("Plum"))
    #expect(screen.tap("Stone") && screen.texts.contains("Plum"))
    #expect(screen.tap("Fruit") && !screen.texts.contains("Apple") && !screen.texts.contains("Plum"))
    #expect(screen.texts.contains("Row") && screen.tap("Part") && !screen.texts.contains("Row"))
  }
  @Test func `A picker's link leads to its choices, and a choice leads back`() {
    #expect(!screen.texts.contains("Green") && screen.tap("Colour") && screen.texts.contains("Green"))
    #expect(screen.tap("Green") && screen.texts.contains("Green") && !screen.texts.contains("Red"))
    #expect(screen.tap("Colour") && screen.tap("Things") && screen.texts.contains("Day"))
  }
  @Test func `A day's field opens the month, until something else is touched`() {
    #expect(screen.tap("Jun 9, 2025") && screen.texts.contains("June 2025"))
    #expect(screen.tap("17") && screen.texts.contains("Jun 17, 2025") && screen.texts.contains("June 2025"))
    #expect(screen.tap("More") && !screen.texts.contains("June 2025"))
  }
  @Test func `An inspector is a sheet`() { #expect(screen.tap("Inspect") && screen.texts.contains("Inspected")) }
}
