/// The programs of the tiers.
public enum TierTable {
  /// All programs: those of a line that are written here, and those of the files.
  public static let entries: [TierEntry] = shown + accepted + TierFiles.entries
  /// What shows in a still picture.
  public static let shown = drawing + arranging
  private static let drawing: [TierEntry] = [
    .view(1, "AnyView", "AnyView(Text(\"a\"))"), .view(1, "Button", "Button(\"a\") {}"), .view(1, "Capsule", "Capsule()"), .view(1, "Circle", "Circle()"),
    .view(1, "Color", "Color.red"), .view(1, "Divider", "Divider()"), .view(1, "Ellipse", "Ellipse()"), .view(1, "ForEach", "ForEach(0..<2) { Text(\"\\($0)\") }"),
    .view(1, "Form", "Form { Text(\"a\") }"), .view(1, "GeometryReader", "GeometryReader { g in Text(\"\\(Int(g.size.width))\") }"), .view(1, "Group", "Group { Text(\"a\") }"),
    .view(1, "HStack", "HStack { Text(\"a\"); Text(\"b\") }"), .view(1, "Image", "Image(systemName: \"star\")"), .view(1, "Label", "Label(\"a\", systemImage: \"star\")"),
    .view(1, "LinearGradient", "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"), .view(1, "List", "List { Text(\"a\") }"),
    .view(1, "NavigationLink", "NavigationLink(\"a\", destination: Text(\"b\"))"), .view(1, "NavigationStack", "NavigationStack { Text(\"a\") }"),
    .view(1, "NavigationView", "NavigationView { Text(\"a\") }"),
    .view(1, "Picker", "Picker(\"a\", selection: .constant(1)) { Text(\"one\").tag(1) }"), .view(1, "Rectangle", "Rectangle()"),
    .view(1, "RoundedRectangle", "RoundedRectangle(cornerRadius: 8)"), .view(1, "ScrollView", "ScrollView { Text(\"a\") }"),
    .view(1, "Section", "List { Section(\"a\") { Text(\"b\") } }"),
    .view(1, "Slider", "Slider(value: .constant(0.5))"),
    TierEntry(tier: 1, kind: "view", name: "Spacer", plain: "HStack { Text(\"a\") }", full: "HStack { Text(\"a\"); Spacer() }"),
    .view(1, "Stepper", "Stepper(\"a\", value: .constant(1))"), .view(1, "Text", "Text(\"a\")"), .view(1, "TextField", "TextField(\"a\", text: .constant(\"b\"))"),
    .view(1, "Toggle", "Toggle(\"a\", isOn: .constant(true))"), .view(1, "VStack", "VStack { Text(\"a\"); Text(\"b\") }"), .view(1, "ZStack", "ZStack { Color.red; Text(\"b\") }"),
    .view(2, "AngularGradient", "AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)"),
    .view(2, "ColorPicker", "ColorPicker(\"a\", selection: .constant(.red))"),
    .view(2, "DatePicker", "DatePicker(\"a\", selection: .constant(Date()))"), .view(2, "EditButton", "EditButton()"),
    .view(2, "Grid", "Grid { GridRow { Text(\"a\"); Text(\"b\") } }"),
    .view(2, "LazyHGrid", "LazyHGrid(rows: [GridItem()]) { Text(\"a\") }"), .view(2, "LazyHStack", "LazyHStack { Text(\"a\") }"),
    .view(2, "LazyVGrid", "LazyVGrid(columns: [GridItem(), GridItem()]) { Text(\"a\"); Text(\"b\") }"), .view(2, "LazyVStack", "LazyVStack { Text(\"a\") }"),
    .view(2, "Link", "Link(\"a\", destination: URL(string: \"https://swift.org\")!)"), .view(2, "Menu", "Menu(\"a\") { Text(\"b\") }"),
    .view(2, "Path", "Path { $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) }"), .view(2, "ProgressView", "ProgressView(value: 0.5)"),
    .view(2, "RadialGradient", "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)"),
    .view(2, "SecureField", "SecureField(\"a\", text: .constant(\"b\"))"),
    .view(2, "TabView", "TabView { Text(\"a\").tabItem { Text(\"b\") } }"), .view(2, "TextEditor", "TextEditor(text: .constant(\"a\"))"),
    .view(2, "ViewThatFits", "ViewThatFits { Text(\"a\") }"),

    .modifier(1, "accentColor", ".accentColor(.red)", on: "Button(\"a\") {}"),
    .inside(1, "alignmentGuide", ".alignmentGuide(.leading) { _ in -20 }", "VStack(alignment: .leading) { Text(\"a\"); Text(\"b\")§ }"),
    .modifier(1, "aspectRatio", ".aspectRatio(3, contentMode: .fit)", on: "Color.red"), .modifier(1, "background", ".background(Color.red)"), .modifier(1, "bold", ".bold()"),
    .modifier(1, "border", ".border(Color.red)"), .modifier(1, "buttonStyle", ".buttonStyle(.plain)", on: "Button(\"a\") {}"),
    .modifier(1, "clipShape", ".clipShape(Circle())", on: "Color.red"), .modifier(1, "clipped", ".clipped()", on: "Color.red.frame(width: 99).frame(width: 9)"),
    .modifier(1, "cornerRadius", ".cornerRadius(8)", on: "Color.red"),

    .modifier(1, "environment", ".environment(\\.font, .title)"), .modifier(1, "fill", ".fill(Color.red)", on: "Circle()"),
    .modifier(1, "font", ".font(.largeTitle)"),
    .modifier(1, "fontWeight", ".fontWeight(.heavy)"),
    .modifier(1, "foregroundColor", ".foregroundColor(.red)"), .modifier(1, "foregroundStyle", ".foregroundStyle(.red)"), .modifier(1, "frame", ".frame(width: 99, height: 99)"),
    .modifier(1, "hidden", ".hidden()"), .modifier(1, "italic", ".italic()"),

    .inside(1, "navigationTitle", ".navigationTitle(\"b\")", "NavigationView { Text(\"a\")§ }"),
    .modifier(1, "offset", ".offset(x: 9)"), .modifier(1, "opacity", ".opacity(0.5)"), .modifier(1, "overlay", ".overlay(Color.red)"), .modifier(1, "padding", ".padding()"),
    .modifier(1, "position", ".position(x: 9, y: 9)"), .modifier(1, "rotationEffect", ".rotationEffect(.degrees(30))"), .modifier(1, "scaleEffect", ".scaleEffect(2)"),
    .modifier(1, "scaledToFill", ".scaledToFill()", on: "Image(systemName: \"star\").resizable()"), .modifier(1, "shadow", ".shadow(radius: 4)"),
    .modifier(1, "strikethrough", ".strikethrough()"), .modifier(1, "stroke", ".stroke(Color.red, lineWidth: 2)", on: "Circle()"),
    .modifier(1, "strokeBorder", ".strokeBorder(Color.red, lineWidth: 2)", on: "Circle()"), .modifier(1, "underline", ".underline()"),
    .inside(1, "zIndex", ".zIndex(1)", "ZStack { Color.red§; Color.blue }"), .modifier(2, "blur", ".blur(radius: 4)"),
    .modifier(2, "colorMultiply", ".colorMultiply(.red)", on: "Color.white"),
    .modifier(2, "compositingGroup", ".compositingGroup()"), .modifier(2, "contrast", ".contrast(2)", on: "Color.red"), .modifier(2, "drawingGroup", ".drawingGroup()"),
    .modifier(2, "grayscale", ".grayscale(1)", on: "Color.red"), .modifier(2, "hueRotation", ".hueRotation(.degrees(90))", on: "Color.red"),
    .modifier(2, "inset", ".inset(by: 9)", on: "Circle()"), .modifier(2, "mask", ".mask(Circle())", on: "Color.red"),
    .modifier(2, "rotation3DEffect", ".rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))", on: "Color.red"),
    .modifier(2, "safeAreaInset", ".safeAreaInset(edge: .top) { Text(\"bar\") }"), .modifier(2, "saturation", ".saturation(0)", on: "Color.red"),
    .modifier(2, "trim", ".trim(from: 0, to: 0.5)", on: "Circle()"), .modifier(2, "preferredColorScheme", ".preferredColorScheme(.dark)", on: "Color.red"),
  ]

