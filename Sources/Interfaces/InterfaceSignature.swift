/// What the line of a declaration says, as it is written there: its kind, its labels, its types.
///
/// It is read from the text alone: a parser's tree of a whole library would take half a second.
public struct InterfaceSignature: Sendable, Hashable {
  /// What is declared.
  public enum Kind: String, Sendable {
    /// A structure, a class, an actor, an enumeration or a protocol.
    case type
    /// `typealias`.
    case alias
    /// `associatedtype`.
    case associatedType
    /// `func`, of an operator too.
    case function
    /// `init`.
    case initializer
    /// `subscript`.
    case subscriptMember
    /// `var` or `let`.
    case variable
    /// A case of an enumeration.
    case enumCase
    /// `macro`.
    case macro
  }
  /// A parameter of a function, an initialiser, a subscript, a macro or a case.
  public struct Parameter: Sendable, Hashable {
    /// The label with which it is called; `_` for none.
    public let label: String
    /// The type without attributes, with `...` where there may be several; of an `@autoclosure` what it makes.
    public let type: String
  }
  /// A generic parameter.
  public struct GenericParameter: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// What stands behind its colon; `nil` where there is none.
    public let demand: String?
  }

  /// What is declared.
  public let kind: Kind
  /// Its name without backquotes; `init`, `subscript`.
  public internal(set) var name = ""
  /// The names of the attributes before it.
  public let attributes: [String]
  /// Whether it belongs to the type itself.
  public let isStatic: Bool
  /// Whether no program may use it.
  public let isUnavailable: Bool
  /// Whether an initialiser may give `nil`.
  public internal(set) var isFailable = false
  /// The generic parameters.
  public internal(set) var genericParameters: [GenericParameter] = []
  /// The parameters; `nil` for what is not called.
  public internal(set) var parameters: [Parameter]?
  /// The type of the result or the variable, or what an alias stands for; empty where none is written.
  public internal(set) var result = ""
  /// What stands behind `where`; `nil` where there is none.
  public internal(set) var whereClause: String?

  /// The name with its labels, `frame(width:height:alignment:)`; the name alone of what is not called.
  public var fullName: String {
    guard let parameters else { return name }
    return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }

  /// Reads a line; nil for what is none of these.
  init?(_ text: String) {
    var line = InterfaceLine(text)
    var attributes: [String] = []
    var isUnavailable = false
    while let attribute = line.attribute() {
      attributes.append(attribute.name)
      if attribute.name == "available", attribute.arguments.contains("unavailable") { isUnavailable = true }
    }
    var isStatic = false
    var kind: Kind?
    while kind == nil, let word = line.word() {
      kind = Self.kinds[word]
      if word == "static" { isStatic = true }
      // `class func` belongs to the type, `class C` is one.
      if word == "class", ["func ", "var ", "let ", "subscript("].contains(where: line.begins) {
        (isStatic, kind) = (true, nil)
      }
      if kind == nil { line.skipArguments() }
    }
    guard let kind else { return nil }
    (self.kind, self.attributes, self.isStatic, self.isUnavailable) = (kind, attributes, isStatic, isUnavailable)
    switch kind {
    case .initializer:
      name = "init"
      isFailable = line.skip("?") || line.skip("!")
    case .subscriptMember: name = "subscript"
    default:
      guard let word = line.name() else { return nil }
      name = word
    }
    genericParameters = line.list("<", ">").map { item in
      let parts = InterfaceLine.parted(item, at: ":")
      return GenericParameter(name: parts.before.last ?? "", demand: parts.after)
    }
    if line.begins("(") {
      let isNamed = kind != .subscriptMember && !(kind == .function && InterfaceLine.isOperator(name))
      parameters = line.list("(", ")").map { Self.parameter($0, isNamed: isNamed, isOfCase: kind == .enumCase) }
    }
    result = line.result(behind: kind == .variable ? ":" : kind == .alias ? "=" : "->")
    whereClause = line.condition()
  }
  private static let kinds: [String: Kind] = [
    "struct": .type, "class": .type, "enum": .type, "actor": .type, "protocol": .type, "typealias": .alias,
    "associatedtype": .associatedType, "func": .function, "init": .initializer, "subscript": .subscriptMember,
    "var": .variable, "let": .variable, "case": .enumCase, "macro": .macro,
  ]

  /// - Parameters:
  ///   - isNamed: whether a single name is a label too.
  ///   - isOfCase: whether a type may stand alone.
  private static func parameter(_ text: String, isNamed: Bool, isOfCase: Bool) -> Parameter {
    let parts = InterfaceLine.parted(text, at: ":")
    guard let type = parts.after else { return Parameter(label: "_", type: InterfaceLine.type(text)) }
    let names = parts.before
    let label = isNamed || isOfCase || names.count > 1 ? names.first : nil
    return Parameter(label: label.map(InterfaceLine.bare) ?? "_", type: InterfaceLine.type(type))
  }
}

extension InterfaceEntry {
  /// What the line says; `nil` for operators' own declarations and precedence groups.
  public var signature: InterfaceSignature? { InterfaceSignature(text) }
}
