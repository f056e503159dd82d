extension View {
  /// What a selection calls the view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Traited(content: self, kind: "tag", trait: .tag(AnyHashable(tag))) }
  /// A number beside the view in a list or in a bar of tabs; none for 0.
  nonisolated public func badge(_ count: Int) -> some View { Badged(content: self, text: count == 0 ? nil : "\(count)") }
  /// A text beside the view in a list or in a bar of tabs.
  nonisolated public func badge(_ label: String?) -> some View { Badged(content: self, text: label) }
  /// The colour of controls inside.
  nonisolated public func tint(_ tint: Color?) -> some View { WithEnvironment(self, "tint") { ($0.controls.tint, $0.controls.gradient) = (tint, nil) } }
  /// The colour of controls inside (older spelling).
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { WithEnvironment(self, "accentColor") { $0.controls.tint = accentColor } }
  /// Hides the labels of controls inside.
  nonisolated public func labelsHidden() -> some View { WithEnvironment(self, "labelsHidden") { $0.controls.hidesLabels = true } }
  /// How pickers inside show their choices.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { WithEnvironment(self, "pickerStyle") { $0.controls.picker = style } }
  /// How text fields inside look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { WithEnvironment(self, "textFieldStyle") { $0.controls.textField = style } }
  /// How lists inside look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { WithEnvironment(self, "listStyle") { $0.controls.list = style } }
  /// How views of tabs inside look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { WithEnvironment(self, "tabViewStyle") { $0.controls.tabs = style } }
  /// The distances of a list's row from its edges; nil are the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    Traited(content: self, kind: "listRowInsets", trait: insets.map { .rowInsets($0) } ?? .rowSeparator(.automatic))
  }
  /// Whether a line follows a list's row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    Traited(content: self, kind: "listRowSeparator", trait: .rowSeparator(visibility))
  }
  /// How forms inside look; the library's own styles look alike.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    WithEnvironment(self, "formStyle") { $0.styles.form = style is any BuiltInFormStyle ? nil : style }
  }
  /// How date pickers inside look; a grid of cells has one way.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { WithEnvironment(self, "datePickerStyle") { $0.controls.datePicker = style } }
  /// How navigation views inside show their columns; the playground shows the first.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { Noted(self, "navigationViewStyle") }
  /// How split views inside share their width; the grid has one way.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { Noted(self, "navigationSplitViewStyle") }
  /// How menus inside look; the library's own styles look alike.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    WithEnvironment(self, "menuStyle") { $0.styles.menu = style is any BuiltInMenuStyle ? nil : style }
  }
  /// How gauges inside look; a grid of cells has one way.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { WithEnvironment(self, "gaugeStyle") { $0.controls.gauge = style } }
  /// How the dots of pages inside look; the grid has one way.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { Noted(self, "indexViewStyle") }
  /// How groups of controls inside look; a grid of cells has one way for the library's own styles.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    WithEnvironment(self, "controlGroupStyle") { $0.styles.controlGroup = style }
  }
  /// How large controls inside are; in a grid of cells they have one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { WithEnvironment(self, "controlSize") { $0.controlSize = controlSize } }
  /// The outline of buttons inside; in a grid of cells they have one.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { WithEnvironment(self, "buttonBorderShape") { $0.controls.borderShape = shape } }
  /// How much headers inside stand out; the grid has one way.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    WithEnvironment(self, "headerProminence") { $0.headerProminence = prominence }
  }
  /// The colour of the lines at edges of a list's row; nil is that of all lines, the only one in a grid of cells.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    Traited(content: self, kind: "listRowSeparatorTint", trait: .rowLine(color, edges))
  }
  /// Whether lines lie between sections inside.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { Noted(self, "listSectionSeparator") }
  /// What lies behind the view where it is a list's row, as wide as the list and up to the middle of the way to the next row; nil is nothing. On a section it
  /// lies behind each of its rows.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackground(content: self, layer: view)
  }
  /// Whether lists and editors inside have their own background; a grid of cells draws none.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    WithEnvironment(self, "scrollContentBackground") { $0.controls.hidesScrollBackground = visibility == .hidden }
  }
  /// How large symbols inside are beside text; the grid has one size.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { WithEnvironment(self, "imageScale") { $0.imageScale = scale } }
  /// How symbols inside are coloured; the grid has one way.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    WithEnvironment(self, "symbolRenderingMode") { $0.symbolRenderingMode = mode }
  }
  /// Which of the drawings of a symbol inside is shown; the grid has one. What is said inside is added to it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    WithEnvironment(self, "symbolVariant") { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
/// How much something stands out.
public enum Prominence: Hashable, CaseIterable, Sendable { case standard, increased }

extension VerticalEdge {
  /// Both, one or none of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// The edges of the bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// A view with a number or a text beside it: in a list's row at its end, in a bar of tabs at its item.
struct Badged<Content: View> {
  let content: Content
  let text: String?
}
extension Badged: PrimitiveView, AdaptiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    make(view, &nodes) { nodes, text in
      nodes.badge = nil
      Content.makeNodes(view.content, &nodes)
      nodes.implicitly { $0.append(Spacer()) }
      nodes.append(Sign(text: text, label: "badge", color: .secondary))
    }
  }
  /// A row's content takes the badge to its place, before the row's sign; where it does not, the badge stands at the end.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    make(view, &nodes) { nodes, text in
      nodes.badge = text
      Content.makeNodes(view.content, &nodes)
      if nodes.badge != nil { nodes.implicitly { $0.append(Spacer()) } }
      nodes.takeBadge()
    }
  }
  @MainActor private static func make(_ view: Self, _ nodes: inout NodeList, inRow: (inout NodeList, String) -> Void) {
    guard let text = view.text else { return nodes.written("badge") { Content.makeNodes(view.content, &$0) } }
    guard nodes.environment.controls.rows != nil else { return nodes.modifier("badge", .trait(.badge(text)), detail: text, view.content) }
    nodes.container("badge", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { inRow(&$0, text) }
  }
}
extension NodeList {
  /// The badge that waits for its place in a row; after it none waits.
  mutating func takeBadge() {
    guard let badge else { return }
    self.badge = nil
    append(Implicit { Text(badge).foregroundStyle(SystemColor.secondaryLabel).lineLimit(1).padding(.trailing, ListMeasures.afterBadge) })
  }
}
