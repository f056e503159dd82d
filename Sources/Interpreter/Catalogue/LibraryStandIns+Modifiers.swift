/// Modifiers that no still picture shows and few files use, as Swift source: they are checked, and change nothing.
extension LibraryStandIns {
  static let drops = Topic(
    """
    struct DropInfo { var location: CGPoint { .zero }
      func hasItemsConforming(to types: [UTType]) -> Bool { false }
      func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] } }
    enum DropOperation { case cancel, forbidden, copy, move }
    struct DropProposal { let operation: DropOperation }
    protocol DropDelegate { func performDrop(info: DropInfo) -> Bool
      func validateDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo) }
    extension DropDelegate { func validateDrop(info: DropInfo) -> Bool { true }
      func dropEntered(info: DropInfo) { }
      func dropUpdated(info: DropInfo) -> DropProposal? { nil }
      func dropExited(info: DropInfo) { } }
    extension View {
      func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
      func onDrop(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
      func onDrop(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View { self }
      func fileExporter<T>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
      func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
      func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
    }
    """, only: ["DropDelegate", "DropInfo", "onDrop", "fileExporter", "fileMover", "DropProposal"])

  static let scrolling = Topic(
    """
    struct ScrollGeometry: Equatable { var contentOffset = CGPoint.zero; var contentSize = CGSize.zero; var containerSize = CGSize.zero; var contentInsets = EdgeInsets()
      var visibleRect = CGRect.zero; var bounds = CGRect.zero }
    enum ScrollPhase { case idle, tracking, interacting, decelerating, animating
      var isScrolling: Bool { self != .idle } }
    struct ScrollPhaseChangeContext { let geometry: ScrollGeometry; let velocity: CGVector? }
    enum ScrollInputKind { case handGestureShortcut, look }
    enum ScrollInputBehavior { case automatic, enabled, disabled }
    struct ScrollPosition: Equatable { var edge: Edge?; var point: CGPoint?; var x: CGFloat?; var y: CGFloat?; var isPositionedByUser: Bool { false }; private var id: Any?
      init() { }
      static func == (a: ScrollPosition, b: ScrollPosition) -> Bool { a.edge == b.edge && a.point == b.point && a.x == b.x && a.y == b.y }
      init<ID: Hashable>(idType: ID.Type) { }
      init<ID: Hashable>(idType: ID.Type, edge: Edge) { self.edge = edge }
      init<ID: Hashable>(idType: ID.Type, y: CGFloat) { self.y = y }
      init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = id }
      init(edge: Edge) { self.edge = edge }
      init(point: CGPoint) { self.point = point }
      init(x: CGFloat) { self.x = x }
      init(y: CGFloat) { self.y = y }
      init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
      var viewID: Any? { id }
      func viewID<ID: Hashable>(type: ID.Type) -> ID? { id as? ID }
      mutating func scrollTo(edge: Edge) { self.edge = edge }
      mutating func scrollTo(point: CGPoint) { self.point = point }
      mutating func scrollTo(x: CGFloat) { self.x = x }
      mutating func scrollTo(y: CGFloat) { self.y = y }
      mutating func scrollTo(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
      mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = id } }
    extension View {
      func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
      func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View { self }
      func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
      func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View { self }
      func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
      func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { self }
      func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    }
    """,
    only: [
      "ScrollPosition", "ScrollGeometry", "ScrollPhase", "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange", "onScrollTargetVisibilityChange",
      "scrollInputBehavior",
    ])

  static let keyboards = Topic(
    """
    struct KeyPress { let characters: String; let key: KeyEquivalent; let modifiers: EventModifiers; let phase: Phases
      struct Phases: OptionSet { let rawValue: Int
        static let down = Phases(rawValue: 1); static let `repeat` = Phases(rawValue: 2); static let up = Phases(rawValue: 4); static let all: Phases = [.down, .repeat, .up] } }
    extension View {
      func onKeyPress(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPressResult) -> some View { self }
      func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult) -> some View { self }
      func onKeyPress(phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult) -> some View { self }
      func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult) -> some View { self }
      func onKeyPress(action: @escaping (KeyPress) -> KeyPressResult) -> some View { self }
      func onPasteCommand(of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void) -> some View { self }
      func digitalCrownRotation<V>(_ value: Binding<V>) -> some View { self }
      func digitalCrownRotation<V>(_ value: Binding<V>, from: V, through: V, by: V? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true) -> some View { self }
      func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
      func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }
    }
    enum DigitalCrownRotationalSensitivity { case low, medium, high }
    """)

  static let focus = Topic(
    """
    enum DefaultFocusEvaluationPriority { case automatic, userInitiated }
    extension View {
      func focusScope(_ namespace: Namespace.ID) -> some View { self }
      func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View { self }
      func defaultFocus(_ binding: FocusState<Bool>.Binding, _ value: Bool, priority: DefaultFocusEvaluationPriority = .automatic) -> some View { self }
      func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View { self }
      func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
      func hoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }
      func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    }
    """)

