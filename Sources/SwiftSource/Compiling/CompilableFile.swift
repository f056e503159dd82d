internal import SwiftSyntax

/// A file of a program as swiftc reads it beside this package's library: `#if` is decided as on iOS, `@main` and imports of modules that are not there are blank,
/// and previews and views at the end of the file are functions. No line moves.
public struct CompilableFile: Sendable {
  /// What was written.
  public let source: SourceFile
  /// What swiftc reads.
  public let text: String
  /// The modules that the file imports and that are not there.
  public let missingModules: Set<String>
  private let changed: SourceFile
  private let map: SourceRewriting.Map

  /// The stretch of the source that swiftc speaks of.
  /// - Parameters:
  ///   - line: from 1.
  ///   - byteColumn: from 1, in bytes of UTF-8.
  public func range(line: Int, byteColumn: Int) -> SourceRange {
    let start = map.original(changed.offset(line: line, column: 1) + max(byteColumn - 1, 0))
    return source.range(from: start, to: start + 1)
  }

  /// - Parameters:
  ///   - taken: of a file of the project the declarations that are needed, in bytes; nil: the file is the one that is shown.
  ///   - isNewer: whether the program runs on iOS 16, where texts' modifiers belong to every view.
  ///   - hasModule: whether swiftc finds a module.
  init(_ source: SourceFile, taken: [Range<Int>]? = nil, isNewer: Bool = false, hasModule: (String) -> Bool) {
    self.source = source
    let file = ParsedSource(source.text).file
    var rewriting = SourceRewriting(source.bytes)
    let finder = ChangedPlaces(viewMode: .sourceAccurate)
    finder.walk(file)
    for range in finder.blank { rewriting.blank(range) }
    var missing: Set<String> = []
    let newer = isNewer ? "@_spi(iOS16) " : ""
    var kept = taken ?? []
    for (name, range) in finder.imports {
      if hasModule(name) {
        kept.append(range)
        if name == "SwiftUI" { rewriting.insert(newer, at: range.lowerBound) }
      } else {
        missing.insert(name)
        rewriting.blank(range)
        // What such modules have of SwiftUI, or what the library has of them, comes with SwiftUI.
        rewriting.insert(newer + "import SwiftUI", at: range.lowerBound)
      }
    }
    if taken == nil {
      if finder.imports.isEmpty { rewriting.insert(newer + "import SwiftUI; ", at: 0) }
      for (index, view) in CompilableFile.views(in: file).enumerated() {
        rewriting.insert(
          "@MainActor @ViewBuilder fileprivate func _views\(index)() -> some View { ", at: view.lowerBound)
        rewriting.insert(" }", at: view.upperBound)
      }
      for (index, preview) in finder.previews.enumerated() {
        rewriting.blank(preview)
        rewriting.insert(
          "@MainActor @ViewBuilder fileprivate func _preview\(index)() -> some View ", at: preview.lowerBound)
      }
    } else {
      var start = 0
      for range in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if start < range.lowerBound { rewriting.blank(start..<range.lowerBound) }
        start = max(start, range.upperBound)
      }
      rewriting.blank(start..<source.byteCount)
    }
    missingModules = missing
    (text, map) = rewriting.finish()
    changed = SourceFile(name: source.name, text: text)
  }

  /// The stretches of expressions and statements at the top level: the views that a file shows by itself.
  private static func views(in file: SourceFileSyntax) -> [Range<Int>] {
    var views: [Range<Int>] = []
    var isOpen = false
    for item in file.statements {
      let range = item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
      let isView =
        switch item.item {
        case .decl: false
        case .expr(let expression): expression.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
        case .stmt: true
        @unknown default: false
        }
      if isView, isOpen, let last = views.popLast() {
        views.append(last.lowerBound..<range.upperBound)
      } else if isView {
        views.append(range)
      }
      isOpen = isView
    }
    return views
  }
}

extension CompilableFile {
  /// The files of a module: the source that is shown, and those that it takes declarations from, each with its own text.
  /// - Parameters:
  ///   - facts: what is known of the project: its target.
  ///   - hasModule: whether swiftc finds a module.
  @MainActor public static func module(
    of source: SourceFile, facts: ProjectFacts = ProjectFacts(), hasModule: (String) -> Bool
  ) -> [CompilableFile] {
    let (own, taken) = source.unjoined
    let isNewer = facts.target(of: source).iOS >= 16
    return [CompilableFile(own, isNewer: isNewer, hasModule: hasModule)]
      + taken.map { CompilableFile($0.file, taken: $0.ranges, isNewer: isNewer, hasModule: hasModule) }
  }
}

/// The places of a file that swiftc shall not read as they stand, in bytes.
private final class ChangedPlaces: SyntaxVisitor {
  var blank: [Range<Int>] = []
  var imports: [(name: String, range: Range<Int>)] = []
  /// What stands before the braces of previews.
  var previews: [Range<Int>] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeElements.map { Syntax($0) }
    var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if let active {
      blank.append(start..<active.position.utf8Offset)
      start = active.endPosition.utf8Offset
      walk(active)
    }
    blank.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    if let name = node.path.first?.name.text { imports.append((name, range)) }
    return .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["main", "Previewable"].contains(node.attributeName.trimmedDescription) {
      blank.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node) ? .visitChildren : .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(node) ? .visitChildren : .skipChildren
  }
  /// - Returns: whether what stands inside is looked into: the preview of a widget is left out.
  private func add(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard node.macroName.text == "Preview" else { return true }
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.arguments.contains(where: { $0.label?.text == "as" }) {
      blank.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
      return false
    }
    guard let closure = node.trailingClosure, closure.signature == nil else { return true }
    previews.append(start..<closure.positionAfterSkippingLeadingTrivia.utf8Offset)
    return true
  }
}
