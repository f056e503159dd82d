internal import Foundation
internal import Views

extension Catalogue {
  /// Animations and transitions: kept as values.
  func registerAnimations() {
    constants(
      Animation.self,
      [
        "default": .default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "spring": .spring,
        "interactiveSpring": .interactiveSpring, "bouncy": .bouncy, "smooth": .smooth, "snappy": .snappy,
      ])
    let duration = Parameter<Double>("duration")
    maker(of: Animation.self, "linear", duration, doc: "At constant speed, in seconds.") { .linear(duration: $0) }
    maker(of: Animation.self, "easeIn", duration, doc: "Starting slowly, in seconds.") { .easeIn(duration: $0) }
    maker(of: Animation.self, "easeOut", duration, doc: "Ending slowly, in seconds.") { .easeOut(duration: $0) }
    maker(of: Animation.self, "easeInOut", duration, doc: "Starting and ending slowly, in seconds.") { .easeInOut(duration: $0) }
    maker(
      of: Animation.self, "timingCurve", Parameter<Double>(nil), Parameter<Double>(nil), Parameter<Double>(nil), Parameter<Double>(nil),
      Parameter<Double>("duration", default: 0.35), doc: "Along a Bézier curve, in seconds."
    ) { .timingCurve($0, $1, $2, $3, duration: $4) }
    maker(
      of: Animation.self, "spring", Parameter<Double>("response", default: 0.5), Parameter<Double>("dampingFraction", default: 0.825),
      Parameter<Double>("blendDuration", default: 0), doc: "As a spring moves."
    ) { .spring(response: $0, dampingFraction: $1, blendDuration: $2) }
    maker(
      of: Animation.self, "spring", duration, Parameter<Double>("bounce", default: 0), Parameter<Double>("blendDuration", default: 0),
      doc: "As a spring moves, in seconds."
    ) { .spring(duration: $0, bounce: $1, blendDuration: $2) }
    maker(
      of: Animation.self, "interactiveSpring", Parameter<Double>("response", default: 0.15), Parameter<Double>("dampingFraction", default: 0.86),
      Parameter<Double>("blendDuration", default: 0.25), doc: "As a spring moves that follows a finger."
    ) { .interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2) }
    maker(
      of: Animation.self, "interpolatingSpring", Parameter<Double>("mass", default: 1), Parameter<Double>("stiffness"), Parameter<Double>("damping"),
      Parameter<Double>("initialVelocity", default: 0), doc: "As a spring of a mass, a stiffness and a damping moves."
    ) { .interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3) }
    let (length, extra) = (Parameter<Double>("duration", default: 0.5), Parameter<Double>("extraBounce", default: 0))
    maker(of: Animation.self, "bouncy", length, extra, doc: "As a spring moves that bounces.") { .bouncy(duration: $0, extraBounce: $1) }
    maker(of: Animation.self, "smooth", length, extra, doc: "As a spring moves that does not bounce.") { .smooth(duration: $0, extraBounce: $1) }
    maker(of: Animation.self, "snappy", length, extra, doc: "As a spring moves that hardly bounces.") { .snappy(duration: $0, extraBounce: $1) }
    method(of: Animation.self, "delay", Parameter<Double>(nil), doc: "The same, after a time in seconds.") { $0.delay($1) }
    method(of: Animation.self, "speed", Parameter<Double>(nil), doc: "The same, faster by a factor.") { $0.speed($1) }
    method(of: Animation.self, "repeatCount", Parameter<Int>(nil), Parameter<Bool>("autoreverses", default: true), doc: "The same, several times.") {
      $0.repeatCount($1, autoreverses: $2)
    }
    method(of: Animation.self, "repeatForever", Parameter<Bool>("autoreverses", default: true), doc: "The same, for ever.") { $0.repeatForever(autoreverses: $1) }
    property(of: Animation.self, "description", doc: "The animation as it is written.") { $0.description }
    registerTransitions()
    registerWithAnimation()
  }

  private func registerTransitions() {
    constants(AnyTransition.self, ["identity": .identity, "opacity": .opacity, "scale": .scale, "slide": .slide])
    maker(
      of: AnyTransition.self, "scale", Parameter<CGFloat>("scale", default: 0), Parameter<UnitPoint>("anchor", default: .center), doc: "Growing around a point."
    ) { .scale(scale: $0, anchor: $1) }
    maker(of: AnyTransition.self, "move", Parameter<Edge>("edge"), doc: "From and to an edge.") { .move(edge: $0) }
    maker(of: AnyTransition.self, "push", Parameter<Edge>("from"), doc: "From an edge, pushing away what was there.") { .push(from: $0) }
    maker(of: AnyTransition.self, "offset", Parameter<CGSize>(nil), doc: "From and to another place, in points.") { .offset($0) }
    maker(of: AnyTransition.self, "offset", Parameter<CGFloat>("x", default: 0), Parameter<CGFloat>("y", default: 0), doc: "From and to another place, in points.") {
      .offset(x: $0, y: $1)
    }
    maker(of: AnyTransition.self, "asymmetric", Parameter<AnyTransition>("insertion"), Parameter<AnyTransition>("removal"), doc: "One way in, another way out.") {
      .asymmetric(insertion: $0, removal: $1)
    }
    maker(
      of: AnyTransition.self, "modifier", Parameter<ModifierArgument>("active"), Parameter<ModifierArgument>("identity"), doc: "Between two states of a modifier of your own."
    ) { transition($0.modifier, $1.modifier) }
    method(of: AnyTransition.self, "combined", Parameter<AnyTransition>("with"), doc: "Two at once.") { $0.combined(with: $1) }
    method(of: AnyTransition.self, "animation", Parameter<Animation?>(nil), doc: "The same, moving in its own way.") { $0.animation($1) }
    property(of: AnyTransition.self, "description", doc: "The transition as it is written.") { $0.description }
    constants(ContentTransition.self, ["identity": .identity, "opacity": .opacity, "interpolate": .interpolate, "symbolEffect": .symbolEffect])
    maker(of: ContentTransition.self, "numericText", Parameter<Bool>("countsDown", default: false), doc: "As a counter turns.") { .numericText(countsDown: $0) }
    maker(of: ContentTransition.self, "numericText", Parameter<Double>("value"), doc: "As a counter turns.") { .numericText(value: $0) }
    constants(
      SymbolEffect.self,
      [
        "bounce": .bounce, "pulse": .pulse, "variableColor": .variableColor, "scale": .scale, "appear": .appear, "disappear": .disappear, "replace": .replace,
        "rotate": .rotate, "wiggle": .wiggle, "breathe": .breathe,
      ])
    constants(SymbolEffectOptions.self, ["default": .default, "repeating": .repeating, "nonRepeating": .nonRepeating])
    maker(of: SymbolEffectOptions.self, "speed", Parameter<Double>(nil), doc: "Faster by a factor.") { .speed($0) }
    maker(of: SymbolEffectOptions.self, "repeat", Parameter<Int?>(nil), doc: "Several times.") { .repeat($0) }
  }

  /// `withAnimation`: the closure runs at once, its result is the call's.
  private func registerWithAnimation() {
    let result = TypeParameter("Result")
    let animation = ParameterSignature(label: nil, name: "animation", type: Animation?.staticType, hasDefault: true)
    let body = ParameterSignature(label: nil, name: "body", type: .function([], .parameter(result)))
    add(
      CatalogueEntry(
        .function, "", "withAnimation", [animation, body], result: .parameter(result), typeParameters: [result], doc: "Changes at once what would move as the animation says."
      ) { call throws(Interruption) -> Value in try call.apply(1, []) })
  }
}

/// Both modifiers are of one type: the program says so.
@MainActor private func transition(_ active: any ViewModifier, _ identity: any ViewModifier) -> AnyTransition {
  func opened<M: ViewModifier>(_ active: M) -> AnyTransition { .modifier(active: active, identity: identity as? M ?? active) }
  return opened(active)
}
