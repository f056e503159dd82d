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

/// Ends the presentation around a view. The playground presents nothing: calling it does nothing.
public struct DismissAction: Sendable {
  /// Ends the presentation.
  public func callAsFunction() {}
}
/// Ends a search. The playground searches nothing: calling it does nothing.
public struct DismissSearchAction: Sendable {
  /// Ends the search.
  public func callAsFunction() {}
}
/// Opens addresses. The playground opens none: calling it does nothing.
public struct OpenURLAction: Sendable {
  /// Opens an address.
  public func callAsFunction(_ url: URL) {}
}
/// Whether a view is presented (older spelling of `dismiss` and `isPresented`).
public struct PresentationMode: Hashable, Sendable {
  /// The playground presents nothing.
  public var isPresented: Bool { false }
  /// Does nothing, because nothing is presented.
  public mutating func dismiss() {}
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
  /// Whether the scene is in front: it is.
  public var scenePhase: ScenePhase {
    get { system.scenePhase }
    set { system.scenePhase = newValue }
  }
  /// Whether the list around is being edited.
  public var editMode: Binding<EditMode>? {
    get { system.editMode }
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
  /// Whether the view is presented: the playground presents none.
  public var isPresented: Bool { false }
  /// Whether the view has the focus: in a still picture none has.
  public var isFocused: Bool { false }
  /// Whether a search goes on.
  public var isSearching: Bool { false }
  /// Ends the presentation around the view.
  public var dismiss: DismissAction { DismissAction() }
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Opens addresses.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Whether the view is presented (older spelling).
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// What the environment tells of the system around.
struct SystemEnvironment {
  var horizontalSizeClass: UserInterfaceSizeClass? = .regular
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var dynamicTypeSize = DynamicTypeSize.large
  var scenePhase = ScenePhase.active
  var editMode: Binding<EditMode>?
  var displayScale: CGFloat = 2
}

extension View {
  /// Keeps people from using the controls inside; they are drawn fainter.
  nonisolated public func disabled(_ disabled: Bool) -> some View { WithEnvironment(self, "disabled") { $0.controls.isEnabled = $0.controls.isEnabled && !disabled } }
}
