internal import LayoutCore

extension NodeList {
  /// How much was made.
  @usableFromInline struct Extent {
    fileprivate let nodes: (nodes: Int, texts: Int)
    fileprivate let contents: (plain: Int, others: Int)
    fileprivate let scopes: Int
    fileprivate let evaluations: Int
    fileprivate let places: Int
  }
  /// How much was made so far.
  @usableFromInline var extent: Extent {
    Extent(nodes: builder.counts, contents: contents.counts, scopes: scopes.count, evaluations: graph.evaluationCount, places: places.count)
  }
  /// No more nodes than this are reserved at once: room that is not needed costs addresses, no memory (our choice).
  private static let mostReserved = 250_000

  /// What was made since `start` will be made so many times more, as the first element of a list tells of the others.
  @usableFromInline mutating func reserve(_ times: Int, since start: Extent) {
    let now = extent
    let nodes = (nodes: now.nodes.nodes - start.nodes.nodes, texts: now.nodes.texts - start.nodes.texts)
    guard nodes.nodes > 0, times > 0 else { return }
    let times = min(times, NodeList.mostReserved / nodes.nodes)
    builder.reserve(nodes: nodes.nodes * times, texts: nodes.texts * times)
    infos.reserve(nodes.nodes * times)
    contents.reserve((plain: (now.contents.plain - start.contents.plain) * times, others: (now.contents.others - start.contents.others) * times))
    scopes.reserve((now.scopes - start.scopes) * times)
    graph.reserve(evaluations: (now.evaluations - start.evaluations) * times)
    places.reserve((now.places - start.places) * times)
  }
}
