internal import Foundation
internal import Views

/// A value that something is shown for.
struct PresentedValue: Identifiable {
  let value: Value
  var id: AnyHashable { value.identifier }
}
extension Value {
  /// What an optional holds, to be shown.
  fileprivate var presented: PresentedValue? {
    if case .some(let wrapped) = self { PresentedValue(value: wrapped) } else { nil }
  }
}

/// A binding to a value that can be missing, for what is shown while it is there.
struct ItemBinding: InterpretableArgument {
  let binding: Binding<PresentedValue?>
  static let parameter = TypeParameter("Item", ["Identifiable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.optional(.parameter(parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ItemBinding {
    guard case .library(let library) = value, let binding = library as? Binding<Value> else { throw call.mismatch(staticType) }
    return ItemBinding(binding: binding.member(key: "item", get: { $0.presented }, set: { $0 = $1.map { .some($0.value) } ?? .none }))
  }
}
/// A value without conditions, for what is shown about it.
struct PresentedData: InterpretableArgument {
  let presented: PresentedValue?
  static let parameter = TypeParameter("T")
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .optional(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PresentedData { PresentedData(presented: value.presented) }
}
/// An error that an alert is about.
struct PresentedError: InterpretableArgument {
  let presented: Failure?
  /// The error with its description.
  struct Failure: LocalizedError {
    let value: PresentedValue
    let errorDescription: String?
  }
  static let parameter = TypeParameter("E", ["LocalizedError"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .optional(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PresentedError {
    guard let presented = value.presented else { return PresentedError(presented: nil) }
    let evaluation = call.evaluation
    guard let member = evaluation.lowering.property("localizedDescription", isStatic: false, of: evaluation.dynamicType(of: presented.value)),
      case .string(let text) = try evaluation.read(member, of: presented.value, at: call.span)
    else { return PresentedError(presented: Failure(value: presented, errorDescription: nil)) }
    return PresentedError(presented: Failure(value: presented, errorDescription: text))
  }
}

/// A `@ViewBuilder` closure that gets a value and runs when its views are made, and only then.
struct LaterViewsOf<Given: InterpretableArgument>: InterpretableArgument {
  private let views: @MainActor (Value) -> SteppedView
  static var staticType: StaticType { .function(Given.typeParameters.map { .parameter($0) }, .someView) }
  static var isViewBuilder: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LaterViewsOf {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return LaterViewsOf { given in SteppedView(content: evaluation.callBack(closure, [given], at: span).map { evaluation.view($0) }, evaluation: evaluation) }
  }
  /// What the library is given.
  func callAsFunction(_ given: PresentedValue) -> DeferredViews { DeferredViews { [views] in views(given.value) } }
}

/// A closure that makes a value when the library asks for it.
struct Maker<Result> {
  private let run: @MainActor () -> Result?
}
extension Maker: InterpretableArgument where Result: Interpretable {
  static var staticType: StaticType { .function([], Result.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Maker {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    return Maker { call.made(by: closure, []) }
  }
  /// What the closure makes, or something else where it fails.
  @MainActor func make(else other: Result) -> Result { run() ?? other }
}
/// A closure that makes an alert or the like of the value behind an `ItemBinding`, when the library asks for it.
struct ItemValue<Result> {
  private let run: @MainActor (PresentedValue) -> Result?
}
extension ItemValue: InterpretableArgument where Result: Interpretable {
  static var staticType: StaticType { .function([.parameter(ItemBinding.parameter)], Result.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ItemValue {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    return ItemValue { call.made(by: closure, [$0.value]) }
  }
  /// What the closure makes, or something else where it fails.
  @MainActor func make(_ given: PresentedValue, else other: Result) -> Result { run(given) ?? other }
}
extension CatalogueEntry.Call {
  /// What a closure of the program makes for the library; nil where it fails.
  @MainActor fileprivate func made<Result: Interpretable>(by closure: Closure, _ arguments: [Value]) -> Result? {
    guard let value = evaluation.callBack(closure, arguments, at: span) else { return nil }
    return evaluation.attempt(at: span) { () throws(Interruption) -> Result in try Result.read(value, self) }
  }
}
