internal import SwiftParser
internal import SwiftSyntax

/// The documentation comments of sources: compiled modules hold none.
struct DocumentationReader {
  /// What a source says about one declaration.
  private struct Comment {
    let text: String
    /// The declaration's identifiers: they tell overloads apart.
    let mentioned: Set<String>
  }

  let names: ModuleNames
  /// By the path and the full name of the declaration.
  private var comments: [String: [Comment]] = [:]

  init(names: ModuleNames) { self.names = names }

  mutating func read(_ file: SourceFileSyntax) { for declaration in InterfaceReader.declarations(of: file.statements) { read(declaration, in: "") } }

  private mutating func read(_ declaration: DeclSyntax, in owner: String) {
    if let text = Self.comment(of: declaration) {
      var renderer = DeclarationRenderer(names: names, shadowed: [])
      renderer.write(declaration)
      for name in DeclarationNames.fullNames(of: declaration) {
        comments["\(owner).\(name)", default: []].append(Comment(text: text, mentioned: renderer.mentioned))
      }
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    let path = extended.map(names.path(extending:)) ?? DeclarationNames.path(owner, DeclarationNames.baseNames(of: declaration).first ?? "")
    for member in InterfaceReader.declarations(of: group.memberBlock.members) { read(member, in: path) }
  }

  /// The comment of the declaration that the interface tells; among overloads with the same labels, the one whose types are nearest.
  func comment(of declaration: DeclSyntax, in owner: String, mentioned: Set<String>) -> String? {
    guard let name = DeclarationNames.fullNames(of: declaration).first, let candidates = comments["\(owner).\(name)"] else { return nil }
    return candidates.enumerated().min { left, right in
      let (first, second) = (left.element.mentioned.symmetricDifference(mentioned).count, right.element.mentioned.symmetricDifference(mentioned).count)
      return (first, left.offset) < (second, right.offset)
    }?.element.text
  }

  /// The lines behind `///`, or those of a block.
  static func comment(of declaration: DeclSyntax) -> String? {
    var lines: [String] = []
    for piece in declaration.leadingTrivia {
      switch piece {
      case .docLineComment(let line): lines.append(String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)))
      // An empty line ends what was said before.
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
