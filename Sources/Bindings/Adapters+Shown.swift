internal import Declarations
internal import Drawing
internal import Foundation
internal import Runtime
internal import Views

/// Views and modifiers whose generic parameters no stand-in fits.
extension NativeTable {
  static let shown: [String: NativeFunction] = [
    "SwiftUI.AnyView.init(_:)": { (c: inout NativeCall) throws(Interruption) in try c.hiding() },
    "SwiftUI.AnyView.init(erasing:)": { (c: inout NativeCall) throws(Interruption) in try c.hiding() },
    // A still picture asks no schedule, and it is made at the run's own time.
    "SwiftUI.TimelineView.init(_:content:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(1, c.type(1))
      let view = TimelineView<EveryMinuteTimelineSchedule, Erased>(EveryMinuteTimelineSchedule()) { context in
        let now = TimelineViewDefaultContext(date: Surroundings.now, cadence: context.cadence)
        return onMainThread((callback, now)) { $0.view([give($1 as Any)]) }
      }
      return give(view as Any)
    },
    "SwiftUI.AsyncImagePhase.error": { (c: inout NativeCall) throws(Interruption) in
      guard let error = try c.read(0, AsyncImagePhase.self).error else { return .none }
      return .existential(ExistentialValue(box(error), c.evaluation.types.void))
    },
    "SwiftUI.ScaledMetric.init(wrappedValue:)": { (c: inout NativeCall) throws(Interruption) in
      box(ScaledMetric(wrappedValue: try c.double(0)))
    },
    "SwiftUI.ScaledMetric.init(wrappedValue:relativeTo:)": { (c: inout NativeCall) throws(Interruption) in
      box(ScaledMetric(wrappedValue: try c.double(0), relativeTo: try c.read(1, Font.TextStyle.self)))
    },
    "SwiftUI.ScaledMetric.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
      let number = try c.read(0, ScaledMetric<Double>.self).wrappedValue
      return .double(c.type(0)?.isStandard("Float") == true ? Double(Float(number)) : number)
    },
    "SwiftUI.View.alert(isPresented:error:actions:)": { (c: inout NativeCall) throws(Interruption) in
      let actions = try c.deferred(3, c.type(2))
      let (view, isPresented) = (try c.view(0, c.type(0)), try c.read(1, Binding<Bool>.self))
      return give(view.alert(isPresented: isPresented, error: try c.shownError(2), actions: { actions }) as Any)
    },
    "SwiftUI.View.alert(isPresented:error:actions:message:)": { (c: inout NativeCall) throws(Interruption) in
      let (actions, message) = (try c.callback(3, c.type(2)), try c.callback(4, c.type(3)))
      let (view, isPresented) = (try c.view(0, c.type(0)), try c.read(1, Binding<Bool>.self))
      return give(
        view.alert(isPresented: isPresented, error: try c.shownError(2)) { error in
          actions.view([error.value])
        } message: { error in
          message.view([error.value])
        } as Any)
    },
    "SwiftUI.View.dynamicTypeSize(_:R)": { (c: inout NativeCall) throws(Interruption) in
      let view = try c.view(0, c.type(0))
      @MainActor func opened(_ range: some RangeExpression<DynamicTypeSize>) -> Value {
        give(view.dynamicTypeSize(range) as Any)
      }
      return opened(try c.existential(1, (any RangeExpression<DynamicTypeSize>).self, c.type(1)))
    },
    "SwiftUI.PaintedShape.strokeBorder(_:lineWidth:antialiased:)": { (c: inout NativeCall) throws(Interruption) in
      try c.bordered(StrokeStyle(lineWidth: c.isGiven(2) ? try c.cgFloat(2) : 1))
    },
    "SwiftUI.PaintedShape.strokeBorder(_:style:antialiased:)": { (c: inout NativeCall) throws(Interruption) in
      try c.bordered(try c.read(2, StrokeStyle.self))
    },
  ]
}

extension NativeCall {
  /// A view without its type, which takes part in its identity.
  @MainActor fileprivate func hiding() throws(Interruption) -> Value {
    give(AnyView(try view(0, type(0)), typeName: typeName(value(0), type(0))) as Any)
  }
  @MainActor private func typeName(_ value: Value, _ type: RuntimeType?) -> String? {
    switch value {
    case .existential(let existential): typeName(existential.value, existential.type)
    case .library(let library): String("\(Swift.type(of: library.value))".prefix { $0 != "<" })
    default: type?.nominal?.name
    }
  }
  /// An error with what it says of itself; nil for none.
  @MainActor fileprivate func shownError(_ index: Int) throws(Interruption) -> ShownError? {
    guard let own = value(index).unwrapped else { return nil }
    if case .library(let library) = own, let error = library.value as? any LocalizedError {
      return ShownError(value: own, errorDescription: error.errorDescription)
    }
    guard let type = type(1), let text = evaluation.standardRequirement("LocalizedError", "errorDescription") else {
      throw mismatch(index, "error")
    }
    let made = try evaluation.invoke(evaluation.requirement(text, .get, of: type), [own])
    guard case .string(let words)? = made.unwrapped else { return ShownError(value: own, errorDescription: nil) }
    return ShownError(value: own, errorDescription: words)
  }
  /// A painted shape with a line along the inside of its outline.
  @MainActor fileprivate func bordered(_ style: StrokeStyle) throws(Interruption) -> Value {
    guard let painted = native(0, (any InsetPainted).self) else { throw mismatch(0, "shape that can be inset") }
    return give(painted.bordered(try read(1, AnyShapeStyle.self), style))
  }
}

/// An error of the program as an alert shows it.
private struct ShownError: LocalizedError {
  nonisolated(unsafe) let value: Value
  let errorDescription: String?
}

/// A painted shape that can be inset, whatever its shape is.
private protocol InsetPainted {
  func bordered(_ content: AnyShapeStyle, _ style: StrokeStyle) -> Any
}
extension PaintedShape: InsetPainted where Content: InsettableShape {
  fileprivate func bordered(_ content: AnyShapeStyle, _ style: StrokeStyle) -> Any {
    strokeBorder(content, style: style)
  }
}

/// A `struct Box: InsettableShape` of the program.
struct ProgramInsettableShape: InsettableShape {
  private let shape: RuntimeShape
  private let smaller: @Sendable (CGFloat) -> ProgramInsettableShape
  var layoutKind: String { shape.layoutKind }
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  func inset(by amount: CGFloat) -> ProgramInsettableShape { smaller(amount) }

  @MainActor init(_ program: ProgramValue) {
    shape = program.shape
    smaller = { amount in
      onMainThread((program, amount)) { program, amount in
        let evaluation = program.evaluation
        let made = program.call("InsettableShape", "inset", [.double(Double(amount))])
        let type = evaluation.associated("InsetShape", "InsettableShape", of: program.type)
        let inner = made.flatMap { try? Conversion(evaluation, type).native($0, (any InsettableShape).self) }
        return inner.map { ProgramInsettableShape($0) } ?? ProgramInsettableShape(program)
      }
    }
  }
  private init(_ inner: some InsettableShape) {
    if let own = inner as? ProgramInsettableShape {
      self = own
      return
    }
    shape = RuntimeShape(name: inner.layoutKind) { inner.path(in: $0) }
    smaller = { ProgramInsettableShape(inner.inset(by: $0)) }
  }
}
