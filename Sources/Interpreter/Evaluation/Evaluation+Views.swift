internal import LayoutCore
internal import Views

extension Evaluation {
  /// A value as the view that it is; what is no view shows nothing.
  func view(_ value: Value) -> any View {
    switch value {
    case .view(let view, let site): SitedView(content: view, site: site, evaluation: self)
    case .structure(let instance) where instance.declaration.isShape: SitedView(content: shape(instance), site: instance.site, evaluation: self)
    case .structure(let instance): InterpretedView(instance: instance, evaluation: self)
    case .some(let wrapped): RuntimeOptional(view(wrapped))
    case .none: RuntimeOptional(nil)
    default: EmptyView()
    }
  }
  /// The name of a view's type, as `AnyView` compares it: that of the compiled type.
  func typeName(_ value: Value) -> String {
    switch value {
    case .view(let view, _):
      switch String("\(type(of: view))".prefix { $0 != "<" }) {
      case "RuntimeTuple": "TupleView"
      case "RuntimeBranch": "ConditionalContent"
      case "RuntimeOptional": "Optional"
      case let name: name
      }
    case .structure(let instance): instance.declaration.name
    case .some, .none: "Optional"
    default: "EmptyView"
    }
  }
  /// Calls a closure from library code: what goes wrong is recorded, and gives nil.
  func callBack(_ closure: Closure, _ arguments: [Value], at span: SourceFile.Span) -> Value? {
    if isStopped { return nil }
    return attempt(at: span) { () throws(Interruption) -> Value in try call(closure, arguments, at: span) }
  }
}

/// A view of the library with the call that made it.
struct SitedView: PrimitiveView {
  let content: any View
  let site: SourceSite?
  let evaluation: Evaluation
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard view.evaluation.countView(view.site) else { return nodes.stop() }
    guard let site = view.site else { return nodes.append(view.content) }
    nodes.withSource(site) { $0.append(view.content) }
  }
}

/// A `struct Foo: View` of the file, with the values of its stored properties.
struct InterpretedView: PrimitiveView {
  let instance: Instance
  let evaluation: Evaluation
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (instance, evaluation) = (view.instance, view.evaluation)
    let name = instance.declaration.name
    guard evaluation.countView(instance.site) else { return nodes.stop() }
    nodes.customView(named: name, source: instance.site) { nodes in
      evaluation.inBody(of: name, site: instance.site) {
        let inputs = InterpretedInputs(instance: instance, evaluation: evaluation)
        let body: (any View)? = nodes.evaluated(inputs, named: name, hasProperties: instance.hasProperties) { connection, inputs in
          inputs.instance.connect(to: connection)
        } run: { inputs in
          evaluation.readProperty("body", of: .structure(inputs.instance), at: instance.declaration.span).map { evaluation.view($0) }
        }
        guard let body else { return nodes.stop() }
        nodes.append(body)
      }
      if evaluation.isStopped { nodes.stop() }
    }
  }
}

/// The view that a program previews. It is made once, as compiled code makes it; every making of its nodes is a new run.
struct RootView: PrimitiveView {
  let make: @MainActor () -> (any View)?
  let evaluation: Evaluation
  private let made = Made()
  init(make: @escaping @MainActor () -> (any View)?, evaluation: Evaluation) {
    self.make = make
    self.evaluation = evaluation
  }
  private final class Made {
    var view: (any View)?
  }
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    view.evaluation.begin()
    view.evaluation.entering {
      guard let content = view.made.view ?? view.make() else { return nodes.stop() }
      if !view.evaluation.isStopped { view.made.view = content }
      nodes.append(content)
      if view.evaluation.isStopped { nodes.stop() }
    }
  }
}
