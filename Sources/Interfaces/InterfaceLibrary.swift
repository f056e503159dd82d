/// The libraries that programs know, and what a program sees of them: that follows from its imports alone.
public struct InterfaceLibrary: Sendable, Hashable {
  /// The visible modules: those imported first, then what they export again, `Swift` at the end.
  public let modules: [InterfaceModule]
  /// A bit for each visible module.
  private let mask: Int

  /// What a file with these imports sees. A module without an interface is left out.
  public init(importing names: [String]) {
    var modules: [InterfaceModule] = []
    for name in names + names.flatMap({ Self.module(named: $0)?.reexports ?? [] }) + ["Swift"] {
      if let module = Self.module(named: name), !modules.contains(module) { modules.append(module) }
    }
    self.modules = modules
    mask = modules.reduce(0) { $0 | 1 << $1.number }
  }

  /// Every library that has an interface.
  public static var all: [InterfaceModule] { (0..<InterfaceModule.count).map(InterfaceModule.init(number:)) }

  /// The library of that name.
  public static func module(named name: String) -> InterfaceModule? { all.first { $0.name == name } }

  /// The declarations of that name in every visible module.
  /// - Parameters:
  ///   - owner: empty at the top, else a path of types: `Array`, `Dictionary.Keys`. `infix`, `prefix` and `postfix` own the declarations of operators, `precedencegroup`
  ///     those of precedence groups.
  ///   - name: the base name, `map`, `init`, `subscript`, `+`; `:` gives the extensions that add conformances.
  public func entries(owner: String, name: String) -> [InterfaceEntry] { InterfaceIndex.entries(owner: owner, name: name, in: mask) }

  /// The owners of declarations of that name in every visible module, sorted; the top is `""`.
  public func owners(named name: String) -> [String] { InterfaceIndex.owners(named: name, in: mask) }

  /// The names of what `owner` declares in every visible module, sorted by their bytes.
  public func names(of owner: String) -> [String] { InterfaceIndex.names(of: owner, in: mask) }

  /// Every declaration of an operator of that name, whatever type owns it; the operator's own declaration is `entries(owner: "infix", name:)`.
  public func operators(named name: String) -> [InterfaceEntry] {
    owners(named: name).filter { !["infix", "prefix", "postfix"].contains($0) }.flatMap { entries(owner: $0, name: name) }
  }
}
