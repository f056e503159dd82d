internal import Drawing
public import Foundation

/// By what the direction of a text is found.
public struct WritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// By the system.
  public static let `default` = WritingDirectionStrategy(name: "default")
  /// By the direction of the views around.
  public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  /// By its words.
  public static let contentBased = WritingDirectionStrategy(name: "contentBased")
}
/// By what the place of a text's lines is found.
public struct TextAlignmentStrategy: Hashable, Sendable {
  private let name: String
  /// By the system.
  public static let `default` = TextAlignmentStrategy(name: "default")
  /// By the direction of the views around.
  public static let layoutBased = TextAlignmentStrategy(name: "layoutBased")
  /// By the direction of its words.
  public static let writingDirectionBased = TextAlignmentStrategy(name: "writingDirectionBased")
}
/// Whether a text may be another one where there is less room.
public protocol TextVariantPreference: Sendable {}
/// The text is the same in every room.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  /// The preference.
  public nonisolated init() {}
}
/// The text may be shorter in less room.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  /// The preference.
  public nonisolated init() {}
}
extension TextVariantPreference where Self == FixedTextVariant {
  /// The text is the same in every room.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The text may be shorter in less room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

// How texts run, and what is proposed to a person who writes.
extension View {
  /// How high the lines of texts inside are, for the font around: never less than the font says. nil is as the font
  /// says.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    WithEnvironment(self, "lineHeight") { environment in
      environment.lineHeight = lineHeight
      let font = (environment.font ?? .body).resolved(in: environment)
      guard let height = lineHeight?.points(font.pointSize) else { return environment.lineSpacing = 0 }
      let own = TextLayout("x", font: font, metrics: environment.textMetrics).ideal.height
      environment.lineSpacing = height.isFinite ? max(height - own, 0) : 0
    }
  }
  /// By what the direction of texts inside is found: here by each text's words.
  nonisolated public func writingDirection(strategy: WritingDirectionStrategy) -> some View {
    Noted(self, "writingDirection")
  }
  /// By what the place of lines of texts inside is found: here by the direction of the views around.
  nonisolated public func multilineTextAlignment(strategy: TextAlignmentStrategy) -> some View {
    Noted(self, "multilineTextAlignment")
  }
  /// Whether texts inside may be others where there is less room; they are the same here.
  nonisolated public func textVariant(_ preference: some TextVariantPreference) -> some View {
    Noted(self, "textVariant")
  }
  /// What is proposed to a person who writes in a field; kept, not shown.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    Noted(self, "textInputSuggestions")
  }
  /// What is written where the view, a proposal, is chosen.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    Noted(self, "textInputCompletion", completion)
  }
  /// What is selected in the search field around; kept.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    Noted(self, "searchSelection")
  }
}

// The words at the edge of a list that lead to its sections: lists here have none.
extension View {
  /// Whether lists inside show the words that lead to their sections.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    Noted(self, "listSectionIndexVisibility")
  }
  /// The word that leads to the section; nil is none.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    Noted(self, "sectionIndexLabel", label?.string)
  }
  /// The word that leads to the section; nil is none.
  nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View {
    Noted(self, "sectionIndexLabel", label.map { String($0) })
  }
}
