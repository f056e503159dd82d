public import Drawing
public import Foundation

/// The material of iOS 26 that looks like glass.
///
/// Here it is a translucent layer with a thin light rim: it bends no light.
public struct Glass: Equatable, Sendable {
  private enum Kind: Sendable { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?
  private var isInteractive = false
  private init(_ kind: Kind) { self.kind = kind }

  /// As most controls have it.
  public static var regular: Glass { Glass(.regular) }
  /// More of what is behind is seen.
  public static var clear: Glass { Glass(.clear) }
  /// None: the view is as it is.
  public static var identity: Glass { Glass(.identity) }
  /// The same with a colour in it; nil is none.
  public func tint(_ color: Color?) -> Glass { with { $0.color = color } }
  /// The same, and it answers to a finger; a still picture does not show it.
  public func interactive(_ isEnabled: Bool = true) -> Glass { with { $0.isInteractive = isEnabled } }

  private func with(_ change: (inout Glass) -> Void) -> Glass {
    var copy = self
    change(&copy)
    return copy
  }
  /// Both are made alike.
  public static func == (a: Glass, b: Glass) -> Bool {
    a.kind == b.kind && a.color == b.color && a.isInteractive == b.isInteractive
  }

  var isVisible: Bool { kind != .identity }
  /// What is seen through.
  var material: Material { kind == .clear ? .ultraThin : .regular }
  /// How much of the colour is seen (our choice).
  var tint: Color? { color.map { $0.opacity(kind == .clear ? 0.5 : 0.8) } }
}

/// The shape of glass where a view names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The shape.
  public init() {}
  /// A capsule in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes; a still picture shows none of it.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// Out of the shapes nearby.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// By appearing.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
  /// Puts glass of a shape behind the view, exactly as large as the view. It never changes the layout.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  { OnGlass(content: self, glass: glass, shape: shape) }
  /// What tells the view's glass from other glass when shapes change; a still picture does not show it.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    Noted(self, "glassEffectID")
  }
  /// Makes one shape of the glass of views with an id; here each keeps its own.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    Noted(self, "glassEffectUnion")
  }
  /// How the view's glass comes and goes.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    Noted(self, "glassEffectTransition")
  }
  /// Continues the view, blurred and mirrored, below bars at its sides; here it ends where it ends.
  nonisolated public func backgroundExtensionEffect() -> some View { Noted(self, "backgroundExtensionEffect") }
  /// Continues the view, blurred and mirrored, below bars at its sides; here it ends where it ends.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    Noted(self, "backgroundExtensionEffect")
  }
}

/// Views whose glass is drawn as one where it comes closer than a distance; here each keeps its own shape.
public struct GlassEffectContainer<Content: View> {
  let content: Content
  /// The closure's views.
  /// - Parameter spacing: from which distance on shapes flow together, in points; nil is the system's.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension GlassEffectContainer: PrimitiveView {
  public typealias Body = Never
  /// What its views contribute.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.written("GlassEffectContainer") { Content.makeNodes(view.content, &$0) }
  }
}

/// A view with glass behind it.
struct OnGlass<Content: View, S: Shape> {
  let content: Content
  let glass: Glass
  let shape: S
}
extension OnGlass: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard view.glass.isVisible else { return nodes.written("glassEffect") { Content.makeNodes(view.content, &$0) } }
    let layer = Secondary { nodes in nodes.implicitly { $0.append(GlassPane(glass: view.glass, shape: view.shape)) } }
    nodes.modifier("glassEffect", .secondary(isBackground: true, .center, layer), view.content)
  }
}
/// The glass itself: the material, its colour, and a rim of half a point (our choice).
private struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S
  var body: some View {
    ZStack {
      shape.fill(glass.material)
      if let tint = glass.tint { shape.fill(tint) }
      shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
    }
  }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let glass: Glass
  /// The style.
  nonisolated public init() { glass = .regular }
  /// The style with glass of a kind.
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  /// The label on glass; the insets are those of iOS's bordered buttons (12 and 7 points, our choice).
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)).glassEffect(glass)
  }
}
/// A label on glass of the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style.
  nonisolated public init() {}
  /// The label in white on the accent colour; the insets are those of iOS's bordered buttons (our choice).
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(Color.white)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)).background(.tint, in: Capsule())
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A label on glass of a kind.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass of the accent colour.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
