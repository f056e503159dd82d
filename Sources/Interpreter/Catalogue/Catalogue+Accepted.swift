internal import Foundation
internal import Views

/// Signatures of parameters, for entries whose types no Swift type stands for.
@MainActor private func given(_ label: String?, _ type: StaticType, isOptional: Bool = false) -> ParameterSignature {
  ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: isOptional)
}

extension Catalogue {
  /// Overloads of modifiers and controls that a still picture shows as it shows the plain form: their arguments are checked, and what they would run is not run.
  func registerAccepted() {
    registerAcceptedPresentations()
    registerAcceptedGestures()
    registerAcceptedMotion()
    registerKeyframes()
    registerTables()
  }

  private func views(_ label: String, _ inputs: [StaticType] = []) -> ParameterSignature {
    ParameterSignature(label: label, name: label, type: .function(inputs, .someView), isViewBuilder: true)
  }
  /// A modifier that shows the view as it is: a line of the view tree, and nothing else.
  private func accepted(_ name: String, _ parameters: [ParameterSignature], _ typeParameters: [TypeParameter] = [], doc: String) {
    add(
      CatalogueEntry(.method, "View", name, parameters, result: .opaque(["View"], origin: entries.count + 1), typeParameters: typeParameters, doc: doc) {
        call throws(Interruption) -> Value in .view(Noted(Erased(call.evaluation.view(call.base)), name), nil)
      })
  }

  private func registerAcceptedPresentations() {
    let row = DestinationType.parameter
    let kind = given("forSelectionType", .metatype(.parameter(row)))
    let menu = views("menu", [.set(.parameter(row))])
    accepted("contextMenu", [kind, menu], [row], doc: "Actions for the chosen rows of a list; kept, not shown.")
    accepted("contextMenu", [kind, menu, given("primaryAction", .optional(.function([.set(.parameter(row))], .void)))], [row], doc: "Actions for the chosen rows of a list; kept.")
    modifier("toolbar", Parameter<String>("id"), Parameter<ViewContent>("content"), doc: "Items for the bars, which a person can arrange.") { base, _, content in
      base.toolbar { content.view }
    }
    choices(ToolbarDefaultItem.self)
    modifier("toolbar", Parameter<ToolbarDefaultItem?>("removing"), doc: "Takes an item of the system away; the playground draws none.") { base, _ in base }
    maker(of: PresentationBackgroundInteraction.self, "enabled", Parameter<PresentationDetent>("upThrough"), doc: "What lies behind can be used up to a height.") {
      .enabled(upThrough: $0)
    }
    let equatable = EquatableArgument.parameter
    let (trigger, both) = (given("trigger", .parameter(equatable)), [StaticType.parameter(equatable), .parameter(equatable)])
    accepted(
      "sensoryFeedback", [given(nil, SensoryFeedback.staticType), trigger, given("condition", .function(both, .bool))], [equatable],
      doc: "What is felt when a value changes in a way.")
    accepted("sensoryFeedback", [trigger, given(nil, .function(both, .optional(SensoryFeedback.staticType)))], [equatable], doc: "What is felt when a value changes.")
    accepted("sensoryFeedback", [trigger, given(nil, .function([], .optional(SensoryFeedback.staticType)))], [equatable], doc: "What is felt when a value changes.")
  }

