public import LayoutCore
internal import Observation

extension NodeList {
  /// The body of a view of the compiled program: the kept one while nothing that it depends on has changed, else a new one. It is made where it is kept.
  @inlinable mutating func body<Content: View>(of view: Content, _ facts: TypeFacts) -> KeptBody<Content, Content.Body> {
    let place = visit()
    var change = (reason: LayoutEvent.Reason.first, name: "")
    if let object = keptBody(at: place), let kept = object as? KeptBody<Content, Content.Body> {
      guard let found = self.change(at: place, from: kept.inputs, to: view) else {
        stays(at: place)
        return kept
      }
      change = found
    }
    begins(at: place, facts.name, change)
    var made: KeptBody<Content, Content.Body>?
    let reads: Reads?
    if facts.hasProperties {
      var connected = view
      let connecting = collecting { connection(at: place).connectFields(of: &connected) }
      reads = collecting(after: connecting) { made = KeptBody(view) { connected.body } }
    } else {
      reads = collecting { made = KeptBody(view) { view.body } }
    }
    let kept = made ?? KeptBody(view) { view.body }  // it was made: what collects runs what it is given
    keep(kept, reads, at: place)
    return kept
  }

  /// What `run` gives for inputs at this place of the view tree. It is kept, and `run` is left out next time unless an input, a state, or a value of the environment
  /// that it had read has changed.
  /// - Parameters:
  ///   - name: the view's type, for events.
  ///   - hasProperties: whether the inputs may have dynamic properties.
  ///   - connect: connects the dynamic properties of the inputs.
  ///   - run: makes the body. What it reads is noted.
  @inlinable public mutating func evaluated<Inputs, Body>(
    _ inputs: Inputs, named name: String, hasProperties: Bool = true, connect: (PropertyConnection, inout Inputs) -> Void, run: (Inputs) -> Body
  ) -> Body {
    let place = visit()
    var change = (reason: LayoutEvent.Reason.first, name: "")
    if let object = keptBody(at: place), let kept = object as? KeptBody<Inputs, Body> {
      guard let found = self.change(at: place, from: kept.inputs, to: inputs) else {
        stays(at: place)
        return kept.body
      }
      change = found
    }
    begins(at: place, name, change)
    if hasProperties {
      var connected = inputs
      let reads = collecting { connect(connection(at: place), &connected) }
      return kept(inputs, collecting(connected, after: reads, run), at: place)
    }
    return kept(inputs, collecting(inputs, after: nil, run), at: place)
  }
  /// Runs a body where its value will lie: it is not moved by code that knows its type at run time only.
  @inlinable func collecting<Inputs, Body>(_ inputs: Inputs, after earlier: Reads?, _ run: (Inputs) -> Body) -> (Body, Reads?) {
    withUnsafeTemporaryAllocation(of: Body.self, capacity: 1) { memory in
      let reads = collecting(after: earlier) { memory.initializeElement(at: 0, to: run(inputs)) }
      return (memory.moveElement(from: 0), reads)
    }
  }
  @inlinable func kept<Inputs, Body>(_ inputs: Inputs, _ made: (body: Body, reads: Reads?), at place: Int32) -> Body {
    keep(KeptBody(inputs, made.body), made.reads, at: place)
    return made.body
  }

  // MARK: The same for all types

  @usableFromInline mutating func visit() -> Int32 {
    let place = path.place(in: places)
    places[place].visited = graph.generation
    places[place].record?.surroundings.values = environment
    return place
  }
  @usableFromInline func keptBody(at place: Int32) -> AnyObject? { places[place].body }
  /// What has changed since the body was made; nil for nothing.
  @usableFromInline func change<Inputs>(at place: Int32, from old: Inputs, to new: Inputs) -> (reason: LayoutEvent.Reason, name: String)? {
    places[place].record?.reads?.change(environment) ?? InputComparison.firstDifference(old, new).map { (.input, $0) }
  }
  @usableFromInline func stays(at place: Int32) {
    if places[place].evaluated >= graph.frame { recordEvaluation(at: place) }
  }
  @usableFromInline func begins(at place: Int32, _ name: String, _ change: (reason: LayoutEvent.Reason, name: String)) {
    let input = graph.number(of: change.name)
    places[place].begins(change.reason, input, graph.generation, frame: graph.frame)
    recordEvaluation(at: place)
    graph.noteEvaluation(of: name, change.reason, input)
  }
  @usableFromInline func connection(at place: Int32) -> PropertyConnection { PropertyConnection(record: record(at: place), graph: graph, name: "") }
  /// Runs something; what it reads is added to what was read before.
  @usableFromInline func collecting(after earlier: Reads? = nil, _ run: () -> Void) -> Reads? {
    let collector = graph.collector
    let outer = collector.begin(after: earlier)
    collector.withBinding { withObservationTracking(run, onChange: collector.observer()) }
    return collector.end(outer)
  }
  @usableFromInline func keep(_ body: AnyObject, _ reads: Reads?, at place: Int32) {
    if reads != nil || places[place].record != nil { record(at: place).reads = reads }
    places[place].body = body
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
