internal import Drawing
public import Foundation

/// How much room a side of the screen gives.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable { case compact, regular }
/// Whether a scene is in front.
public enum ScenePhase: Hashable, CaseIterable, Comparable, Sendable { case background, inactive, active }
/// How large a person wants texts.
public enum DynamicTypeSize: Hashable, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// One of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
/// Whether a list is being edited.
public enum EditMode: Hashable, CaseIterable, Sendable {
  case inactive, transient, active
  /// It is, for as long as a swipe lasts or for longer.
  public var isEditing: Bool { self != .inactive }
}
/// How far colours stand out from each other.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// Ends the presentation around a view, or goes back in its stack. Around a first screen it does nothing.
public struct DismissAction: Sendable {
  let dismissal: Dismissal?
  init(_ dismissal: Dismissal? = nil) { self.dismissal = dismissal }
  /// Ends the presentation.
  public func callAsFunction() { dismissal?.action() }
}
/// Ends the search that goes on; without one it does nothing.
public struct DismissSearchAction: Sendable {
  let dismissal: Dismissal?
  init(dismissal: Dismissal? = nil) { self.dismissal = dismissal }
  /// Ends the search.
  public func callAsFunction() { dismissal?.action() }
}
/// Opens addresses. The playground opens none: calling it does nothing.
public struct OpenURLAction: Sendable {
  /// Opens addresses as the system does.
  public init() {}
  /// Does what the handler says with an address; the playground opens none, so it is never asked.
  public init(handler: @escaping (URL) -> Result) {}
  /// Opens an address.
  public func callAsFunction(_ url: URL) {}
  /// Opens an address, and tells whether it was opened: the playground opens none.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
  /// Opens an address inside of the program or outside.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
  /// What a handler has done with an address.
  public struct Result: Hashable, Sendable {
    private let name: String
    /// The handler has opened it.
    public static let handled = Result(name: "handled")
    /// Nobody opens it.
    public static let discarded = Result(name: "discarded")
    /// The system opens it.
    public static let systemAction = Result(name: "systemAction")
    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { systemAction }
    /// The system opens it inside of the program or outside.
    public static func systemAction(prefersInApp: Bool) -> Result { systemAction }
    /// The system opens another address inside of the program or outside.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction }
  }
}
/// Whether a view is presented (older spelling of `dismiss` and `isPresented`).
public struct PresentationMode: Hashable, Sendable {
  var dismissal: Dismissal?
  /// Whether the view is presented, or was pushed.
  public var isPresented: Bool { dismissal != nil }
  /// Ends the presentation, or goes back.
  public mutating func dismiss() { dismissal?.action() }
}

extension EnvironmentValues {
  /// Whether a person can use the controls here; `disabled(_:)` says no.
  public var isEnabled: Bool {
    get { controls.isEnabled }
    set { controls.isEnabled = newValue }
  }
  /// The width's class: compact on the device `phone`, regular on others.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { system.horizontalSizeClass }
    set { system.horizontalSizeClass = newValue }
  }
  /// The height's class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { system.verticalSizeClass }
    set { system.verticalSizeClass = newValue }
  }
  /// The size of texts. The playground's are the default size's whatever is set here.
  public var dynamicTypeSize: DynamicTypeSize {
    get { system.dynamicTypeSize }
    set { system.dynamicTypeSize = newValue }
  }
  /// The language. It is American English unless a view says otherwise; formats say theirs themselves.
  public var locale: Locale {
    get { system.locale }
    set { system.locale = newValue }
  }
  /// The calendar: the Gregorian one, unless a view says otherwise.
  public var calendar: Calendar {
    get { system.calendar }
    set { system.calendar = newValue }
  }
  /// The time zone: Greenwich's, unless a view says otherwise.
  public var timeZone: TimeZone {
    get { system.timeZone }
    set { system.timeZone = newValue }
  }
  /// How large controls are; the grid has one size.
  public var controlSize: ControlSize {
    get { system.controlSize }
    set { system.controlSize = newValue }
  }
  /// How large symbols are beside text; the grid has one size.
  public var imageScale: Image.Scale {
    get { system.imageScale }
    set { system.imageScale = newValue }
  }
  /// How symbols are coloured; the grid has one way.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { system.symbolRenderingMode }
    set { system.symbolRenderingMode = newValue }
  }
  /// Which of the drawings of a symbol is shown; the grid has one.
  public var symbolVariants: SymbolVariants {
    get { system.symbolVariants }
    set { system.symbolVariants = newValue }
  }
  /// The least height of a list's row, in points; the grid's rows are as high as what they show.
  public var defaultMinListRowHeight: CGFloat {
    get { system.rowHeight }
    set { system.rowHeight = newValue }
  }
  /// The size of texts (older spelling). The playground's are the default size's whatever is set here.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(system.dynamicTypeSize) }
    set { system.dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Whether the scene is in front: it is.
  public var scenePhase: ScenePhase {
    get { system.scenePhase }
    set { system.scenePhase = newValue }
  }
  /// Whether the list around is being edited.
  public var editMode: Binding<EditMode>? {
    get { system.editMode ?? system.ownEditMode }
    set { system.editMode = newValue }
  }
  /// Pixels of a point.
  public var displayScale: CGFloat {
    get { system.displayScale }
    set { system.displayScale = newValue }
  }
  /// A pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.001) }
  /// How far colours stand out.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether a person wants less movement.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether a person wants less translucency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person wants more than colour to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the view is presented, or was pushed.
  public var isPresented: Bool { system.dismissal != nil }
  /// Whether the view has the focus: in a still picture none has.
  public var isFocused: Bool { false }
  /// Whether a search goes on.
  public var isSearching: Bool { system.search != nil }
  /// Ends the presentation around the view.
  public var dismiss: DismissAction { DismissAction(system.dismissal) }
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(dismissal: system.search) }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  /// Whether the view is presented (older spelling).
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(dismissal: system.dismissal)) }
}

/// What the environment tells of the system around.
struct SystemEnvironment {
  var look = Device.Look.cells
  var textMetrics = Device.terminal.textMetrics
  /// What is painted is an area, no letters.
  var isFill = false
  /// Inside a sheet: backgrounds are lighter in the dark.
  var isElevated = false
  var horizontalSizeClass: UserInterfaceSizeClass? = .regular
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var dynamicTypeSize = DynamicTypeSize.large
  var scenePhase = ScenePhase.active
  var editMode: Binding<EditMode>?
  /// The mode that a screen of a device of pixels has of its own.
  var ownEditMode: Binding<EditMode>?
  /// Ends the search that goes on around the view; nil without one.
  var search: Dismissal?
  /// Ends the presentation around.
  var dismissal: Dismissal?
  /// What undoes changes; nil apart from a host.
  var undoManager: UndoManager?
  /// Makes what is shown anew.
  var refresh: RefreshAction?
  var legibilityWeight: LegibilityWeight? = .regular
  /// Whether a person uses one of the aids for controls.
  var usesAids = false
  var controlActiveState = ControlActiveState.key
  var displayScale: CGFloat = 2
  var locale = Locale(identifier: "en_US")
  var calendar = SystemEnvironment.gregorian
  var timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
  var controlSize = ControlSize.regular
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariants = SymbolVariants.none
  var rowHeight: CGFloat = 0
  static let gregorian = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }()
}

extension View {
  /// Keeps people from using the controls inside; they are drawn fainter.
  nonisolated public func disabled(_ disabled: Bool) -> some View { WithEnvironment(self, "disabled") { $0.controls.isEnabled = $0.controls.isEnabled && !disabled } }
}
