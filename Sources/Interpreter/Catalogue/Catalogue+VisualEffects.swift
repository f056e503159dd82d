internal import Drawing
internal import Foundation
internal import Views

/// A visual effect of a program, under the name of the one that programs begin with: its changes are kept, their types are not.
struct ErasedVisualEffect: LibraryValue, VisualEffect {
  let changes: VisualChanges
  init(_ effect: some VisualEffect) { changes = effect.changes }
  static var libraryType: LibraryType { LibraryType("EmptyVisualEffect", ["VisualEffect"]) }
}

/// What is made of an effect and of something that it depends on: `{ content, proxy in content.offset(…) }`.
struct EffectOf<Input: Interpretable>: InterpretableArgument {
  let effect: @MainActor (Input) -> ErasedVisualEffect
  static var staticType: StaticType { .function([ErasedVisualEffect.staticType, Input.staticType], ErasedVisualEffect.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> EffectOf {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    evaluation.runsForPictures = true
    return EffectOf { input in
      let none = ErasedVisualEffect(EmptyVisualEffect())
      guard case .library(let made)? = evaluation.callBack(closure, [none.value, input.value], at: span) else { return none }
      return made as? ErasedVisualEffect ?? none
    }
  }
}

extension Catalogue {
  /// Effects that depend on the geometry of a view, or on how far it is scrolled.
  func registerVisualEffects() {
    add(ErasedVisualEffect.libraryType)
    registerEffectMembers()
    modifier("visualEffect", Parameter<EffectOf<GeometryProxy>>(nil), doc: "Changes what the view shows, by its geometry; layout does not notice.") { base, effect in
      base.visualEffect { _, proxy in
        // What draws the view runs on the main thread only, see ARCHITECTURE.md: the proxy stays there.
        nonisolated(unsafe) let proxy = proxy
        return MainActor.assumeIsolated { effect.effect(proxy) }
      }
    }
    let axis = Parameter<Axis?>("axis", default: nil)
    modifier(
      "scrollTransition", Parameter<ScrollTransitionConfiguration>(nil, default: .interactive), axis, Parameter<EffectOf<ScrollTransitionPhase>>("transition"),
      doc: "How the view changes while it is scrolled; in sight it is unchanged."
    ) { base, configuration, axis, _ in base.scrollTransition(configuration, axis: axis) { content, _ in content } }
    modifier(
      "scrollTransition", Parameter<ScrollTransitionConfiguration>("topLeading"), Parameter<ScrollTransitionConfiguration>("bottomTrailing"), axis,
      Parameter<EffectOf<ScrollTransitionPhase>>("transition"), doc: "How the view changes while it is scrolled; in sight it is unchanged."
    ) { base, top, bottom, axis, _ in base.scrollTransition(topLeading: top, bottomTrailing: bottom, axis: axis) { content, _ in content } }
  }

  private func registerEffectMembers() {
    let (effect, anchor) = (ErasedVisualEffect.self, Parameter<UnitPoint>("anchor", default: .center))
    method(of: effect, "offset", Parameter<CGSize>(nil), doc: "Draws the view elsewhere, by points.") { ErasedVisualEffect($0.offset($1)) }
    method(of: effect, "offset", Parameter<CGFloat>("x", default: 0), Parameter<CGFloat>("y", default: 0), doc: "Draws the view elsewhere, by points.") {
      ErasedVisualEffect($0.offset(x: $1, y: $2))
    }
    method(of: effect, "scaleEffect", Parameter<CGFloat>(nil), anchor, doc: "Draws the view larger or smaller.") { ErasedVisualEffect($0.scaleEffect($1, anchor: $2)) }
    method(of: effect, "scaleEffect", Parameter<CGSize>(nil), anchor, doc: "Draws the view larger or smaller.") { ErasedVisualEffect($0.scaleEffect($1, anchor: $2)) }
    method(of: effect, "scaleEffect", Parameter<CGFloat>("x", default: 1), Parameter<CGFloat>("y", default: 1), anchor, doc: "Draws the view larger or smaller.") {
      ErasedVisualEffect($0.scaleEffect(x: $1, y: $2, anchor: $3))
    }
    method(of: effect, "rotationEffect", Parameter<Angle>(nil), anchor, doc: "Draws the view turned.") { ErasedVisualEffect($0.rotationEffect($1, anchor: $2)) }
    method(
      of: effect, "rotation3DEffect", Parameter<Angle>(nil), Parameter<AxisArgument>("axis"), anchor, Parameter<CGFloat>("anchorZ", default: 0),
      Parameter<CGFloat>("perspective", default: 1), doc: "Draws the view turned in space, flattened."
    ) { ErasedVisualEffect($0.rotation3DEffect($1, axis: $2.axis, anchor: $3, anchorZ: $4, perspective: $5)) }
    method(of: effect, "transformEffect", Parameter<CGAffineTransform>(nil), doc: "Draws the view after a map.") { ErasedVisualEffect($0.transformEffect($1)) }
    method(of: effect, "opacity", Parameter<Double>(nil), doc: "Draws the view at a part of its opacity.") { ErasedVisualEffect($0.opacity($1)) }
    method(of: effect, "blur", Parameter<CGFloat>("radius"), Parameter<Bool>("opaque", default: false), doc: "Draws the view out of focus.") {
      ErasedVisualEffect($0.blur(radius: $1, opaque: $2))
    }
    method(of: effect, "brightness", Parameter<Double>(nil), doc: "Adds to each component of the colours.") { ErasedVisualEffect($0.brightness($1)) }
    method(of: effect, "contrast", Parameter<Double>(nil), doc: "Moves colours away from the middle.") { ErasedVisualEffect($0.contrast($1)) }
    method(of: effect, "saturation", Parameter<Double>(nil), doc: "How colourful it is: 0 is grey.") { ErasedVisualEffect($0.saturation($1)) }
    method(of: effect, "grayscale", Parameter<Double>(nil), doc: "How grey it is: 1 is grey.") { ErasedVisualEffect($0.grayscale($1)) }
    method(of: effect, "hueRotation", Parameter<Angle>(nil), doc: "Turns the colours around the circle of hues.") { ErasedVisualEffect($0.hueRotation($1)) }
  }
}
