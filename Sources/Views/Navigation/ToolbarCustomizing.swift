/// Content of a toolbar that people can change: here a toolbar shows what it has at first.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Makes content of a toolbar from the statements of a closure.
public typealias ToolbarContentBuilder = ViewBuilder

extension EmptyView: CustomizableToolbarContent {}
extension TupleView: CustomizableToolbarContent {}
extension TupleView2: CustomizableToolbarContent {}
extension TupleView3: CustomizableToolbarContent {}
extension TupleView4: CustomizableToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// How people can change an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// They can move and remove it.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  /// They can move it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
  /// They can do neither.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// What else is true of an item of a toolbar that people can change.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Some of them.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It stands in the menu of the bar while it is removed.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// How people can change the content; nobody changes a bar here.
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  /// Whether the content is there before people change the bar; a hidden one is not shown.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { defaultVisibility == .hidden ? nil : self }
}

extension View {
  /// Items for the bars around the view, which people can change; nobody changes a bar here.
  nonisolated public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
    toolbar(content: content)
  }
}

/// Actions that a tap on the title of a bar shows; kept, not shown.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content
  /// The actions of the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension ToolbarTitleMenu where Content == EmptyView {
  /// The actions that the system has for the title.
  public init() { self.init { EmptyView() } }
}
extension ToolbarTitleMenu: PrimitiveView, CustomizableToolbarContent {
  public typealias Body = Never
  /// Nothing: no tap on a title shows it.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {}
}

/// Items of a toolbar and the label of the menu that holds them where there is no room for all: here there is.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}
extension LabeledToolbarItemGroupContent: View {
  /// The items.
  public var body: some View { content }
}
extension ToolbarItemGroup {
  /// Items at a place, and the label of the menu that would hold them where there is no room for all.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let group = LabeledToolbarItemGroupContent(content: content(), label: label())
    self.init(placement: placement) { group }
  }
}
