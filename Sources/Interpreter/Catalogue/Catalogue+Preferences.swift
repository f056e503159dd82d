internal import Foundation
internal import Views

extension Catalogue {
  /// Values that views hand up, under keys of the file.
  func registerPreferences() {
    registerAnchors()
    modifier("preference", Parameter<PreferenceArgument>("key"), Parameter<PreferenceArgument.Given>("value"), doc: "Hands a value up.") { base, key, value in
      base.preference(key.definition, value: value.value)
    }
    modifier(
      "transformPreference", Parameter<PreferenceArgument>(nil), Parameter<PreferenceArgument.Change>(nil), doc: "Changes what the views inside hand up."
    ) { base, key, change in
      base.transformPreference(
        key.definition,
        change: { value in
          nonisolated(unsafe) let old = value
          value = onMainThread { change.changed(old as? Value ?? .void) }
        })
    }
    modifier(
      "onPreferenceChange", Parameter<PreferenceArgument>(nil), Parameter<PreferenceArgument.Action>("perform"),
      doc: "Does something when what the views inside hand up is another value than before."
    ) { base, key, action in
      base.onPreferenceChange(key.definition) { a, b in
        nonisolated(unsafe) let (a, b) = (a, b)
        return onMainThread { (a as? Value)?.identifier == (b as? Value)?.identifier }
      } perform: { value in
        nonisolated(unsafe) let value = value
        onMainThread { action.run(value as? Value ?? .void) }
      }
    }
    for (name, isBackground) in [("overlayPreferenceValue", false), ("backgroundPreferenceValue", true)] {
      modifier(
        name, Parameter<PreferenceArgument>(nil), Parameter<Alignment>("alignment", default: .center), Parameter<PreferenceArgument.Content>(nil),
        doc: "Puts views \(isBackground ? "behind" : "before") the view, made of what it hands up."
      ) { base, key, alignment, content in
        base.preferenceLayer(key.definition, alignment: alignment, isBackground: isBackground) { content.view($0 as? Value ?? .void) }
      }
    }
    registerAnchorPreferences(CGRect.self)
    registerAnchorPreferences(CGPoint.self)
  }

  private func registerAnchors() {
    add(Anchor<CGRect>.libraryType)
    add(Anchor<CGRect>.Source.libraryType)
    constant(Anchor<CGRect>.Source.bounds, "bounds", doc: "The view's bounds.")
    maker(of: Anchor<CGRect>.Source.self, "rect", Parameter<CGRect>(nil), doc: "A rectangle in the view's coordinates.") { .rect($0) }
    maker(of: Anchor<CGPoint>.Source.self, "point", Parameter<CGPoint>(nil), doc: "A point in the view's coordinates.") { .point($0) }
    maker(of: Anchor<CGPoint>.Source.self, "unitPoint", Parameter<UnitPoint>(nil), doc: "A point in parts of the view's size.") { .unitPoint($0) }
    let points: [(String, Anchor<CGPoint>.Source)] = [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ]
    for (name, point) in points { constant(point, name, doc: "The view's point '\(name)'.") }
    element(of: GeometryProxy.self, Parameter<Anchor<CGRect>>(nil), doc: "The anchor's rectangle in the view's own coordinates.") { $0[$1] }
    element(of: GeometryProxy.self, Parameter<Anchor<CGPoint>>(nil), doc: "The anchor's point in the view's own coordinates.") { $0[$1] }
  }
  private func registerAnchorPreferences<A: Interpretable>(_: A.Type) {
    modifier(
      "anchorPreference", Parameter<PreferenceArgument>("key"), Parameter<Anchor<A>.Source>("value"), Parameter<PreferenceArgument.Transform<A>>("transform"),
      doc: "Hands up a value made of a rectangle or point of the view."
    ) { base, key, source, transform in
      base.anchorPreference(key.definition, value: source) { anchor in
        nonisolated(unsafe) let anchor = anchor
        return onMainThread { key.asOptional(transform.value(anchor)) }
      }
    }
    modifier(
      "transformAnchorPreference", Parameter<PreferenceArgument>("key"), Parameter<Anchor<A>.Source>("value"), Parameter<PreferenceArgument.ChangeWithAnchor<A>>("transform"),
      doc: "Changes what the views inside hand up, with a rectangle or point of the view."
    ) { base, key, source, change in
      base.transformAnchorPreference(key.definition, value: source) { value, anchor in
        nonisolated(unsafe) let (old, anchor) = (value, anchor)
        value = onMainThread { change.changed(old as? Value ?? .void, anchor) }
      }
    }
  }
}

extension Anchor: InterpretableArgument, Interpretable, LibraryValue where Value: Interpretable {
  static var libraryType: LibraryType { LibraryType("Anchor", ["Hashable", "Equatable"]) }
  static var staticType: StaticType { .library(libraryType, [Value.staticType]) }
  var value: Interpreter.Value { .library(self) }
  static func read(_ value: Interpreter.Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Anchor<Value> {
    guard case .library(let library) = value, let anchor = library as? Anchor<Value> else { throw call.mismatch(staticType) }
    return anchor
  }
}
extension Anchor.Source: InterpretableArgument, Interpretable, LibraryValue where Value: Interpretable {
  static var libraryType: LibraryType { LibraryType("Anchor.Source") }
  static var staticType: StaticType { .library(libraryType, [Value.staticType]) }
  var value: Interpreter.Value { .library(self) }
  static func read(_ value: Interpreter.Value, _ call: CatalogueEntry.Call) throws(Interruption) -> Anchor<Value>.Source {
    guard case .library(let library) = value, let source = library as? Anchor<Value>.Source else { throw call.mismatch(staticType) }
    return source
  }
}
