internal import Foundation
internal import LayoutCore

/// Content that waits for the size of its node, with all that it is made with.
struct Reader {
  let make: @MainActor (inout NodeList, Input) -> Void
  /// Of a layer that is made of a preference, its key.
  var preference: PreferenceDefinition?
  let surroundings: Surroundings
  let scope: Int32
  let source: SourceSite?
  /// How many custom views it lies in: the limit counts on.
  let depth: Int
  /// How many written views it lies in.
  let writtenDepth: Int
  /// How many modifiers with a lifecycle lie around it at its place in the view tree.
  var lifecycleDepth = 0

  /// What the content is made of.
  enum Input {
    case geometry(GeometryProxy)
    case preference(Any)
  }
}

extension NodeList {
  /// Adds a node whose content is made when the layout places it: only then is there a size to make it with. The environment and the identity of its place
  /// are kept for that time.
  mutating func reader(_ kind: String, _ make: @escaping @MainActor (inout NodeList, GeometryProxy) -> Void) {
    let index = Int32(readers.count)
    container(kind, { $0.beginReader(content: index) }) { nodes in
      nodes.readers.append(
        Reader(
          make: { nodes, input in if case .geometry(let proxy) = input { make(&nodes, proxy) } }, surroundings: Surroundings(environment: nodes.environment, path: nodes.path),
          scope: nodes.scope, source: nodes.source, depth: nodes.depth,
          writtenDepth: nodes.writtenDepth, lifecycleDepth: nodes.lifecycleDepth))
    }
  }
  /// Opens an overlay or background whose layer is made of what the primary hands up, once that is placed.
  mutating func lateSecondary(_ isBackground: Bool, _ alignment: Alignment, _ layer: LateLayer, _ modifier: PendingModifier) -> NodeID {
    guard let outer = modifier.surroundings else { return builder.beginNeutral() }
    let surroundings = Surroundings(environment: outer.environment, path: outer.path.appending(.branch(.second)))
    readers.append(
      Reader(
        make: { nodes, input in if case .preference(let value) = input { layer.make(value, &nodes) } }, preference: layer.preference, surroundings: surroundings,
        scope: modifier.scope, source: modifier.source, depth: depth, writtenDepth: modifier.written >= 0 ? writtenViews[modifier.written].depth + 1 : writtenDepth))
    return builder.beginLateSecondary(
      isBackground: isBackground, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, content: Int32(readers.count - 1))
  }
  /// Makes the content of a node that has been placed.
  mutating func makeContent(of reader: Int32, in node: NodeID, _ input: Reader.Input) {
    if isStopped { return }
    let reader = readers[Int(reader)]
    let outer = (environment, path, scope, source, isImplicit, depth, writtenDepth, lifecycleDepth)
    lifecycleDepth = reader.lifecycleDepth
    (environment, path) = (reader.surroundings.environment, reader.surroundings.path)
    (scope, source, isImplicit, depth, writtenDepth) = (reader.scope, reader.source, false, reader.depth, reader.writtenDepth)
    // Its lines of the view tree belong behind the reader's own.
    var before: [WrittenView] = []
    swap(&before, &writtenViews)
    builder.beginContent(of: node)
    reader.make(&self, input)
    if reader.preference != nil, builder.wrapChildren(after: 1, in: .zStack) != nil { noteImplicit("ZStack", reader.source, reader.scope) }
    builder.end()
    if let line = before.firstIndex(where: { $0.nodes.contains(node) }) {
      // A layer comes behind all that it lies before.
      let end = reader.preference == nil ? nil : before[(line + 1)...].firstIndex { $0.depth <= before[line].depth } ?? before.endIndex
      before.insert(contentsOf: writtenViews, at: end ?? line + 1)
    }
    writtenViews = before
    (environment, path, scope, source, isImplicit, depth, writtenDepth, lifecycleDepth) = outer
  }
}
