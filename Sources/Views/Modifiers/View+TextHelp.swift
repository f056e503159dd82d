public import Foundation

/// The language by whose rules a text is set.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  /// The language that the text is in.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
/// What the system does for a person who writes.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All of it.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a window of its own.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
/// To which side of it a place between two lines belongs.
public enum TextSelectionAffinity: Hashable, CaseIterable, Sendable { case automatic, upstream, downstream }
/// Where the system offers to change the look of a text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several of these places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: UInt
    /// The places of the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu of what is selected.
    public static let contextMenu = Set(rawValue: 1)
    /// Beside the keys.
    public static let inputAssistant = Set(rawValue: 2)
    /// All of them.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// As the system does.
    public static let `default` = Set.all
  }
}
/// When what is spoken is written down.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// When the field is chosen.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// When somebody looks at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}
/// Whether what is spoken is written down.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let activation: TextInputDictationActivation?
  /// As the system does.
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// In the field itself.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}
/// How a search field stands in a bar of tools.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

// What the system does for a person who reads, writes and searches: a still picture shows none of it.
extension View {
  /// The language by whose rules texts inside are set; lines here are as high as the font says.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    Noted(self, "typesettingLanguage", language.minimalIdentifier)
  }
  /// The language by whose rules texts inside are set; lines here are as high as the font says.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    Noted(self, "typesettingLanguage")
  }
  /// Whether the system helps a person who writes inside.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    Noted(self, "writingToolsBehavior")
  }
  /// Whether the sign for that help is shown; it is not.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    Noted(self, "writingToolsAffordanceVisibility")
  }
  /// To which side places between two lines of texts inside belong.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    Noted(self, "textSelectionAffinity")
  }
  /// Whether the system offers to change the look of texts inside, at some places.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { Noted(self, "textInputFormattingControlVisibility") }
  /// Shows what finds words in texts inside, while a binding says so; kept, not shown.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { Noted(self, "findNavigator") }
  /// Whether nobody can find words in texts inside.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    Noted(self, "findDisabled", "\(isDisabled)")
  }
  /// Whether nobody can replace words in texts inside.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    Noted(self, "replaceDisabled", "\(isDisabled)")
  }
  /// Whether what is spoken is written down in search fields inside.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    Noted(self, "searchDictationBehavior")
  }
  /// How search fields inside stand in bars of tools; bars here have one look.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    Noted(self, "searchToolbarBehavior")
  }
}
