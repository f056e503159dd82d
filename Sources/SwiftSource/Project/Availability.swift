/// Since which iOS SwiftUI has a name, for names that are newer than the documents (Apple's interface of SwiftUI): a table.
enum Availability {
  /// The first iOS of a type, a protocol, a macro or a modifier. Names that other things have as well are left out.
  static let names: [String: Int] = Dictionary(
    [(16, since16), (17, since17), (18, since18), (26, since26)].flatMap { version, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), version) }
    }, uniquingKeysWith: min)

  private static let since16 = """
    NavigationStack NavigationSplitView NavigationPath NavigationSplitViewVisibility navigationDestination
    navigationSplitViewStyle navigationSplitViewColumnWidth Grid GridRow GridLayout gridCellColumns gridCellAnchor
    gridColumnAlignment gridCellUnsizedAxes ViewThatFits AnyLayout HStackLayout VStackLayout ZStackLayout
    ProposedViewSize LayoutSubview LayoutSubviews LayoutValueKey ViewSpacing Gauge GaugeStyle gaugeStyle ShareLink
    SharePreview PhotosPicker PhotosPickerItem MultiDatePicker PasteButton RenameButton LabeledContent
    LabeledContentStyle ImageRenderer AnyShape UnevenRoundedRectangle SpatialTapGesture Transferable
    TransferRepresentation CodableTransferRepresentation presentationDetents presentationDragIndicator
    PresentationDetent presentationBackground presentationCornerRadius presentationCompactAdaptation
    presentationBackgroundInteraction presentationContentInteraction scrollContentBackground scrollDismissesKeyboard
    scrollIndicators scrollDisabled scrollBounceBehavior toolbarBackground toolbarColorScheme toolbarTitleMenu
    toolbarRole dropDestination draggable contentTransition ContentTransition fontDesign fontWidth formStyle
    persistentSystemOverlays defersSystemGestures searchSuggestions searchScopes onGeometryChange
    Chart BarMark LineMark AreaMark PointMark RuleMark RectangleMark AxisMarks chartXAxis chartYAxis
    chartForegroundStyleScale OpenWindowAction openWindow MenuBarExtra ButtonRepeatBehavior
    """
  private static let since17 = """
    Observable Bindable Model Query ModelContainer ModelContext ModelConfiguration modelContainer modelContext
    FetchDescriptor ContentUnavailableView PhaseAnimator phaseAnimator KeyframeAnimator keyframeAnimator KeyframeTrack
    CubicKeyframe LinearKeyframe SpringKeyframe MoveKeyframe KeyframeTimeline scrollTargetBehavior scrollTargetLayout
    scrollPosition scrollTransition scrollClipDisabled scrollIndicatorsFlash containerRelativeFrame contentMargins
    safeAreaPadding sensoryFeedback SensoryFeedback symbolEffect symbolEffectsRemoved visualEffect inspector
    inspectorColumnWidth colorEffect distortionEffect layerEffect ShaderLibrary Shader MagnifyGesture RotateGesture
    UnitCurve listSectionSpacing listRowSpacing focusEffectDisabled onKeyPress KeyPress geometryGroup textScale
    typesettingLanguage invalidatableContent paletteSelectionEffect buttonRepeatBehavior SectorMark chartXSelection
    chartYSelection chartAngleSelection chartScrollableAxes chartXVisibleDomain defaultScrollAnchor
    TransitionProperties TransitionPhase TipView popoverTip PinnedScrollableViewsBehavior
    """
  private static let since18 = """
    Entry Previewable MeshGradient Tab TabSection onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange
    onScrollTargetVisibilityChange ScrollPosition ScrollGeometry ScrollPhase TextRenderer TextAttribute textRenderer
    navigationTransition matchedTransitionSource tabViewCustomization TabViewCustomization sidebarAdaptable
    presentationSizing containerValue ContainerValues LinePlot AreaPlot PreviewModifier
    UIGestureRecognizerRepresentable toolbarVisibility pointerStyle
    """
  private static let since26 = """
    glassEffect GlassEffectContainer glassEffectID glassEffectUnion glassProminent safeAreaBar tabBarMinimizeBehavior
    tabViewBottomAccessory backgroundExtensionEffect scrollEdgeEffectStyle ToolbarSpacer buttonSizing
    """
}
