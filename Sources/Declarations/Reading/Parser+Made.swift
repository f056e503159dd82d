package import SwiftParser
package import SwiftSyntax

extension Parser {
  /// The syntax of a text that was made around parts of a file, which the parser has read before.
  ///
  /// What stands around a part nests it deeper than it is in its file, where it may be at the parser's bound (256 levels)
  /// already: behind that the parser reads nothing, and the part would be another than the one in the file.
  package static func parse(made text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: 300)
    return SourceFileSyntax.parse(from: &parser)
  }
}
