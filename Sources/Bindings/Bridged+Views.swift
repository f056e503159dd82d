internal import Runtime
public import Views

extension Erased: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Erased {
    try conversion.view(value)
  }
  var value: Value { .library(LibraryValue(self)) }
}
/// Content of bars is a view too.
extension Erased: ToolbarContent {}

extension AnyShape: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> AnyShape {
    func opened(_ shape: some Shape) -> AnyShape { shape as? AnyShape ?? AnyShape(shape) }
    return opened(try conversion.native(value, (any Shape).self))
  }
  var value: Value { .library(LibraryValue(self)) }
}
extension AnyShapeStyle: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> AnyShapeStyle {
    func opened(_ style: some ShapeStyle) -> AnyShapeStyle { style as? AnyShapeStyle ?? AnyShapeStyle(style) }
    return opened(try conversion.native(value, (any ShapeStyle).self))
  }
  var value: Value { .library(LibraryValue(self)) }
}

/// A painted shape, whatever its shape is.
private protocol AnyPainted {
  @MainActor var erased: PaintedShape<AnyShape> { get }
}
extension PaintedShape: AnyPainted {}
extension PaintedShape: Bridged where Content == AnyShape {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> PaintedShape {
    guard case .library(let library) = value, let painted = library.value as? any AnyPainted else {
      throw conversion.mismatch(value, self)
    }
    return painted.erased
  }
  var value: Value { .library(LibraryValue(self)) }
}

/// The program holds every binding as one of its own values.
extension Binding: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> Binding<Value> {
    guard case .library(let library) = value else { throw conversion.mismatch(value, self) }
    if let binding = library.value as? Binding<Value> { return binding }
    guard let base = library.value as? Binding<Runtime.Value> else { throw conversion.mismatch(value, self) }
    let first = try conversion.native(base.peek(), Value.self)
    return base.member(
      key: "native", get: { value in onMainThread((value, first)) { conversion.reading($0, $1) } },
      set: { value, new in value = onMainThread(new) { give($0) } })
  }
  var value: Runtime.Value {
    if let own = self as? Binding<Runtime.Value> { return .library(LibraryValue(own)) }
    return .library(LibraryValue(self))
  }
}

extension Conversion {
  /// A value as a native type; another one where it is none.
  func reading<T>(_ value: Value, _ fallback: T) -> T { (try? native(value, T.self)) ?? fallback }
}
