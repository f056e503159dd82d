internal import SwiftSyntax

/// The generic parameters that a declaration sees, and which native type stands for each of them.
struct GenericScope {
  /// In the order of the checker's signatures: `Self` of a protocol, those of outer types, those of the declaration, `some P` of its parameters.
  private(set) var names: [String] = []
  /// Protocols by parameter.
  private(set) var constraints: [String: [String]] = [:]
  /// What a parameter or an associated type of it is the same as.
  private(set) var same: [String: TypeSyntax] = [:]

  mutating func declare(_ clause: GenericParameterClauseSyntax?) throws(Refusal) {
    for parameter in clause?.parameters ?? [] {
      if parameter.specifier != nil { throw .pack }
      declare(parameter.name.text, parameter.inheritedType)
    }
  }

  mutating func declare(_ name: String, _ bounds: TypeSyntax?) {
    names.append(name)
    if let bounds { constrain(name, bounds) }
  }

  mutating func constrain(_ clause: GenericWhereClauseSyntax?) {
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        constrain(conformance.leftType.trimmedDescription, conformance.rightType)
      case .sameTypeRequirement(let equal):
        let (left, right) = (equal.leftType.trimmedDescription, equal.rightType.trimmedDescription)
        if names.contains(left) || !names.contains(right) {
          if case .type(let type) = equal.rightType { same[left] = type }
        } else if case .type(let type) = equal.leftType {
          same[right] = type
        }
      default: break
      }
    }
  }

  private mutating func constrain(_ name: String, _ bounds: TypeSyntax) {
    if let composition = bounds.as(CompositionTypeSyntax.self) {
      for element in composition.elements { constrain(name, element.type) }
    } else {
      constraints[name, default: []].append(bounds.trimmedDescription)
    }
  }

  /// The parameters of the type that the declaration belongs to: in its thunks they have one stand-in.
  private(set) var owned: Set<String> = []
  /// Says that those that are known so far are the type's.
  mutating func own() { owned = Set(names) }

  func index(of name: String) -> Int? { names.lastIndex(of: name) }

  /// The number type that stands for a parameter that is `Strideable`: a thunk has a branch for each.
  var number = "Double"

  /// The native type that stands for a parameter.
  func standIn(of name: String) throws(Refusal) -> String {
    let protocols = protocols(of: name)
    let native = protocols.contains("Strideable") ? number : try Self.standIn(for: protocols)
    if native == "[Held]",
      let other = (constraints["\(name).Element"] ?? []).first(where: {
        !Self.isImplied($0, by: "Held") && !Self.silent.contains($0)
      })
    {
      throw .noStandIn(other)
    }
    return native
  }

  /// Protocols that say nothing about how a value is read.
  private static let silent: Set<String> = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "Any", "BitwiseCopyable",
  ]

  /// The protocols of a parameter that matter.
  func protocols(of name: String) -> [String] { (constraints[name] ?? []).filter { !Self.silent.contains($0) } }

  /// Native types that stand for every type of a protocol. The first that fits is taken.
  private static let standIns: [(protocols: Set<String>, native: String)] = [
    (["View", "PrimitiveView", "ToolbarContent", "CustomizableToolbarContent", "TabContent"], "Erased"),
    (["Shape"], "AnyShape"),
    (["ShapeStyle"], "AnyShapeStyle"),
    (
      [
        "RandomAccessCollection", "MutableCollection", "BidirectionalCollection", "RangeReplaceableCollection",
        "Collection", "Sequence",
      ], "[Held]"
    ),
    (["StringProtocol"], "String"),
    (["BinaryFloatingPoint", "FloatingPoint"], "Double"),
    (["BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger"], "Int"),
    (["Hashable", "Equatable", "Comparable", "Identifiable"], "Held"),
    (["FormatStyle", "ParseableFormatStyle"], "HeldFormat"),
    (["Animatable"], "Held"),
    (["VisualEffect"], "AnyVisualEffect"),
    (["Gesture", "PrimitiveGesture"], "HeldGesture"),
    (["MatchedTransitionSourceConfiguration"], "EmptyMatchedTransitionSourceConfiguration"),
    (["Keyframes"], "TupleKeyframes<Value>"),
  ]

  /// The native type for a parameter whose constraints are these.
  static func standIn(for protocols: [String]) throws(Refusal) -> String {
    if protocols.isEmpty { return "Value" }
    for (known, native) in standIns where !known.isDisjoint(with: protocols) {
      if let other = protocols.first(where: { !known.contains($0) && !isImplied($0, by: native) }) {
        throw .noStandIn(other)
      }
      return native
    }
    throw .noStandIn(protocols.joined(separator: " & "))
  }

  private static func isImplied(_ name: String, by native: String) -> Bool {
    switch native {
    case "Held": ["Hashable", "Equatable", "Comparable", "Identifiable"].contains(name)
    case "String", "Double", "Int": ["Hashable", "Equatable", "Comparable"].contains(name)
    default: false
    }
  }

  /// Native types whose values are read with the type that the program uses.
  static let typed: Set<String> = ["Erased", "AnyShape", "AnyShapeStyle", "Held", "[Held]", "HeldGesture"]
}
