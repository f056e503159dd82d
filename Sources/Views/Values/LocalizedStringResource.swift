public import Foundation

/// A text that is looked up later. There are no tables of translations here: it is the text that is written.
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let key: String
  /// The table that it is looked up in.
  public let table: String?
  /// The language that it is looked up for.
  public var locale = Locale(identifier: "en_US")
  /// A text.
  public init(stringLiteral value: String) { (key, table) = (value, nil) }
  /// A text; with another one where that is what its name stands for.
  public init(_ key: String, defaultValue: String? = nil, table: String? = nil, comment: String? = nil) {
    (self.key, self.table) = (defaultValue ?? key, table)
  }
}

extension Text {
  /// A text that is looked up, its marks of Markdown read.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource.key)) }
}
extension String {
  /// The text of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.key }
}
