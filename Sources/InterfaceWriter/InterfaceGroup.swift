/// The declarations of one type's body, of one extension, or of the top of a module.
final class InterfaceGroup {
  /// The line that opens it, without ` {`; empty at the top.
  let header: String
  /// The path of the type whose members these are.
  let owner: String
  let isExtension: Bool
  let statesConformances: Bool
  let isProtocol: Bool
  var members: [Member] = []
  /// The identifiers of the header.
  let mentioned: Set<String>
  var documentation: String?

  enum Member {
    case declaration(InterfaceDeclaration)
    case type(name: String, InterfaceGroup)
  }

  init(header: String, owner: String, isExtension: Bool, statesConformances: Bool, mentioned: Set<String>, isProtocol: Bool = false) {
    self.header = header
    self.owner = owner
    self.isExtension = isExtension
    self.statesConformances = statesConformances
    self.mentioned = mentioned
    self.isProtocol = isProtocol
  }
}

/// A declaration without members.
struct InterfaceDeclaration {
  /// Under which it is found; the owner is that of its group, or the fixity of an operator.
  let name: String
  let owner: String
  let text: String
  let mentioned: Set<String>
  var documentation: String?
}
