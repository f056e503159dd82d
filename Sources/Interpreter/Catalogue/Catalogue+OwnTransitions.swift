internal import Views

extension TransitionPhase: NamedChoices {}
extension TransitionProperties: NamedValue {}

/// A `struct Twirl: Transition` of the file.
struct InterpretedTransition: Transition {
  nonisolated let inputs: InterpretedInputs
  func body(content: Content, phase: TransitionPhase) -> Erased {
    let (instance, evaluation) = (inputs.instance, inputs.evaluation)
    let made = evaluation.callMethod("body", ["content", "phase"], of: .structure(instance), [.view(content, nil), phase.value], at: instance.declaration.span)
    return Erased(SteppedView(content: made.map { evaluation.view($0) }, evaluation: evaluation))
  }
}

/// A transition of the file as an argument.
struct OwnTransition: InterpretableArgument {
  let transition: InterpretedTransition
  static let parameter = TypeParameter("OwnTransition", ["Transition"])
  static var staticType: StaticType { .parameter(parameter) }
  static var typeParameters: [TypeParameter] { [parameter] }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> OwnTransition {
    guard case .structure(let instance) = value else { throw call.mismatch(staticType) }
    return OwnTransition(transition: InterpretedTransition(inputs: InterpretedInputs(instance: instance, evaluation: call.evaluation)))
  }
}

extension Catalogue {
  /// Transitions of a file's own, and the phases that they are told.
  func registerOwnTransitions() {
    choices(TransitionPhase.self)
    add(TransitionProperties.libraryType)
    value(TransitionProperties.self, Parameter<Bool>("hasMotion", default: true), doc: "What a transition says of itself.") { TransitionProperties(hasMotion: $0) }
    property(of: TransitionProperties.self, "hasMotion", \.hasMotion, doc: "Whether something moves.")
    property(of: TransitionPhase.self, "isIdentity", doc: "Whether the view is there.") { $0.isIdentity }
    property(of: TransitionPhase.self, "value", doc: "−1 before it appears, 0 while it is there, 1 after it has gone.") { $0.value }
    value(AnyTransition.self, Parameter<OwnTransition>(nil), doc: "A transition of your own.") { AnyTransition($0.transition) }
    modifier("transition", Parameter<OwnTransition>(nil), doc: "How the view comes and goes.") { $0.transition($1.transition) }
  }
}
