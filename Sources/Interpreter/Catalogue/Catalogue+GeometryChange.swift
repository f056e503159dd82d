internal import Foundation
internal import LayoutCore
internal import Views

extension Catalogue {
  func registerGeometryChange() {
    modifier(
      "onGeometryChange", Parameter<GeometryChange.ValueType>("for"), Parameter<GeometryChange.Measure>("of"), Parameter<GeometryChange.Action>("action"),
      doc: "Does something when a value made of the view's geometry is another one than before."
    ) { base, _, measure, action in
      base.onGeometryChange(for: GeometryChange.Compared.self) { proxy in
        MainActor.assumeIsolated { GeometryChange.Compared(value: measure.value(proxy)) }
      } action: { new in
        MainActor.assumeIsolated { action.run([new.value]) }
      }
    }
    modifier(
      "onGeometryChange", Parameter<GeometryChange.ValueType>("for"), Parameter<GeometryChange.Measure>("of"), Parameter<GeometryChange.ActionWithOld>("action"),
      doc: "Does something when a value made of the view's geometry is another one than before; the action is given both."
    ) { base, _, measure, action in
      base.onGeometryChange(for: GeometryChange.Compared.self) { proxy in
        MainActor.assumeIsolated { GeometryChange.Compared(value: measure.value(proxy)) }
      } action: { old, new in
        MainActor.assumeIsolated { action.run([old.value, new.value]) }
      }
    }
  }
}

/// The arguments of `onGeometryChange`, whose value is of one type `T`.
enum GeometryChange {
  static let parameter = TypeParameter("T", ["Equatable"])

  /// A value of a program, compared by its contents. Unchecked, because values are not sent: it is made, compared and used on the main actor only.
  struct Compared: Equatable, @unchecked Sendable {
    let value: Value
    private let contents: AnyHashable
    init(value: Value) {
      self.value = value
      contents = value.identifier
    }
    static func == (a: Compared, b: Compared) -> Bool { a.contents == b.contents }
  }
  /// `CGFloat.self`.
  struct ValueType: InterpretableArgument {
    static var typeParameters: [TypeParameter] { [parameter] }
    static var staticType: StaticType { .metatype(.parameter(parameter)) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ValueType { ValueType() }
  }
  /// From geometry to a value.
  struct Measure: InterpretableArgument {
    let value: @MainActor (GeometryProxy) -> Value
    static var staticType: StaticType { .function([GeometryProxy.staticType], .parameter(parameter)) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Measure {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Measure { proxy in evaluation.callBack(closure, [proxy.value], at: span) ?? .void }
    }
  }
  /// What is done with the new value.
  struct Action: InterpretableArgument {
    let run: @MainActor ([Value]) -> Void
    static var staticType: StaticType { .function([.parameter(parameter)], .void) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Action {
      guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
      let (evaluation, span) = (call.evaluation, call.span)
      return Action { _ = evaluation.callBack(closure, $0, at: span) }
    }
  }
  /// What is done with the old value and the new one.
  struct ActionWithOld: InterpretableArgument {
    let run: @MainActor ([Value]) -> Void
    static var staticType: StaticType { .function([.parameter(parameter), .parameter(parameter)], .void) }
    static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ActionWithOld {
      ActionWithOld(run: try Action.read(value, call).run)
    }
  }
}
