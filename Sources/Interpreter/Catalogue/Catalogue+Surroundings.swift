internal import Foundation
internal import Views

extension TintShapeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("TintShapeStyle", ["Hashable", "Equatable", "ShapeStyle"]) } }
extension ShadowStyle: NamedValue {}
extension PresentationBackgroundInteraction: NamedValue {}
extension ButtonRepeatBehavior: NamedChoices {}
extension MenuOrder: NamedChoices {}
extension HoverPhase: LibraryValue { static var libraryType: LibraryType { LibraryType("HoverPhase", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// What a modifier says to all views inside: levels of styles, values of the environment, and details that the grid has one way for.
  func registerSurroundings() {
    registerLevels()
    modifier("transformEnvironment", Parameter<EnvironmentKeyPath>(nil), Parameter<EnvironmentChange>("transform"), doc: "Changes a value of the environment for the views inside.")
    {
      base, path, change in base.environment(as: "transformEnvironment") { $0 = path.written(change.changed(path.value(in: $0)), in: $0) }
    }
    modifier("dynamicTypeSize", Parameter<DynamicTypeSize>(nil), doc: "The size of texts inside.") { $0.dynamicTypeSize($1) }
    modifier("dynamicTypeSize", Parameter<ClosedRange<DynamicTypeSize>>(nil), doc: "The sizes that texts inside can have.") { $0.dynamicTypeSize($1) }
    modifier("dynamicTypeSize", Parameter<PartialRangeThrough<DynamicTypeSize>>(nil), doc: "The largest size that texts inside can have.") { $0.dynamicTypeSize($1) }
    modifier("dynamicTypeSize", Parameter<PartialRangeFrom<DynamicTypeSize>>(nil), doc: "The smallest size that texts inside can have.") { $0.dynamicTypeSize($1) }
    modifier("scenePadding", Parameter<Edge.Set>(nil, default: .all), doc: "The system's distance from the edges of a scene.") { $0.scenePadding($1) }
    modifier("containerShape", Parameter<ShapeArgument>(nil), doc: "The shape of the container; kept.") { base, _ in base.containerShape(Rectangle()) }
    modifier("accessibilityRepresentation", Parameter<IgnoredViews>("representation"), doc: "What the view is to assistive technologies; kept.") {
      $0.accessibilityRepresentation(representation: $1.call)
    }
    registerSheets()
    choices(ButtonRepeatBehavior.self)
    modifier("buttonRepeatBehavior", Parameter<ButtonRepeatBehavior>(nil), doc: "Whether a held button acts again and again.") { $0.buttonRepeatBehavior($1) }
    modifier("menuIndicator", Parameter<Visibility>(nil), doc: "Whether menus inside show that they are menus.") { $0.menuIndicator($1) }
    choices(MenuOrder.self)
    modifier("menuOrder", Parameter<MenuOrder>(nil), doc: "How the actions of menus inside are ordered.") { $0.menuOrder($1) }
    modifier("listItemTint", Parameter<Color?>(nil), doc: "The colour of symbols in rows inside.") { $0.listItemTint($1) }
    modifier("scrollPosition", Parameter<ScrolledID>("id"), Parameter<UnitPoint?>("anchor", default: nil), doc: "The id of the view that is scrolled to.") { base, _, anchor in
      base.scrollPosition(id: .constant(nil as Int?), anchor: anchor)
    }
    modifier("onTapGesture", Parameter<Int>("count", default: 1), Parameter<Ignored<CGPoint>>("perform"), doc: "What a tap on a point does; kept, not run.") {
      $0.onTapGesture(count: $1, perform: $2.call)
    }
    add(HoverPhase.libraryType)
    modifier("onContinuousHover", Parameter<UnseenAction>("perform"), doc: "What a moving pointer does; kept, not run.") { base, _ in base.onContinuousHover { _ in } }
    modifier("focusEffectDisabled", Parameter<Bool>(nil, default: true), doc: "Whether the view shows that it has the focus.") { $0.focusEffectDisabled($1) }
    modifier("focusSection", doc: "The views inside are one area for the keys that move the focus.") { $0.focusSection() }
    modifier("invalidatableContent", Parameter<Bool>(nil, default: true), doc: "Content that is out of date is shown so.") { $0.invalidatableContent($1) }
  }

  private func registerLevels() {
    add(TintShapeStyle.libraryType)
    constant(TintShapeStyle(), "tint", of: "ShapeStyle", doc: "The colour of controls.")
    value(TintShapeStyle.self, doc: "The colour of controls.") { TintShapeStyle() }
    add(ShadowStyle.libraryType)
    let (radius, x, y) = (Parameter<CGFloat>("radius"), Parameter<CGFloat>("x", default: 0), Parameter<CGFloat>("y", default: 0))
    maker(of: ShadowStyle.self, "drop", Parameter<Color>("color", default: Color(white: 0, opacity: 0.33)), radius, x, y, doc: "Behind what is filled.") {
      .drop(color: $0, radius: $1, x: $2, y: $3)
    }
    maker(of: ShadowStyle.self, "inner", Parameter<Color>("color", default: Color(white: 0, opacity: 0.55)), radius, x, y, doc: "Inside what is filled.") {
      .inner(color: $0, radius: $1, x: $2, y: $3)
    }
    add(
      CatalogueEntry(
        .method, "ShapeStyle", "shadow", [ParameterSignature(label: nil, name: "style", type: ShadowStyle.staticType)], result: AnyShapeStyle.staticType,
        doc: "The style with a shadow, which a fill here has not."
      ) { call throws(Interruption) -> Value in
        let shadow = try ShadowStyle.read(call.argument(0), call)
        func opened(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style.shadow(shadow)) }
        return opened(try StyleArgument.read(call.base, call).style).value
      })
    let (first, second, third) = (Parameter<StyleArgument>(nil), Parameter<LevelArgument<Second>>(nil), Parameter<LevelArgument<Third>>(nil))
    modifier("foregroundStyle", first, second, doc: "Two levels of styles for texts and shapes inside.") { base, first, second in
      base.foregroundStyle(AnyShapeStyle(erasing: first.style), AnyShapeStyle(erasing: second.style))
    }
    modifier("foregroundStyle", first, second, third, doc: "Three levels of styles for texts and shapes inside.") { base, first, second, third in
      base.foregroundStyle(AnyShapeStyle(erasing: first.style), AnyShapeStyle(erasing: second.style), AnyShapeStyle(erasing: third.style))
    }
    modifier("backgroundStyle", first, doc: "What '.background' stands for inside.") { base, style in base.backgroundStyle(AnyShapeStyle(erasing: style.style)) }
    modifier("tint", first, doc: "The style of controls inside.", isDisfavored: true) { base, style in
      func opened(_ style: some ShapeStyle) -> any View { base.tint(style) }
      return opened(style.style)
    }
  }

