internal import Foundation
internal import LayoutCore
internal import Tracing

/// What is known after some events: a function of the events alone, so that it does not matter from which side a step was reached.
struct StepState: Equatable {
  /// The last answer of each node that was no probe.
  private(set) var sizes: [CGSize?]
  /// What each node was offered last, probes left out.
  private(set) var proposals: [ProposedViewSize?]
  /// Where each node lies, from the root's corner.
  private(set) var frames: [CGRect?]

  /// The state after the first `count` events.
  init(_ trace: Trace, after count: Int) {
    sizes = Array(repeating: nil, count: trace.nodes.count)
    proposals = Array(repeating: nil, count: trace.nodes.count)
    frames = Array(repeating: nil, count: trace.nodes.count)
    for event in trace.events.prefix(count) {
      let node = Int(event.node)
      guard sizes.indices.contains(node), event.purpose != .minimum, event.purpose != .maximum else { continue }
      switch event.kind {
      case .measure: proposals[node] = event.proposal
      case .answer: sizes[node] = event.size
      case .place:
        (sizes[node], proposals[node]) = (event.size, event.proposal)
        let parent = Int(trace.nodes[node].parent)
        let origin = frames.indices.contains(parent) ? frames[parent]?.origin ?? .zero : .zero
        frames[node] = CGRect(origin: CGPoint(x: origin.x + event.origin.x, y: origin.y + event.origin.y), size: event.size)
      case .evaluate, .step, .guide, .preference: break
      }
    }
  }
}

extension Stepper {
  /// What is known now.
  var state: StepState { StepState(trace, after: position == count ? trace.events.count : index.map { $0 + 1 } ?? 0) }
}
