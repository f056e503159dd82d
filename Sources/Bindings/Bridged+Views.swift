internal import Runtime
public import Views

extension Erased: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> Erased {
    try conversion.view(value)
  }
  var value: Value { .library(LibraryValue(self)) }
}
/// Content of bars, and tabs, are views too.
extension Erased: CustomizableToolbarContent {}
extension Erased: TabContent {
  public typealias TabValue = AnyHashable
}

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

/// The program keeps a vector's scalars in an array.
extension SIMD2: Bridged where Scalar: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> SIMD2 {
    guard case .structure(let fields) = value, case .array(let scalars)? = fields.first, scalars.count == 2 else {
      throw conversion.mismatch(value, self)
    }
    return SIMD2(try conversion.native(scalars[0], Scalar.self), try conversion.native(scalars[1], Scalar.self))
  }
  var value: Value { .structure([.array([give(x), give(y)])]) }
}

/// An effect is held as what it is.
extension AnyVisualEffect: Bridged {
  static func native(_ value: Value, _ conversion: Conversion) throws(Interruption) -> AnyVisualEffect {
    func opened(_ effect: some VisualEffect) -> AnyVisualEffect { AnyVisualEffect(effect) }
    return opened(try conversion.native(value, (any VisualEffect).self))
  }
  var value: Value { .library(LibraryValue(self)) }
}

/// The program holds every binding as one of its own values.
extension Binding: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> Binding<Value> {
    guard case .library(let library) = value else { throw conversion.mismatch(value, self) }
    if let binding = library.value as? Binding<Value> { return binding }
    let own = library.value as? Binding<Runtime.Value> ?? (library.value as? any LibraryBinding)?.own
    guard let base = own else { throw conversion.mismatch(value, self) }
    if let binding = base as? Binding<Value> { return binding }
    let first = try conversion.native(base.peek(), Value.self)
    return base.member(
      key: "native", get: { value in onMainThread((value, first)) { conversion.reading($0, $1) } },
      set: { value, new in value = onMainThread(new) { give($0) } })
  }
  var value: Runtime.Value {
    if let own = self as? Binding<Runtime.Value> { return .library(LibraryValue(own)) }
    if let held = self as? Binding<Held> { return .library(LibraryValue(held.own)) }
    return .library(LibraryValue(self))
  }
}

/// A binding to an array is a sequence of bindings to its elements. One to an element that is gone is read as it was,
/// and is not written.
extension Binding: NativeSequence where Value == Runtime.Value {
  var elements: [Runtime.Value] {
    guard case .array(let all) = wrappedValue else { return [] }
    return all.indices.map { index in
      let now = all[index]
      let element: Binding<Runtime.Value> = member(
        key: "\(index)",
        get: { value in
          guard case .array(let all) = value, all.indices.contains(index) else { return now }
          return all[index]
        },
        set: { value, new in
          guard case .array(var all) = value, all.indices.contains(index) else { return }
          value = .void
          all[index] = new
          value = .array(all)
        })
      return .library(LibraryValue(element))
    }
  }
}

/// The program holds a binding to the focus as any other.
extension FocusState.Binding: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> FocusState<Value>.Binding {
    FocusState<Value>.Binding(binding: try Views.Binding<Value>.native(value, conversion))
  }
  var value: Runtime.Value { binding.value }
}

/// The program holds a binding to where assistive technologies are as any other.
extension AccessibilityFocusState.Binding: Bridged {
  static func native(
    _ value: Runtime.Value, _ conversion: Conversion
  ) throws(Interruption) -> AccessibilityFocusState<Value>.Binding {
    AccessibilityFocusState<Value>.Binding(binding: try Views.Binding<Value>.native(value, conversion))
  }
  var value: Runtime.Value { binding.value }
}

/// A binding that the library made, as the environment has one to the presentation around.
private protocol LibraryBinding {
  /// The same with values as the program has them.
  var own: Binding<Runtime.Value> { get }
}
extension Binding: LibraryBinding {
  fileprivate var own: Binding<Runtime.Value> {
    member(key: "own", get: { value in onMainThread(value) { give($0 as Any) } }, set: { $0 = Self.native($1, like: $0) ?? $0 })
  }
  private static func native(_ value: Runtime.Value, like old: Value) -> Value? {
    if let held = old as? Held { return held.with(value) as? Value }
    return switch value {
    case .bool(let flag): flag as? Value
    case .int(let number): number as? Value
    case .double(let number): number as? Value
    case .string(let text): text as? Value
    case .library(let library): library.value as? Value
    default: nil
    }
  }
}

extension Conversion {
  /// A value as a native type; another one where it is none.
  func reading<T>(_ value: Value, _ fallback: T) -> T { (try? native(value, T.self)) ?? fallback }
}
