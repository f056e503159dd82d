internal import Foundation
internal import Runtime
internal import Views

/// What a window tells and is told: its focus, its menus, what undoes its changes, what is dropped on it.
extension NativeTable {
  static let windows: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [
      "SwiftUI.View.refreshable(action:)": { (c: inout NativeCall) throws(Interruption) in
        let action = try c.callback(1)
        return give(try c.view(0, c.type(0)).refreshable(atOnce: { action.run([]) }) as Any)
      },
      // What waits runs in its place.
      "SwiftUI.RefreshAction.callAsFunction()": { (c: inout NativeCall) throws(Interruption) in
        try c.read(0, RefreshAction.self).refreshAtOnce()
        return .void
      },
      "SwiftUI.UndoManager.registerUndo(withTarget:handler:)": { (c: inout NativeCall) throws(Interruption) in
        let (target, action) = (c.value(1), try c.callback(2))
        try c.read(0, Views.UndoManager.self).register { action.run([target]) }
        return .void
      },
      // Still pictures have no focus.
      "SwiftUI.FocusedValues.subscript(_:)": nothing, "SwiftUI.FocusedValues.subscript(_:)=": ignored,
      "SwiftUI.NSItemProvider.canLoadObject(ofClass:)": { (_: inout NativeCall) throws(Interruption) in .bool(false) },
      "SwiftUI.NSItemProvider.loadObject(ofClass:completionHandler:)": {
        (c: inout NativeCall) throws(Interruption) in
        try c.callback(2).run([.none, .none])
        return box(Progress(totalUnitCount: 1))
      },
    ]
    for wrapper in ["FocusedValue", "FocusedBinding", "FocusedObject"] {
      for name in ["init(_:)", "init()"] {
        table.add("SwiftUI.\(wrapper).\(name)") { (_: inout NativeCall) throws(Interruption) in box(NoFocus()) }
      }
      table.add("SwiftUI.\(wrapper).wrappedValue", nothing)
      table.add("SwiftUI.\(wrapper).wrappedValue=", ignored)
      table.add("SwiftUI.\(wrapper).projectedValue", nothing)
    }
    for (name, modifier) in [
      ("focusedValue(_:_:)", "focusedValue"), ("focusedValue(_:)", "focusedValue"),
      ("focusedSceneValue(_:_:)", "focusedSceneValue"), ("focusedSceneValue(_:)", "focusedSceneValue"),
      ("focusedObject(_:)", "focusedObject"), ("focusedSceneObject(_:)", "focusedSceneObject"),
      ("defaultAppStorage(_:)", "defaultAppStorage"),
      ("contextMenu(forSelectionType:menu:primaryAction:)", "contextMenu"),
    ] {
      table.add("SwiftUI.View.\(name)") { (c: inout NativeCall) throws(Interruption) in
        give(Noted(try c.view(0, c.type(0)), modifier) as Any)
      }
    }
    // Commands and work in the background are checked, and never made; all defaults are the same.
    for name in [
      "commands(content:)", "commandsReplaced(content:)", "backgroundTask(_:action:)", "defaultAppStorage(_:)",
    ] {
      table.add("SwiftUI.Scene.\(name)") { (c: inout NativeCall) throws(Interruption) in
        c.type(0).map { .existential(ExistentialValue(c.value(0), $0)) } ?? c.value(0)
      }
    }
    for action in ["OpenWindowAction", "DismissWindowAction"] {
      for labels in ["value:", "id:value:"] { table.add("SwiftUI.\(action).callAsFunction(\(labels))", ignored) }
    }
    return table
  }()

  private static let nothing: NativeFunction = { (_: inout NativeCall) throws(Interruption) in .none }
  private static let ignored: NativeFunction = { (_: inout NativeCall) throws(Interruption) in .void }
}

/// What stands for a property that reads what the view with the focus tells.
private struct NoFocus: DynamicProperty, InputComparable {
  func isSameInput(as other: NoFocus) -> Bool { true }
}

/// A `struct Drop: DropDelegate` of the program: nothing is dropped on a still picture, and nobody asks it.
struct ProgramDropDelegate: DropDelegate {
  let program: ProgramValue
  func performDrop(info: DropInfo) -> Bool { false }
}
