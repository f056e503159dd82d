/// What `if`/`else` and `switch` become: one of two views. It adds no node; the branch is part of its content's identity.
public struct ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension ConditionalContent: PrimitiveView {
  public typealias Body = Never
  /// The chosen branch.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    switch view.storage {
    case .first(let content): nodes.branch(.first, of: content)
    case .second(let content): nodes.branch(.second, of: content)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  /// Nothing, or the view.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if let view { nodes.branch(.some, of: view) }
  }
}

/// One of two branches when the types are known at run time only.
public struct RuntimeBranch {
  let isFirst: Bool
  let content: any View
  /// The first or the second branch of a conditional; identity as in `ConditionalContent`.
  public init(isFirst: Bool, _ content: any View) {
    self.isFirst = isFirst
    self.content = content
  }
}

extension RuntimeBranch: PrimitiveView {
  public typealias Body = Never
  /// The chosen branch.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.branch(view.isFirst ? .first : .second, of: view.content) }
}

/// An `if` without `else` when the type is known at run time only.
public struct RuntimeOptional {
  let content: (any View)?
  /// The view, or nothing; identity as in `Optional`.
  public init(_ content: (any View)?) { self.content = content }
}

extension RuntimeOptional: PrimitiveView {
  public typealias Body = Never
  /// Nothing, or the view.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if let content = view.content { nodes.branch(.some, of: content) }
  }
}
