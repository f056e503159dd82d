public import Foundation

extension AttributeScopes {
  /// What an `AttributedString` can say of the look of its characters: SwiftUI's own attributes, which Foundation lacks on Linux.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance after each letter, in points.
    public let kern: KerningAttribute
    /// The distance after each letter, in points; it wins over `kern`.
    public let tracking: TrackingAttribute
    /// How far the letters stand above their line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What marks of Markdown say.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes, as `link`.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The distance after each letter, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }
    /// The distance after each letter, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// How far the letters stand above their line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// What marks of Markdown say; Foundation's own on Apple's platforms.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
  /// SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name: `text.foregroundColor`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

/// What marks of Markdown say of characters, whatever the font is. Foundation's own type, which Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*…*`
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**…**`
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// `` `…` ``
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~…~~`
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
