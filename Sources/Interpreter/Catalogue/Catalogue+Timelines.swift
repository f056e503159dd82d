internal import Foundation
internal import Views

extension ScrollViewProxy: LibraryValue { static var libraryType: LibraryType { LibraryType("ScrollViewProxy") } }
extension TimelineViewDefaultContext: LibraryValue { static var libraryType: LibraryType { LibraryType("TimelineViewDefaultContext") } }
extension TimelineViewDefaultContext.Cadence: LibraryValue {
  static var libraryType: LibraryType { LibraryType("TimelineViewDefaultContext.Cadence", ["Hashable", "Equatable", "Comparable"]) }
}
/// A schedule of the library: a still picture is made once, whatever it says.
struct AnySchedule: LibraryValue, TimelineSchedule { static var libraryType: LibraryType { LibraryType("TimelineSchedule") } }

extension Catalogue {
  /// Views whose content is made of what the library tells it: the time, a phase, what scrolls.
  func registerTimelines() {
    registerScrollReader()
    add(AnySchedule.libraryType)
    add(TimelineViewDefaultContext.libraryType)
    cases(TimelineViewDefaultContext.Cadence.self)
    property(of: TimelineViewDefaultContext.self, "date", doc: "The time for which the content is made.") { $0.date }
    property(of: TimelineViewDefaultContext.self, "cadence", doc: "How often the content can be made.") { $0.cadence }
    maker(of: AnySchedule.self, "periodic", Parameter<Date>("from"), Parameter<Double>("by"), doc: "After equal times.") { _, _ in AnySchedule() }
    constant(AnySchedule(), "everyMinute", doc: "At the beginning of each minute.")
    constant(AnySchedule(), "animation", doc: "As often as the screen is drawn.")
    maker(
      of: AnySchedule.self, "animation", Parameter<Double?>("minimumInterval", default: nil), Parameter<Bool>("paused", default: false), doc: "As often as the screen is drawn."
    ) { _, _ in AnySchedule() }
    maker(of: AnySchedule.self, "explicit", Parameter<[Date]>(nil), doc: "At given times.") { _ in AnySchedule() }
    view("TimelineView", Parameter<AnySchedule>(nil), Parameter<ViewsOf<TimelineViewDefaultContext>>("content"), doc: "A view that is made anew as time goes on.") {
      schedule, content in TimelineView(schedule) { _ in MainActor.assumeIsolated { content.view(TimelineViewDefaultContext(date: FixedSurroundings.now)) } }
    }
    registerPhases()
    registerImagePhase()
    view("AsyncImage", Parameter<URL?>("url"), Parameter<CGFloat>("scale", default: 1), doc: "An image from an address: a grey area, as nothing is loaded.") {
      AsyncImage(url: $0, scale: $1)
    }
    view(
      "AsyncImage", Parameter<URL?>("url"), Parameter<CGFloat>("scale", default: 1), Parameter<IgnoredViewsOf<Image>>("content"), Parameter<ViewContent>("placeholder"),
      doc: "An image from an address: the placeholder, as nothing is loaded."
    ) { url, scale, content, placeholder in AsyncImage(url: url, scale: scale, content: content.call, placeholder: { placeholder.view }) }
  }

  /// Frames in the place of views that are not there.
  func registerFrameworkViews() {
    view("FrameworkView", Parameter<String>(nil), doc: "A frame with the name of a view of another framework, as large as it is offered.") { FrameworkView($0) }
  }

  private func registerScrollReader() {
    add(ScrollViewProxy.libraryType)
    view("ScrollViewReader", Parameter<ViewsOf<ScrollViewProxy>>("content"), doc: "A view whose content can scroll the scroll views inside.") { content in
      ScrollViewReader { proxy in MainActor.assumeIsolated { content.view(proxy) } }
    }
    add(
      CatalogueEntry(
        .method, "ScrollViewProxy", "scrollTo",
        [
          ParameterSignature(label: nil, name: "id", type: HashableArgument.staticType),
          ParameterSignature(label: "anchor", name: "anchor", type: UnitPoint?.staticType, hasDefault: true),
        ], result: .void, typeParameters: [HashableArgument.parameter], doc: "Scrolls to the view of an id."
      ) { call throws(Interruption) -> Value in
        let id = try HashableArgument.read(call.argument(0), call)
        let anchor = try UnitPoint?.read(call.argument(1), call)
        try ScrollViewProxy.read(call.base, call).scrollTo(id.value.selected, anchor: anchor)
        return .void
      })
  }

