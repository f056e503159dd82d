/// What a `TabView` with a selection consists of: tabs, sections of tabs, and what builds them.
///
/// A tab is a view here as well, so that containers of views take it.
public protocol TabContent<TabValue>: View {
  /// The type of the values that select the tabs.
  associatedtype TabValue
}

/// Collects tabs whose values are all of one type.
@resultBuilder
public struct TabContentBuilder<TabValue> {
  /// One tab, or several.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
  /// The first tab.
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue { first }
  /// Tabs and one more.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(accumulated: First, next: Next)
    -> TabContentPair<First, Next> where First.TabValue == TabValue, Next.TabValue == TabValue
  { TabContentPair(first: accumulated, next: next) }
  /// Tabs that may be there.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> OptionalTabContent<Content>
  where Content.TabValue == TabValue { OptionalTabContent(content: content) }
  /// Tabs of the first branch.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First)
    -> ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  { ConditionalTabContent(first: first, second: nil) }
  /// Tabs of the second branch.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  { ConditionalTabContent(first: nil, second: second) }
  /// Tabs for which a newer system is needed.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Tabs and what follows them.
public struct TabContentPair<First: TabContent, Next: TabContent> {
  let first: First
  let next: Next
}
extension TabContentPair: TabContent {
  public typealias TabValue = First.TabValue
  /// One after the other.
  public var body: some View {
    first
    next
  }
}
/// Tabs that may be there.
public struct OptionalTabContent<Content: TabContent> {
  let content: Content?
}
extension OptionalTabContent: TabContent {
  public typealias TabValue = Content.TabValue
  /// The tabs, if they are there.
  public var body: some View { content }
}
/// Tabs of one of two branches.
public struct ConditionalTabContent<First: TabContent, Second: TabContent> {
  let first: First?
  let second: Second?
}
extension ConditionalTabContent: TabContent {
  public typealias TabValue = First.TabValue
  /// The tabs of the branch that was taken.
  public var body: some View {
    first
    second
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value
}
extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}
extension TabSection where Content: TabContent {
  /// Tabs under a header, which a sidebar would show.
  public init<Value>(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == Value { self.content = content() }
}
extension TabSection where Content: TabContent, Header == Text {
  /// Tabs under a title, which a sidebar would show.
  public init<Value>(
    _ title: some StringProtocol, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value { self.content = content() }
}
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension TabView where Content: TabContent {
  /// Tabs of which the one with the selected value is shown.
  public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(selected: selection, content())
  }
}

/// A tab with something said about it.
public struct ModifiedTab<Content: TabContent, Changed: View> {
  let changed: Changed
}
extension ModifiedTab: TabContent {
  public typealias TabValue = Content.TabValue
  /// The tab with what was said.
  public var body: some View { changed }
}
extension TabContent {
  // Disfavoured: of a view that is taken as a tab as well, the view's own badge is meant where a view is wanted.
  /// A number beside the tab's label; none for 0.
  @_disfavoredOverload
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTab<Self, Badged<Self>>(changed: Badged(content: self, text: count == 0 ? nil : "\(count)"))
  }
  /// A text beside the tab's label.
  @_disfavoredOverload
  nonisolated public func badge(_ label: String?) -> some TabContent<TabValue> {
    ModifiedTab<Self, Badged<Self>>(changed: Badged(content: self, text: label))
  }
  /// An id for the person's own order of tabs, which a still picture does not have.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
