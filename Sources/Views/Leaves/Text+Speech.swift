public import Foundation

// What a screen reader makes of a text: a still picture shows none of it.
extension Text {
  /// The text, called by another name where it is a view of its own.
  public func accessibilityLabel(_ label: Text) -> Text { spoken(label.string) }
  /// The text, called by another name where it is a view of its own.
  public func accessibilityLabel(_ label: some StringProtocol) -> Text { spoken(String(label)) }
  /// The text as a heading of a level; a still picture does not show it.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// The text, told what it is about; a still picture does not show it.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// The text, read with its signs; a still picture does not show it.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// The text, read letter by letter; a still picture does not show it.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// The text, read higher or lower, from −1 to 1; a still picture does not show it.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The text, read after what is read already; a still picture does not show it.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// The text, set by the rules of a language; lines here are as high as the font says.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// The text, set by the rules of a language; lines here are as high as the font says.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }

  private func spoken(_ label: String) -> Text {
    var copy = self
    copy.attributes.spokenLabel = label
    copy.isPlainSum = false
    return copy
  }
}
