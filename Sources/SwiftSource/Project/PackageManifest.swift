internal import SwiftParser
internal import SwiftSyntax

/// The targets that a package's manifest names in plain words: a file's module is the target whose folder it lies in.
///
/// The manifest is read, not run: a target counts where it is written as a call like `.target(name: "Models", path: "Code/Models")`.
public struct PackageManifest: Sendable {
  /// A module of the package.
  public struct Target: Sendable, Hashable {
    /// The module's name; nil where the manifest computes it.
    public let name: String?
    /// Its folder, relative to the package; nil where the convention `Sources/NAME` holds.
    public let path: String?
    /// The convention for it is `Tests/NAME`.
    public let isTest: Bool
    /// It makes macros: no other target sees what it declares.
    public let isMacro: Bool
    /// Its files or folders, relative to its own; nil for all of them.
    public let sources: [String]?
    /// Its files are computed: which belong together is not known.
    public let computesSources: Bool
  }
  /// In the order of the manifest.
  public let targets: [Target]
  /// What `platforms:` names, as in `.iOS(.v16)` and `.macOS("13.3")`.
  public let platforms: [DeploymentTarget]

  /// Reads the text of a `Package.swift`.
  public init(_ text: String) {
    guard text.utf8.count <= SourceFile.byteLimit else {
      (targets, platforms) = ([], [])
      return
    }
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(bounded: text))
    (targets, platforms) = (collector.targets, collector.platforms)
  }

  /// The names that a source imports, `import Models` and `@testable import Models`.
  public static func imports(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.first == "@" || ["public", "internal", "private"].contains($0) }) else { continue }
      let rest = words[(keyword + 1)...].drop { ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"].contains($0) }
      if let name = rest.first?.split(separator: ".").first { names.insert(String(name)) }
    }
    return names
  }

  private final class Collector: SyntaxVisitor {
    var targets: [Target] = []
    var platforms: [DeploymentTarget] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if let name, let version = node.arguments.first?.expression.trimmedDescription, node.arguments.count == 1 {
        let major = Int(version.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
        if let target = DeploymentTarget(system: name, version: major) { platforms.append(target) }
      }
      guard let called = name, ["target", "executableTarget", "testTarget", "macro"].contains(called)
      else { return .visitChildren }
      func argument(_ label: String) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
      func text(_ expression: ExprSyntax?) -> String? { expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
      // A dependency of a target is written as the target itself, without its folder; it stands inside the target's call.
      let sources = argument("sources")
      let listed = sources?.as(ArrayExprSyntax.self).map { $0.elements.map { text($0.expression) } }
      let isComputed = sources != nil && (listed == nil || listed?.contains { $0 == nil } == true)
      targets.append(
        Target(
          name: text(argument("name")), path: text(argument("path")), isTest: called == "testTarget",
          isMacro: called == "macro", sources: isComputed ? nil : listed?.compactMap(\.self),
          computesSources: isComputed))
      return .skipChildren
    }
  }
}
