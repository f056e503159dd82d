internal import Foundation
internal import Views

extension Catalogue {
  func registerMotion() {
    modifier("animation", Parameter<Animation?>(nil), Parameter<EquatableArgument>("value"), doc: "How a change of a value moves.") { $0.animation($1, value: $2.value) }
    modifier("animation", Parameter<Animation?>(nil), doc: "How changes of the view move (older spelling).") { $0.animation($1) }
    modifier("transition", Parameter<AnyTransition>(nil), doc: "How the view comes and goes.") { $0.transition($1) }
    modifier("contentTransition", Parameter<ContentTransition>(nil), doc: "How the view's content changes.") { $0.contentTransition($1) }
    modifier(
      "symbolEffect", Parameter<SymbolEffect>(nil), Parameter<SymbolEffectOptions>("options", default: .default), Parameter<Bool>("isActive", default: true),
      doc: "How a symbol moves."
    ) { $0.symbolEffect($1, options: $2, isActive: $3) }
    modifier(
      "symbolEffect", Parameter<SymbolEffect>(nil), Parameter<SymbolEffectOptions>("options", default: .default), Parameter<EquatableArgument>("value"),
      doc: "How a symbol moves when a value changes."
    ) { $0.symbolEffect($1, options: $2, value: $3.value) }
    modifier("scrollDisabled", Parameter<Bool>(nil), doc: "Whether scrolling is off.") { $0.scrollDisabled($1) }
    modifier(
      "scrollIndicators", Parameter<ScrollIndicatorVisibility>(nil), Parameter<Axis.Set>("axes", default: [.vertical, .horizontal]),
      doc: "Whether scroll bars are shown; the playground draws none."
    ) { $0.scrollIndicators($1, axes: $2) }
    modifier("scrollIndicatorsFlash", Parameter<Bool>("onAppear"), doc: "Whether scroll bars flash.") { $0.scrollIndicatorsFlash(onAppear: $1) }
    modifier("scrollBounceBehavior", Parameter<ScrollBounceBehavior>(nil), Parameter<Axis.Set>("axes", default: [.vertical]), doc: "Whether scrolling bounces.") {
      $0.scrollBounceBehavior($1, axes: $2)
    }
    modifier("scrollTargetLayout", Parameter<Bool>("isEnabled", default: true), doc: "Whether scrolling stops at the views inside.") { $0.scrollTargetLayout(isEnabled: $1) }
    modifier("scrollTargetBehavior", Parameter<AnyScrollTargetBehavior>(nil), doc: "Where scrolling stops.") { $0.scrollTargetBehavior($1) }
    modifier("defersSystemGestures", Parameter<Edge.Set>("on"), doc: "Which edges belong to the view.") { $0.defersSystemGestures(on: $1) }
    modifier("persistentSystemOverlays", Parameter<Visibility>(nil), doc: "Whether the system's overlays are shown.") { $0.persistentSystemOverlays($1) }
    modifier("statusBar", Parameter<Bool>("hidden"), doc: "Whether the status bar is hidden (older spelling).") { $0.statusBar(hidden: $1) }
    modifier("statusBarHidden", Parameter<Bool>(nil, default: true), doc: "Whether the status bar is hidden; the playground draws none.") { $0.statusBarHidden($1) }
    modifier("interactiveDismissDisabled", Parameter<Bool>(nil, default: true), doc: "Whether a sheet stays when it is dragged.") { $0.interactiveDismissDisabled($1) }
    modifier("presentationDragIndicator", Parameter<Visibility>(nil), doc: "Whether a sheet has a handle.") { $0.presentationDragIndicator($1) }
    modifier("presentationCornerRadius", Parameter<CGFloat?>(nil), doc: "The radius of a sheet's corners.") { $0.presentationCornerRadius($1) }
    modifier("presentationCompactAdaptation", Parameter<PresentationAdaptation>(nil), doc: "How a popover is shown where room is short.") { $0.presentationCompactAdaptation($1) }
    modifier("presentationContentInteraction", Parameter<PresentationContentInteraction>(nil), doc: "What a drag in a sheet does.") { $0.presentationContentInteraction($1) }
    modifier("previewDisplayName", Parameter<String?>(nil), doc: "The name of a preview.") { $0.previewDisplayName($1) }
    modifier("previewDevice", Parameter<PreviewDevice?>(nil), doc: "The device of a preview.") { $0.previewDevice($1) }
    modifier("previewLayout", Parameter<PreviewLayout>(nil), doc: "The room of a preview.") { $0.previewLayout($1) }
    modifier("previewInterfaceOrientation", Parameter<InterfaceOrientation>(nil), doc: "How the device of a preview is held.") { $0.previewInterfaceOrientation($1) }
  }
}
