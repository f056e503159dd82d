internal import Observation

extension ViewGraph {
  /// Makes views. What is read outside of bodies, as in the closure of a `ForEach`, belongs to none of them: it is kept, so that a change of it asks for a further making.
  func collectingLooseReads<Result>(_ make: () -> Result) -> Result {
    collector.bound {
      let outer = collector.begin(after: nil)
      let made = withObservationTracking(make, onChange: collector.observer())
      if let reads = collector.end(outer) { looseReads.append(reads) }
      return made
    }
  }
}
