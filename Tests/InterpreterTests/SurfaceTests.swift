import LayoutCore
import Testing
import Views

/// Parts of SwiftUI's surface that files in the field use, in the shapes in which they use them.
@MainActor
@Suite struct SurfaceTests {
  @Test func `an image from an address shows what is made of the phase empty`() throws {
    let program = """
      AsyncImage(url: URL(string: "https://example.org/a.png"), scale: 2) { phase in
        switch phase {
        case .empty: Text("waiting")
        case .success(let image): image.resizable()
        case .failure: Text("failed")
        @unknown default: EmptyView()
        }
      }
      """
    #expect(try Interpreted(program).texts() == ["waiting"])
    #expect(try Interpreted("AsyncImage(url: nil) { $0.image?.resizable() }").texts() == [])
    #expect(try Interpreted("AsyncImage(url: nil) { image in image.resizable() } placeholder: { Text(\"placeholder\") }").texts() == ["placeholder"])
  }
  @Test func `a phase animator shows the first phase`() throws {
    #expect(try Interpreted("PhaseAnimator([3, 4]) { Text(\"\\($0)\") }").texts() == ["3"])
    #expect(try Interpreted("Text(\"a\").phaseAnimator([false, true]) { content, isOn in VStack { content; Text(isOn ? \"on\" : \"off\") } }").texts() == ["a", "off"])
    #expect(Interpreted("PhaseAnimator([3, 4]) { Text($0) }").said.count == 1)
  }
  @Test func `the second level of a foreground style is the one that was set`() throws {
    let plain = try colors("Text(\"a\").foregroundStyle(.secondary)")
    #expect(try colors("Text(\"a\").foregroundStyle(.secondary).foregroundStyle(.red, .blue)") != plain)
    #expect(try colors("VStack { Text(\"a\").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)") == colors("Text(\"a\").foregroundStyle(.blue)"))
    // A single style afterwards has shades of its own again.
    #expect(try colors("VStack { Text(\"a\").foregroundStyle(.secondary).foregroundStyle(.primary) }.foregroundStyle(.red, .blue)") != colors("Text(\"a\").foregroundStyle(.blue)"))
  }
  @Test func `the style background is what backgroundStyle says`() throws {
    #expect(try colors("Text(\"a\").background(.background).backgroundStyle(.red)") == colors("Text(\"a\").background(.red)"))
    #expect(try colors("Text(\"a\").foregroundStyle(.tint).tint(.green)") == colors("Text(\"a\").foregroundStyle(.green)"))
  }
  @Test func `a range of text sizes limits the size around`() throws {
    let shown =
      "struct Shown: View { @Environment(\\.dynamicTypeSize) var size; var body: some View { Text(size == .medium ? \"medium\" : size == .large ? \"large\" : \"other\") } }\n"
    #expect(try Interpreted(shown + "Shown()").texts() == ["large"])
    #expect(try Interpreted(shown + "Shown().dynamicTypeSize(...DynamicTypeSize.medium)").texts() == ["medium"])
    #expect(try Interpreted(shown + "Shown().dynamicTypeSize(.medium)").texts() == ["medium"])
  }
  @Test func `a value of the environment is changed from what it is around`() throws {
    let shown = "struct Shown: View { @Environment(\\.lineSpacing) var spacing; var body: some View { Text(\"\\(Int(spacing))\") } }\n"
    #expect(try Interpreted(shown + "Shown().transformEnvironment(\\.lineSpacing) { $0 += 2 }.environment(\\.lineSpacing, 5)").texts() == ["7"])
  }
  @Test func `a field in a style of the file's own is what its body makes of it`() throws {
    let style = "struct Boxed: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { VStack { Text(\"above\"); configuration } } }\n"
    #expect(try Running(style + "TextField(\"a\", text: .constant(\"b\")).textFieldStyle(Boxed())").texts == ["above", "b"])
    #expect(try Running(style + "SecureField(\"a\", text: .constant(\"bc\")).textFieldStyle(Boxed())").texts == ["above", "••"])
    #expect(try Running(style + "VStack { TextField(\"a\", text: .constant(\"b\")).textFieldStyle(.plain) }.textFieldStyle(Boxed())").texts == ["b"])
    #expect(Interpreted("struct Empty: TextFieldStyle {}\nTextField(\"a\", text: .constant(\"\")).textFieldStyle(Empty())").said.isEmpty == false)
  }
  @Test func `a field in a style of the file's own follows what is typed`() throws {
    let run = try Running(
      """
      struct Boxed: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(2) } }
      struct Shown: View { @State var text = "a"; var body: some View { VStack { TextField("name", text: $text).textFieldStyle(Boxed()); Button("more") { text += "b" } } } }
      Shown()
      """)
    #expect(run.texts == ["a", "more"])
    try run.tap("more")
    #expect(run.texts == ["ab", "more"])
  }
  @Test func `rows of a list stand as far apart as is said`() throws {
    let height = { (call: String) in
      let (host, _) = try Interpreted("List { Text(\"a\"); Text(\"b\") }" + call + ".fixedSize()").host()
      return host.layOut(ProposedViewSize(width: 400, height: 300)).height
    }
    #expect(try height(".listRowSpacing(40)") > height(""))
    #expect(try height(".listRowSpacing(-9)") <= height(""))
    #expect(try height(".listRowSpacing(.nan)") == height(""))
  }
  @Test func `an anchor can be handed up under a key of optional anchors`() throws {
    let key =
      "struct Place: PreferenceKey { static var defaultValue: Anchor<CGRect>? = nil; static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() } }\n"
    let program = "VStack { Text(\"a\").anchorPreference(key: Place.self, value: .bounds) { $0 } }.overlayPreferenceValue(Place.self) { found in if found != nil { Color.red } }"
    #expect(try colors(key + program).contains { $0.hasPrefix("fill") })
    #expect(try colors(key + program.replacing(".anchorPreference(key: Place.self, value: .bounds) { $0 }", with: "")).contains { $0.hasPrefix("fill") } == false)
  }
  @Test func `a binding to what an optional holds writes into it`() throws {
    let run = try Running(
      """
      struct Shown: View {
        @State var name: String? = "a"
        var body: some View { VStack { if let bound = Binding($name) { Button(bound.wrappedValue) { bound.wrappedValue += "b" } } else { Text("none") }; Button("clear") { name = nil } } }
      }
      Shown()
      """)
    #expect(run.texts == ["a", "clear"])
    try run.tap("a")
    #expect(run.texts == ["ab", "clear"])
    try run.tap("clear")
    #expect(run.texts == ["none", "clear"])
  }
  @Test func `dates have ranges with one end`() throws {
    #expect(Interpreted("DatePicker(\"a\", selection: .constant(Date()), in: ...Date(), displayedComponents: .date)").said == [])
    #expect(Interpreted("DatePicker(\"a\", selection: .constant(Date()), in: Date()...)").said == [])
    #expect(Interpreted("DatePicker(\"a\", selection: .constant(Date()), in: ...3)").said.count == 1)
  }
  @Test(arguments: [
    "Text(\"a\").toolbarBackground(.visible, for: .navigationBar, .tabBar)", "Text(\"a\").toolbarBackground(Color.red, for: .navigationBar)",
    "Text(\"a\").toolbarColorScheme(.dark, for: .tabBar)", "Text(\"a\").onDrag { NSItemProvider() }", "Text(\"a\").draggable(\"a\")",
    "Text(\"a\").dropDestination(for: String.self) { items, place in items.count > 1 && place.x > 0 }", "Text(\"a\").onTapGesture { place in print(place.x) }",
    "Text(\"a\").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }", "Text(\"a\").presentationDetents([.medium], selection: .constant(.medium))",
    "Image(systemName: \"a\").symbolEffect(.bounce.up.byLayer, options: .repeating, value: 1)", "Image(systemName: \"a\").symbolVariant(.circle.fill)",
    "Text(\"a\").sensoryFeedback(.impact(weight: .heavy), trigger: 1)", "Text(\"a\").font(.custom(\"A\", size: 20, relativeTo: .title).leading(.tight).smallCaps())",
    "Text(\"a\").gesture(RotationGesture().onChanged { print($0.degrees) })", "NavigationLink(\"a\", destination: Text(\"b\"), tag: 1, selection: .constant(2))",
    "Text(\"a\").searchable(text: .constant(\"\"), isPresented: .constant(true), prompt: \"b\")", "Image(uiImage: UIImage(named: \"a\") ?? UIImage())",
    "Text(\"a\").foregroundStyle(.red.shadow(.drop(radius: 3)))", "Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))",
    "Circle().fill(.conicGradient(Gradient(colors: [.red, .blue]), center: .center))", "Text(\"a\").environment(\\.locale, .init(identifier: \"de\"))",
    "Text(\"a\").environment(\\.openURL, OpenURLAction { _ in .handled })", "Text(\"a\").contextMenu(ContextMenu { Button(\"b\") {} })",
    "Text(\"a\").onKeyPress(.space) { .handled }", "Text(\"a\").environment(\\.sizeCategory, .extraLarge)",
    "struct A: View { @GestureState var o = CGSize.zero; var body: some View { Text(\"a\").gesture(DragGesture().updating($o) { v, s, _ in s = v.translation }) } }\nA()",
    "TabView { Tab(\"a\", systemImage: \"star\", role: .search) { Text(\"b\") } }",
    "TabView(selection: .constant(1)) { Tab(\"a\", systemImage: \"star\", value: 1, role: .search) { Text(\"b\") } }",
    "Text(\"a\").scrollTransition(topLeading: .animated, bottomTrailing: .interactive, axis: .vertical) { c, p in c.blur(radius: p.isIdentity ? 0 : 4).offset(y: p.value * 8) }",
    "Gauge(value: 0.5) { Text(\"a\") }.tint(Gradient(colors: [.green, .red]))", "RenameButton()",
    "struct Turn: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase == .identity ? 1 : 0) } }\nextension Transition where Self == Turn { static var turn: Turn { Turn() } }\nText(\"a\").transition(.turn).transition(Turn()).transition(.opacity)",
  ])
  func `what files write is understood`(_ program: String) { #expect(Interpreted(program).said == []) }
  @Test func `values of the surroundings that the library lacks are named`() {
    let said = Interpreted(
      "struct A: View { @Environment(\\.resetFocus) var u; @Environment(\\.requestReview) var r; var body: some View { Text(\"a\") } }\nA()"
    ).said
    #expect(
      said == [
        "1:31: warning: the playground does not have 'resetFocus' yet",
        "1:65: warning: the playground does not have 'requestReview' yet",
      ])
  }

  /// What is painted, without the outlines of it.
  private func colors(_ program: String) throws -> [String] {
    let (host, evaluation) = try Interpreted(program).host()
    if let failure = evaluation.diagnostics.first { throw failure }
    _ = host.layOut(ProposedViewSize(width: 400, height: 300))
    return host.displayList.items.map { "\($0.content)" }
  }
}
