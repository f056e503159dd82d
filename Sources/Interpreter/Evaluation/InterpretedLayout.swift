internal import Foundation
internal import LayoutCore
internal import Views

/// A `struct Foo: Layout` of the file. What its methods do wrong is recorded; then its size is 0×0, and its views lie in the middle.
struct InterpretedLayout: Layout {
  /// Only the main thread lays out, see `onMainThread`.
  private let methods: LayoutMethods

  @MainActor init(instance: Instance, evaluation: Evaluation) { methods = LayoutMethods(instance: instance, evaluation: evaluation) }

  func makeCache(subviews: Subviews) -> Value { onMain(subviews) { $0.makeCache($1) } }
  func updateCache(_ cache: inout Value, subviews: Subviews) { changing(&cache, subviews) { $0.updateCache(&$1, $2) } }
  func spacing(subviews: Subviews, cache: inout Value) -> ViewSpacing {
    let own: ViewSpacing? = changing(&cache, subviews) { $0.spacing(&$1, $2) }
    return own ?? subviews.preferredSpacing
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGSize {
    changing(&cache, subviews) { $0.size(&$1, proposal, $2) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) {
    changing(&cache, subviews) { $0.place(&$1, bounds, proposal, $2) }
  }
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGFloat? {
    let own: CGFloat?? = changing(&cache, subviews) { $0.guide(guide.value, HorizontalAlignment.staticType, &$1, bounds, proposal, $2) }
    return own ?? merged(guide.key, bounds, proposal, subviews, &cache)
  }
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGFloat? {
    let own: CGFloat?? = changing(&cache, subviews) { $0.guide(guide.value, VerticalAlignment.staticType, &$1, bounds, proposal, $2) }
    return own ?? merged(guide.key, bounds, proposal, subviews, &cache)
  }
  private func merged(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Value) -> CGFloat? {
    subviews.merged(key, in: bounds, proposal) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
  @MainActor func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.custom(methods.instance.declaration.name, self, stackAxis: methods.stackAxis, content)
  }

  private func onMain<Result>(_ subviews: Subviews, _ run: @MainActor (LayoutMethods, Subviews) -> Result) -> Result {
    // The layout that asks is on the main thread, as `onMainThread` checks.
    nonisolated(unsafe) let subviews = subviews
    return onMainThread { run(methods, subviews) }
  }
  private func changing<Result>(_ cache: inout Value, _ subviews: Subviews, _ run: @MainActor (LayoutMethods, inout Value, Subviews) -> Result) -> Result {
    nonisolated(unsafe) var own = cache
    nonisolated(unsafe) let subviews = subviews
    cache = .void
    defer { cache = own }
    return onMainThread { run(methods, &own, subviews) }
  }
}

/// The methods of a layout of the file.
@MainActor final class LayoutMethods {
  let instance: Instance
  private let evaluation: Evaluation
  /// The axis that it says views like `Spacer` follow.
  let stackAxis: Axis?
  private var span: SourceFile.Span { instance.declaration.span }

  init(instance: Instance, evaluation: Evaluation) {
    self.instance = instance
    self.evaluation = evaluation
    var axis: Axis?
    if instance.declaration.members["layoutProperties"] != nil {
      let properties = evaluation.readProperty("layoutProperties", of: .type(instance.declaration.selfType), at: instance.declaration.span)
      if case .library(let library)? = properties, let properties = library as? LayoutProperties { axis = properties.stackOrientation }
    }
    stackAxis = axis
  }

  func makeCache(_ subviews: LayoutSubviews) -> Value {
    evaluation.callMethod("makeCache", ["subviews"], of: .structure(instance), [subviews.value], at: span) ?? .void
  }
  func updateCache(_ cache: inout Value, _ subviews: LayoutSubviews) {
    guard instance.declaration.members["updateCache"] != nil else {
      cache = makeCache(subviews)
      return
    }
    var arguments = [cache, subviews.value]
    _ = evaluation.callMethod("updateCache", [nil, "subviews"], of: .structure(instance), changing: &arguments, at: span)
    cache = arguments.first ?? .void
  }
  /// nil where the type leaves it to the library.
  func spacing(_ cache: inout Value, _ subviews: LayoutSubviews) -> ViewSpacing? {
    guard instance.declaration.members["spacing"]?.contains(where: { if case .function = $0 { true } else { false } }) == true else { return nil }
    guard case .library(let library)? = call("spacing", ["subviews", "cache"], [subviews.value], &cache) else { return nil }
    return library as? ViewSpacing
  }
  func size(_ cache: inout Value, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let size = call("sizeThatFits", ["proposal", "subviews", "cache"], [proposal.value, subviews.value], &cache)
    guard case .library(let library)? = size else { return .zero }
    return library as? CGSize ?? .zero
  }
  func place(_ cache: inout Value, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    _ = call("placeSubviews", ["in", "proposal", "subviews", "cache"], [bounds.value, proposal.value, subviews.value], &cache)
  }
  /// nil where the type leaves it to the library.
  func guide(_ guide: Value, _ type: StaticType, _ cache: inout Value, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat?? {
    let labels = ["of", "in", "proposal", "subviews", "cache"]
    for case .function(let function) in instance.declaration.members["explicitAlignment"] ?? []
    where function.parameters.map(\.label) == labels && function.parameters.first?.type == type {
      var arguments = [guide, bounds.value, proposal.value, subviews.value, cache]
      cache = .void
      let result = evaluation.call(function, of: .structure(instance), changing: &arguments, at: span)
      cache = arguments.last ?? .void
      guard case .some(let value)? = result else { return .some(nil) }
      return .some(value.number.map { CGFloat($0) })
    }
    return nil
  }
  /// Calls a method whose last parameter is the cache.
  private func call(_ name: String, _ labels: [String?], _ arguments: [Value], _ cache: inout Value) -> Value? {
    var all = arguments + [cache]
    cache = .void
    let result = evaluation.callMethod(name, labels, of: .structure(instance), changing: &all, at: span)
    cache = all.last ?? .void
    return result
  }
}
