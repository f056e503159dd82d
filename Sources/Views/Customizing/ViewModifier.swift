/// A modifier of your own: `body(content:)` says what it makes of a view.
@MainActor @preconcurrency
public protocol ViewModifier: BodyProvider {
  /// The type of the body; `some View` lets the compiler infer it.
  associatedtype Body: View
  /// What the modifier is applied to.
  typealias Content = ViewModifierContent
  /// What the modifier makes of a view.
  @ViewBuilder func body(content: Content) -> Body
  /// Adds the nodes of content inside the modifier. A modifier with a body needs no implementation of its own.
  static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList)
}

extension ViewModifier {
  /// A modifier with a body contributes what its body contributes.
  public static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList) {
    func make<Content: View>(_ content: Content) -> @MainActor (inout NodeList) -> Void { { Content.makeNodes(content, &$0) } }
    nodes.provided(modifier, (), slots: [("content", make(content))]) { modifier, _, slots in modifier.body(content: ViewModifierContent(slot: slots[0])) }
  }
  /// Changes how changes inside the modifier move; kept, not run.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
  /// How changes inside the modifier move; a still picture shows none of it.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }
  /// Both modifiers, this one inside.
  nonisolated public func concat<Outer>(_ modifier: Outer) -> ModifiedContent<Self, Outer> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier without a body: it adds its nodes itself.
@MainActor @preconcurrency
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// A primitive modifier has no body; nothing reads it.
  public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }
}

/// The view that a modifier is applied to, as its body sees it.
public struct ViewModifierContent {
  let slot: ContentSlot
}

extension ViewModifierContent: PrimitiveView {
  public typealias Body = Never
  /// What the modified view contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
}

extension ViewModifierContent: InputComparable {
  /// The content is made anew whatever becomes of the body around it.
  public func isSameInput(as other: ViewModifierContent) -> Bool { slot === other.slot }
}

/// A view, or a modifier, inside a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Content inside a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  /// The content's nodes, in what the modifier makes of them.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("modifier", view.modifier.providerName ?? nodes.name(of: Modifier.self)) { nodes in nodes.modified(view.modifier, view.content) }
  }
}

extension ModifiedContent: BodyProvider, ViewModifier, PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The inner modifier's content, in both.
  public static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList) {
    nodes.modified(modifier.modifier, ModifiedContent<_, Content>(content: content, modifier: modifier.content))
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// The modifier.
  nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  public typealias Body = Never
  /// The content as it is.
  public static func makeNodes<Content: View>(_ modifier: Self, _ content: Content, _ nodes: inout NodeList) { Content.makeNodes(content, &nodes) }
}

/// A modifier that is decided by the environment at its place.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: PrimitiveModifier {
  /// What it becomes.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// What the modifier becomes, around the content.
  public static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList) {
    ResolvedModifier.makeNodes(modifier.resolve(in: nodes.environment), content, &nodes)
  }
}

extension View {
  /// The view inside a modifier.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
}
