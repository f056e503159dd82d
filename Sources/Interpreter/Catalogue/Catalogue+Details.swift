internal import Foundation
internal import Views

extension ListSectionSpacing: NamedValue {}
extension KeyPressResult: NamedChoices {}
extension MoveCommandDirection: NamedChoices {}
extension PointerStyle: NamedChoices {}
extension ContentSizeCategory: NamedChoices {}
extension OpenURLAction.Result: LibraryValue { static var libraryType: LibraryType { LibraryType("OpenURLAction.Result", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// Details of lists, bars, keys and the like, further values of the environment, and gradients by their names.
  func registerDetails() {
    modifier("listRowSpacing", Parameter<CGFloat?>(nil), doc: "The distance between the rows of lists inside, in points.") { $0.listRowSpacing($1) }
    constants(ListSectionSpacing.self, ["default": .default, "compact": .compact])
    maker(of: ListSectionSpacing.self, "custom", Parameter<CGFloat>(nil), doc: "A distance in points.") { .custom($0) }
    modifier("listSectionSpacing", Parameter<ListSectionSpacing>(nil), doc: "The distance between the sections of lists inside.") { $0.listSectionSpacing($1) }
    modifier("listSectionSpacing", Parameter<CGFloat>(nil), doc: "The distance between the sections of lists inside.") { $0.listSectionSpacing($1) }
    choices(KeyPressResult.self)
    modifier("onKeyPress", Parameter<KeyEquivalent>(nil), Parameter<Maker<KeyPressResult>>("action"), doc: "What happens when a key is pressed; kept, not run.") { base, key, _ in
      base.onKeyPress(key) { .ignored }
    }
    choices(MoveCommandDirection.self)
    modifier("onMoveCommand", Parameter<Ignored<MoveCommandDirection>?>("perform"), doc: "What happens when the focus is to move; kept, not run.") {
      $0.onMoveCommand(perform: $1?.call)
    }
    modifier("inspector", Parameter<Binding<Bool>>("isPresented"), Parameter<IgnoredViews>("content"), doc: "A column beside the view; kept, not shown.") {
      $0.inspector(isPresented: $1, content: $2.call)
    }
    choices(PointerStyle.self)
    modifier("pointerStyle", Parameter<PointerStyle?>(nil), doc: "What a pointer over the view looks like.") { $0.pointerStyle($1) }
    modifier("accessibility", Parameter<String>("identifier"), doc: "A name for tests and selectors (older spelling).") { $0.accessibility(identifier: $1) }
    let menu = LibraryType("ContextMenu")
    add(menu)
    add(
      CatalogueEntry(
        .initializer, "ContextMenu", "init", [ParameterSignature(label: "menuItems", name: "menuItems", type: .function([], .someView), isViewBuilder: true)],
        result: .library(menu, []), doc: "Actions around a long press (older spelling); kept, not shown."
      ) { _ in .library(ContextMenu { EmptyView() }) })
    add(
      CatalogueEntry(
        .method, "View", "contextMenu", [ParameterSignature(label: nil, name: "contextMenu", type: .optional(.library(menu, [])))],
        result: .opaque(["View"], origin: entries.count + 1), doc: "What a long press shows (older spelling); kept, not shown."
      ) { call in .view(Erased(call.evaluation.view(call.base)).contextMenu(ContextMenu { EmptyView() }), nil) })
    modifier("navigationSubtitle", Parameter<String>(nil), doc: "A line below the title of the bar.") { $0.navigationSubtitle($1) }
    modifier("badge", Parameter<Text?>(nil), doc: "What a badge shows.", isDisfavored: true) { $0.badge($1) }
    modifier(
      "fileImporter", Parameter<Binding<Bool>>("isPresented"), Parameter<[UTType]>("allowedContentTypes"), Parameter<ImportedFile>("onCompletion"), doc: "A choice of files; kept."
    ) {
      base, shown, types, _ in base.fileImporter(isPresented: shown, allowedContentTypes: types) { _ in }
    }
    registerSurroundingKeys()
    registerGradientNames()
    registerUpdating()
  }

  private func registerSurroundingKeys() {
    let environment = EnvironmentValues.self
    property(of: environment, "locale", \.locale, doc: "The language: American English unless a view says otherwise.")
    property(of: environment, "calendar", \.calendar, doc: "The calendar: the Gregorian one unless a view says otherwise.")
    property(of: environment, "timeZone", \.timeZone, doc: "The time zone: Greenwich's unless a view says otherwise.")
    property(of: environment, "controlSize", \.controlSize, doc: "How large controls are.")
    property(of: environment, "imageScale", \.imageScale, doc: "How large symbols are beside text.")
    property(of: environment, "symbolRenderingMode", \.symbolRenderingMode, doc: "How symbols are coloured.")
    property(of: environment, "symbolVariants", \.symbolVariants, doc: "Which of the drawings of a symbol is shown.")
    property(of: environment, "defaultMinListRowHeight", \.defaultMinListRowHeight, doc: "The least height of a list's row, in points.")
    property(of: environment, "backgroundStyle", \.backgroundStyle, doc: "What '.background' stands for.")
    choices(ContentSizeCategory.self)
    property(of: ContentSizeCategory.self, "isAccessibilityCategory", doc: "One of the sizes for people who see badly.") { $0.isAccessibilityCategory }
    property(of: environment, "sizeCategory", \.sizeCategory, doc: "The size of texts (older spelling).")
    value(OpenURLAction.self, doc: "Opens addresses as the system does.") { OpenURLAction() }
    constants(OpenURLAction.Result.self, ["handled": .handled, "discarded": .discarded, "systemAction": .systemAction])
    value(OpenURLAction.self, Parameter<AddressHandler>("handler"), doc: "Does what a handler says with an address; never asked here.") { _ in OpenURLAction { _ in .discarded } }
  }

  private func registerGradientNames() {
    gradientNames(Parameter<Gradient>(nil)) { $0 }
    gradientNames(Parameter<[Color]>("colors")) { Gradient(colors: $0) }
  }
  private func gradientNames<P: InterpretableArgument>(_ colors: Parameter<P>, _ gradient: @escaping @MainActor (P) -> Gradient) {
    let owner = "ShapeStyle"
    let center = Parameter<UnitPoint>("center")
    maker(
      of: RadialGradient.self, "radialGradient", owner: owner, colors, center, Parameter<CGFloat>("startRadius"), Parameter<CGFloat>("endRadius"),
      doc: "Colours from a point outwards."
    ) { RadialGradient(gradient: gradient($0), center: $1, startRadius: $2, endRadius: $3) }
    maker(
      of: EllipticalGradient.self, "ellipticalGradient", owner: owner, colors, Parameter<UnitPoint>("center", default: .center),
      Parameter<CGFloat>("startRadiusFraction", default: 0), Parameter<CGFloat>("endRadiusFraction", default: 0.5), doc: "Colours from a point outwards, as an ellipse."
    ) { EllipticalGradient(gradient: gradient($0), center: $1, startRadiusFraction: $2, endRadiusFraction: $3) }
    maker(
      of: AngularGradient.self, "angularGradient", owner: owner, colors, center, Parameter<Angle>("startAngle"), Parameter<Angle>("endAngle"), doc: "Colours around a point."
    ) { AngularGradient(gradient: gradient($0), center: $1, startAngle: $2, endAngle: $3) }
    maker(of: AngularGradient.self, "conicGradient", owner: owner, colors, center, Parameter<Angle>("angle", default: .zero), doc: "Colours once around a point.") {
      AngularGradient(gradient: gradient($0), center: $1, angle: $2)
    }
  }

  /// `updating(_:body:)` of the gestures that tell something: kept, not run.
  private func registerUpdating() {
    let state = TypeParameter("State")
    let told: [(LibraryType, StaticType)] = [
      (LongPressGesture.libraryType, .bool), (DragGesture.libraryType, DragGesture.Value.staticType), (MagnificationGesture.libraryType, .cgFloat),
      (MagnifyGesture.libraryType, MagnifyGesture.Value.staticType), (RotationGesture.libraryType, Angle.staticType), (RotateGesture.libraryType, RotateGesture.Value.staticType),
    ]
    for (type, value) in told {
      add(
        CatalogueEntry(
          .method, type.name, "updating",
          [
            ParameterSignature(label: nil, name: "state", type: .library(LibraryType("GestureState"), [.parameter(state)])),
            ParameterSignature(label: "body", name: "body", type: .function([value, .reference(.parameter(state)), .reference(Transaction.staticType)], .void)),
          ], result: .library(type, []), typeParameters: [state], doc: "Changes a state while the gesture lasts; kept, not run."
        ) { call in call.base })
    }
  }
}

/// What is done with a file that was chosen; kept, not run.
struct ImportedFile: InterpretableArgument {
  static var staticType: StaticType { .function([.failed], .void) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ImportedFile { ImportedFile() }
}
/// What is done with an address; kept, not run.
struct AddressHandler: InterpretableArgument {
  static var staticType: StaticType { .function([URL.staticType], OpenURLAction.Result.staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AddressHandler { AddressHandler() }
}
