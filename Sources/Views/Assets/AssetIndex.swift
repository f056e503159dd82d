internal import Drawing
internal import FileAccess
internal import Foundation

/// Which files hold which assets.
struct AssetIndex: Sendable {
  /// A file of an image, and for what it is meant.
  struct ImageEntry: Sendable {
    var path: String
    /// Pixels a point.
    var scale: CGFloat
    /// For the dark scheme; nil for both.
    var isDark: Bool?
    var isTemplate: Bool?
    /// What a file of lines is to be.
    var purpose = VectorImage.Purpose.picture(isScalable: false)
  }
  struct ImageSet: Sendable {
    var entries: [ImageEntry] = []
    /// The one with the most pixels a point among those for a scheme.
    func best(isDark: Bool) -> ImageEntry? {
      let fitting = entries.filter { $0.isDark == isDark }
      return (fitting.isEmpty ? entries.filter { $0.isDark == nil } : fitting).max { $0.scale < $1.scale } ?? entries.max { $0.scale < $1.scale }
    }
  }
  struct ColorSet: Sendable {
    var light: RGBA
    var dark: RGBA
  }
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]
  private var left = AssetLibrary.entryLimit
  private let sandbox: Sandbox

  init(folder: String, project: String?) {
    sandbox = Sandbox(folders: [folder, project].compactMap { $0 })
    var catalogues: [String] = []
    for name in list(folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") { catalogues.append(path) } else if let (base, scale) = AssetIndex.imageName(name) { add(base, ImageEntry(path: path, scale: scale)) }
    }
    if let project { collect(in: project, depth: 0, &catalogues) }
    var seen: Set<String> = []
    for catalogue in catalogues where seen.insert(AssetIndex.resolved(catalogue)).inserted { read(catalogue, prefix: "", depth: 0) }
  }

  /// Why a name cannot be one of an asset; nil if it can.
  static func problem(of name: String) -> AssetError? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.hasPrefix("/") || name.hasPrefix("~") || name.contains("\\") || name.contains("\0") || parts.contains("..") ? .outside(name) : nil
  }
  /// `pic@2x.png` is `pic`, two pixels a point.
  private static func imageName(_ file: String) -> (String, CGFloat)? {
    let endings = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]
    guard let dot = file.lastIndex(of: "."), endings.contains(file[file.index(after: dot)...].lowercased()) else {
      return nil
    }
    let name = file[..<dot]
    for (ending, scale) in [("@2x", 2), ("@3x", 3), ("@1x", 1)] as [(String, CGFloat)] where name.hasSuffix(ending) { return (String(name.dropLast(3)), scale) }
    return (String(name), 1)
  }
  private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  private mutating func list(_ folder: String) -> [String] {
    guard left > 0, let names = try? sandbox.names(in: folder) else { return [] }
    let some = names.prefix(left)
    left -= some.count
    return Array(some)
  }
  private mutating func add(_ name: String, _ entry: ImageEntry) {
    // A link may lead anywhere.
    do throws(FileError) {
      _ = try sandbox.realPath(of: entry.path)
    } catch .outside {
      return
    } catch {
      // Reading it says what is wrong.
    }
    images[name, default: ImageSet()].entries.append(entry)
  }
  private mutating func collect(in folder: String, depth: Int, _ catalogues: inout [String]) {
    guard depth < 8 else { return }
    for name in list(folder) where !name.hasPrefix(".") && name != "node_modules" && name != "DerivedData" {
      let path = folder + "/" + name
      guard AssetIndex.isFolder(path) else { continue }
      if name.hasSuffix(".xcassets") { catalogues.append(path) } else { collect(in: path, depth: depth + 1, &catalogues) }
    }
  }
  /// A folder itself, no link to one.
  private static func isFolder(_ path: String) -> Bool { (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory }

  // MARK: Catalogues

  private struct Contents: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    struct Color: Decodable {
      struct Value: Decodable {
        var components: [String: Component]?
      }
      var color: Value?
      var appearances: [Appearance]?
    }
    /// A number, or a text that is one.
    enum Component: Decodable {
      case number(Double)
      case text(String)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) { self = .number(number) } else { self = .text(try container.decode(String.self)) }
      }
      /// From 0 to 1. `0xFF` and `255` count to 255, `1.000` to one.
      var part: Double? {
        switch self {
        case .number(let number): return number
        case .text(let text):
          if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
          return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
      }
    }
    struct Properties: Decodable {
      var intent: String?
      var namespace: Bool?
      var preservesLines: Bool?
      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
        case preservesLines = "preserves-vector-representation"
        case namespace = "provides-namespace"
      }
    }
    var images: [Image]?
    /// The files of a symbol of the project's own.
    var symbols: [Image]?
    var colors: [Color]?
    var properties: Properties?
  }
  private func contents(of folder: String) -> Contents? {
    guard let data = try? sandbox.contents(of: folder + "/Contents.json", limit: 1_000_000) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth < 8 else { return }
    for name in list(folder) {
      let path = folder + "/" + name
      guard AssetIndex.isFolder(path) else { continue }
      if name.hasSuffix(".imageset") {
        readImages(path, prefix + name.dropLast(9))
      } else if name.hasSuffix(".symbolset") {
        readImages(path, prefix + name.dropLast(10), isSymbol: true)
      } else if name.hasSuffix(".colorset") {
        readColors(path, prefix + name.dropLast(9))
      } else {
        let isNamespace = contents(of: path)?.properties?.namespace ?? false
        read(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }
  private func isDark(_ appearances: [Contents.Appearance]?) -> Bool? {
    appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" }
  }
  private mutating func readImages(_ folder: String, _ name: String, isSymbol: Bool = false) {
    guard let contents = contents(of: folder) else { return }
    let isTemplate: Bool? =
      switch contents.properties?.intent {
      case "template": true
      case "original": false
      default: isSymbol ? true : nil
      }
    let isScalable = contents.properties?.preservesLines ?? false
    for image in contents.images ?? contents.symbols ?? [] {
      guard let file = image.filename, AssetIndex.problem(of: file) == nil, !file.contains("/") else { continue }
      let scale = image.scale.flatMap { Double($0.filter { $0 != "x" }) } ?? 1
      add(
        name,
        ImageEntry(
          path: folder + "/" + file, scale: (1...10).contains(scale) ? CGFloat(scale) : 1,
          isDark: isDark(image.appearances), isTemplate: isTemplate,
          purpose: isSymbol ? .symbol : .picture(isScalable: isScalable)))
    }
  }
  private mutating func readColors(_ folder: String, _ name: String) {
    var (light, dark): (RGBA?, RGBA?) = (nil, nil)
    for color in contents(of: folder)?.colors ?? [] {
      guard let parts = color.color?.components else { continue }
      func part(_ name: String) -> Double { min(1, max(0, parts[name]?.part ?? 0)) }
      let alpha = min(1, max(0, parts["alpha"]?.part ?? 1))
      let white = parts["white"]?.part.map { min(1, max(0, $0)) }
      let rgba = RGBA(red: white ?? part("red"), green: white ?? part("green"), blue: white ?? part("blue"), alpha: alpha)
      if isDark(color.appearances) == true { dark = dark ?? rgba } else { light = light ?? rgba }
    }
    if let any = light ?? dark, colors[name] == nil { colors[name] = ColorSet(light: light ?? any, dark: dark ?? any) }
  }
}
