public import Foundation
internal import Synchronization

/// The drawing for one of Apple's names of symbols: outlines on a grid of 16 by 16 units, y downwards. Ours, and those of Bootstrap Icons; Apple's own are not here.
public struct Symbol: Hashable, Sendable {
  /// What a part of a drawing is to the whole: it decides its colour.
  public enum Role: Hashable, Sendable {
    /// The thing itself, a sign in a shape, a badge.
    case primary
    /// The shape around a sign, what has a badge.
    case secondary
  }
  /// A part of a drawing that has one colour.
  public struct Layer: Hashable, Sendable {
    /// What it is to the whole.
    public var role = Role.primary
    /// What is filled, even-odd.
    public var path: Path
    /// What is cut off from it: areas with room around another part.
    public var cuts: [Path] = []
    /// Whether it is a hole in the layer below where both have one colour.
    public var isHole = false
  }

  /// The name as it was asked for.
  public let name: String
  /// Back to front.
  public let layers: [Layer]
  /// The smallest rectangle around all that is drawn, in units.
  public let ink: CGRect
  /// Whether there is a drawing; one that is not known is an empty rounded square.
  public let isKnown: Bool
  /// What is drawn, in words.
  public let origin: String

  /// One side of the grid, in units.
  public static let side: CGFloat = 16

  /// The symbol of a name, which is looked up in tables only: the name of no file comes of it.
  public static func named(_ name: String) -> Symbol {
    // what is too long to be a name is not kept either
    guard name.utf8.count <= 200 else { return unknown(String(name.prefix(40))) }
    if let known = cache.withLock({ $0[name] }) { return known }
    let symbol = SymbolRules.recipe(name).flatMap { Symbol(name, $0) } ?? unknown(name)
    cache.withLock { cache in
      if cache.count >= mostKept { cache.removeAll() }
      cache[name] = symbol
    }
    return symbol
  }
  private static let cache = Mutex<[String: Symbol]>([:])
  /// Symbols that are kept; more than any screen has.
  private static let mostKept = 2000

  private init?(_ name: String, _ recipe: SymbolRecipe) {
    guard let layers = recipe.layers, let ink = Symbol.ink(of: layers) else { return nil }
    self.init(name: name, layers: layers, ink: ink, isKnown: true, origin: recipe.description)
  }
  private init(name: String, layers: [Layer], ink: CGRect, isKnown: Bool, origin: String) {
    (self.name, self.layers, self.ink, self.isKnown, self.origin) = (name, layers, ink, isKnown, origin)
  }
  private static func unknown(_ name: String) -> Symbol {
    let path = SymbolMetrics.unknownOutline
    return Symbol(name: name, layers: [Layer(path: path)], ink: path.boundingRect, isKnown: false, origin: "unknown")
  }
  private static func ink(of layers: [Layer]) -> CGRect? {
    layers.map(\.path.boundingRect).filter { !$0.isEmpty }.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
  }

  /// All names that have a drawing by themselves, sorted. Others are put together from them: `NAME.circle`, `NAME.badge.plus`, `NAME.slash`.
  public static let names: [String] = {
    var names = Set(SymbolTable.own.names + SymbolTable.aliases.names)
    for table in [SymbolTable.iconsA, .iconsB, .iconsC] {
      // a file's name with dots, where that leads back to it
      for file in table.names {
        let name = file.replacing("-", with: ".")
        if case .icon(file) = SymbolRules.recipe(name) { names.insert(name) }
      }
    }
    return names.sorted()
  }()
  /// The known name that was probably meant.
  public static func nearest(to name: String) -> String? { Spelling.nearest(name, among: names) }
}
