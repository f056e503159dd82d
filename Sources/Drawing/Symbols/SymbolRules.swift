/// The rules by which a name is drawn, in their order.
struct SymbolRules {
  /// Names in names: no name of Apple's has more than three.
  private static let deepest = 6
  /// Apple's longest names have about seventy characters.
  private static let longest = 120
  /// Parts at the end of a name that change little: writings, directions, numbers.
  private static let details: Set<Substring> = [
    "ar", "bn", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "sat", "si", "ta", "te", "th", "zh", "left", "right", "up", "down",
    "forward", "backward", "leading", "trailing", "top", "bottom", "north", "south", "east", "west", "clockwise", "counterclockwise", "horizontal", "vertical", "portrait",
    "landscape", "angled", "inverse",
  ]
  /// What the names of files with a shape begin with, where it is another word.
  private static let bases: [String: String] = [
    "xmark": "x", "checkmark": "check", "plus": "plus", "minus": "dash", "info": "info", "questionmark": "question", "exclamationmark": "exclamation", "slash": "slash",
    "person.crop": "person",
  ]

  /// How a name is drawn; nil for one that is not known. Only names of small letters, digits and dots are.
  static func recipe(_ name: String) -> SymbolRecipe? {
    guard name.utf8.count <= longest, name.utf8.allSatisfy({ letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return recipe(name, depth: 0)
  }
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func recipe(_ name: String, depth: Int) -> SymbolRecipe? {
    guard depth < deepest, !name.isEmpty else { return nil }
    if SymbolTable.own[name] != nil { return .own(name) }
    if let file = SymbolTable.aliases[name] { return .icon(file) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.contains("") else { return nil }
    return text(parts) ?? icon(parts.joined(separator: "-")) ?? shaped(parts, depth) ?? badged(parts, depth) ?? slashed(parts, depth) ?? filled(parts, depth)
      ?? shortened(parts, depth) ?? related(name, parts) ?? known(parts, depth)
  }
  private static func icon(_ file: String) -> SymbolRecipe? { SymbolTable.icon(file) == nil ? nil : .icon(file) }

  /// A letter or up to two digits in a circle or a square.
  private static func text(_ parts: [Substring]) -> SymbolRecipe? {
    let isFilled = parts.last == "fill"
    guard parts.count == (isFilled ? 3 : 2), let shape = SymbolShape(rawValue: String(parts[1])), shape == .circle || shape == .square else { return nil }
    let sign = parts[0]
    let isText = sign.utf8.count == 1 || sign.utf8.count == 2 && sign.utf8.allSatisfy { digits.contains($0) }
    guard isText else { return nil }
    return icon("\(sign)-\(shape)" + (isFilled ? "-fill" : "")) ?? .inside(.text(sign.uppercased()), shape, isFilled: isFilled)
  }
  /// Something in a shape: a file of its own, or put together.
  private static func shaped(_ parts: [Substring], _ depth: Int) -> SymbolRecipe? {
    let isFilled = parts.last == "fill"
    var inner = parts.dropLast(isFilled ? 1 : 0)
    guard let last = inner.popLast(), let shape = SymbolShape(rawValue: String(last)), !inner.isEmpty else { return nil }
    let name = inner.joined(separator: ".")
    if let base = bases[name], let found = icon("\(base)-\(shape)" + (isFilled ? "-fill" : "")) { return found }
    return recipe(name, depth: depth + 1).map { .inside($0, shape, isFilled: isFilled) }
  }
  /// Something with a disc at its corner.
  private static func badged(_ parts: [Substring], _ depth: Int) -> SymbolRecipe? {
    guard let index = parts.lastIndex(of: "badge"), index > 0 else { return nil }
    var badge = parts[(index + 1)...]
    var base = parts[..<index].joined(separator: ".")
    if badge.last == "fill" {
      badge.removeLast()
      base += ".fill"
    }
    guard let below = recipe(base, depth: depth + 1) else { return nil }
    let disc = badge.isEmpty ? "circle.fill" : badge.joined(separator: ".") + ".circle.fill"
    return recipe(disc, depth: depth + 1).map { .badged(below, badge: $0) }
  }
  /// Something that is crossed out.
  private static func slashed(_ parts: [Substring], _ depth: Int) -> SymbolRecipe? {
    let isFilled = parts.last == "fill"
    let base = parts.dropLast(isFilled ? 1 : 0)
    guard base.last == "slash", base.count > 1 else { return nil }
    return recipe(base.dropLast().joined(separator: ".") + (isFilled ? ".fill" : ""), depth: depth + 1).map { .slashed($0) }
  }
  /// The filled form, where there is one.
  private static func filled(_ parts: [Substring], _ depth: Int) -> SymbolRecipe? {
    guard parts.last == "fill", parts.count > 1, let plain = recipe(parts.dropLast().joined(separator: "."), depth: depth + 1) else { return nil }
    if case .icon(let file) = plain { return icon(file + "-fill") ?? plain }
    return plain
  }
  /// Without what says little: a writing, a direction, a number, a second thing beside the first.
  private static func shortened(_ parts: [Substring], _ depth: Int) -> SymbolRecipe? {
    guard parts.count > 1, let last = parts.last else { return nil }
    if details.contains(last) || last.utf8.allSatisfy({ digits.contains($0) }) { return recipe(parts.dropLast().joined(separator: "."), depth: depth + 1) }
    guard let joint = parts.lastIndex(where: { $0 == "and" || $0 == "on" || $0 == "with" }), joint > 0 else { return nil }
    return recipe(parts[..<joint].joined(separator: "."), depth: depth + 1)
  }
  /// The filled drawing of ours where there is no other, and one of three people for all that people do.
  private static func related(_ name: String, _ parts: [Substring]) -> SymbolRecipe? {
    if SymbolTable.own[name + ".fill"] != nil { return .own(name + ".fill") }
    guard parts.first == "figure", parts.count > 1 else { return nil }
    return .own(parts.contains("run") ? "figure.run" : parts.contains("walk") ? "figure.walk" : "figure.stand")
  }
  /// Without its last words, where each is one of those that names are made of: the thing itself comes first in a name. A slip of the pen stays unknown.
  private static func known(_ parts: [Substring], _ depth: Int) -> SymbolRecipe? {
    guard parts.count > 1, parts.allSatisfy({ words.contains($0) || details.contains($0) }) else { return nil }
    var rest = parts
    let isFilled = rest.count > 2 && rest.last == "fill"
    rest.remove(at: rest.count - (isFilled ? 2 : 1))
    return recipe(rest.joined(separator: "."), depth: depth + 1)
  }
  /// The words of all names that have a drawing of their own.
  private static let words = Set((SymbolTable.own.names + SymbolTable.aliases.names).flatMap { $0.split(separator: ".") })
}
