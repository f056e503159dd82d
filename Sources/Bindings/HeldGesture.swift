internal import Runtime
internal import Views

/// A gesture of whatever kind; it tells its values in the form that the program has.
struct HeldGesture: PrimitiveGesture {
  private let make: @MainActor () -> GestureRecognition<Runtime.Value>

  init(_ gesture: some Gesture) { make = { gesture.recognition().map { give($0 as Any) } } }
  /// One that hears nothing.
  private init() { make = { GestureRecognition([]) { _ in .failed } } }
  static let silent = HeldGesture()

  func recognition() -> GestureRecognition<Runtime.Value> { make() }

  /// What happens with each value that is another than the one before.
  func hearing(_ action: @escaping (Runtime.Value) -> Void) -> some Gesture<Runtime.Value> {
    hearingChanges(Self.isSame, action)
  }
  private static func isSame(_ a: Runtime.Value, _ b: Runtime.Value) -> Bool {
    switch (a, b) {
    case (.bool(let x), .bool(let y)): return x == y
    case (.int(let x), .int(let y)): return x == y
    case (.double(let x), .double(let y)): return x == y
    case (.library(let x), .library(let y)):
      guard let x = x.value as? AnyHashable, let y = y.value as? AnyHashable else { return false }
      return x == y
    default: return false
    }
  }
}

extension HeldGesture: Bridged {
  static func native(_ value: Runtime.Value, _ conversion: Conversion) throws(Interruption) -> HeldGesture {
    func opened(_ gesture: some Gesture) -> HeldGesture { gesture as? HeldGesture ?? HeldGesture(gesture) }
    if case .none = value { return silent }
    return opened(try conversion.native(value, (any Gesture).self))
  }
  var value: Runtime.Value { .library(LibraryValue(self)) }
}

/// A gesture of the program: it is what its body is.
struct ProgramGesture: PrimitiveGesture {
  let program: ProgramValue

  func recognition() -> GestureRecognition<Runtime.Value> {
    let evaluation = program.evaluation
    let type = evaluation.associated("Body", "Gesture", of: program.type)
    guard let body = program.read("Gesture", "body"),
      let gesture = try? HeldGesture.native(body, Conversion(evaluation, type))
    else { return HeldGesture.silent.recognition() }
    return gesture.recognition()
  }
}