  private func registerAcceptedGestures() {
    constants(
      ContentShapeKinds.self,
      [
        "interaction": .interaction, "dragPreview": .dragPreview, "contextMenuPreview": .contextMenuPreview, "hoverEffect": .hoverEffect, "focusEffect": .focusEffect,
        "accessibility": .accessibility,
      ])
    modifier(
      "contentShape", Parameter<ContentShapeKinds>(nil), Parameter<ShapeArgument>(nil), Parameter<Bool>("eoFill", default: false), doc: "An outline for a purpose; not shown."
    ) {
      base, _, shape, isEvenOdd in base.contentShape(shape.erased, eoFill: isEvenOdd)
    }
    let place = given("perform", .function([CGPoint.staticType], .void))
    accepted(
      "onTapGesture", [given("count", .int, isOptional: true), given("coordinateSpace", CoordinateSpace.staticType), place], doc: "What a tap on a point does; kept, not run.")
    let gesture = GestureArgument.parameter
    for name in ["gesture", "highPriorityGesture", "simultaneousGesture"] {
      accepted(name, [given(nil, .parameter(gesture)), given("isEnabled", .bool)], [gesture], doc: "What a gesture does; kept, not run.")
      accepted(
        name, [given(nil, .optional(.parameter(gesture))), given("including", GestureMask.staticType, isOptional: true)], [gesture], doc: "What a gesture does; kept, not run.")
    }
    let state = TypeParameter("State")
    add(
      CatalogueEntry(
        .method, "Gesture", "updating",
        [
          given(nil, .library(LibraryType("GestureState"), [.parameter(state)])),
          given("body", .function([.failed, .reference(.parameter(state)), .reference(Transaction.staticType)], .void)),
        ], result: .opaque(["Gesture"], origin: 0), typeParameters: [state], doc: "Changes a state while the gesture lasts; kept, not run."
      ) { call throws(Interruption) -> Value in call.base })
    modifier("task", Parameter<TaskUrgency>("priority"), Parameter<Action>(nil), doc: "Runs an action when the view appears.") { base, _, action in base.task { action.run() } }
  }

