internal import Runtime
internal import Views

/// What the checker's transform of a builder calls: views whose types are known at run time only.
extension NativeTable {
  static let builders: [String: NativeFunction] = [
    "SwiftUI.SceneBuilder.buildBlock(_:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.SceneBuilder.buildBlock(_:_:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.ViewBuilder.buildExpression(_:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.ViewBuilder.buildBlock()": { (_: inout NativeCall) throws(Interruption) in give(EmptyView() as Any) },
    "SwiftUI.ViewBuilder.buildBlock(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard case .pack(let types)? = c.type(0)?.kind else { return c.value(0) }
      return try tuple(c, c.pack(0), types)
    },
    "SwiftUI.ViewBuilder.buildBlock(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try tuple(c, c.arguments, c.types)
    },
    "SwiftUI.ViewBuilder.buildBlock(_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try tuple(c, c.arguments, c.types)
    },
    "SwiftUI.ViewBuilder.buildBlock(_:_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try tuple(c, c.arguments, c.types)
    },
    "SwiftUI.ViewBuilder.buildIf(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard let view = c.value(0).unwrapped else { return give(RuntimeOptional(nil) as Any) }
      return give(RuntimeOptional(try Conversion(c.evaluation, c.type(0)).view(view)) as Any)
    },
    "SwiftUI.ViewBuilder.buildEither(first:)": { (c: inout NativeCall) throws(Interruption) in
      give(RuntimeBranch(isFirst: true, try c.view(0, c.type(0))) as Any)
    },
    "SwiftUI.ViewBuilder.buildEither(second:)": { (c: inout NativeCall) throws(Interruption) in
      give(RuntimeBranch(isFirst: false, try c.view(0, c.type(1))) as Any)
    },
    "SwiftUI.ViewBuilder.buildLimitedAvailability(_:)": { (c: inout NativeCall) throws(Interruption) in
      give(AnyView(try c.view(0, c.type(0))) as Any)
    },
  ]

  /// The builder of tabs: its first type is that of the values.
  static let tabBuilders: [String: NativeFunction] = [
    "SwiftUI.TabContentBuilder.buildExpression(_:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.TabContentBuilder.buildPartialBlock(first:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
    "SwiftUI.TabContentBuilder.buildPartialBlock(accumulated:next:)": { (c: inout NativeCall) throws(Interruption) in
      try tuple(c, c.arguments, Array(c.types.dropFirst()))
    },
    "SwiftUI.TabContentBuilder.buildIf(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard let view = c.value(0).unwrapped else { return give(RuntimeOptional(nil) as Any) }
      return give(RuntimeOptional(try Conversion(c.evaluation, c.type(1)).view(view)) as Any)
    },
    "SwiftUI.TabContentBuilder.buildEither(first:)": { (c: inout NativeCall) throws(Interruption) in
      give(RuntimeBranch(isFirst: true, try c.view(0, c.type(1))) as Any)
    },
    "SwiftUI.TabContentBuilder.buildEither(second:)": { (c: inout NativeCall) throws(Interruption) in
      give(RuntimeBranch(isFirst: false, try c.view(0, c.type(2))) as Any)
    },
    "SwiftUI.TabContentBuilder.buildLimitedAvailability(_:)": { (c: inout NativeCall) throws(Interruption) in c.value(0) },
  ]

  private static func tuple(_ c: NativeCall, _ values: [Value], _ types: [RuntimeType]) throws(Interruption) -> Value {
    var views: [any View] = []
    for (index, value) in values.enumerated() {
      views.append(try Conversion(c.evaluation, types.indices.contains(index) ? types[index] : nil).view(value))
    }
    return give(RuntimeTuple(views) as Any)
  }
}

extension NativeCall {
  /// The values of a parameter pack.
  func pack(_ index: Int) -> [Value] {
    switch value(index) {
    case .array(let elements), .tuple(let elements): elements
    default: Array(arguments.dropFirst(index))
    }
  }
}

/// What is put into a text that has a type of the program's.
extension NativeTable {
  static let interpolations: [String: NativeFunction] = [
    "SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:some Any)": {
      (c: inout NativeCall) throws(Interruption) in
      var key = try c.read(0, LocalizedStringKey.StringInterpolation.self)
      let type = c.types.last ?? c.evaluation.types.void
      key.appendInterpolation(try c.evaluation.describe(c.value(1), type))
      c.arguments[0] = give(key as Any)
      return .void
    }
  ]
}