  private func registerPhases() {
    add(LibraryType("PlaceholderContentView", ["View"]))
    let (phases, trigger) = (Parameter<PhaseArgument>(nil), Parameter<EquatableArgument>("trigger"))
    let animation = Parameter<PhaseArgument.Animations?>("animation", default: nil)
    let content = Parameter<PhaseArgument.Content>("content")
    view("PhaseAnimator", phases, content, animation, doc: "A view that goes through phases: the first.") { phases, content, _ in
      PhaseAnimator(phases.first) { content.view($0.value) }
    }
    view("PhaseAnimator", phases, trigger, content, animation, doc: "A view that goes through phases when a value changes: the first.") { phases, _, content, _ in
      PhaseAnimator(phases.first) { content.view($0.value) }
    }
    let change = Parameter<PhaseArgument.Change>("content")
    modifier("phaseAnimator", phases, change, animation, doc: "Takes the view through phases: the first.") { base, phases, change, _ in
      base.phaseAnimator(phases.first) { change.view(.view($0, nil), $1.value) }
    }
    modifier("phaseAnimator", phases, trigger, change, animation, doc: "Takes the view through phases when a value changes: the first.") { base, phases, _, change, _ in
      base.phaseAnimator(phases.first) { change.view(.view($0, nil), $1.value) }
    }
  }

  /// `AsyncImage` with its phases, an enumeration that `LibraryProtocols` declares.
  private func registerImagePhase() {
    let type = LibraryType("AsyncImage", ["View"])
    let parameters = [
      ParameterSignature(label: "url", name: "url", type: URL?.staticType),
      ParameterSignature(label: "scale", name: "scale", type: .cgFloat, hasDefault: true),
      ParameterSignature(label: "transaction", name: "transaction", type: Transaction.staticType, hasDefault: true),
      ParameterSignature(label: "content", name: "content", type: .function([.library(LibraryType("AsyncImagePhase"), [])], .someView), isViewBuilder: true),
    ]
    let entry = CatalogueEntry(.initializer, "AsyncImage", "init", parameters, result: .library(type, []), doc: "An image from an address: what is made of the phase 'empty'.") {
      call throws(Interruption) -> Value in
      guard let phase = LibrarySource.shared.type(named: "AsyncImagePhase") else { throw call.mismatch(.library(type, [])) }
      let made = Erased(call.evaluation.view(try call.apply(3, [.enumCase(phase, 0, [])])))
      return .view(AsyncImage(url: nil) { _ in made }, nil)
    }
    entry.takesCompletion = true
    add(entry)
  }
}

/// The phases of an animation: of them a still picture shows the first.
struct PhaseArgument: InterpretableArgument {
  /// A phase, compared by what it holds.
  struct Phase: Equatable {
    let value: Value
    static func == (a: Phase, b: Phase) -> Bool { a.value.identifier == b.value.identifier }
  }
  let first: [Phase]
  static let parameter = TypeParameter("Phase", ["Equatable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .array(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PhaseArgument {
    guard case .array(let values) = value else { throw call.mismatch(staticType) }
    return PhaseArgument(first: values.prefix(1).map { Phase(value: $0) })
  }
  /// Views made of a phase.
  struct Content: InterpretableArgument {
    let view: @MainActor (Value) -> SteppedView
    static var staticType: StaticType { .function([.parameter(PhaseArgument.parameter)], .someView) }
    static var isViewBuilder: Bool { true }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Content {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Content { SteppedView(content: evaluation.callBack(closure, [$0], at: span).map { evaluation.view($0) }, evaluation: evaluation) }
    }
  }
  /// Views made of the view that is changed, and a phase.
  struct Change: InterpretableArgument {
    let view: @MainActor (Value, Value) -> SteppedView
    static var staticType: StaticType { .function([.library(LibraryType("PlaceholderContentView", ["View"]), []), .parameter(PhaseArgument.parameter)], .someView) }
    static var isViewBuilder: Bool { true }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Change {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Change { SteppedView(content: evaluation.callBack(closure, [$0, $1], at: span).map { evaluation.view($0) }, evaluation: evaluation) }
    }
  }
  /// How a phase is reached; kept, not run.
  struct Animations: InterpretableArgument {
    static var staticType: StaticType { .function([.parameter(PhaseArgument.parameter)], Animation?.staticType) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Animations { Animations() }
  }
}