  private func registerAcceptedMotion() {
    add(Spring.libraryType)
    constants(Spring.self, ["smooth": Spring(), "snappy": Spring(), "bouncy": Spring()])
    let (duration, bounce) = (Parameter<Double>("duration", default: 0.5), Parameter<Double>("bounce", default: 0))
    value(Spring.self, duration, bounce, doc: "A spring by its duration in seconds and how much it bounces.") { Spring(duration: $0, bounce: $1) }
    value(Spring.self, Parameter<Double>("response"), Parameter<Double>("dampingRatio"), doc: "A spring by its response in seconds and its damping.") {
      Spring(duration: $0, bounce: 1 - $1)
    }
    value(Spring.self, Parameter<Double>("mass", default: 1), Parameter<Double>("stiffness"), Parameter<Double>("damping"), doc: "A spring by its mass, stiffness and damping.") {
      _, _, _ in Spring()
    }
    for name in ["smooth", "snappy", "bouncy"] {
      maker(of: Spring.self, name, duration, Parameter<Double>("extraBounce", default: 0), doc: "A spring.") { Spring(duration: $0, bounce: $1) }
    }
    let blend = Parameter<Double>("blendDuration", default: 0)
    maker(of: Animation.self, "spring", Parameter<Spring>(nil), blend, doc: "As a spring moves.") { .spring(duration: $0.duration, bounce: $0.bounce, blendDuration: $1) }
    maker(of: Animation.self, "interpolatingSpring", Parameter<Spring>(nil), Parameter<Double>("initialVelocity", default: 0), doc: "As a spring moves.") { spring, _ in
      .spring(duration: spring.duration, bounce: spring.bounce)
    }
    maker(of: Animation.self, "interpolatingSpring", duration, bounce, doc: "As a spring moves.") { .spring(duration: $0, bounce: $1) }
    constant(Animation.spring(), "interpolatingSpring", doc: "As a spring moves.")
    choices(UnitCurve.self)
    maker(of: Animation.self, "timingCurve", Parameter<UnitCurve>(nil), Parameter<Double>("duration"), doc: "Along a curve, in seconds.") { curve, duration in
      switch curve {
      case .linear: .linear(duration: duration)
      case .easeIn, .circularEaseIn: .easeIn(duration: duration)
      case .easeOut, .circularEaseOut: .easeOut(duration: duration)
      case .easeInOut, .circularEaseInOut: .easeInOut(duration: duration)
      }
    }
    choices(CompletionCriteria.self)
    let result = TypeParameter("Result")
    let body = given(nil, .function([], .parameter(result)))
    add(
      CatalogueEntry(
        .function, "", "withAnimation",
        [
          given(nil, Animation?.staticType, isOptional: true), given("completionCriteria", CompletionCriteria.staticType, isOptional: true), body,
          given("completion", .function([], .void)),
        ], result: .parameter(result), typeParameters: [result], doc: "Changes at once what would move as the animation says, and does at once what comes then."
      ) { call throws(Interruption) -> Value in
        let made = try call.apply(2, [])
        _ = try call.apply(3, [])
        return made
      })
    choices(BlurReplaceConfiguration.self)
    maker(of: AnyTransition.self, "blurReplace", Parameter<BlurReplaceConfiguration>(nil), doc: "Fading and out of focus.") { _ in .blurReplace }
    maker(of: AnyTransition.self, "symbolEffect", Parameter<SymbolEffect>(nil), doc: "As a symbol comes and goes.") { _ in .opacity }
    maker(of: SymbolEffectOptions.self, "repeat", Parameter<SymbolRepeat>(nil), doc: "Several times, as said.") { _ in .repeating }
    choices(SymbolRepeat.self)
    maker(of: SymbolRepeat.self, "periodic", Parameter<Int?>(nil, default: nil), Parameter<Double?>("delay", default: nil), doc: "Several times.") { _, _ in .periodic }
    method(of: SymbolEffectOptions.self, "speed", Parameter<Double>(nil), doc: "The same, faster by a factor.") { options, _ in options }
    method(of: SymbolEffectOptions.self, "repeat", Parameter<Int?>(nil), doc: "The same, several times.") { options, _ in options }
    property(of: SymbolEffectOptions.self, "repeating", doc: "The same, for ever.") { $0 }
    property(of: SymbolEffectOptions.self, "nonRepeating", doc: "The same, once.") { $0 }
    choices(ScrollThreshold.self)
    maker(of: ScrollThreshold.self, "visible", Parameter<Double>(nil), doc: "When a part is in sight.") { _ in .visible }
    method(of: ScrollTransitionConfiguration.self, "threshold", Parameter<ScrollThreshold>(nil), doc: "The same, from a place on.") { configuration, _ in configuration }
    method(of: ScrollTransitionConfiguration.self, "animation", Parameter<Animation>(nil), doc: "The same, with an animation.") { configuration, _ in configuration }
    maker(of: ScrollTransitionConfiguration.self, "animated", Parameter<Animation>(nil), doc: "Moves as an animation says.") { _ in .animated }
    maker(of: ScrollTransitionConfiguration.self, "interactive", Parameter<UnitCurve>("timingCurve"), doc: "Follows the scrolling along a curve.") { _ in .interactive }
    choices(ViewAlignedLimit.self)
    maker(
      of: AnyScrollTargetBehavior.self, "viewAligned", Parameter<ViewAlignedLimit>("limitBehavior"),
      doc: "At the edge of a view."
    ) { _ in AnyScrollTargetBehavior(.viewAligned) }
    maker(
      of: AnyScrollTargetBehavior.self, "viewAligned", Parameter<UnitPoint?>("anchor"), doc: "At the edge of a view."
    ) { _ in AnyScrollTargetBehavior(.viewAligned) }
    choices(ScrollAnchorRole.self)
    modifier("defaultScrollAnchor", Parameter<UnitPoint?>(nil), Parameter<ScrollAnchorRole>("for"), doc: "Where scrolling begins, for a purpose.") {
      base, anchor, role -> any View in
      if role == .initialOffset { return base.defaultScrollAnchor(anchor) }
      return base
    }
  }

