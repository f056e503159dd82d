internal import Declarations
internal import Foundation
internal import LayoutCore
internal import Runtime
internal import Views

/// A `struct Flow: Layout` of the program. Once the run has ended its size is 0×0, and its views lie in the middle.
struct ProgramLayout: Views.Layout {
  /// Only the main thread lays out, see `onMainThread`.
  private let program: ProgramValue
  /// The axis that it says views like `Spacer` follow.
  private let stackAxis: Axis?

  @MainActor init(_ program: ProgramValue) {
    self.program = program
    stackAxis = program.layoutProperties?.stackOrientation
  }

  func makeCache(subviews: Subviews) -> Value {
    onMainThread((program, subviews)) { program, subviews in
      var arguments = [give(subviews as Any)]
      return program.callOwn("Layout", "makeCache", ["subviews"], &arguments) ?? .void
    }
  }
  func updateCache(_ cache: inout Value, subviews: Subviews) {
    let changed = onMainThread((program, cache, subviews)) { program, cache, subviews -> Value? in
      var arguments = [cache, give(subviews as Any)]
      guard program.callOwn("Layout", "updateCache", [nil, "subviews"], &arguments) != nil else { return nil }
      return arguments[0]
    }
    cache = changed ?? makeCache(subviews: subviews)
  }
  func spacing(subviews: Subviews, cache: inout Value) -> ViewSpacing {
    call("spacing", ["subviews", "cache"], [subviews], &cache) ?? subviews.preferredSpacing
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGSize {
    call("sizeThatFits", ["proposal", "subviews", "cache"], [proposal, subviews], &cache) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) {
    let _: Void? = call("placeSubviews", ["in", "proposal", "subviews", "cache"], [bounds, proposal, subviews], &cache)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Value
  ) -> CGFloat? {
    explicit(guide, guide.key, bounds, proposal, subviews, &cache)
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
  ) -> CGFloat? {
    explicit(guide, guide.key, bounds, proposal, subviews, &cache)
  }
  private func explicit(
    _ guide: Any, _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Value
  ) -> CGFloat? {
    let labels = ["of", "in", "proposal", "subviews", "cache"]
    let own: CGFloat?? = call(
      "explicitAlignment", labels, [guide, bounds, proposal, subviews], taking: "\(type(of: guide))", &cache)
    return own
      ?? subviews.merged(key, in: bounds, proposal) {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
  }
  @MainActor func makeContainer(_ nodes: inout NodeList, _ content: (inout NodeList) -> Void) {
    nodes.custom(program.type.nominal?.name ?? "Layout", self, stackAxis: stackAxis, content)
  }

  /// Calls a method whose last parameter is the cache; nil where the type leaves it to the library.
  private func call<Result>(
    _ name: String, _ labels: [String?], _ arguments: [Any], taking first: String? = nil, _ cache: inout Value
  ) -> Result? {
    let old = cache
    cache = .void
    let (result, changed) = onMainThread((program, old, arguments)) { program, old, given -> (Result?, Value) in
      var arguments = given.map { give($0) } + [old]
      guard let made = program.callOwn("Layout", name, labels, taking: first, &arguments) else { return (nil, old) }
      return (try? Conversion(program.evaluation, nil).native(made, Result.self), arguments.last ?? old)
    }
    cache = changed
    return result
  }
}

extension ProgramValue {
  /// What a layout says of itself.
  fileprivate var layoutProperties: LayoutProperties? {
    guard let requirement = evaluation.standardRequirement("Layout", "layoutProperties"),
      !evaluation.isLibrary(requirement, of: type),
      let made = try? evaluation.invoke(evaluation.requirement(requirement, .get, of: type), [])
    else { return nil }
    return try? Conversion(evaluation, nil).native(made, LayoutProperties.self)
  }
}
