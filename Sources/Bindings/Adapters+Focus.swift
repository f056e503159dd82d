internal import Runtime
internal import Views

/// Wrappers that keep a value of the program's beside what the library does with it: where the focus is, what a gesture
/// has come to.
extension NativeTable {
  static let kept: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [:]
    for wrapper in ["FocusState", "AccessibilityFocusState"] {
      for (name, native) in focus { table.add("SwiftUI.\(wrapper).\(name)", native) }
    }
    // A still picture resets nothing.
    for rule in ["", "reset:", "resetTransaction:"] {
      for label in ["wrappedValue:", "initialValue:"] {
        table.add("SwiftUI.GestureState.init(\(label)\(rule))") { (c: inout NativeCall) throws(Interruption) in
          box(GestureState(wrappedValue: c.value(0)))
        }
      }
      table.add("SwiftUI.GestureState.init(\(rule))") { (_: inout NativeCall) throws(Interruption) in
        box(GestureState<Value>(wrappedValue: .none))
      }
    }
    table.add("SwiftUI.GestureState.wrappedValue") { (c: inout NativeCall) throws(Interruption) in
      try c.read(0, GestureState<Value>.self).wrappedValue
    }
    table.add("SwiftUI.GestureState.projectedValue") { (c: inout NativeCall) throws(Interruption) in c.value(0) }
    return table
  }()

  /// The members of a focus state, of views or of assistive technologies.
  private static var focus: [String: NativeFunction] {
    let start: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      // Of truth values no focus is false, of others nil.
      box(State<Value>(wrappedValue: c.type(0)?.isStandard("Bool") == true ? .bool(false) : .none))
    }
    return [
      "init()": start, "init(for:)": start,
      "wrappedValue": { (c: inout NativeCall) throws(Interruption) in try c.read(0, State<Value>.self).wrappedValue },
      "wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
        try c.read(0, State<Value>.self).wrappedValue = c.value(1)
        return .void
      },
      "projectedValue": { (c: inout NativeCall) throws(Interruption) in
        box(try c.read(0, State<Value>.self).projectedValue)
      },
      "Binding.wrappedValue": { (c: inout NativeCall) throws(Interruption) in
        try c.read(0, Binding<Value>.self).wrappedValue
      },
      "Binding.wrappedValue=": { (c: inout NativeCall) throws(Interruption) in
        try c.read(0, Binding<Value>.self).wrappedValue = c.value(1)
        return .void
      },
      "Binding.projectedValue": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    ]
  }
}
