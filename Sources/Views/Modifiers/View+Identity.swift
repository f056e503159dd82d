extension View {
  /// Makes a value part of the view's identity: another value is another view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
  /// A name for tests and selectors (`#name`).
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    Named(content: self, kind: "accessibilityIdentifier", name: identifier, isExplicit: true)
  }
}

/// A value that stands for one of an interpreted program.
package protocol IdentifierStandIn {
  /// The string or number that it stands for; nil for anything else.
  var represented: (any Hashable)? { get }
  /// What stands for a string or a number; nil for anything else.
  static func standing(for id: any Hashable) -> Self?
}
extension AnyHashable {
  /// The string or number that it stands for, if it does.
  var plain: AnyHashable { (base as? any IdentifierStandIn)?.represented.map { AnyHashable($0) } ?? self }
  /// The value as one of a type, or what stands for it.
  func converted<Value: Hashable>(to type: Value.Type) -> Value? {
    if let value = self as? Value ?? base as? Value { return value }
    guard let standIn = type as? any IdentifierStandIn.Type, let id = base as? any Hashable else { return nil }
    return standIn.standing(for: id) as? Value
  }
}

/// A view with an id of its own.
struct Identified<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension Identified: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.path.append(.id(AnyHashable(view.id)))
    if nodes.notesTargets { nodes.noteTarget(AnyHashable(view.id)) }
    if let name = identifierText(view.id) {
      nodes.modifier("id", .identifier(name, isExplicit: false), detail: name, view.content)
    } else {
      nodes.written("id") { nodes in Content.makeNodes(view.content, &nodes) }
    }
    nodes.path.removeLast()
  }
  /// Strings and numbers name a view; other ids do not.
  private static func identifierText(_ id: any Hashable) -> String? {
    switch id {
    case let standIn as any IdentifierStandIn: standIn.represented.flatMap { identifierText($0) }
    case let text as String: text
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    default: nil
    }
  }
}

/// A view with a name.
struct Named<Content: View> {
  let content: Content
  let kind: String
  let name: String
  let isExplicit: Bool
}

extension Named: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.modifier(view.kind, .identifier(view.name, isExplicit: view.isExplicit), detail: view.name, view.content)
  }
}
