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

/// A binding to a selection that can be missing; the list that shows it marks nothing.
struct ChoiceBinding: InterpretableArgument {
  static var typeParameters: [TypeParameter] { [SelectionBinding.parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.optional(.parameter(SelectionBinding.parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ChoiceBinding { ChoiceBinding() }
}
/// A binding to a selection of several; the list that shows it marks nothing.
struct SelectionsBinding: InterpretableArgument {
  static var typeParameters: [TypeParameter] { [SelectionBinding.parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.library(LibraryType("Set"), [.parameter(SelectionBinding.parameter)])]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> SelectionsBinding { SelectionsBinding() }
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

/// A binding to a value that can be missing, for what is shown while it is there.
struct ItemBinding: InterpretableArgument {
  static let parameter = TypeParameter("Item", ["Identifiable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.optional(.parameter(parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ItemBinding { ItemBinding() }
}
/// What is made of the value behind an `ItemBinding`; kept, not run.
struct ItemViews: InterpretableArgument {
  static var staticType: StaticType { .function([.parameter(ItemBinding.parameter)], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ItemViews { ItemViews() }
}
/// An alert or the like, made of the value behind an `ItemBinding`; kept, not run.
struct ItemValue<Result> {}
extension ItemValue: InterpretableArgument where Result: Interpretable {
  static var staticType: StaticType { .function([.parameter(ItemBinding.parameter)], Result.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ItemValue { ItemValue() }
}
/// A value without conditions, for what is shown about it.
struct PresentedData: InterpretableArgument {
  static let parameter = TypeParameter("T")
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .optional(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PresentedData { PresentedData() }
}
/// What is made of presented data; kept, not run.
struct PresentedViews: InterpretableArgument {
  static var staticType: StaticType { .function([.parameter(PresentedData.parameter)], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PresentedViews { PresentedViews() }
}
/// A closure that makes a value; kept, not run.
struct Maker<Result> {}
extension Maker: InterpretableArgument where Result: Interpretable {
  static var staticType: StaticType { .function([], Result.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Maker { Maker() }
}
/// A type, and a closure that makes views of its values; kept, not run.
struct DestinationType: InterpretableArgument {
  static let parameter = TypeParameter("D", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .metatype(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> DestinationType { DestinationType() }
}
struct DestinationViews: InterpretableArgument {
  static var staticType: StaticType { .function([.parameter(DestinationType.parameter)], .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> DestinationViews { DestinationViews() }
}
/// Any value at all.
struct AnyArgument: InterpretableArgument {
  static let parameter = TypeParameter("Item")
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AnyArgument { AnyArgument() }
}
