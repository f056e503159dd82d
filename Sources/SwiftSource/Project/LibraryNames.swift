internal import Interfaces

/// Which names the library declares, as a file sees them that imports SwiftUI.
@MainActor
enum LibraryNames {
  private static let modules = InterfaceLibrary(importing: ["SwiftUI"]).modules
  /// Some types of SwiftUI are another module's under its own names.
  private static let withMembers = modules + [InterfaceLibrary.module(named: "Drawing")].compactMap(\.self)
  /// Names of modules, before a dot, and those that protocols of SwiftUI give to what conforms to them.
  private static let others: Set<String> = [
    "SwiftUI", "Swift", "Foundation", "CoreGraphics", "Content", "Configuration",
  ]
  /// What owns no members: the top, and kinds of operators' declarations.
  private static let noTypes: Set<String> = ["", "infix", "prefix", "postfix", "precedencegroup"]

  // What was found is asked for again at every edit.
  private static var declared = others
  private static var members = SwiftUINames.modifiers
  private static var memberLabels: [String: Set<String>] = [:]

  /// Whether a name can be used without a dot.
  static func isDeclared(_ name: String) -> Bool {
    if declared.contains(name) { return true }
    for owner in ["", "precedencegroup"] {
      guard modules.contains(where: { !$0.entries(owner: owner, name: name).isEmpty }) else { continue }
      declared.insert(name)
      return true
    }
    return false
  }
  /// Whether a type or a protocol of the library has a member of that name, or SwiftUI a modifier.
  static func isMember(_ name: String) -> Bool {
    if members.contains(name) { return true }
    guard withMembers.contains(where: { !noTypes.isSuperset(of: $0.owners(named: name)) }) else { return false }
    members.insert(name)
    return true
  }

  /// The labels that members of that name have, whatever their type.
  static func labels(ofMembers name: String) -> Set<String> {
    if let known = memberLabels[name] { return known }
    var labels: Set<String> = []
    for module in withMembers {
      for owner in module.owners(named: name) where !noTypes.contains(owner) {
        labels.formUnion(self.labels(module.entries(owner: owner, name: name)))
      }
    }
    labels.remove("_")
    if !labels.isEmpty { memberLabels[name] = labels }
    return labels
  }
  /// The labels with which values of a type are made, `_` for none; empty for what is no type of the library.
  static func labels(ofInitialisers type: String) -> Set<String> {
    withMembers.reduce(into: []) { $0.formUnion(labels($1.entries(owner: type, name: "init"))) }
  }
  private static func labels(_ entries: [InterfaceEntry]) -> [String] {
    entries.flatMap { $0.signature?.parameters?.map(\.label) ?? [] }
  }
}
