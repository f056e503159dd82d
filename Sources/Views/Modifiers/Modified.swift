internal import Drawing
internal import Foundation

/// A view inside a modifier that becomes a layout node.
struct Modified<Content: View> {
  let content: Content
  let kind: String
  let detail: String?
  let modifier: @MainActor (borrowing NodeList) -> NodeModifier

  init(_ content: Content, _ kind: String, _ detail: String? = nil, _ modifier: @escaping @MainActor (borrowing NodeList) -> NodeModifier) {
    self.content = content
    self.kind = kind
    self.detail = detail
    self.modifier = modifier
  }
}

extension Modified: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.modifier(view.kind, view.modifier(nodes), detail: view.detail, view.content)
  }
}

/// A view inside a modifier that changes the environment.
struct WithEnvironment<Content: View> {
  let content: Content
  let kind: String
  let change: (inout EnvironmentValues) -> Void

  init(_ content: Content, _ kind: String, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.kind = kind
    self.change = change
  }
}

extension WithEnvironment: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.environment(view.kind, view.content, view.change) }
}
