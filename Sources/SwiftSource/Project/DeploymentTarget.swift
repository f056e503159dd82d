internal import SwiftSyntax

/// The first system that a program is to run on, as a version of iOS: what SwiftUI has there.
public struct DeploymentTarget: Hashable, Comparable, Sendable {
  /// The major version of iOS.
  public let iOS: Int

  /// A version of iOS.
  public init(iOS: Int) { self.iOS = iOS }
  /// What the documents were written for that the playground teaches (S37): their modifiers of texts belong to `Text`.
  public static let documents = DeploymentTarget(iOS: 15)

  /// Reads `ios17`, `iOS 16.4`, `macos14`, `watchos10`, `tvos17`, `visionos1`; nil for anything else.
  public init?(_ text: String) {
    let letters = text.prefix { $0.isLetter }
    let number = text.dropFirst(letters.count).drop { $0 == " " }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
    guard let major = Int(parts[0]), (1...99).contains(major) else { return nil }
    self.init(system: String(letters), version: major)
  }
  /// A version of one of Apple's systems by the iOS that came with it. Since 26 all have one number.
  public init?(system: String, version: Int) {
    let shift: Int? =
      switch system.lowercased() {
      case "ios", "ipados", "tvos", "maccatalyst", "iphoneos", "appletvos": 0
      case "macos", "macosx": 3
      case "watchos": 7
      case "visionos", "xros": 16
      default: nil
      }
    guard let shift else { return nil }
    iOS = version >= 26 ? version : version + shift
  }
  public static func < (a: DeploymentTarget, b: DeploymentTarget) -> Bool { a.iOS < b.iOS }
}

extension DeploymentTarget {
  /// The newest system that a source shows by what it uses; the documents' where that is nothing newer.
  ///
  /// A name counts that SwiftUI has since then and that the source does not declare itself, and so does a version in
  /// `@available` and `#available`.
  static func shown(by file: SourceFileSyntax, writesPreviews: Bool) -> DeploymentTarget {
    let collector = Uses(viewMode: .sourceAccurate)
    collector.walk(file)
    let found = NameCollector.found(in: file)
    let names = found.used.union(found.members).subtracting(found.declared)
    var newest = collector.newest
    for name in names { newest = max(newest, Availability.names[name] ?? 0) }
    if collector.hasPreview, writesPreviews { newest = max(newest, 17) }
    return max(.documents, DeploymentTarget(iOS: newest))
  }

  /// What is newer by its form.
  private final class Uses: SyntaxVisitor {
    var newest = 0
    var hasPreview = false

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { hasPreview = true }
      return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { hasPreview = true }
      return .visitChildren
    }
    /// `@_spi(iOS16) import SwiftUI`, as the package's own library wants it.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      for attribute in node.attributes.trimmedDescription.split(whereSeparator: { "()".contains($0) }) {
        if let target = DeploymentTarget(String(attribute)) { newest = max(newest, target.iOS) }
      }
      return .skipChildren
    }
    override func visit(_ node: PlatformVersionSyntax) -> SyntaxVisitorContinueKind {
      if let version = node.version.flatMap({ Int($0.major.text) }),
        let target = DeploymentTarget(system: node.platform.text, version: version)
      {
        newest = max(newest, target.iOS)
      }
      return .skipChildren
    }
    /// `onChange(of:) { old, new in … }`, with two values or none, is of iOS 17.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "onChange" else { return .visitChildren }
      let isNewer =
        switch node.trailingClosure?.signature?.parameterClause {
        case .simpleInput(let names)?: names.count == 2
        case .parameterClause(let clause)?: clause.parameters.count == 2
        case nil: false
        @unknown default: false
        }
      if isNewer || node.arguments.contains(where: { $0.label?.text == "initial" }) { newest = max(newest, 17) }
      return .visitChildren
    }
  }
}
