internal import SwiftSyntax

/// Makes the thunks of a declaration, or says why there is none.
struct ThunkMaker {
  let entry: LibraryEntry
  let types: LibraryTypes
  /// The stand-in for `Strideable`.
  var number = "Double"

  init(entry: LibraryEntry, types: LibraryTypes) {
    self.entry = entry
    self.types = types
  }

  /// Where the arguments of a static member or of an initialiser begin.
  static let staticOffset = 0

  struct Owner {
    var binder: TypeBinder
    /// The type as an expression before the dot; empty at the top.
    var type: String
    var isProtocol: Bool
    var isClass: Bool
    /// The existential that is opened, where the owner is a protocol without a stand-in.
    var opened: String?
    var leaf: String?
  }

  func thunks() throws(Refusal) -> [Thunk] {
    switch entry.declaration.as(DeclSyntaxEnum.self) {
    case .initializerDecl(let declaration): return [try initializer(declaration)]
    case .functionDecl(let declaration): return [try function(declaration)]
    case .variableDecl(let declaration): return try property(declaration)
    case .subscriptDecl(let declaration): return try subscripts(declaration)
    case .enumCaseDecl(let declaration): return try enumCase(declaration)
    default: return []
    }
  }

  /// Whether the declaration can be called, read or matched.
  static func isCallable(_ declaration: DeclSyntax) -> Bool {
    [.initializerDecl, .functionDecl, .variableDecl, .subscriptDecl, .enumCaseDecl].contains(declaration.kind)
  }

  func thunk(_ role: Thunk.Role, _ body: [String]) -> Thunk {
    let full = entry.fullName
    var name = ""
    for character in full.replacing("_:", with: "") {
      if character.isLetter || character.isNumber {
        name.append(character)
      } else if name.last != "_" {
        name.append("_")
      }
    }
    while name.last == "_" { name.removeLast() }
    if entry.declaration.as(FunctionDeclSyntax.self).map({
      !($0.name.text.first?.isLetter ?? false || $0.name.text.first == "_" || $0.name.text.first == "`")
    }) == true {
      name += "_operator"
    }
    if role == .set { name += "_set" }
    if role == .match { name += "_match" }
    return Thunk(number: entry.number, role: role, name: name, owner: entry.owner, body: body)
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
