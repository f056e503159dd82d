internal import Declarations
internal import Foundation
internal import LayoutCore
internal import Runtime
internal import Views

/// What is kept under types of the program: preferences, values for layouts, guides.
extension NativeTable {
  static let keys: [String: NativeFunction] = [
    "SwiftUI.View.preference(key:value:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.view(0, c.type(0)).preference(c.preference(1), value: c.value(2)) as Any)
    },
    "SwiftUI.View.transformPreference(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(2)
      return give(
        try c.view(0, c.type(0)).transformPreference(
          c.preference(1),
          change: { value in
            nonisolated(unsafe) let old = value
            value = onMainThread(callback) { callback in
              var arguments = [own(old)]
              callback.run(changing: &arguments)
              return arguments[0]
            }
          }) as Any)
    },
    "SwiftUI.View.onPreferenceChange(_:perform:)": { (c: inout NativeCall) throws(Interruption) in
      let callback = try c.callback(2)
      return give(
        try c.view(0, c.type(0)).onPreferenceChange(c.preference(1)) { a, b in
          own(a) == own(b)
        } perform: { value in
          nonisolated(unsafe) let value = value
          onMainThread(callback) { $0.run([own(value)]) }
        } as Any)
    },
    "SwiftUI.View.overlayPreferenceValue(_:alignment:_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.preferenceLayer(isBackground: false)
    },
    "SwiftUI.View.overlayPreferenceValue(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.preferenceLayer(isBackground: false)
    },
    "SwiftUI.View.backgroundPreferenceValue(_:alignment:_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.preferenceLayer(isBackground: true)
    },
    "SwiftUI.View.backgroundPreferenceValue(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      try c.preferenceLayer(isBackground: true)
    },
    "SwiftUI.View.anchorPreference(key:value:transform:)": { (c: inout NativeCall) throws(Interruption) in
      if let source = c.native(2, Anchor<CGRect>.Source.self) { return try c.anchored(source) }
      return try c.anchored(c.read(2, Anchor<CGPoint>.Source.self))
    },
    "SwiftUI.View.transformAnchorPreference(key:value:transform:)": { (c: inout NativeCall) throws(Interruption) in
      if let source = c.native(2, Anchor<CGRect>.Source.self) { return try c.transformed(source) }
      return try c.transformed(c.read(2, Anchor<CGPoint>.Source.self))
    },
    "SwiftUI.View.layoutValue(key:value:)": { (c: inout NativeCall) throws(Interruption) in
      let name = try c.keyType(1)
      return give(
        try c.view(0, c.type(0)).layoutValue(named: name.reflected, detail: name.description, value: c.value(2)) as Any)
    },
    "SwiftUI.View.containerValue(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.view(0, c.type(0)).containerValue(c.containerKeyPath(1), c.value(2)) as Any)
    },
    "SwiftUI.ContainerValues.subscript(_:)": { (c: inout NativeCall) throws(Interruption) in
      if let set = try c.read(0, ContainerValues.self)[name: try c.keyName(1)] as? Value { return set }
      return try c.defaultValue(1, "ContainerValueKey")
    },
    "SwiftUI.ContainerValues.subscript(_:)=": { (c: inout NativeCall) throws(Interruption) in
      var values = try c.read(0, ContainerValues.self)
      values[name: try c.keyName(1)] = c.value(2)
      c.arguments[0] = box(values)
      return .void
    },
    "SwiftUI.LayoutSubview.subscript(_:)": { (c: inout NativeCall) throws(Interruption) in
      if let set = try c.read(0, LayoutSubview.self).value(c.keyName(1)) as? Value { return set }
      return try c.defaultValue(1, "LayoutValueKey")
    },
    "SwiftUI.HorizontalAlignment.init(_:)": { (c: inout NativeCall) throws(Interruption) in
      let type = try c.keyType(0)
      return give(HorizontalAlignment(named: type.reflected, defaultValue: try c.guide(type)) as Any)
    },
    "SwiftUI.VerticalAlignment.init(_:)": { (c: inout NativeCall) throws(Interruption) in
      let type = try c.keyType(0)
      return give(VerticalAlignment(named: type.reflected, defaultValue: try c.guide(type)) as Any)
    },
    "SwiftUI.View.onGeometryChange(for:of:action:)": { (c: inout NativeCall) throws(Interruption) in
      let (measure, action) = (try c.callback(2, c.type(1)), try c.callback(3))
      let (type, evaluation) = (c.type(1), c.evaluation)
      let takesTwo = c.parameterCount(3) == 2
      func held(_ proxy: GeometryProxy) -> Held {
        onMainThread((proxy, measure, type, evaluation)) { Held($1.value([give($0 as Any)]), $2, $3) }
      }
      let view = try c.view(0, c.type(0))
      if takesTwo {
        return give(
          view.onGeometryChange(for: Held.self, of: { held($0) }) { old, new in
            onMainThread((action, old, new)) { $0.run([$1.value, $2.value]) }
          } as Any)
      }
      return give(
        view.onGeometryChange(for: Held.self, of: { held($0) }) { new in
          onMainThread((action, new)) { $0.run([$1.value]) }
        } as Any)
    },
    "SwiftUI.View.navigationDestination(for:destination:)": { (c: inout NativeCall) throws(Interruption) in
      let (type, destination, evaluation) = (try c.keyType(1), try c.callback(2, c.type(2)), c.evaluation)
      @MainActor func screen(_ pushed: AnyHashable) -> DeferredView? {
        guard let held = pushed.base as? Held, let from = held.type else { return nil }
        guard let value = try? evaluation.cast(held.value, from, type) else { return nil }
        return DeferredView { destination.view([value]) }
      }
      return give(
        try c.view(0, c.type(0)).navigationDestination(ofValue: { pushed in onMainThread(pushed) { screen($0) } }) as Any)
    },
    "SwiftUI.View.dropDestination(for:action:isTargeted:)": { (c: inout NativeCall) throws(Interruption) in
      give(try c.view(0, c.type(0)).dropDestination(for: String.self) { _, _ in false } as Any)
    },
  ]

  /// A value that went through the library.
  static func own(_ value: Any) -> Value { value as? Value ?? .void }
}

