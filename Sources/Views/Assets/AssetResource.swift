public import Foundation

/// An image of the project's asset catalogues, by the name that Xcode gives it in Swift: `.goldMedal` for "gold medal".
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The image of a name in Swift.
  public init(symbol: String) { name = symbol }
  /// The image of a name in an asset catalogue; the playground has the catalogues of one project, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}
/// A colour of the project's asset catalogues, by the name that Xcode gives it in Swift: `.brand` for "BrandColor".
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The colour of a name in Swift.
  public init(symbol: String) { name = symbol }
  /// The colour of a name in an asset catalogue; the playground has the catalogues of one project, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The names that Xcode gives assets in Swift.
enum AssetSymbol {
  /// The name in Swift of an asset: its words in camel case, without the word for its kind at its end (as Xcode 15 makes them).
  static func name(of asset: String, kind: String) -> String {
    var words = asset.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !words.isEmpty else { return asset }
    // A name that is one abbreviation stays as it is (seen in projects: `Color.BG`).
    if words.count == 1, words[0].count > 1, words[0].allSatisfy(\.isUppercase) { return words[0] }
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
  /// What Xcode writes beside a project's own files: a name in Swift for each asset, inside of an enumeration for each folder that provides a namespace.
  /// - Parameter usesUIKit: whether a file names its images or colours.
  public func symbolSource(usesUIKit: Bool) -> String {
    let (images, colors) = assetNames()
    var all = [("ImageResource", "Image", images), ("ColorResource", "Color", colors), ("Color", "Color", colors)]
    if usesUIKit { all += [("UIImage", "Image", images), ("UIColor", "Color", colors)] }
    let extensions = all.map { "extension \($0) {\n" + AssetSymbol.declarations(of: $2, kind: $1, type: $0) + "}\n" }
    let style = AssetSymbol.declarations(of: colors.filter { !$0.contains("/") }, kind: "Color", type: "Color")
    return "import SwiftUI\n" + extensions.joined() + "extension ShapeStyle where Self == Color {\n" + style + "}\n"
  }
}

extension AssetSymbol {
  /// A static property for each asset.
  /// - Parameter path: the folders around that provide a namespace, each with a slash behind it.
  fileprivate static func declarations(of names: [String], kind: String, type: String, in path: String = "") -> String {
    func value(_ name: String) -> String {
      let quoted = (path + name).debugDescription
      return switch type {
      case "Color": "Color(\(quoted))"
      case "UIImage", "UIColor": "\(type)(resource: \(kind)Resource(name: \(quoted), bundle: .main))"
      default: "\(type)(name: \(quoted), bundle: .main)"
      }
    }
    let folders = Dictionary(grouping: names) { name in name.firstIndex(of: "/").map { String(name[..<$0]) } ?? "" }
    var seen: Set<String> = []
    return folders.sorted { $0.key < $1.key }.map { folder, names in
      if folder.isEmpty {
        return names.map { (symbol: identifier(name(of: $0, kind: kind)), name: $0) }
          .filter { seen.insert($0.symbol).inserted }
          .map { "  static var `\($0.symbol)`: \(type) { \(value($0.name)) }\n" }.joined()
      }
      let title = identifier(name(of: folder, kind: ""))
      let inner = declarations(
        of: names.map { String($0.dropFirst(folder.count + 1)) }, kind: kind, type: type,
        in: path + folder + "/")
      return "  enum `\(title.prefix(1).uppercased() + title.dropFirst())` {\n\(inner)  }\n"
    }.joined()
  }
  private static func identifier(_ name: String) -> String { name.first?.isNumber == true ? "_" + name : name }
}
