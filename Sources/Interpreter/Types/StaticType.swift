/// What is known of an expression before the program runs. Members and overloads are looked up on it, never on the value.
indirect enum StaticType: Hashable, Sendable {
  /// A type of the library or of the language, with generic arguments where the playground keeps them (`[Int]`, `String?`).
  case library(LibraryType, [StaticType])
  /// A type of the file.
  case declared(TypeDeclaration, [StaticType])
  case tuple([Element])
  case function([StaticType], StaticType)
  /// `some View`: the declaration or call that hides the type is part of it.
  case opaque([String], origin: Int)
  /// `any View`.
  case any([String])
  /// A generic parameter, `Self` of a protocol extension included.
  case parameter(TypeParameter)
  case metatype(StaticType)
  case never
  /// A view that SwiftUI has and the library lacks: it was warned of, and whatever is asked of it is left out silently.
  case skipped
  /// Something is wrong with the expression and was reported; nothing that uses it reports again.
  case failed

  /// An element of a tuple.
  struct Element: Hashable, Sendable {
    var label: String?
    var type: StaticType
  }

  static let void = StaticType.tuple([])
  static let bool = StaticType.library(.bool, [])
  static let int = StaticType.library(.int, [])
  static let double = StaticType.library(.double, [])
  static let cgFloat = StaticType.library(.cgFloat, [])
  static let string = StaticType.library(.string, [])
  static let character = StaticType.library(.character, [])
  static let range = StaticType.library(.range, [.int])
  static let closedRange = StaticType.library(.closedRange, [.int])
  /// A view whose type is hidden and of no interest.
  static let someView = StaticType.opaque(["View"], origin: 0)

  static func optional(_ wrapped: StaticType) -> StaticType { .library(.optional, [wrapped]) }
  static func array(_ element: StaticType) -> StaticType { .library(.array, [element]) }

  static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType { .library(.dictionary, [key, value]) }
  /// An element of a dictionary.
  static func pair(_ key: StaticType, _ value: StaticType) -> StaticType { .tuple([Element(label: "key", type: key), Element(label: "value", type: value)]) }
  static func set(_ element: StaticType) -> StaticType { .library(.set, [element]) }
  static func reference(_ target: StaticType) -> StaticType { .library(.reference, [target]) }

  /// What an `inout` parameter changes.
  var inoutTarget: StaticType? {
    if case .library(.reference, let arguments) = self { return arguments.first }
    return nil
  }
  /// The types of a dictionary's keys and values.
  var keyAndValue: (key: StaticType, value: StaticType)? {
    if case .library(.dictionary, let arguments) = self, arguments.count == 2 { return (arguments[0], arguments[1]) }
    return nil
  }
  /// The type inside an optional.
  var wrapped: StaticType? {
    if case .library(.optional, let arguments) = self { return arguments.first }
    return nil
  }
  /// The type of an array's elements.
  var element: StaticType? {
    if case .library(.array, let arguments) = self { return arguments.first }
    return nil
  }
  /// True for what has been reported, or is left out on purpose.
  var isSilent: Bool { self == .failed || self == .skipped }
  /// True for `Double` and `CGFloat`, which convert into each other.
  var isFloatingPoint: Bool { self == .double || self == .cgFloat }
  var isNumeric: Bool { isFloatingPoint || self == .int }
  /// True for `Int` and the whole numbers of fixed sizes.
  var isWholeNumber: Bool {
    if case .library(let type, _) = self { return type.protocols.contains("FixedWidthInteger") }
    return false
  }
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// The same type with generic parameters replaced.
  func substituting(_ bindings: [TypeParameter: StaticType]) -> StaticType {
    if bindings.isEmpty { return self }
    switch self {
    case .parameter(let parameter): return bindings[parameter] ?? self
    case .library(let type, let arguments): return arguments.isEmpty ? self : .library(type, arguments.map { $0.substituting(bindings) })
    case .declared(let type, let arguments): return arguments.isEmpty ? self : .declared(type, arguments.map { $0.substituting(bindings) })
    case .tuple(let elements): return .tuple(elements.map { Element(label: $0.label, type: $0.type.substituting(bindings)) })
    case .function(let parameters, let result): return .function(parameters.map { $0.substituting(bindings) }, result.substituting(bindings))
    case .metatype(let type): return .metatype(type.substituting(bindings))
    case .opaque, .any, .never, .skipped, .failed: return self
    }
  }
  /// True if one of the parameters occurs in the type.
  func mentions(_ parameters: [TypeParameter]) -> Bool {
    if parameters.isEmpty { return false }
    switch self {
    case .parameter(let parameter): return parameters.contains(parameter)
    case .library(_, let arguments), .declared(_, let arguments): return arguments.contains { $0.mentions(parameters) }
    case .tuple(let elements): return elements.contains { $0.type.mentions(parameters) }
    case .function(let inputs, let result): return result.mentions(parameters) || inputs.contains { $0.mentions(parameters) }
    case .metatype(let type): return type.mentions(parameters)
    case .opaque, .any, .never, .skipped, .failed: return false
    }
  }
}

extension StaticType: CustomStringConvertible {
  /// As Swift writes it, without the generic arguments of library views.
  var description: String {
    switch self {
    case .library(.optional, let arguments):
      let wrapped = arguments.first.map(\.description) ?? "_"
      return arguments.first?.isFunction == true || wrapped.contains(" ") ? "(\(wrapped))?" : wrapped + "?"
    case .library(.reference, let arguments): return "inout \(arguments.first.map(\.description) ?? "_")"
    case .library(.dictionary, let arguments) where arguments.count == 2: return "[\(arguments[0]) : \(arguments[1])]"
    case .library(.array, let arguments): return "[\(arguments.first.map(\.description) ?? "_")]"
    case .library(let type, let arguments): return type.name + StaticType.list(arguments)
    case .declared(let type, let arguments): return type.name + StaticType.list(arguments)
    case .tuple(let elements):
      if elements.isEmpty { return "Void" }
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
    case .function(let parameters, let result): return "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .opaque(let protocols, _): return "some " + protocols.joined(separator: " & ")
    case .any(let protocols) where protocols.isEmpty: return "Any"
    case .any(let protocols): return "any " + protocols.joined(separator: " & ")
    case .parameter(let parameter): return parameter.name
    case .metatype(let type): return "\(type).Type"
    case .never: return "Never"
    case .skipped, .failed: return "_"
    }
  }
  private static func list(_ arguments: [StaticType]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }
}
