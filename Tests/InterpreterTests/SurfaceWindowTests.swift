import Testing

/// Windows, dates, drops and glass in interpreted files, as files in the field write them.
@MainActor
@Suite struct SurfaceWindowTests {
  @Test(arguments: [
    "Text(\"a\").contentShape(.interaction, Rectangle()).contentShape([.dragPreview, .hoverEffect], .circle, eoFill: true)",
    "Image(systemName: \"a\").symbolEffect(.bounce, options: .repeating.speed(1)).symbolEffect(.pulse, options: .speed(2).repeat(3))",
    "Image(systemName: \"a\").symbolEffect(.wiggle, options: .repeat(.periodic(2, delay: 1))).symbolEffect(.breathe, options: .repeat(.continuous))",
    "struct D: DropDelegate { func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.image]) }\n func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) } }\nText(\"a\").onDrop(of: [.text], delegate: D()).onDrop(of: [\"public.text\"], isTargeted: nil) { _ in true }",
    "Text(\"a\").onDrag { NSItemProvider(object: \"a\" as NSString) } preview: { Text(\"b\") }",
    "Text(\"a\").onDrop(of: [UTType.text], isTargeted: .constant(false)) { providers, place in providers.first?.hasItemConformingToTypeIdentifier(\"public.text\") == true && place.x > 0 }",
    "struct V: View { @Namespace var n; var body: some View { GlassEffectContainer(spacing: 20) { Text(\"a\").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16)).glassEffectID(\"b\", in: n).glassEffectUnion(id: 1, namespace: n) } } }\nV()",
    "TabView { Text(\"a\").backgroundExtensionEffect().scrollEdgeEffectStyle(.soft, for: .top) }.tabBarMinimizeBehavior(.onScrollDown)",
    "NavigationStack { Text(\"a\").toolbar { ToolbarItem { Button(\"b\") {} }; ToolbarSpacer(.fixed, placement: .topBarTrailing); ToolbarSpacer() } }",
    "Button(\"a\") {}.buttonStyle(.glass).buttonStyle(.glassProminent)",
    "struct K: FocusedValueKey { typealias Value = Binding<Int> }\nextension FocusedValues { var k: Binding<Int>? { get { self[K.self] } set { self[K.self] = newValue } } }\nstruct V: View { @FocusedValue(\\.k) var a; @FocusedBinding(\\.k) var b; @State var n = 1; var body: some View { Text(a == nil ? \"none\" : \"\\(b ?? 0)\").focusedValue(\\.k, $n).focusedSceneValue(\\.k, $n) } }\nV()",
    "Text(\"a\").sensoryFeedback(.success, trigger: 1) { old, new in new > old }.sensoryFeedback(trigger: 1) { _, _ in .impact }",
    "List { Text(\"a\") }.contextMenu(forSelectionType: Int.self) { chosen in Button(\"b\") {} } primaryAction: { chosen in }",
    "struct T: Identifiable { var id: String }\nstruct V: View { @State var text = \"\"; @State var tokens: [T] = []; var body: some View { NavigationStack { Text(\"a\").searchable(text: $text, tokens: $tokens, prompt: \"b\") { Text($0.id) } } } }\nV()",
    "struct V: View { @State var scope = 0; var body: some View { Text(\"a\").searchScopes($scope, activation: .onTextEntry) { Text(\"b\").tag(0) }.searchSuggestions(.hidden, for: .content) } }\nV()",
    "struct V: View { @Environment(\\.openWindow) var open; @Environment(\\.dismissWindow) var close; @Environment(\\.controlActiveState) var state; @Environment(\\.legibilityWeight) var weight; var body: some View { Button(state == .key ? \"a\" : \"b\") { open(id: \"c\"); close() }.bold(weight == .bold) } }\nV()",
  ])
  func `what files write is understood`(_ program: String) throws {
    #expect(Interpreted(program).said == [])
    _ = try Running(program)
  }
  @Test func `a program's menus are accepted, and its window is shown`() throws {
    let run = try Running(
      """
      struct Own: Commands { var body: some Commands { CommandMenu("Own") { Button("a") {} } } }
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup("Notes") { Text("window") }
            .commands {
              CommandMenu("Notes") { Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift]); Divider() }
              CommandGroup(replacing: .newItem) { Button("n") {} }
              CommandGroup(after: .sidebar) {}
              SidebarCommands()
              Own()
            }
            .defaultSize(width: 300, height: 200).windowStyle(.hiddenTitleBar).windowResizability(.contentSize)
          Settings { Text("settings") }
          MenuBarExtra("m", systemImage: "star") { Button("q") {} }.menuBarExtraStyle(.window)
        }
      }
      """)
    #expect(run.texts == ["window"])
  }
  @Test func `dates are seen from the run's own time`() throws {
    let run = try Running(
      """
      let now = Date.now
      VStack {
        Text(now, style: .date)
        Text(now.addingTimeInterval(-3660), style: .relative)
        Text(now.addingTimeInterval(65), style: .timer)
        Text(timerInterval: now...now.addingTimeInterval(600), countsDown: true)
        Text("since \\(now.addingTimeInterval(-7200), style: .offset)")
      }
      """)
    #expect(run.texts == ["June 9, 2025", "1 hr, 1 min", "1:05", "10:00", "since -2 hours"])
  }
  @Test func `formatters write what is put into a text`() throws {
    let run = try Running(
      """
      let percent: NumberFormatter = { let made = NumberFormatter(); made.numberStyle = .percent; return made }()
      let day: DateFormatter = { let made = DateFormatter(); made.dateFormat = "yyyy"; return made }()
      VStack {
        Text("\\(0.5 as NSNumber, formatter: percent) x")
        Text(NSNumber(value: 0.25), formatter: percent)
        Text("\\(Date.now, formatter: day)")
        Text("\\(0.25, format: .percent) \\(1.5, specifier: "%.2f")")
      }
      """)
    #expect(run.texts == ["50% x", "25%", "2025", "25% 1.50"])
  }
  @Test func `what is undone and refreshed changes the state`() throws {
    let run = try Running(
      """
      final class Owner {}
      struct Inner: View {
        @Environment(\\.refresh) var refresh
        var body: some View { Button("pull") { Task { await refresh?() } } }
      }
      struct Shown: View {
        @Environment(\\.undoManager) var manager
        @State var count = 0
        let owner = Owner()
        var body: some View {
          VStack {
            Button("more") {
              count += 1
              manager?.registerUndo(withTarget: owner) { _ in count -= 1 }
            }
            Button("undo") { manager?.undo() }
            Inner().refreshable { count = 40 }
            Text("count \\(count)")
          }
        }
      }
      Shown()
      """)
    try run.tap("more")
    try run.tap("more")
    try run.tap("undo")
    #expect(run.texts.last == "count 1")
    try run.tap("pull")
    #expect(run.texts.last == "count 40")
  }
  @Test func `a binding is written with a transaction, and a tap is told a point`() throws {
    let run = try Running(
      """
      struct Shown: View {
        @State var count = 0
        var body: some View {
          VStack {
            let bound = Binding<Int>(get: { count }, set: { value, transaction in count = value })
            Button("more") { bound.wrappedValue += 1 }
            Text("touch").frame(width: 40, height: 20).onTapGesture(coordinateSpace: .local) { count = Int($0.x) }
            Text("count \\(count)")
          }
        }
      }
      Shown()
      """)
    try run.tap("more")
    #expect(run.texts.last == "count 1")
    try run.tap("touch")
    #expect(run.texts.last == "count 20")
  }
}
