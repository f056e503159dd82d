internal import LayoutCore
internal import Observation

extension NodeList {
  /// The body of a view of the compiled program: the kept one while nothing that it depends on has changed, else a new one.
  mutating func body<Content: View>(of view: Content) -> Content.Body {
    evaluated(view, named: name(of: Content.self)) {
      $0.connectFields(of: &$1)
    } run: {
      $0.body
    }
  }

  /// What `run` gives for inputs at this place of the view tree. It is kept, and `run` is left out next time unless an input, a state, or a value of the environment
  /// that it had read has changed.
  /// - Parameters:
  ///   - name: the view's type, for events.
  ///   - connect: connects the dynamic properties of the inputs.
  ///   - run: makes the body. What it reads is noted.
  public mutating func evaluated<Inputs, Body>(
    _ inputs: Inputs, named name: String, connect: (PropertyConnection, inout Inputs) -> Void, run: (Inputs) -> Body
  ) -> Body {
    let record = graph.record(at: path)
    record.surroundings.values = environment
    let kept = record.body as? KeptBody<Inputs, Body>
    var change = (reason: LayoutEvent.Reason.first, name: "")
    if let kept {
      guard let found = record.reads.change(environment) ?? InputComparison.firstDifference(kept.inputs, inputs).map({ (.input, $0) }) else {
        if record.evaluated >= graph.frame { recordEvaluation(record) }
        return kept.body
      }
      change = found
    }
    // In one frame a body may run several times; the first reason stands for the frame.
    if record.evaluated < graph.frame { (record.reason, record.input) = change }
    record.evaluated = graph.generation
    recordEvaluation(record)
    graph.note(BodyEvaluation(name: name, reason: change.reason, input: change.name))
    let reads = Reads()
    record.reads = reads
    var connected = inputs
    reads.collecting { connect(PropertyConnection(record: record, graph: graph, name: ""), &connected) }
    let observed = ObservedProperties()
    let body = reads.collecting {
      withObservationTracking {
        run(connected)
      } onChange: {
        observed.change()
      }
    }
    reads.note(observed)
    record.body = KeptBody(inputs, body)
    return body
  }
  private func recordEvaluation(_ record: BodyRecord) {
    guard builder.tree.isRecording else { return }
    builder.tree.record(.evaluate(node: NodeID(infos.count), scope: scope, reason: record.reason, input: graph.number(of: record.input)))
  }
}
