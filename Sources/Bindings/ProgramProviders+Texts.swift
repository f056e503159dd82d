internal import Declarations
internal import LayoutCore
internal import Runtime
internal import Views

// Texts that the program draws itself.

/// A `struct Steps: TextRenderer` of the program.
struct ProgramTextRenderer: TextRenderer {
  let program: ProgramValue
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    let old = ctx
    ctx = onMainThread((program, layout, old)) { program, layout, context in
      var arguments = [give(layout as Any), give(context as Any)]
      guard program.callOwn("TextRenderer", "draw", ["layout", "in"], &arguments) != nil else { return context }
      return Conversion(program.evaluation, nil).reading(arguments[1], context)
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let own: CGSize? = onMainThread((program, proposal, text)) { program, proposal, text in
      var arguments = [give(proposal as Any), give(text as Any)]
      let made = program.callOwn("TextRenderer", "sizeThatFits", ["proposal", "text"], &arguments)
      return made.map { Conversion(program.evaluation, nil).reading($0, CGSize.zero) }
    }
    return own ?? text.sizeThatFits(proposal)
  }
}
/// A `struct Emphasis: TextAttribute` of the program.
struct ProgramTextAttribute: TextAttribute {
  let program: ProgramValue
}

extension NativeTable {
  /// The marks of a run, found by their type.
  static let textMarks: [String: NativeFunction] = {
    let ofRun: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      try c.mark(among: try c.read(0, Text.Layout.Run.self).attributes)
    }
    let ofSlice: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      try c.mark(among: try c.read(0, Text.Layout.RunSlice.self).run.attributes)
    }
    return [
      "SwiftUI.Text.Layout.Run.subscript(_:T.Type)": ofRun, "SwiftUI.Text.Layout.RunSlice.subscript(_:T.Type)": ofSlice,
    ]
  }()
}
extension NativeCall {
  /// The last of some marks that is of the type given; nil without one.
  @MainActor fileprivate func mark(among marks: [any TextAttribute]) throws(Interruption) -> Value {
    guard case .metatype(let type) = value(1) else { throw mismatch(1, "type") }
    let own = marks.last { ($0 as? ProgramTextAttribute)?.program.type == type } as? ProgramTextAttribute
    return own?.program.value ?? .none
  }
}
