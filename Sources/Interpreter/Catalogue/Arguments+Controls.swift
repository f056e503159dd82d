internal import Foundation
internal import Views

/// A `@ViewBuilder` closure that a still picture never runs: it is checked, nothing else.
struct IgnoredViews: InterpretableArgument {
  static var staticType: StaticType { .function([], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> IgnoredViews { IgnoredViews() }
  /// What the library is given in its place.
  var call: () -> EmptyView { { EmptyView() } }
}

/// A binding to what is selected: of any type that can be compared.
struct SelectionBinding: InterpretableArgument {
  let binding: Binding<AnyHashable>
  static let parameter = TypeParameter("SelectionValue", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.parameter(parameter)]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> SelectionBinding {
    guard case .library(let library) = value, let binding = library as? Binding<Value> else { throw call.mismatch(staticType) }
    return SelectionBinding(binding: binding.member(key: "selection", get: { $0.selected }, set: { $0 = Value(selected: $1, like: $0) }))
  }
}

/// The type of a binding to a selection that can be missing.
struct ChoiceBinding: InterpretableArgument {
  /// The selection, as values are compared with tags.
  let binding: Binding<AnyHashable?>
  static var typeParameters: [TypeParameter] { [SelectionBinding.parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.optional(.parameter(SelectionBinding.parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ChoiceBinding {
    guard case .library(let library) = value, let binding = library as? Binding<Value> else { throw call.mismatch(staticType) }
    return ChoiceBinding(binding: ListSelectionBinding.one(binding))
  }
}
/// The type of a binding to a selection of several.
struct SelectionsBinding: InterpretableArgument {
  static var typeParameters: [TypeParameter] { [SelectionBinding.parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.library(LibraryType("Set"), [.parameter(SelectionBinding.parameter)])]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> SelectionsBinding { SelectionsBinding() }
}

/// The days that a control chooses.
struct DaysBinding: InterpretableArgument {
  let binding: Binding<Set<DateComponents>>
  static var staticType: StaticType { .library(LibraryType("Binding"), [.set(DateComponents.staticType)]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> DaysBinding {
    guard case .library(let library) = value, let binding = library as? Binding<Value> else {
      throw call.mismatch(staticType)
    }
    return DaysBinding(
      binding: binding.member(
        key: "days",
        get: { value in
          guard case .set(let days) = value else { return [] }
          return Set(days.keys.compactMap { if case .library(let day) = $0 { day as? DateComponents } else { nil } })
        }, set: { $0 = .set(Table($1.map(\.value))) }))
  }
}

/// The selection of a list, of either kind, which can be missing.
struct ListSelectionArgument<Kind: InterpretableArgument>: InterpretableArgument {
  let binding: ListSelectionBinding
  static var typeParameters: [TypeParameter] { Kind.typeParameters }
  static var staticType: StaticType { .optional(Kind.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Self {
    Self(binding: ListSelectionBinding(value))
  }
}

/// What is selected in a list, of one value or of several: the value of the binding says which.
struct ListSelectionBinding {
  private let binding: Binding<Value>?

  /// - Parameter value: the argument, an optional binding or one that is none; nil where a list has no selection.
  init(_ value: Value?) {
    var value = value
    if case .some(.some(let wrapped)) = value { value = wrapped }
    if case .some(.library(let library)) = value { binding = library as? Binding<Value> } else { binding = nil }
  }

  /// A list of rows of which one or several can be selected.
  @MainActor func list(_ rows: some View) -> any View {
    guard let binding else { return List { rows } }
    if case .set = binding.peek() { return List(selection: Self.several(binding)) { rows } }
    return List(selection: Self.one(binding)) { rows }
  }
  static func one(_ binding: Binding<Value>) -> Binding<AnyHashable?> {
    binding.member(
      key: "selection",
      get: { if case .none = $0 { nil } else { $0.selected } },
      set: { $0 = $1.map { .some(Value(selected: $0, like: .bool(false))) } ?? .none })
  }
  private static func several(_ binding: Binding<Value>) -> Binding<Set<AnyHashable>> {
    binding.member(
      key: "selection",
      get: { if case .set(let elements) = $0 { Set(elements.keys.map(\.selected)) } else { [] } },
      set: { $0 = .set(Table($1.map { Value(selected: $0, like: .bool(false)) })) })
  }
}

extension Value {
  /// The value of a tag, for a selection that can be missing if the one before could.
  init(selected tag: AnyHashable, like old: Value) {
    let plain: Value =
      switch tag.base {
      case let value as Value: value
      case let value as Int: .int(value)
      case let value as String: .string(value)
      case let value as Double: .double(value)
      case let value as Bool: .bool(value)
      default: .library(tag.base)
      }
    switch old {
    case .some, .none: self = .some(plain)
    default: self = plain
    }
  }
  /// The value as a tag or a selection: an optional one is the value inside it, as SwiftUI compares them.
  var selected: AnyHashable {
    if case .some(let wrapped) = self { return wrapped.selected }
    return identifier
  }
}

/// The type of the values that a screen is for.
struct DestinationType: InterpretableArgument {
  private let type: StaticType
  private let evaluation: Evaluation
  static let parameter = TypeParameter("D", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .metatype(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> DestinationType {
    guard case .type(let type) = value else { throw call.mismatch(staticType) }
    return DestinationType(type: type, evaluation: call.evaluation)
  }
  /// The value, if it is of this type.
  @MainActor func value(_ pushed: AnyHashable) -> Value? {
    guard let value = pushed.base as? Value else { return nil }
    return evaluation.cast(value, to: type)
  }
}
/// Any value at all.
struct AnyArgument: InterpretableArgument {
  static let parameter = TypeParameter("Item")
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AnyArgument { AnyArgument() }
}