  static let accessibility = Topic(
    """
    struct AccessibilityRotorEntry: View { init<ID: Hashable>(_ label: String, id: ID) { }
      var body: some View { EmptyView() } }
    struct AccessibilityDirectTouchOptions: OptionSet { let rawValue: Int
      static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1); static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2) }
    enum AccessibilityCustomContentImportance { case `default`, high }
    extension View {
      func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
      func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
      func accessibilityCustomContent(_ label: String, _ value: String, importance: AccessibilityCustomContentImportance = .default) -> some View { self }
      func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default) -> some View { self }
      func accessibilityFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
      func accessibilityFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
      func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
      func accessibilityRotor<Content: View>(_ label: String, @ViewBuilder entries: () -> Content) -> some View { self }
      func accessibilityDirectTouch(_ isDirect: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View { self }
      func accessibilityZoomAction(_ action: @escaping (Int) -> Void) -> some View { self }
      func accessibilityScrollAction(_ action: @escaping (Edge) -> Void) -> some View { self }
      func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
      func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { self }
      func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
      func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
      func accessibilityDefaultFocus(_ binding: FocusState<Bool>.Binding, _ value: Bool) -> some View { self }
      func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
      func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
      func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
      func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
      func speechAdjustedPitch(_ value: Double) -> some View { self }
      func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    }
    enum AccessibilityLabeledPairRole { case label, content }
    enum AccessibilityTextContentType { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
    """)

  static let details = Topic(
    """
    enum WritingToolsBehavior { case automatic, complete, limited, disabled }
    enum AlternatingRowBackgroundBehavior { case automatic, enabled, disabled }
    enum ButtonSizing { case automatic, fitted, flexible }
    enum MenuActionDismissBehavior { case automatic, enabled, disabled }
    enum PresentationSizing { case automatic, fitted, form, page }
    enum ContainerBackgroundPlacement { case widget, tabView, navigation, navigationSplitView, window, subscriptionStore }
    enum UserInterfaceDynamicRange { case standard, constrainedHigh, high }
    enum LineHeightChoice { case normal, loose, tight, variable }
    enum SymbolColorRenderingMode { case flat, gradient }
    enum SymbolVariableValueMode { case color, draw }
    enum TypesettingLanguage { case automatic }
    struct NSUserActivity { let activityType: String; var title: String?; var userInfo: [String: Any]?; var isEligibleForSearch = false; var isEligibleForHandoff = false
      init(activityType: String) { self.activityType = activityType } }
    extension View {
      func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
      func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
      func allowedDynamicRange(_ range: UserInterfaceDynamicRange?) -> some View { self }
      func interactionActivityTrackingTag(_ tag: String) -> some View { self }
      func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { self }
      func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
      func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
      func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }
      func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
      func deleteDisabled(_ isDisabled: Bool) -> some View { self }
      func moveDisabled(_ isDisabled: Bool) -> some View { self }
      func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
      func findDisabled(_ isDisabled: Bool = true) -> some View { self }
      func findNavigator(isPresented: Binding<Bool>) -> some View { self }
      func horizontalRadioGroupLayout() -> some View { self }
      func labelsVisibility(_ visibility: Visibility) -> some View { self }
      func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
      func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
      func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
      func lineHeight(_ height: LineHeightChoice) -> some View { self }
      func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
      func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
      func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
      func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
      func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
      func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
      func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
      func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
      func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
      func navigationDocument(_ url: URL) -> some View { self }
      func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
      func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
      func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
      func isDetailLink(_ isDetailLink: Bool) -> some View { self }
      func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }
      func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { self }
      func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
      func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
      func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
      func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
      func dialogIcon(_ icon: Image?) -> some View { self }
      func widgetURL(_ url: URL?) -> some View { self }
      func widgetAccentable(_ accentable: Bool = true) -> some View { self }
      func widgetLabel(_ label: String) -> some View { self }
      func supportedFamilies(_ families: [String]) -> some View { self }
      func ornament<V: View>(visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> V) -> some View { self }
      func glassBackgroundEffect() -> some View { background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24)) }
      func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }
      func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
      func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
      func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
      func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
      func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }
    }
    enum DialogSeverity { case automatic, standard, critical }
    enum SpringLoadingBehavior { case automatic, enabled, disabled }
    enum WindowInteractionBehavior { case automatic, enabled, disabled }
    struct OrnamentAttachmentAnchor { init() { }
      static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
      static func parent(_ point: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() } }
    """)

  /// iOS 26's glass, as the material that comes nearest to it.
  static let glass = Topic(
    """
    struct Glass: Equatable { init() { }
      static let regular = Glass(); static let clear = Glass(); static let identity = Glass()
      func tint(_ color: Color?) -> Glass { self }
      func interactive(_ isEnabled: Bool = true) -> Glass { self } }
    struct GlassEffectTransition { init() { }
      static let identity = GlassEffectTransition(); static let matchedGeometry = GlassEffectTransition(); static let materialize = GlassEffectTransition() }
    struct GlassEffectContainer<Content: View>: View { let content: Content
      init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content } }
    enum ScrollEdgeEffectStyle { case automatic, soft, hard }
    enum TabBarMinimizeBehavior { case automatic, never, onScrollDown, onScrollUp }
    struct GlassButtonStyle: ButtonStyle { init() { }
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 12).padding(.vertical, 7).background(.regularMaterial, in: Capsule()) } }
    struct GlassProminentButtonStyle: ButtonStyle { init() { }
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.white).padding(.horizontal, 12).padding(.vertical, 7).background(.tint, in: Capsule()) } }
    extension ButtonStyle where Self == GlassButtonStyle { static var glass: GlassButtonStyle { GlassButtonStyle() } }
    extension ButtonStyle where Self == GlassProminentButtonStyle { static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() } }
    extension View {
      func glassEffect(_ glass: Glass = .regular) -> some View { background(.regularMaterial, in: Capsule()) }
      func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { background(.regularMaterial, in: shape) }
      func glassEffectID<ID: Hashable>(_ id: ID, in namespace: Namespace.ID) -> some View { self }
      func glassEffectUnion<ID: Hashable>(id: ID, namespace: Namespace.ID) -> some View { self }
      func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
      func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
      func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
      func scrollEdgeEffectHidden(_ isHidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
      func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
      func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
      func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View { self }
      func safeAreaBar<Content: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    }
    """)
}
