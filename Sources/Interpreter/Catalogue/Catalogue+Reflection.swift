internal import Foundation
internal import Views

/// `Mirror`: what a value is made of. Foundation's and SwiftUI's own values show their parts as Swift's mirror does.
struct Reflection: LibraryValue {
  let type: StaticType
  let style: ReflectionStyle?
  /// Tuples of an optional label and a value.
  let children: [Value]
  /// What the superclass adds.
  var ancestors: [Reflection] = []

  static var libraryType: LibraryType { LibraryType("Mirror", ["CustomStringConvertible"]) }
  static let childType = StaticType.tuple([StaticType.Element(label: "label", type: .optional(.string)), StaticType.Element(label: "value", type: .any([]))])

  @MainActor
  init(of value: Value, _ evaluation: Evaluation) {
    func child(_ label: String?, _ value: Value) -> Value { .tuple([label.map { .some(.string($0)) } ?? .none, value]) }
    type = evaluation.dynamicType(of: value)
    switch value {
    case .structure(let instance):
      (style, children) = (.struct, zip(instance.declaration.fields, instance.fields).map { child(Reflection.label($0), $1) })
    case .object(let object):
      (style, children) = (.class, object.declaration.fields.filter { object.fields.indices.contains($0.index) }.map { child(Reflection.label($0), object.fields[$0.index]) })
      var above = object.declaration.superclass
      while let current = above {
        ancestors.append(Reflection(inherited: current, of: object))
        above = current.superclass
      }
    case .enumCase(let declaration, let index, let payload):
      style = .enum
      children = payload.isEmpty ? [] : [child(declaration.cases[index].name, payload.count == 1 ? payload[0] : .tuple(payload))]
    case .array(let values): (style, children) = (.collection, values.map { child(nil, $0) })
    case .set(let table): (style, children) = (.set, table.keys.map { child(nil, $0) })
    case .dictionary(let table): (style, children) = (.dictionary, zip(table.keys, table.values).map { child(nil, .tuple([$0, $1])) })
    case .tuple(let values): (style, children) = (.tuple, values.enumerated().map { child(".\($0)", $1) })
    case .some(let wrapped): (style, children) = (.optional, [child("some", wrapped)])
    case .none: (style, children) = (.optional, [])
    case .library(let library):
      let mirror = Mirror(reflecting: library)
      style = mirror.displayStyle.flatMap { shown in ReflectionStyle.allCases.first { "\($0)" == "\(shown)" } }
      children = mirror.children.map { child($0.label, Reflection.part($0.value)) }
    default: (style, children) = (nil, [])
    }
  }
  @MainActor
  private init(inherited declaration: TypeDeclaration, of object: Object) {
    (type, style) = (.declared(declaration, []), .class)
    children = declaration.fields.filter { object.fields.indices.contains($0.index) }.map { .tuple([.some(.string(Reflection.label($0))), object.fields[$0.index]]) }
  }
  /// A property wrapper's storage has the name of the property with an underscore.
  @MainActor private static func label(_ field: FieldDeclaration) -> String { field.wrapper == nil ? field.name : "_\(field.name)" }
  private static func part(_ value: Any) -> Value {
    switch value {
    case let value as Int: .int(value)
    case let value as Double: .double(value)
    case let value as CGFloat: .double(Double(value))
    case let value as Bool: .bool(value)
    case let value as String: .string(value)
    default: .library(value)
    }
  }
}

/// `Mirror.DisplayStyle`.
enum ReflectionStyle: NamedChoices {
  case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
  static var libraryType: LibraryType { LibraryType("Mirror.DisplayStyle", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// `Mirror` with its children, its style and its type.
  func registerReflection() {
    add(Reflection.libraryType)
    choices(ReflectionStyle.self)
    let any = StaticType.any([])
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    add(
      CatalogueEntry(.initializer, "Mirror", "init", [parameter("reflecting", any)], result: Reflection.staticType, doc: "What a value is made of.") { call in
        .library(Reflection(of: call.argument(0), call.evaluation))
      })
    func property(_ name: String, _ type: StaticType, _ doc: String, _ get: @escaping @MainActor (Reflection) -> Value) {
      add(
        CatalogueEntry(.property, "Mirror", name, [], result: type, doc: doc) { call throws(Interruption) -> Value in get(try Reflection.read(call.base, call)) })
    }
    property("children", .array(Reflection.childType), "The parts, each with its label if it has one.") { .array($0.children) }
    property("displayStyle", .optional(ReflectionStyle.staticType), "What kind of value it is; nil for numbers and texts.") { $0.style.map { .some($0.value) } ?? .none }
    property("subjectType", .metatype(any), "The type of the value.") { .type($0.type) }
    property("description", .string, "In words.") { .string("Mirror for \($0.type)") }
    property("superclassMirror", .optional(Reflection.staticType), "What the superclass adds.") { mirror in
      guard var above = mirror.ancestors.first else { return .none }
      above.ancestors = Array(mirror.ancestors.dropFirst())
      return .some(.library(above))
    }
    func descendant(_ type: StaticType, _ find: @escaping @MainActor ([Value], Value) -> Value?) {
      add(
        CatalogueEntry(.method, "Mirror", "descendant", [parameter(nil, type)], result: .optional(any), doc: "The part with a label or at a place.") {
          call throws(Interruption) -> Value in
          guard case .tuple(let parts)? = find(try Reflection.read(call.base, call).children, call.argument(0)) else { return .none }
          return .some(parts[1])
        })
    }
    descendant(.string) { children, key in
      children.first { child in
        guard case .tuple(let parts) = child, case .some(let label) = parts[0] else { return false }
        return label == key
      }
    }
    descendant(.int) { children, key in
      guard case .int(let index) = key, children.indices.contains(index) else { return nil }
      return children[index]
    }
  }
}