extension NativeCall {
  /// The type of the program that is an argument.
  @MainActor fileprivate func keyType(_ index: Int) throws(Interruption) -> RuntimeType {
    guard case .metatype(let type) = value(index) else { throw mismatch(index, "type") }
    return type
  }
  /// How many arguments a closure of the program takes.
  @MainActor fileprivate func parameterCount(_ index: Int) -> Int? {
    guard case .closure(let closure) = value(index), case .code(let code) = closure.body else { return nil }
    return code.argumentCount - closure.captured.count
  }

  /// A key of preferences as the library works with it: its values are the program's.
  @MainActor fileprivate func preference(_ index: Int) throws(Interruption) -> PreferenceDefinition {
    let (key, evaluation, call) = (try keyType(index), evaluation, self)
    guard let reduce = evaluation.standardRequirement("PreferenceKey", "reduce") else {
      throw mismatch(index, "preference key")
    }
    return PreferenceDefinition(named: key.reflected) {
      onMainThread(call) { call in (try? call.defaultValue(index, "PreferenceKey")) ?? .void }
    } reduce: { value, next in
      nonisolated(unsafe) let (old, next) = (value, next)
      value = onMainThread(key) { key in
        let later = Closure { (_: inout NativeCall) throws(Interruption) -> Value in NativeTable.own(next) }
        var arguments = [NativeTable.own(old), .closure(later)]
        _ = try? evaluation.invoke(evaluation.requirement(reduce, .body, of: key), &arguments)
        return arguments[0]
      }
    }
  }
  @MainActor fileprivate func preferenceLayer(isBackground: Bool) throws(Interruption) -> Value {
    let last = arguments.count - 1
    let callback = try callback(last, types.last)
    let alignment = last == 3 && isGiven(2) ? try read(2, Alignment.self) : .center
    return give(
      try view(0, type(0)).preferenceLayer(preference(1), alignment: alignment, isBackground: isBackground) {
        callback.view([NativeTable.own($0)])
      } as Any)
  }
  @MainActor fileprivate func anchored<A>(_ source: Anchor<A>.Source) throws(Interruption) -> Value {
    let callback = try callback(3)
    return give(
      try view(0, type(0)).anchorPreference(preference(1), value: source) { anchor in
        nonisolated(unsafe) let anchor = anchor
        return onMainThread(callback) { $0.value([give(anchor as Any)]) }
      } as Any)
  }
  @MainActor fileprivate func transformed<A>(_ source: Anchor<A>.Source) throws(Interruption) -> Value {
    let callback = try callback(3)
    return give(
      try view(0, type(0)).transformAnchorPreference(preference(1), value: source) { value, anchor in
        nonisolated(unsafe) let (old, anchor) = (value, anchor)
        value = onMainThread(callback) { callback in
          var arguments = [NativeTable.own(old), give(anchor as Any)]
          callback.run(changing: &arguments)
          return arguments[0]
        }
      } as Any)
  }
  /// What views answer for a guide of the program that they do not set.
  @MainActor fileprivate func guide(_ type: RuntimeType) throws(Interruption) -> @Sendable (ViewDimensions) -> CGFloat {
    guard let requirement = evaluation.standardRequirement("AlignmentID", "defaultValue") else {
      throw mismatch(0, "guide")
    }
    let evaluation = evaluation
    let target = evaluation.requirement(requirement, .body, of: type)
    nonisolated(unsafe) let found = target
    return { dimensions in
      onMainThread(dimensions) { dimensions in
        guard case .double(let value)? = try? evaluation.invoke(found, [give(dimensions as Any)]) else { return 0 }
        return CGFloat(value)
      }
    }
  }
}
