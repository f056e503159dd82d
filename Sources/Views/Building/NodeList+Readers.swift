internal import Foundation
internal import LayoutCore

/// Content that waits for the size of its node, with all that it is made with.
struct Reader {
  let make: @MainActor (inout NodeList, GeometryProxy) -> Void
  let surroundings: Surroundings
  let scope: Int32
  let source: SourceSite?
  /// How many custom views it lies in: the limit counts on.
  let depth: Int
  /// How many written views it lies in.
  let writtenDepth: Int
}

extension NodeList {
  /// Adds a node whose content is made when the layout places it: only then is there a size to make it with. The environment and the identity of its place
  /// are kept for that time.
  mutating func reader(_ kind: String, _ make: @escaping @MainActor (inout NodeList, GeometryProxy) -> Void) {
    let index = Int32(readers.count)
    container(kind, { $0.beginReader(content: index) }) { nodes in
      nodes.readers.append(
        Reader(
          make: make, surroundings: Surroundings(environment: nodes.environment, path: nodes.path), scope: nodes.scope, source: nodes.source, depth: nodes.depth,
          writtenDepth: nodes.writtenDepth))
    }
  }
  /// Makes the content of a node that has been placed.
  mutating func makeContent(of reader: Int32, in node: NodeID, _ proxy: GeometryProxy) {
    if isStopped { return }
    let reader = readers[Int(reader)]
    let outer = (environment, path, scope, source, isImplicit, depth, writtenDepth)
    (environment, path) = (reader.surroundings.environment, reader.surroundings.path)
    (scope, source, isImplicit, depth, writtenDepth) = (reader.scope, reader.source, false, reader.depth, reader.writtenDepth)
    // Its lines of the view tree belong behind the reader's own.
    var before: [WrittenView] = []
    swap(&before, &writtenViews)
    builder.beginContent(of: node)
    reader.make(&self, proxy)
    builder.end()
    if let line = before.firstIndex(where: { $0.nodes.last == node }) { before.insert(contentsOf: writtenViews, at: line + 1) }
    writtenViews = before
    (environment, path, scope, source, isImplicit, depth, writtenDepth) = outer
  }
}
