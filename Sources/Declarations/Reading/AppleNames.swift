/// Names of Apple's frameworks that the libraries here may lack: what a program says with them is no mistake of it.
package enum AppleNames {
  /// The framework that declares a name by its prefix, among those that an import of one of `modules` brings along on Apple's systems.
  package static func framework(of name: String, importing modules: [String]) -> String? {
    for (module, prefixes) in brought where modules.contains(module) {
      for (prefix, framework) in prefixes where name.hasPrefix(prefix) {
        guard let next = name.dropFirst(prefix.count).first, next.isUppercase || next.isNumber else { continue }
        return framework
      }
    }
    let isKnown = types.contains(name) || SwiftUINames.views.contains(name) || SwiftUINames.types.contains(name)
    if modules.contains("SwiftUI"), isKnown { return "SwiftUI" }
    return nil
  }

  /// By an imported module the prefixes of the frameworks whose names are seen through it.
  private static let brought: [(String, [(String, String)])] = [
    ("SwiftUI", [("UI", "UIKit"), ("CG", "CoreGraphics"), ("CA", "QuartzCore"), ("CI", "CoreImage"), ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers")]),
    ("Foundation", [("NS", "Foundation"), ("CF", "CoreFoundation"), ("CG", "CoreGraphics")]),
  ]

  /// Frameworks of iOS: `canImport` finds them.
  package static let frameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdSupport", "AlarmKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck", "Dispatch", "EventKit",
    "EventKitUI", "ExternalAccessory", "FileProvider", "FoundationModels", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension", "OSLog", "ObjectiveC", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices",
    "SceneKit", "Security", "ShazamKit", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "Symbols", "SystemConfiguration", "TipKit", "Translation",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit", "os", "simd",
  ]
  /// Those whose models become Swift code that every file sees.
  package static let generators: Set<String> = ["CoreData", "CoreML", "Intents"]

  /// Types and macros of SwiftUI.
  package static let types: Set<String> = [
    "AccessibilityFocusState", "AccessibilityRotorContent", "AccessibilityRotorEntry", "CommandGroup", "CommandGroupPlacement", "CommandMenu", "Commands",
    "CommandsBuilder", "ContactAccessButton", "DocumentGroup", "DocumentGroupLaunchScene", "DropDelegate", "DropInfo", "DropOperation", "DropProposal",
    "FetchRequest", "FetchedResults", "FileDocument", "FileDocumentConfiguration", "FileDocumentReadConfiguration", "FileDocumentWriteConfiguration",
    "FileWrapper", "FocusedBinding", "FocusedObject", "FocusedValue", "FocusedValueKey", "FocusedValues", "ImmersiveSpace", "MagnifyGesture", "MenuBarExtra",
    "MeshGradient", "NSApplicationDelegateAdaptor", "NSHostingController", "NSHostingView", "NSViewControllerRepresentable", "NSViewRepresentable",
    "NavigationTransition", "PreviewModifier", "ReferenceFileDocument", "RotateGesture", "RotateGesture3D", "ScrollGeometry", "ScrollPhase", "ScrollPosition",
    "SectionedFetchRequest", "SectionedFetchResults", "SensoryFeedback", "Settings", "Shader", "ShaderFunction", "ShaderLibrary", "SpatialEventGesture",
    "SpatialTapGesture", "SubscriptionView", "TabContent", "TabContentBuilder", "TabSection", "TabViewCustomization", "Table", "TableColumn",
    "TableColumnBuilder", "TableColumnForEach", "TableRow", "TableRowBuilder", "TextAttribute", "TextRenderer", "TextSelection", "Transferable",
    "UIApplicationDelegateAdaptor", "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
    "UIViewRepresentable", "UIViewRepresentableContext", "UtilityWindow", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "Window",
    "WindowVisibilityToggle", "PhotosPicker", "PhotosPickerItem", "TipView", "NameAndIconDisplay",
  ]

  /// Members of SwiftUI's types.
  package static let members: Set<String> = [
    "accessibilityActions", "accessibilityActivationPoint", "accessibilityChartDescriptor", "accessibilityChildren", "accessibilityCustomContent",
    "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityFocused", "accessibilityHeading",
    "accessibilityIgnoresInvertColors", "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityQuickAction",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityScrollStatus",
    "accessibilityShowsLargeContentViewer", "accessibilitySpeechAlwaysIncludesPunctuation", "accessibilitySpeechSpellsOutCharacters",
    "accessibilityTextContentType", "accessibilityZoomAction", "allowedDynamicRange", "allowsWindowActivationEvents", "attributedTextFormattingDefinition",
    "autocorrectionDisabled", "backgroundTask", "buttonRepeatBehavior", "buttonSizing", "chartAngleSelection", "chartBackground", "chartForegroundStyleScale",
    "chartGesture", "chartLegend", "chartOverlay", "chartPlotStyle", "chartScrollPosition", "chartScrollTargetBehavior", "chartScrollableAxes",
    "chartSymbolScale", "chartXAxis", "chartXAxisLabel", "chartXScale", "chartXSelection", "chartXVisibleDomain", "chartYAxis", "chartYAxisLabel",
    "chartYScale", "chartYSelection", "chartYVisibleDomain", "colorEffect", "commands", "commandsRemoved", "commandsReplaced", "containerBackground",
    "containerValue", "contactAccessButtonCaption", "copyable", "customAttribute", "cuttable", "defaultAppStorage", "defaultFocus", "defaultHoverEffect",
    "defaultScrollAnchor", "defaultSize", "defaultVisibility", "defersSystemGestures", "deleteDisabled", "dialogIcon", "dialogSeverity",
    "dialogSuppressionToggle", "digitalCrownAccessory", "digitalCrownRotation", "dismissalConfirmationDialog", "documentBrowserContextMenu", "dragConfiguration",
    "draggable", "dropConfiguration", "dropDestination", "exportsItemProviders", "exportableToServices", "familyActivityPicker", "fileDialogBrowserOptions",
    "fileDialogConfirmationLabel", "fileDialogCustomizationID", "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases", "fileDialogMessage",
    "fileDialogURLEnabled", "fileExporter", "fileExporterFilenameLabel", "fileImporter", "fileMover", "findDisabled", "findNavigator", "flipsForRightToLeftLayoutDirection",
    "focusEffectDisabled", "focusScope", "focusSection", "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue", "formStyle",
    "gaugeStyle", "geometryGroup", "glassEffect", "glassEffectID", "groupBoxStyle", "handGestureShortcut", "handlesExternalEvents", "handlesGameControllerEvents",
    "horizontalRadioGroupLayout", "hoverEffectDisabled", "hoverEffectGroup", "imagePlaygroundSheet", "importableFromServices", "importsItemProviders",
    "inspector", "inspectorColumnWidth", "interactionActivityTrackingTag", "invalidatableContent", "itemProvider", "journalingSuggestionsPicker",
    "keyboardType", "keyframeAnimator", "labelIconToTitleSpacing", "labelReservedIconWidth", "labeledContentStyle", "labelsVisibility", "layerEffect",
    "lineHeight", "listItemTint", "listRowHoverEffect", "listRowSpacing", "listSectionMargins", "listSectionSeparator", "listSectionSeparatorTint",
    "listSectionSpacing", "listRowSeparatorTint", "liveTextInteraction", "lookAroundViewer", "manageSubscriptionsSheet", "mapCameraKeyframeAnimator",
    "mapControlVisibility", "mapControls", "mapFeatureSelectionDisabled", "mapScope", "mapStyle", "matchedTransitionSource", "materialActiveAppearance",
    "menuActionDismissBehavior", "menuIndicator", "menuOrder", "modifierKeyAlternate", "monospaced", "moveDisabled", "musicSubscriptionOffer",
    "navigationDocument", "navigationLinkIndicatorVisibility", "navigationSplitViewColumnWidth", "navigationSubtitle", "navigationTransition",
    "newDocumentLaunchScene", "offerCodeRedemption", "onAppIntentExecution", "onApplicationPreferencesTap", "onCommand", "onContinueUserActivity",
    "onContinuousHover", "onCopyCommand", "onCutCommand", "onDeleteCommand", "onDragSessionUpdated", "onDropSessionUpdated", "onExitCommand",
    "onImmersionChange", "onInAppPurchaseCompletion", "onInAppPurchaseStart", "onInteractiveResizeChange", "onKeyPress", "onMapCameraChange",
    "onModifierKeysChanged", "onMoveCommand", "onPasteCommand", "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand", "onScrollGeometryChange",
    "onScrollPhaseChange", "onScrollTargetVisibilityChange", "onScrollVisibilityChange", "onWorldRecenter", "paletteSelectionEffect", "pasteDestination",
    "persistentSystemOverlays", "photosPicker", "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "photosPickerStyle", "playPauseCommand",
    "pointerStyle", "pointerVisibility", "popoverTip", "preferredSubscriptionOffer", "prefersDefaultFocus", "presentationBackgroundInteraction",
    "presentationContentInteraction", "presentationCornerRadius", "presentationPreventsAppTermination", "presentationSizing", "presentedWindowStyle",
    "previewContext", "previewInterfaceOrientation", "productViewStyle", "quickLookPreview", "refundRequestSheet", "renameAction", "replaceDisabled",
    "restorationBehavior", "safeAreaBar", "scrollEdgeEffectHidden", "scrollEdgeEffectStyle", "scrollIndicatorsFlash", "scrollInputBehavior", "scrollPosition",
    "searchCompletion", "searchDictationBehavior", "searchFocused", "searchPresentationToolbarBehavior", "searchScopes", "searchSelection",
    "searchSuggestions", "searchToolbarBehavior", "sectionActions", "sectionIndexLabel", "selectionDisabled", "signInWithAppleButtonStyle",
    "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters", "springLoadingBehavior",
    "storeButton", "storeProductTask", "storeProductsTask", "submitScope", "subscriptionStatusTask", "subscriptionStoreButtonLabel",
    "subscriptionStoreControlStyle", "supportedFamilies", "swipeActionsContainer", "symbolColorRenderingMode", "symbolEffectsRemoved",
    "symbolVariableValueMode", "systemTranslationLanguage", "tabBarMinimizeBehavior", "tabPlacement", "tabViewBottomAccessory", "tabViewCustomization",
    "tabViewSearchActivation", "tabViewSidebarBottomBar", "tabViewSidebarFooter", "tabViewSidebarHeader", "tableColumnHeaders", "tableStyle",
    "textContentType", "textEditorStyle", "textInputCompletion", "textInputFormattingControlVisibility", "textInputSuggestions", "textRenderer",
    "textScale", "textSelectionAffinity", "tipBackground", "tipCornerRadius", "tipImageSize", "tipViewStyle", "toolbarBackgroundVisibility",
    "toolbarForegroundStyle", "toolbarItemHidden", "toolbarRole", "toolbarTitleDisplayMode", "toolbarVisibility", "touchBar", "touchBarCustomizationLabel",
    "touchBarItemPresence", "touchBarItemPrincipal", "transactionPicker", "transformPreference", "translationPresentation", "translationTask", "typeSelectEquivalent",
    "typesettingLanguage", "upperLimbVisibility", "userActivity", "verifyIdentityWithWalletButtonStyle", "webViewScrollPosition", "widgetAccentable",
    "widgetCurvesContent", "widgetLabel", "widgetURL", "windowDismissBehavior", "windowFullScreenBehavior", "windowMinimizeBehavior", "windowResizability",
    "windowResizeAnchor", "windowResizeBehavior", "windowStyle", "windowToolbarFullScreenVisibility", "windowToolbarLabelStyle", "windowToolbarStyle",
    "workoutPreview", "writingDirection", "writingToolsAffordanceVisibility", "writingToolsBehavior", "statusBar", "autocapitalization", "navigationBarColor",
    "modelContainer", "modelContext", "managedObjectContext", "openWindow", "dismissWindow", "openSettings", "requestReview", "refresh", "resetFocus",
    "openImmersiveSpace", "dismissImmersiveSpace", "purchase", "supportsMultipleWindows",
    "undoManager", "displayScale", "appearsActive", "backgroundMaterial", "isFocused", "isSearching", "dismissSearch", "presentationMode", "lineHeight",
    "description", "debugDescription", "move", "remove", "cgColor", "resolve",
  ]

  /// Labels of initialisers and methods that take values of other frameworks.
  package static let labels: Set<String> = [
    "uiImage", "uiColor", "uiFont", "nsImage", "nsColor", "cgImage", "cgColor", "cgPath", "subviews", "sections", "corners", "fetchRequest", "sectionIdentifier",
    "sortDescriptors", "entity", "predicate", "sources", "subviewOf", "sectionsOf", "atOffsets", "fromOffsets", "toOffset",
    "forSelectionType", "timerInterval", "coordinateSpace",
  ]
}