  /// Keyframes: the view at its beginning. What a track changes is not looked into.
  private func registerKeyframes() {
    let value = TypeParameter("Value")
    let placeholder = StaticType.library(LibraryType("PlaceholderContentView", ["View"]), [])
    for name in ["KeyframeTrack", "LinearKeyframe", "SpringKeyframe", "CubicKeyframe", "MoveKeyframe"] { add(LibraryType(name, ["View"])) }
    func keyframe(_ name: String, _ more: [ParameterSignature]) {
      add(
        CatalogueEntry(.initializer, name, "init", [given(nil, .skipped)] + more, result: .library(LibraryType(name, ["View"]), []), doc: "A value at a time; kept, not run.") {
          _ in
          .view(EmptyView(), nil)
        })
    }
    let duration = given("duration", .double)
    keyframe("LinearKeyframe", [duration, given("timingCurve", UnitCurve.staticType, isOptional: true)])
    keyframe(
      "SpringKeyframe", [given("duration", .double, isOptional: true), given("spring", Spring.staticType, isOptional: true), given("startVelocity", .skipped, isOptional: true)])
    keyframe("CubicKeyframe", [duration, given("startVelocity", .skipped, isOptional: true), given("endVelocity", .skipped, isOptional: true)])
    keyframe("MoveKeyframe", [])
    let unseenPath = StaticType.library(.keyPath, [.failed, .failed])
    add(
      CatalogueEntry(
        .initializer, "KeyframeTrack", "init", [given(nil, unseenPath), views("content")], result: .library(LibraryType("KeyframeTrack", ["View"]), []),
        doc: "Values of one property at times; kept, not run."
      ) { _ in .view(EmptyView(), nil) })
    add(
      CatalogueEntry(
        .initializer, "KeyframeTrack", "init", [views("content")], result: .library(LibraryType("KeyframeTrack", ["View"]), []), doc: "Values at times; kept, not run."
      ) {
        _ in .view(EmptyView(), nil)
      })
    let initial = given("initialValue", .parameter(value))
    let keyframes = views("keyframes", [.parameter(value)])
    let change = views("content", [placeholder, .parameter(value)])
    let equatable = EquatableArgument.parameter
    for when in [given("repeating", .bool, isOptional: true), given("trigger", .parameter(equatable))] {
      let parameters = [value] + (when.label == "trigger" ? [equatable] : [])
      add(
        CatalogueEntry(
          .method, "View", "keyframeAnimator", [initial, when, change, keyframes], result: .opaque(["View"], origin: entries.count + 1), typeParameters: parameters,
          doc: "Takes the view through values at times: the first."
        ) { call throws(Interruption) -> Value in
          .view(Erased(call.evaluation.view(try call.apply(2, [.view(Erased(call.evaluation.view(call.base)), nil), call.argument(0)]))), nil)
        })
      add(LibraryType("KeyframeAnimator", ["View"]))
      add(
        CatalogueEntry(
          .initializer, "KeyframeAnimator", "init", [initial, when, views("content", [.parameter(value)]), keyframes],
          result: .library(LibraryType("KeyframeAnimator", ["View"]), []), typeParameters: parameters, doc: "A view that goes through values at times: the first."
        ) { call throws(Interruption) -> Value in .view(Erased(call.evaluation.view(try call.apply(2, [call.argument(0)]))), nil) })
    }
  }

