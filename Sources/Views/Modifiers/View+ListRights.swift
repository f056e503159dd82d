public import Foundation

/// What things that are carried over a view and held there do.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// They open the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Nothing.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
/// Whether every second row of a list has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// As the list does.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

// What a person may do with rows of lists.
extension View {
  /// Keeps a person from removing the row: it has no sign for it while the list is edited, and no swipe does it.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    Traited(content: self, kind: "deleteDisabled", trait: .fixed(.deleting, isDisabled))
  }
  /// Keeps a person from moving the row: it has no handle while the list is edited.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    Traited(content: self, kind: "moveDisabled", trait: .fixed(.moving, isDisabled))
  }
  /// Keeps a person from selecting the row of a list: a tap does nothing, and the row has no circle while the list is
  /// edited.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    Traited(content: self, kind: "selectionDisabled", trait: .fixed(.selecting, isDisabled))
  }
  /// What things that are carried over the view and held there do: nothing is carried here.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    WithEnvironment(self, "springLoadingBehavior") { $0.springLoadingBehavior = behavior }
  }
  /// The text by which typing selects the view; nothing is typed here.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    Noted(self, "typeSelectEquivalent", text?.string)
  }
  /// The text by which typing selects the view; nothing is typed here.
  nonisolated public func typeSelectEquivalent(_ string: some StringProtocol) -> some View {
    Noted(self, "typeSelectEquivalent", String(string))
  }
}

// How lists look.
extension View {
  /// The colour of the lines around sections inside; lists here draw these lines in the colour of all others.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    Noted(self, "listSectionSeparatorTint")
  }
  /// The margins of sections inside, in points; lists here keep those of the device.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    Noted(self, "listSectionMargins")
  }
  /// Whether every second row of lists inside has another background, as lists of a Mac can; lists here have not.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { Noted(self, "alternatingRowBackgrounds") }
  /// How much badges inside stand out; they have one look here, which styles of your own can ask for.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    WithEnvironment(self, "badgeProminence") { $0.badgeProminence = prominence }
  }
  /// Actions for the section, which a pointer over its header shows; kept, not shown.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Noted(self, "sectionActions")
  }
}