  /// What a still picture does not show: accepted, and kept in the view tree.
  public static let accepted: [TierEntry] = (acceptedAlone + acceptedToo).map { tier, name, call in
    let reason = name == "onReceive" ? "Linux has no Combine: the interpreter has stand-ins for its publishers" : nil
    return TierEntry(tier: tier, kind: "mod", name: name, plain: "Text(\"a\")", full: "Text(\"a\")" + call, expectation: .accepted, notCompiled: reason)
  }
  private static let acceptedAlone: [(tier: Int, name: String, call: String)] = [
    (1, "animation", ".animation(.default, value: 1)"), (1, "contentShape", ".contentShape(Rectangle())"), (1, "disabled", ".disabled(true)"), (1, "id", ".id(1)"),
    (1, "onAppear", ".onAppear {}"), (1, "onTapGesture", ".onTapGesture {}"), (1, "tag", ".tag(1)"), (1, "transition", ".transition(.slide)"),
    (1, "previewLayout", ".previewLayout(.sizeThatFits)"), (2, "accessibilityLabel", ".accessibilityLabel(\"a\")"), (2, "allowsHitTesting", ".allowsHitTesting(false)"),
    (2, "accessibilityIdentifier", ".accessibilityIdentifier(\"a\")"), (2, "alert", ".alert(\"a\", isPresented: .constant(false)) {}"),
    (2, "contextMenu", ".contextMenu { Text(\"a\") }"),
    (2, "disableAutocorrection", ".disableAutocorrection(true)"), (2, "gesture", ".gesture(DragGesture())"), (2, "keyboardType", ".keyboardType(.emailAddress)"),
    (2, "onChange", ".onChange(of: 1) { _ in }"), (2, "onDisappear", ".onDisappear {}"), (2, "onSubmit", ".onSubmit {}"),
    (2, "onReceive", ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }"),
    (2, "popover", ".popover(isPresented: .constant(false)) { Text(\"a\") }"),
    (2, "presentationDetents", ".presentationDetents([.medium])"), (2, "refreshable", ".refreshable {}"),
    (2, "sheet", ".sheet(isPresented: .constant(false)) { Text(\"a\") }"), (2, "simultaneousGesture", ".simultaneousGesture(TapGesture())"),
    (2, "statusBar", ".statusBar(hidden: true)"),
    (2, "swipeActions", ".swipeActions { Text(\"a\") }"), (2, "task", ".task {}"), (2, "textContentType", ".textContentType(.password)"),
  ]
}
