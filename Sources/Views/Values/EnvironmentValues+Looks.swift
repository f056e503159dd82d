public import Foundation

/// How much what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More than usual, as behind a row that is selected.
  public static let increased = BackgroundProminence(name: "increased")
}
/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
}

// How views look and what they offer.
extension EnvironmentValues {
  /// How much what lies behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { kept("backgroundProminence", usually: .standard) }
    set { keep("backgroundProminence", newValue) }
  }
  /// How much badges stand out; they have one look here.
  public var badgeProminence: BadgeProminence {
    get { kept("badgeProminence", usually: .standard) }
    set { keep("badgeProminence", newValue) }
  }
  /// The material behind the view; nil without one.
  public var backgroundMaterial: Material? {
    get { kept("backgroundMaterial", usually: nil) }
    set { keep("backgroundMaterial", newValue) }
  }
  /// How much headers of lists stand out.
  public var headerProminence: Prominence {
    get { controls.hasProminentHeaders ? .increased : .standard }
    set { controls.hasProminentHeaders = newValue == .increased }
  }
  /// The least height of the header of a list, in points; nil is the list's. Headers are as high as what they show.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { kept("defaultMinListHeaderHeight", usually: nil) }
    set { keep("defaultMinListHeaderHeight", newValue) }
  }
  /// How the actions of menus are ordered.
  public var menuOrder: MenuOrder {
    get { kept("menuOrder", usually: .automatic) }
    set { keep("menuOrder", newValue) }
  }
  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { kept("menuIndicatorVisibility", usually: .automatic) }
    set { keep("menuIndicatorVisibility", newValue) }
  }
  /// Whether a held button acts again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { kept("buttonRepeatBehavior", usually: .automatic) }
    set { keep("buttonRepeatBehavior", newValue) }
  }
  /// The keys that trigger the control around; nil without any.
  public var keyboardShortcut: KeyboardShortcut? {
    get { kept("keyboardShortcut", usually: nil) }
    set { keep("keyboardShortcut", newValue) }
  }
  /// Whether misspelt words stay.
  public var autocorrectionDisabled: Bool {
    get { kept("autocorrectionDisabled", usually: nil as Bool?) ?? false }
    set { keep("autocorrectionDisabled", newValue as Bool?) }
  }
  /// Whether misspelt words stay (older spelling); nil where nothing was said.
  public var disableAutocorrection: Bool? {
    get { kept("autocorrectionDisabled", usually: nil) }
    set { keep("autocorrectionDisabled", newValue) }
  }
  /// How the content of a view changes.
  public var contentTransition: ContentTransition {
    get { kept("contentTransition", usually: .interpolate) }
    set { keep("contentTransition", newValue) }
  }
  /// Whether content that changes is drawn as one layer; it changes nothing in a still picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { kept("contentTransitionAddsDrawingGroup", usually: false) }
    set { keep("contentTransitionAddsDrawingGroup", newValue) }
  }
  /// Whether views with the focus show it.
  public var isFocusEffectEnabled: Bool {
    get { kept("isFocusEffectEnabled", usually: true) }
    set { keep("isFocusEffectEnabled", newValue) }
  }
  /// Whether a pointer over a view changes it.
  public var isHoverEffectEnabled: Bool {
    get { kept("isHoverEffectEnabled", usually: true) }
    set { keep("isHoverEffectEnabled", newValue) }
  }
  /// What things that are carried over a view and held there do.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { kept("springLoadingBehavior", usually: .automatic) }
    set { keep("springLoadingBehavior", newValue) }
  }
  /// How large the rows of a sidebar are.
  public var sidebarRowSize: SidebarRowSize {
    get { kept("sidebarRowSize", usually: .medium) }
    set { keep("sidebarRowSize", newValue) }
  }
  /// Where a search proposes something here.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
  /// The range of lightness that images may have; nil where nothing was said.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { kept("allowedDynamicRange", usually: nil) }
    set { keep("allowedDynamicRange", newValue) }
  }
}

// What is known of the device.
extension EnvironmentValues {
  /// Whether the screen of a watch or telephone is darkened: it is not.
  public var isLuminanceReduced: Bool {
    get { kept("isLuminanceReduced", usually: false) }
    set { keep("isLuminanceReduced", newValue) }
  }
  /// Whether what is shown is recorded: it is not.
  public var isSceneCaptured: Bool {
    get { kept("isSceneCaptured", usually: false) }
    set { keep("isSceneCaptured", newValue) }
  }
  /// Starts to rename what is around; nil where nothing can be renamed.
  public var rename: RenameAction? { kept("rename", usually: nil) }
  /// The file that the document is read from; nil outside of a group of documents.
  public var documentConfiguration: DocumentConfiguration? {
    get { kept("documentConfiguration", usually: nil) }
    set { keep("documentConfiguration", newValue) }
  }
}

/// Starts to rename something, as `renameAction(_:)` says.
public struct RenameAction: Sendable {
  let action: Dismissal
  /// Starts it.
  public func callAsFunction() { action.action() }
}
extension RenameAction: InputComparable {
  /// The action is looked for when it is called.
  public func isSameInput(as other: RenameAction) -> Bool { true }
}

/// The file that a document is read from.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The address of the file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}
/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, CaseIterable, Sendable { case small, medium, large }
