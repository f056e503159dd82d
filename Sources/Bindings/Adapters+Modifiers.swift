internal import Declarations
internal import Foundation
internal import Runtime
internal import Views

/// Modifiers, anchors and texts whose types are known at run time only.
extension NativeTable {
  static let modifiers: [String: NativeFunction] = [
    "SwiftUI.View.modifier(_:)": { (c: inout NativeCall) throws(Interruption) in
      let (view, modifier) = try c.modifiedContent()
      @MainActor func opened(_ modifier: some ViewModifier) -> Value { give(view.modifier(modifier) as Any) }
      return opened(modifier)
    },
    // What waits runs in its place: a task is over when its action is.
    "SwiftUI.View.task(priority:_:)": { (c: inout NativeCall) throws(Interruption) in
      let action = try c.callback(2)
      return give(try c.view(0, c.type(0)).task { action.run([]) } as Any)
    },
    "SwiftUI.View.task(id:priority:_:)": { (c: inout NativeCall) throws(Interruption) in
      let action = try c.callback(3)
      return give(try c.view(0, c.type(0)).task(id: c.read(1, Held.self, c.type(1))) { action.run([]) } as Any)
    },
    // Rotors show nothing.
    "SwiftUI.View.accessibilityRotor(_:entries:entryLabel:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.view(0, c.type(0)) as Any)
    },
    "SwiftUI.View.accessibilityRotor(_:entries:entryID:entryLabel:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.view(0, c.type(0)) as Any)
    },
    "SwiftUI.AnyTransition.modifier(active:identity:)": { (c: inout NativeCall) throws(Interruption) in
      let active = AnyModifier(modifier: try c.existential(0, (any ViewModifier).self, c.type(0)))
      let identity = AnyModifier(modifier: try c.existential(1, (any ViewModifier).self, c.type(0)))
      return give(AnyTransition.modifier(active: active, identity: identity) as Any)
    },
    "SwiftUI.ModifiedContent.init(content:modifier:)": { (c: inout NativeCall) throws(Interruption) in
      let (view, modifier) = try c.modifiedContent()
      @MainActor func opened<M: ViewModifier>(_ modifier: M) -> Value {
        give(ModifiedContent<Erased, M>(content: view, modifier: modifier) as Any)
      }
      return opened(modifier)
    },
    "SwiftUI.GeometryProxy.subscript(_:)": { (c: inout NativeCall) throws(Interruption) in
      let proxy = try c.read(0, GeometryProxy.self)
      if let anchor = c.native(1, Anchor<CGRect>.self) { return give(proxy[anchor] as Any) }
      return give(proxy[try c.read(1, Anchor<CGPoint>.self)] as Any)
    },
    "SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)": {
      (c: inout NativeCall) throws(Interruption) in
      var text = try c.read(0, LocalizedStringKey.StringInterpolation.self)
      let specifier = try c.string(2)
      switch c.value(1) {
      case .int(let number): text.appendInterpolation(number, specifier: specifier)
      case .double(let number): text.appendInterpolation(number, specifier: specifier)
      default:
        guard let value = c.native(1, (any CVarArg).self) else { throw c.mismatch(1, "number") }
        text.appendInterpolation(value, specifier: specifier)
      }
      c.arguments[0] = give(text as Any)
      return .void
    },
  ]
}

extension NativeCall {
  /// The parts of a `ModifiedContent`: any types in Swift, a view and a view's modifier here.
  @MainActor fileprivate func modifiedContent() throws(Interruption) -> (Erased, any ViewModifier) {
    for (index, name) in ["View", "ViewModifier"].enumerated() {
      guard let own = type(index), own.nominal != nil, let wanted = evaluation.program.settled.standard(name),
        !evaluation.types.conforms(own, to: wanted)
      else { continue }
      throw evaluation.lacks("a ModifiedContent with '\(own)' in place of a \(name) is not in the playground yet")
    }
    return (try view(0, type(0)), try existential(1, (any ViewModifier).self, type(1)))
  }
}
