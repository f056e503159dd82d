/// An image of the project's asset catalogues, by the name that Xcode gives it in Swift: `.goldMedal` for "gold medal".
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The image of a name in Swift.
  public init(symbol: String) { name = symbol }
}
/// A colour of the project's asset catalogues, by the name that Xcode gives it in Swift: `.brand` for "BrandColor".
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The colour of a name in Swift.
  public init(symbol: String) { name = symbol }
}

/// The names that Xcode gives assets in Swift.
enum AssetSymbol {
  /// The name in Swift of an asset: its words in camel case, without the word for its kind at its end (as Xcode 15 makes them).
  static func name(of asset: String, kind: String) -> String {
    var words = asset.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !words.isEmpty else { return asset }
    words = words.enumerated().map { $0 == 0 ? lowered($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
    let joined = words.joined()
    return joined.hasSuffix(kind) && joined.count > kind.count ? String(joined.dropLast(kind.count)) : joined
  }
  /// `URLIcon` begins as `urlIcon`, `AccentColor` as `accentColor`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let length = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(length).lowercased() + word.dropFirst(length)
  }
}

extension AssetLibrary {
  /// The name of the image that has a name in Swift; nil for none.
  func imageName(_ symbol: String) -> String? { assetNames().images.first { AssetSymbol.name(of: $0, kind: "Image") == symbol || AssetSymbol.name(of: $0, kind: "") == symbol } }
  /// Whether there is a colour that has a name in Swift.
  public func hasColor(symbol: String) -> Bool { colorName(symbol) != nil }
  /// The name of the colour that has a name in Swift; nil for none.
  func colorName(_ symbol: String) -> String? { assetNames().colors.first { AssetSymbol.name(of: $0, kind: "Color") == symbol || AssetSymbol.name(of: $0, kind: "") == symbol } }
}
