public import Foundation

// How changes move: a still picture shows none of it.
extension View {
  /// How a change of a value moves.
  nonisolated public func animation(_ animation: Animation?, value: some Equatable) -> some View { Noted(self, "animation") }
  /// How changes of the view move (older spelling).
  nonisolated public func animation(_ animation: Animation?) -> some View { Noted(self, "animation") }
  /// How the view comes and goes: seen where `ViewHost.shownTransition` asks for it.
  nonisolated public func transition(_ t: AnyTransition) -> some View { Transitioned(content: self, transition: t) }
  /// How the view's content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    WithEnvironment(self, "contentTransition") { $0.contentTransition = transition }
  }
  /// How a symbol moves.
  nonisolated public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { Noted(self, "symbolEffect") }
  /// How a symbol moves when a value changes.
  nonisolated public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable) -> some View { Noted(self, "symbolEffect") }
  /// Whether scrolling is off.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    WithEnvironment(self, "scrollDisabled") { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
  }
  /// Whether scroll bars are shown; the playground draws none.
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
    WithEnvironment(self, "scrollIndicators") {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }
  /// Whether scroll bars flash.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { Noted(self, "scrollIndicatorsFlash") }
  /// Scroll bars flash when a value changes; the playground draws none.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    Noted(self, "scrollIndicatorsFlash")
  }
  /// Whether scrolling bounces.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    WithEnvironment(self, "scrollBounceBehavior") {
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
    }
  }
  /// Whether scrolling stops at the views inside.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { Noted(self, "scrollTargetLayout") }
  /// Where scrolling stops.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    Noted(self, "scrollTargetBehavior")
  }
  /// Which edges belong to the view.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { Noted(self, "defersSystemGestures") }
  /// Whether the bar of the home gesture is shown.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    Telling(content: self, of: \.overlays, kind: "persistentSystemOverlays") { $0.hidesHomeIndicator = visibility == .hidden }
  }
  /// Whether the status bar is hidden (older spelling).
  nonisolated public func statusBar(hidden: Bool) -> some View {
    Telling(content: self, of: \.overlays, kind: "statusBar") { $0.hidesStatusBar = hidden }
  }
  /// Whether the status bar is hidden.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    Telling(content: self, of: \.overlays, kind: "statusBarHidden") { $0.hidesStatusBar = hidden }
  }
  /// Whether a sheet stays when it is dragged.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { Noted(self, "interactiveDismissDisabled") }
  /// Whether a sheet has a handle.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationDragIndicator") { if visibility != .automatic { $0.showsGrabber = $0.showsGrabber ?? (visibility == .visible) } }
  }
  /// The radius of a sheet's corners.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationCornerRadius") { $0.cornerRadius = $0.cornerRadius ?? cornerRadius }
  }
  /// How a popover is shown where room is short.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationCompactAdaptation") { $0.adaptation = $0.adaptation ?? adaptation }
  }
  /// How a popover is shown where room is short along an axis.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    Telling(content: self, of: \.sheet, kind: "presentationCompactAdaptation") {
      guard $0.adaptation == nil else { return }
      ($0.adaptation, $0.lowAdaptation) = (horizontalAdaptation, verticalAdaptation)
    }
  }
  /// What a drag in a sheet does.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { Noted(self, "presentationContentInteraction") }
  /// The name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    Traited(content: self, kind: "previewDisplayName", trait: .preview(PreviewWishes(name: value)))
  }
  /// The device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    Traited(content: self, kind: "previewDevice", trait: .preview(PreviewWishes(device: value)))
  }
  /// The room of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    Traited(content: self, kind: "previewLayout", trait: .preview(PreviewWishes(layout: value)))
  }
  /// How the device of a preview is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    Traited(content: self, kind: "previewInterfaceOrientation", trait: .preview(PreviewWishes(orientation: value)))
  }
}
