// Rotors of assistive technologies: a still picture has none, and their entries are never asked for.
extension View {
  /// A rotor with entries under a label; kept, not shown.
  nonisolated public func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { Noted(self, "accessibilityRotor", label.string) }
  /// A rotor with entries under a label; kept, not shown.
  nonisolated public func accessibilityRotor<Content: View>(
    _ label: some StringProtocol, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { Noted(self, "accessibilityRotor", String(label)) }
  /// Entries for a rotor that the system has; kept, not shown.
  nonisolated public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { Noted(self, "accessibilityRotor") }
  /// A rotor with an entry for each value; kept, not shown.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { Noted(self, "accessibilityRotor", rotorLabel.string) }
  /// A rotor with an entry for each value; kept, not shown.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: some StringProtocol, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { Noted(self, "accessibilityRotor", String(rotorLabel)) }
  /// An entry for each value in a rotor that the system has; kept, not shown.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { Noted(self, "accessibilityRotor") }
  /// A rotor with an entry for each value, known by an id; kept, not shown.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { Noted(self, "accessibilityRotor", rotorLabel.string) }
  /// A rotor with an entry for each value, known by an id; kept, not shown.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: some StringProtocol, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { Noted(self, "accessibilityRotor", String(rotorLabel)) }
  /// An entry for each value, known by an id, in a rotor that the system has; kept, not shown.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { Noted(self, "accessibilityRotor") }
  /// A rotor that leads to parts of the text of the view; kept, not shown.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    Noted(self, "accessibilityRotor", label.string)
  }
  /// A rotor that leads to parts of the text of the view; kept, not shown.
  nonisolated public func accessibilityRotor(_ label: some StringProtocol, textRanges: [Range<String.Index>])
    -> some View
  { Noted(self, "accessibilityRotor", String(label)) }
  /// Parts of the text of the view for a rotor that the system has; kept, not shown.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { Noted(self, "accessibilityRotor") }
  /// Names the view for entries of rotors; kept, not shown.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    Noted(self, "accessibilityRotorEntry", "\(id)")
  }
}
