internal import LayoutCore
internal import Observation

extension NodeList {
  /// The body of a view of the compiled program: the kept one while nothing that it depends on has changed, else a new one.
  mutating func body<Content: View>(of view: Content, named name: String) -> Content.Body {
    evaluated(view, named: name, hasProperties: PropertyConnection.isNeeded(by: Content.self)) {
      $0.connectFields(of: &$1)
    } run: {
      $0.body
    }
  }

  /// What `run` gives for inputs at this place of the view tree. It is kept, and `run` is left out next time unless an input, a state, or a value of the environment
  /// that it had read has changed.
  /// - Parameters:
  ///   - name: the view's type, for events.
  ///   - hasProperties: whether the inputs may have dynamic properties.
  ///   - connect: connects the dynamic properties of the inputs.
  ///   - run: makes the body. What it reads is noted.
  public mutating func evaluated<Inputs, Body>(
    _ inputs: Inputs, named name: String, hasProperties: Bool = true, connect: (PropertyConnection, inout Inputs) -> Void, run: (Inputs) -> Body
  ) -> Body {
    let place = path.place(in: places)
    places[place].visited = graph.generation
    places[place].record?.surroundings.values = environment
    var change = (reason: LayoutEvent.Reason.first, name: "")
    if let object = places[place].body, let kept = object as? KeptBody<Inputs, Body> {
      let found = places[place].record?.reads?.change(environment) ?? InputComparison.firstDifference(kept.inputs, inputs).map { (.input, $0) }
      guard let found else {
        if places[place].evaluated >= graph.frame { recordEvaluation(at: place) }
        return kept.body
      }
      change = found
    }
    // In one frame a body may run several times; the first reason stands for the frame.
    if places[place].evaluated < graph.frame { (places[place].reason, places[place].input) = (change.reason, graph.number(of: change.name)) }
    places[place].evaluated = graph.generation
    recordEvaluation(at: place)
    graph.note(BodyEvaluation(name: name, reason: change.reason, input: change.name))
    let (body, reads) = hasProperties ? collecting(connected: inputs, at: place, connect, run) : collecting(inputs, run)
    if reads != nil || places[place].record != nil { record(at: place).reads = reads }
    places[place].body = KeptBody(inputs, body)
    return body
  }
  private func collecting<Inputs, Body>(
    connected inputs: Inputs, at place: Int32, _ connect: (PropertyConnection, inout Inputs) -> Void, _ run: (Inputs) -> Body
  ) -> (Body, Reads?) {
    var connected = inputs
    let connection = PropertyConnection(record: record(at: place), graph: graph, name: "")
    let connecting = graph.collector.collecting { connect(connection, &connected) }.reads
    return collecting(connected, after: connecting, run)
  }
  private func collecting<Inputs, Body>(_ inputs: Inputs, after earlier: Reads? = nil, _ run: (Inputs) -> Body) -> (Body, Reads?) {
    // The observer is made only if the body reads a property of an `@Observable` object.
    var observed: ObservedProperties?
    func observer() -> @Sendable () -> Void {
      let properties = ObservedProperties()
      observed = properties
      return { properties.change() }
    }
    var (body, reads) = graph.collector.collecting(after: earlier) { withObservationTracking({ run(inputs) }, onChange: observer()) }
    if let observed {
      reads = reads ?? Reads()
      reads?.note(observed)
    }
    return (body, reads)
  }
  /// What is kept of the view at a place, made at its first use.
  func record(at place: Int32) -> BodyRecord {
    if let record = places[place].record { return record }
    let record = BodyRecord()
    record.surroundings.values = environment
    places[place].record = record
    return record
  }
  private func recordEvaluation(at place: Int32) {
    guard builder.tree.isRecording else { return }
    builder.tree.record(.evaluate(node: NodeID(infos.count), scope: scope, reason: places[place].reason, input: places[place].input))
  }
}
