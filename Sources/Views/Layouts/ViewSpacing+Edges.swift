public import LayoutCore

extension ViewSpacing {
  /// Takes over what another view prefers at some edges, where that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    formUnion(
      other, top: edges.contains(.top), leading: edges.contains(.leading), bottom: edges.contains(.bottom), trailing: edges.contains(.trailing))
  }
  /// What both prefer, at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
