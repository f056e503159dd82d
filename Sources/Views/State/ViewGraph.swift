internal import LayoutCore

/// Something kept for a view that a copy of its graph takes along.
public protocol KeptState: AnyObject {
  /// A copy that changes independently; nil if it cannot be taken along.
  func copied(_ translate: ((Any) -> Any?)?) -> AnyObject?
}

/// What outlives a making of nodes: the records of all custom views by their identity. A host keeps one; the host of the next version of a file can go on with it.
@MainActor
public final class ViewGraph {
  /// What is kept at the places of the views.
  @exclusivity(unchecked) private(set) var places = PlaceTable()
  /// How many of the places the last making met.
  private var used = 0
  /// What notes the reads of the bodies.
  let collector = ReadCollector()
  /// The number of the making of nodes.
  @exclusivity(unchecked) private(set) var generation: Int32 = 0
  /// The making after which the others' views were forgotten.
  private var forgotten: Int32 = 0
  /// The bodies that ran since the last `forgetEvaluations()`, in order.
  public var evaluations: [BodyEvaluation] {
    evaluated.map { BodyEvaluation(name: evaluatedNames[$0.name], reason: $0.reason, input: name(of: $0.input)) }
  }
  private struct Evaluated {
    let name: Int32
    let input: Int32
    let reason: LayoutEvent.Reason
  }
  @exclusivity(unchecked) private var evaluated: ContiguousArray<Evaluated> = []
  @exclusivity(unchecked) private var evaluatedNames = NameTable()
  /// Names of what made bodies run again, by the numbers that events use.
  public private(set) var inputNames: [String] = []
  /// What undoes changes of the window that the views are shown in.
  let undoManager = UndoManager()
  /// What watched preferences and geometries were last.
  var watchedValues: [WatchedValue.Key: Any] = [:]
  private var inputNumbers: [String: Int32] = [:]
  /// What happens at places of the view tree.
  var lifecycles: [ContiguousArray<PathElement>: Lifecycle] = [:]
  /// Actions that run once the views are laid out.
  var waiting: [() -> Void] = []
  /// Tasks that start after these.
  var starting: [() -> Void] = []
  /// Values that all views share, by their keys.
  var shared: [String: AnyObject] = [:]
  /// The state of what is shown over the screen, by what shows it.
  var presented: [Presentation.Place: ViewGraph] = [:]
  /// What a finger does now; nil for no finger.
  var touch: Touch?
  /// What programs have asked to be scrolled to.
  let scrolls = ScrollRequests()
  /// Which menu is open.
  let menu = OpenMenu()
  /// What a person did in stacks of screens, by their places.
  var navigation: [ContiguousArray<PathElement>: NavigationState] = [:]
  /// How far scroll views were scrolled, by their places.
  var scrolled: [ContiguousArray<PathElement>: ScrolledPart] = [:]
  /// What views have read that were made outside of bodies, in closures of the library's containers: every making of nodes runs these anew.
  @exclusivity(unchecked) var looseReads: [Reads] = []
  /// The making of nodes with which the frame began: others follow when actions change something.
  @exclusivity(unchecked) private(set) var frame: Int32 = 0

  /// A graph without views.
  public init() {}

  func begin(isNewFrame: Bool) {
    if forgotten == generation, places.count > 2 * used + 1_000 { places = places.compacted(generation) }
    generation &+= 1
    looseReads = []
    if isNewFrame { frame = generation }
  }
  /// Something that a body, or a closure of a container, has read has changed since.
  var isOutdated: Bool {
    looseReads.contains { $0.isOutdated } || places.records.contains { $0.record.reads?.change($0.record.surroundings.values) != nil }
  }
  /// Forgets the views that the last making of nodes did not meet, and their state.
  func forgetUnvisited() {
    // What a further layout visits belongs to the same making: there is nothing more to forget.
    if forgotten == generation { return }
    forgotten = generation
    used = places.forget(unvisitedIn: generation)
  }
  /// Starts a new list of evaluations.
  public func forgetEvaluations() { evaluated = [] }
  /// A graph that begins with the state of this one, and shares nothing with it.
  /// - Parameter translate: what a stored value is in the copy, by what it is kept under: the property's name, with its
  ///   type where Swift's types do not tell it. Nil leaves it out. Without it values stay what they are.
  public func copy(translating translate: ((Any, _ key: String) -> Any?)? = nil) -> ViewGraph {
    let copy = ViewGraph()
    for (place, record) in places.records {
      let kept = Self.copied(record.kept, translate)
      if kept.isEmpty { continue }
      var path = ViewPath()
      places.path(of: place).forEach { path.append($0) }
      let fresh = BodyRecord()
      fresh.kept = kept
      copy.places[path.place(in: copy.places)].record = fresh
    }
    copy.shared = Self.copied(shared, translate)
    copy.scrolled = scrolled
    copy.navigation = navigation.mapValues { state in
      let copy = NavigationState()
      (copy.values, copy.followed, copy.tab) = (state.values, state.followed, state.tab)
      return copy
    }
    copy.presented = presented.mapValues { $0.copy(translating: translate) }
    for (path, lifecycle) in lifecycles {
      // What has appeared does not appear again.
      let fresh = Lifecycle()
      (fresh.visited, fresh.value) = (0, lifecycle.value)
      copy.lifecycles[path] = fresh
    }
    return copy
  }
  private static func copied(
    _ kept: [String: AnyObject], _ translate: ((Any, _ key: String) -> Any?)?
  ) -> [String: AnyObject] {
    var copy: [String: AnyObject] = [:]
    for (key, kept) in kept {
      copy[key] = (kept as? any KeptState)?.copied(translate.map { translate in { translate($0, key) } })
    }
    return copy
  }

  func noteEvaluation(of name: String, _ reason: LayoutEvent.Reason, _ input: Int32) {
    evaluated.append(Evaluated(name: evaluatedNames.number(of: name), input: input, reason: reason))
  }
  /// Room for so many more evaluations.
  func reserve(evaluations more: Int) { evaluated.reserve(more) }
  /// How many bodies ran since the last `forgetEvaluations()`.
  var evaluationCount: Int { evaluated.count }
  /// The name of an input, by its number; empty for -1.
  func name(of input: Int32) -> String { input < 0 ? "" : inputNames[Int(input)] }
  /// The number of an input's name; -1 for none.
  func number(of input: String) -> Int32 {
    if input.isEmpty { return -1 }
    if let number = inputNumbers[input] { return number }
    let number = Int32(inputNames.count)
    inputNames.append(input)
    inputNumbers[input] = number
    return number
  }
}
