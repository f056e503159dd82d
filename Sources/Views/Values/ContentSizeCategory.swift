/// How large a person wants texts (older spelling of `DynamicTypeSize`).
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// One of the sizes for people who see badly.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
  init(_ size: DynamicTypeSize) { self = zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).first { $0.0 == size }?.1 ?? .large }
  var dynamicTypeSize: DynamicTypeSize { zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

  /// The smaller size.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }
  /// The smaller size, or the same.
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(b < a) }
  /// The larger size.
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
  /// The larger size, or the same.
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(a < b) }
}
