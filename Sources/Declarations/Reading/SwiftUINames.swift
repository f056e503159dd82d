/// Names that SwiftUI has, whether or not the library has them (from the counts of code in the field, `tiers.json`): a table.
package enum SwiftUINames {
  /// Views.
  package static let views: Set<String> = [
    "AngularGradient", "AnyLayout", "AnyShape", "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker",
    "ContainerRelativeShape", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse",
    "EllipticalGradient", "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridLayout", "GridRow", "Group", "GroupBox",
    "HSplitView", "HStack", "HStackLayout", "Image", "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "LinearGradient", "Link", "List", "Menu", "ModifiedContent", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "OutlineGroup", "Path", "PhaseAnimator", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle",
    "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper", "Tab", "TabView", "Text", "TextEditor",
    "TextField", "TimelineView", "Toggle", "UnevenRoundedRectangle", "VStack", "VStackLayout", "ViewThatFits", "ZStack", "ZStackLayout", "MultiDatePicker", "PasteButton",
    "RenameButton", "SettingsLink", "HelpLink",
  ]
  /// Modifiers, those without an effect in a still picture included.
  package static let modifiers: Set<String> = [
    "accentColor", "accessibility", "accessibilityAction", "accessibilityAddTraits", "accessibilityAdjustableAction", "accessibilityElement",
    "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier", "accessibilityInputLabels", "accessibilityLabel",
    "accessibilityRemoveTraits", "accessibilityRepresentation", "accessibilitySortPriority", "accessibilityValue", "actionSheet", "alert",
    "alignmentGuide", "allowsHitTesting", "allowsTightening", "anchorPreference", "animation", "antialiased", "aspectRatio", "autocapitalization",
    "autocorrectionDisabled", "background", "backgroundPreferenceValue", "backgroundStyle", "badge", "baselineOffset", "blendMode", "blur", "bold",
    "border", "brightness", "buttonBorderShape", "buttonStyle", "clipShape", "clipped", "colorEffect", "colorInvert", "colorMultiply", "colorScheme",
    "compositingGroup", "confirmationDialog", "containerRelativeFrame", "containerShape", "contentMargins", "contentShape", "contentTransition",
    "contextMenu", "contrast", "controlSize", "coordinateSpace", "cornerRadius", "datePickerStyle", "disableAutocorrection", "disabled", "distortionEffect", "draggable",
    "drawingGroup", "dropDestination", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment", "environmentObject", "fill", "fixedSize",
    "focusable", "focused", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle", "frame",
    "fullScreenCover", "gesture", "grayscale", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment", "headerProminence",
    "help", "hidden", "highPriorityGesture", "hoverEffect", "hueRotation", "id", "ignoredByLayout", "ignoresSafeArea", "imageScale",
    "indexViewStyle", "inset", "interactiveDismissDisabled", "interpolation", "italic", "kerning", "keyboardShortcut", "keyboardType",
    "keyframeAnimator", "labelStyle", "labelsHidden", "layerEffect", "layoutPriority", "layoutValue", "lineLimit", "lineSpacing", "listRowBackground",
    "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listStyle", "luminanceToAlpha", "mask", "matchedGeometryEffect", "menuStyle",
    "minimumScaleFactor", "modifier", "monospaced", "monospacedDigit", "multilineTextAlignment", "navigationBarBackButtonHidden",
    "navigationBarHidden", "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationDestination",
    "navigationSplitViewStyle", "navigationTitle", "navigationViewStyle", "offset", "onAppear", "onChange", "onDelete", "onDisappear", "onDrag",
    "onDrop", "onGeometryChange", "onHover", "onLongPressGesture", "onMove", "onOpenURL", "onPreferenceChange", "onReceive", "onSubmit",
    "onTapGesture", "opacity", "overlay", "overlayPreferenceValue", "padding", "phaseAnimator", "pickerStyle", "popover", "position", "preference",
    "preferredColorScheme", "presentationBackground", "presentationCompactAdaptation", "presentationDetents", "presentationDragIndicator",
    "previewDevice", "previewDisplayName", "previewLayout", "privacySensitive", "progressViewStyle", "projectionEffect", "redacted", "refreshable",
    "renderingMode", "resizable", "rotation3DEffect", "rotationEffect", "safeAreaInset", "safeAreaPadding", "saturation", "scaleEffect",
    "scaledToFill", "scaledToFit", "scenePadding", "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "searchable", "sensoryFeedback",
    "shadow", "sheet", "simultaneousGesture", "statusBar", "statusBarHidden", "strikethrough", "stroke", "strokeBorder", "strokedPath",
    "submitLabel", "swipeActions", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tabItem", "tabViewStyle", "tag", "task", "textCase",
    "textContentType", "textFieldStyle", "textInputAutocapitalization", "textSelection", "tint", "toggleStyle", "toolbar", "toolbarBackground",
    "toolbarColorScheme", "toolbarTitleMenu", "tracking", "transaction", "transformAnchorPreference", "transformEffect", "transformEnvironment",
    "transformPreference", "transition", "trim", "truncationMode", "underline", "unredacted", "visualEffect", "zIndex",
  ]
  /// Types of values, protocols and property wrappers.
  package static let types: Set<String> = [
    "ActionSheet", "Alert", "Alignment", "AlignmentID", "Anchor", "Angle", "Animatable", "AnimatableModifier", "AnimatablePair", "Animation",
    "AnyShapeStyle", "AnyTransition", "AppStorage", "Axis", "BackgroundStyle", "Bindable", "Binding", "BlendMode", "CGAffineTransform", "CGPoint",
    "CGRect", "CGSize", "CGVector", "ColorScheme", "ContentMode", "ContentSizeCategory", "ControlSize", "CoordinateSpace", "CubicKeyframe", "Design",
    "DragGesture", "DynamicTypeSize", "Edge", "EdgeInsets", "EditMode", "EmptyAnimatableData", "Entry", "Environment", "EnvironmentKey",
    "EnvironmentObject", "EnvironmentValues", "FillStyle", "FocusState", "Font", "GeometryEffect", "GeometryProxy", "Gesture", "GestureState",
    "Gradient", "GridItem", "HierarchicalShapeStyle", "HorizontalAlignment", "HorizontalEdge", "InsettableShape", "KeyframeTrack", "Layout",
    "LayoutDirection", "LayoutProperties", "LayoutSubview", "LayoutSubviews", "LayoutValueKey", "LinearKeyframe", "LocalizedStringKey",
    "LongPressGesture", "MagnificationGesture", "Material", "Namespace", "NavigationPath", "NavigationSplitViewVisibility", "Observable",
    "ObservedObject", "PreferenceKey", "PresentationDetent", "PreviewDevice", "PreviewProvider", "Previewable", "ProjectionTransform",
    "ProposedViewSize", "Published", "RotationGesture", "ScaledMetric", "ScenePhase", "SceneStorage", "Shape", "ShapeStyle", "SpringKeyframe",
    "State", "StateObject", "StrokeStyle", "Subviews", "TapGesture", "TextAlignment", "TextStyle", "ToolbarContent", "ToolbarItem",
    "ToolbarItemGroup", "ToolbarItemPlacement", "Transaction", "Transition", "TransitionPhase", "UnitCurve", "UnitPoint", "UserInterfaceSizeClass",
    "VectorArithmetic", "VerticalAlignment", "VerticalEdge", "ViewBuilder", "ViewDimensions", "ViewModifier", "ViewSpacing", "Visibility", "Weight",
  ]
}