  /// Tables: a frame, as large as the table is offered. What columns make of a row is not looked into.
  private func registerTables() {
    let type = LibraryType("Table", ["View"])
    for name in ["Table", "TableColumn", "TableRow"] { add(LibraryType(name, ["View"])) }
    func column(_ parameters: [ParameterSignature]) {
      add(
        CatalogueEntry(.initializer, "TableColumn", "init", parameters, result: .library(LibraryType("TableColumn", ["View"]), []), doc: "A column of a table.") { _ in
          .view(EmptyView(), nil)
        })
    }
    let unseenPath = StaticType.library(.keyPath, [.failed, .failed])
    for title in [StaticType.string, Text.staticType] {
      column([given(nil, title), given("value", unseenPath)])
      column([given(nil, title), given("value", unseenPath), views("content", [.failed])])
      column([given(nil, title), given("value", unseenPath), given("comparator", .failed), views("content", [.failed])])
      column([given(nil, title), given("sortUsing", .failed), views("content", [.failed])])
      column([given(nil, title), views("content", [.failed])])
    }
    let width = { (label: String?) in given(label, .optional(.cgFloat), isOptional: label != nil) }
    let result = StaticType.library(LibraryType("TableColumn", ["View"]), [])
    for parameters in [[width(nil)], [width("min"), width("ideal"), width("max")]] {
      add(CatalogueEntry(.method, "TableColumn", "width", parameters, result: result, doc: "How wide the column is, in points.") { call in call.base })
    }
    for name in ["customizationID", "defaultVisibility", "alignment"] {
      add(CatalogueEntry(.method, "TableColumn", name, [given(nil, .failed)], result: result, doc: "How a person can arrange the column.") { call in call.base })
    }
    let row = TypeParameter("Value", ["Identifiable"])
    add(
      CatalogueEntry(
        .initializer, "TableRow", "init", [given(nil, .parameter(row))], result: .library(LibraryType("TableRow", ["View"]), []), typeParameters: [row], doc: "A row of a table."
      ) { _ in .view(EmptyView(), nil) })
    let data = given(nil, .array(.parameter(row)))
    let order = given("sortOrder", .failed, isOptional: true)
    let one = StaticType.library(LibraryType("Binding"), [.optional(.parameter(SelectionBinding.parameter))])
    let several = StaticType.library(LibraryType("Binding"), [.set(.parameter(SelectionBinding.parameter))])
    for selection in [nil, one, several] {
      let chosen = selection.map { [given("selection", $0)] } ?? []
      let parameters = selection == nil ? [row] : [row, SelectionBinding.parameter]
      for signature in [[data] + chosen + [order, views("columns")], [given("of", .metatype(.parameter(row)))] + chosen + [order, views("columns"), views("rows")]] {
        add(
          CatalogueEntry(.initializer, "Table", "init", signature, result: .library(type, []), typeParameters: parameters, doc: "Rows in columns: a frame stands for them.") { _ in
            .view(FrameworkView("Table"), nil)
          })
      }
    }
  }
}

/// A spring, by what its animation says.
struct Spring: LibraryValue, Hashable {
  var duration = 0.5
  var bounce = 0.0
  static var libraryType: LibraryType { LibraryType("Spring", ["Hashable", "Equatable"]) }
}
/// How something goes from 0 to 1.
enum UnitCurve: NamedChoices { case linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut }
/// When an animation counts as done.
enum CompletionCriteria: NamedChoices {
  case logicallyComplete, removed
  static var libraryType: LibraryType { LibraryType("AnimationCompletionCriteria", ["Hashable", "Equatable"]) }
}
enum BlurReplaceConfiguration: NamedChoices { case upUp, downUp }
enum SymbolRepeat: NamedChoices { case continuous, periodic }
enum ScrollThreshold: NamedChoices { case visible, centered, hidden }
enum ViewAlignedLimit: NamedChoices { case automatic, always, never, alwaysByFew, alwaysByOne }
enum ScrollAnchorRole: NamedChoices { case initialOffset, sizeChanges, alignment }
enum ToolbarDefaultItem: NamedChoices { case sidebarToggle, title, search }
/// What an outline is for.
struct ContentShapeKinds: OptionSet, LibraryOptions, Hashable {
  let rawValue: Int
  static let interaction = ContentShapeKinds(rawValue: 1)
  static let dragPreview = ContentShapeKinds(rawValue: 2)
  static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  static let hoverEffect = ContentShapeKinds(rawValue: 8)
  static let focusEffect = ContentShapeKinds(rawValue: 16)
  static let accessibility = ContentShapeKinds(rawValue: 32)
  static var libraryType: LibraryType { LibraryType("ContentShapeKinds", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}
/// A closure whose parameter has no type here; it is not looked into, and not run.
struct UnseenAction: InterpretableArgument {
  static var staticType: StaticType { .function([.failed], .void) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> UnseenAction { UnseenAction() }
}
