extension TierTable {
  /// What arranges views and texts, what bars and controls look like, and what views tell each other.
  static let arranging: [TierEntry] = [
    TierEntry(tier: 1, kind: "view", name: "EmptyView", plain: "Text(\"a\")", full: "EmptyView()"),
    .view(2, "AnyLayout", "AnyLayout(HStackLayout())  { Text(\"a\"); Text(\"b\") }"),
    .view(2, "HStackLayout", "HStackLayout(spacing: 20) { Text(\"a\"); Text(\"b\") }"), .view(2, "VStackLayout", "VStackLayout(spacing: 20) { Text(\"a\"); Text(\"b\") }"),
    TierEntry(tier: 2, kind: "view", name: "GridRow", plain: "Grid { Text(\"a\"); Text(\"b\") }", full: "Grid { GridRow { Text(\"a\"); Text(\"b\") } }"),
    .view(2, "ScrollViewReader", "ScrollViewReader { proxy in Button(\"a\") { proxy.scrollTo(1, anchor: .top) } }"),
    .view(2, "TimelineView", "TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date > Date(timeIntervalSince1970: 0) ? \"after\" : \"before\") }"),

    .inside(1, "edgesIgnoringSafeArea", ".edgesIgnoringSafeArea(.all)", "Color.red§.safeAreaInset(edge: .top) { Text(\"bar\") }"),
    .inside(1, "ignoresSafeArea", ".ignoresSafeArea()", "Color.red§.safeAreaInset(edge: .top) { Text(\"bar\") }"),
    .inside(1, "fixedSize", ".fixedSize()", "Text(\"one two three four five\")§.frame(width: 6)"),
    .modifier(1, "labelStyle", ".labelStyle(.titleOnly)", on: "Label(\"a\", systemImage: \"star\")"),
    .modifier(1, "labelsHidden", ".labelsHidden()", on: "Stepper(\"a\", value: .constant(1))"),
    .inside(1, "layoutPriority", ".layoutPriority(1)", "HStack { Text(\"one two three\"); Color.red§ }.frame(width: 16)"),
    .inside(1, "lineLimit", ".lineLimit(1)", "Text(\"one two three four five\")§.frame(width: 6)"),
    .inside(1, "lineSpacing", ".lineSpacing(3)", "Text(\"one two three four five\")§.frame(width: 6)"),
    .modifier(1, "listStyle", ".listStyle(.insetGrouped)", on: "List { Section(\"a\") { Text(\"b\") } }"),
    .inside(1, "minimumScaleFactor", ".minimumScaleFactor(0.3)", "Text(\"one two three\").font(.largeTitle)§.lineLimit(1).frame(width: 16)"),
    .inside(1, "modifier", ".modifier(Wide())", "struct Wide: ViewModifier { func body(content: Content) -> some View { content.padding(20) } }\nText(\"a\")§"),
    .inside(1, "multilineTextAlignment", ".multilineTextAlignment(.trailing)", "Text(\"one\\nthree four\")§"),
    .inside(1, "navigationBarTitle", ".navigationBarTitle(\"b\")", "NavigationView { Text(\"a\")§ }"),
    .inside(1, "navigationBarTitleDisplayMode", ".navigationBarTitleDisplayMode(.inline)", "NavigationView { Text(\"a\").navigationTitle(\"b\")§ }"),
    .modifier(1, "pickerStyle", ".pickerStyle(.segmented)", on: "Picker(\"a\", selection: .constant(1)) { Text(\"one\").tag(1); Text(\"two\").tag(2) }"),
    .modifier(1, "resizable", ".resizable()", on: "Image(systemName: \"star\")"),
    .modifier(1, "scaledToFit", ".scaledToFit()", on: "Image(systemName: \"star\").resizable()"),
    .modifier(1, "textFieldStyle", ".textFieldStyle(.roundedBorder)", on: "TextField(\"a\", text: .constant(\"b\"))"), .modifier(1, "tint", ".tint(.red)", on: "Button(\"a\") {}"),
    .inside(1, "truncationMode", ".truncationMode(.middle)", "Text(\"one two three four five\")§.lineLimit(1).frame(width: 10)"),

    .inside(2, "badge", ".badge(3)", "List { Text(\"a\")§ }"),
    .inside(2, "blendMode", ".blendMode(.multiply)", "ZStack { Color.yellow; Color.red§ }"),
    .inside(2, "containerRelativeFrame", ".containerRelativeFrame(.horizontal, count: 2, spacing: 0)", "ScrollView(.horizontal) { Text(\"a\")§ }"),
    .inside(
      2, "environmentObject", ".environmentObject(Store(9))",
      "final class Store: ObservableObject { @Published var number: Int; init(_ number: Int) { self.number = number } }\n"
        + "struct Shown: View { @EnvironmentObject var store: Store; var body: some View { Text(\"\\(store.number)\") } }\nVStack { Shown()§ }.environmentObject(Store(1))"),
    .inside(2, "gridCellAnchor", ".gridCellAnchor(.bottomTrailing)", "Grid { GridRow { Text(\"a\")§; Color.red.frame(width: 9, height: 90) }; GridRow { Text(\"one two\") } }"),
    .inside(2, "gridCellColumns", ".gridCellColumns(2)", "Grid { GridRow { Text(\"one two three\")§ }; GridRow { Text(\"a\"); Text(\"b\") } }"),
    .inside(2, "gridCellUnsizedAxes", ".gridCellUnsizedAxes(.horizontal)", "Grid { Divider()§; GridRow { Text(\"a\"); Text(\"b\") } }"),
    .inside(2, "gridColumnAlignment", ".gridColumnAlignment(.trailing)", "Grid { GridRow { Text(\"a\")§ }; GridRow { Text(\"one two\") } }"),
    .modifier(2, "kerning", ".kerning(16)"), .modifier(2, "tracking", ".tracking(16)"),
    .inside(2, "listRowInsets", ".listRowInsets(EdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 0))", "List { Text(\"a\")§ }"),
    .inside(2, "listRowBackground", ".listRowBackground(Color.red)", "List { Text(\"a\")§ }"),
    .inside(2, "navigationBarHidden", ".navigationBarHidden(true)", "NavigationView { Text(\"a\").navigationTitle(\"b\")§ }"),
    .inside(2, "navigationBarItems", ".navigationBarItems(trailing: Text(\"c\"))", "NavigationView { Text(\"a\").navigationTitle(\"b\")§ }"),
    .inside(2, "toolbar", ".toolbar { Text(\"c\") }", "NavigationView { Text(\"a\").navigationTitle(\"b\")§ }"),
    .inside(2, "tabItem", ".tabItem { Text(\"b\") }", "TabView { Text(\"a\")§ }"),
    .modifier(2, "tabViewStyle", ".tabViewStyle(.page)", on: "TabView { Text(\"a\").tabItem { Text(\"b\") }; Text(\"c\").tabItem { Text(\"d\") } }"),
    .inside(
      2, "progressViewStyle", ".progressViewStyle(Plain())",
      "struct Plain: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View { Text(\"\\(configuration.fractionCompleted ?? 0)\") } }\nProgressView(value: 0.5)§"
    ),
    .modifier(2, "toggleStyle", ".toggleStyle(.button)", on: "Toggle(\"a\", isOn: .constant(true))"), .modifier(2, "redacted", ".redacted(reason: .placeholder)"),
    .inside(2, "unredacted", ".unredacted()", "VStack { Text(\"abc\")§ }.redacted(reason: .placeholder)"),

    .inside(
      2, "preference", ".preference(key: Count.self, value: 7)",
      count + "Text(\"a\")§.overlayPreferenceValue(Count.self) { Text(\"\\($0)\") }"),
    .inside(
      2, "overlayPreferenceValue", ".overlayPreferenceValue(Count.self) { Text(\"\\($0)\") }", count + "Text(\"a\").preference(key: Count.self, value: 7)§"),
    .inside(
      2, "backgroundPreferenceValue", ".backgroundPreferenceValue(Count.self) { Text(\"\\($0)\") }", count + "Text(\"a\").preference(key: Count.self, value: 7)§"),
    .inside(
      2, "onPreferenceChange", ".onPreferenceChange(Count.self) { number = $0 }",
      count + "struct Shown: View { @State var number = 0; var body: some View { Text(\"\\(number)\").preference(key: Count.self, value: 7)§ } }\nShown()"),
    .inside(
      2, "onGeometryChange", ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }",
      "struct Shown: View { @State var width = 0.0; var body: some View { VStack { Text(\"\\(Int(width))\"); Color.red.frame(width: 40)§ } } }\nShown()"),
    .inside(
      2, "anchorPreference", ".anchorPreference(key: Place.self, value: .bounds) { [$0] }",
      place + "VStack { Text(\"a\")§ }.overlayPreferenceValue(Place.self) { found in Text(found.isEmpty ? \"no\" : \"yes\") }"),
    .inside(
      2, "transformAnchorPreference", ".transformAnchorPreference(key: Place.self, value: .bounds) { value, anchor in value.append(anchor) }",
      place + "VStack { Text(\"a\")§ }.overlayPreferenceValue(Place.self) { found in Text(found.isEmpty ? \"no\" : \"yes\") }"),
    .inside(
      2, "layoutValue", ".layoutValue(key: Room.self, value: 50)",
      "struct Room: LayoutValueKey { static let defaultValue: CGFloat = 10 }\n"
        + "struct Own: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: subviews[0][Room.self], height: 10) }\n"
        + "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { subviews[0].place(at: bounds.origin, proposal: .unspecified) } }\n"
        + "Own { Text(\"a\")§ }"),
  ]
  private static let count =
    "struct Count: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }\n"
  private static let place =
    "struct Place: PreferenceKey { static var defaultValue: [Anchor<CGRect>] = []; static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() } }\n"

  /// Further modifiers that a still picture does not show.
  static let acceptedToo: [(tier: Int, name: String, call: String)] = [
    (1, "imageScale", ".imageScale(.large)"), (1, "monospacedDigit", ".monospacedDigit()"), (2, "accessibility", ".accessibility(label: Text(\"b\"))"),
    (2, "controlSize", ".controlSize(.large)"), (2, "coordinateSpace", ".coordinateSpace(name: \"a\")"),
    (2, "navigationBarBackButtonHidden", ".navigationBarBackButtonHidden()"),
    (2, "navigationDestination", ".navigationDestination(isPresented: .constant(false)) { Text(\"b\") }"), (2, "symbolRenderingMode", ".symbolRenderingMode(.palette)"),
    (2, "transaction", ".transaction { $0.animation = nil }"),
  ]
}
