internal import SwiftParser
internal import SwiftSyntax

/// What of C's library programs call: `import Foundation` brings it along.
enum CLibrary {
  /// Functions and constants of fractions alone are mathematics: all of them. Of the others, these.
  private static let called: Set<String> = ["abort", "abs", "clock", "exit", "labs", "sleep", "usleep"]
  /// Random numbers: the supplement of Foundation has them, and the standard source what they do.
  private static let chances: Set<String> = [
    "arc4random", "arc4random_uniform", "drand48", "lrand48", "rand", "random", "srand", "srand48", "srandom",
  ]
  private static let fractions: Set<String> = ["Double", "Float"]
  private static let wholeNumbers = ["__uint32_t": "UInt32", "__useconds_t": "UInt32", "__clock_t": "Int", "clock_t": "Int"]

  /// Swift source with the declarations that stay, of all that the compiler imports.
  static func declarations(of file: SourceFileSyntax) -> String {
    InterfaceReader.declarations(of: file.statements).compactMap { declaration -> String? in
      guard let name = DeclarationNames.baseNames(of: declaration).first, !name.hasPrefix("_"), !chances.contains(name)
      else { return nil }
      let types = types(of: declaration)
      guard let types, called.contains(name) || (!types.isEmpty && types.allSatisfy(fractions.contains)) else { return nil }
      var text = declaration.trimmedDescription.replacing("_ __", with: "_ ")
      for (old, new) in wholeNumbers { text = text.replacing(old, with: new) }
      return text
    }.joined(separator: "\n")
  }

  /// Of the toolchain's own module `Glibc` the functions of fractions stay, and types: files and processes are not for programs.
  static func isCalled(_ declaration: DeclSyntax) -> Bool {
    guard declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) else { return true }
    return declaration.tokens(viewMode: .sourceAccurate).contains { ["Double", "Float", "FloatingPoint", "BinaryFloatingPoint"].contains($0.text) }
  }

  /// The types of parameters and result; `nil` for what is neither a function nor a constant.
  private static func types(of declaration: DeclSyntax) -> [String]? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return (function.signature.parameterClause.parameters.map(\.type) + (function.signature.returnClause.map { [$0.type] } ?? [])).map(\.trimmedDescription)
    }
    return declaration.as(VariableDeclSyntax.self)?.bindings.compactMap { $0.typeAnnotation?.type.trimmedDescription }
  }
}