  private func registerSheets() {
    modifier("presentationBackground", Parameter<StyleArgument>(nil), doc: "What lies behind a sheet; kept.") { base, style in
      func opened(_ style: some ShapeStyle) -> any View { base.presentationBackground(style) }
      return opened(style.style)
    }
    modifier("presentationBackground", Parameter<Alignment>("alignment", default: .center), Parameter<IgnoredViews>("content"), doc: "What lies behind a sheet; kept.") {
      $0.presentationBackground(alignment: $1, content: $2.call)
    }
    constants(
      PresentationBackgroundInteraction.self,
      ["automatic": .automatic, "enabled": .enabled, "disabled": .disabled])
    modifier("presentationBackgroundInteraction", Parameter<PresentationBackgroundInteraction>(nil), doc: "Whether what lies behind a sheet can be used.") {
      $0.presentationBackgroundInteraction($1)
    }
    modifier("presentationDetents", Parameter<SetOf<PresentationDetent>>(nil), Parameter<Binding<PresentationDetent>>("selection"), doc: "How high a sheet is; kept.") {
      $0.presentationDetents($1.values, selection: $2)
    }
  }
}

/// A further style, of a type of its own.
struct LevelArgument<Level> {
  let style: any ShapeStyle
}
extension LevelArgument: InterpretableArgument where Level: StyleLevel {
  static var staticType: StaticType { .parameter(Level.parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LevelArgument { LevelArgument(style: try StyleArgument.read(value, call).style) }
}
/// Which of several styles an argument is.
@MainActor protocol StyleLevel { static var parameter: TypeParameter { get } }
enum Second: StyleLevel { static let parameter = TypeParameter("S2", ["ShapeStyle"]) }
enum Third: StyleLevel { static let parameter = TypeParameter("S3", ["ShapeStyle"]) }
extension AnyShapeStyle {
  init(erasing style: any ShapeStyle) {
    func opened(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }
    self = opened(style)
  }
}

/// A closure that changes a value of the environment.
struct EnvironmentChange: InterpretableArgument {
  let changed: @MainActor (Value) -> Value
  static var staticType: StaticType { .function([.parameter(EnvironmentKeyPath.parameter)], .void) }
  static var changesArgument: Bool { true }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> EnvironmentChange {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return EnvironmentChange { old in
      if evaluation.isStopped { return old }
      return evaluation.attempt(at: span) { () throws(Interruption) -> Value in try evaluation.callChanging(closure, [old], at: span) } ?? old
    }
  }
}
extension EnvironmentKeyPath {
  /// What the environment holds under the key path.
  @MainActor func value(in environment: EnvironmentValues) -> Value { (try? evaluation.read(path, of: environment.value)) ?? .void }
}

/// A binding to the id that a scroll view shows; nothing scrolls here.
struct ScrolledID: InterpretableArgument {
  static let parameter = TypeParameter("ID", ["Hashable"])
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .library(LibraryType("Binding"), [.optional(.parameter(parameter))]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ScrolledID { ScrolledID() }
}
