internal import Drawing
internal import Foundation
internal import Views

extension ImageResource: NamedValue {}
extension ColorResource: NamedValue {}

extension Catalogue {
  /// Further forms of containers and controls, trees of rows, and assets by their names in Swift.
  func registerVariants() {
    let (title, image, label) = (Parameter<String>(nil), Parameter<String>("systemImage"), Parameter<ViewContent>("label"))
    let content = Parameter<ViewContent>("content")
    view("HSplitView", content, doc: "Views side by side with lines between them.") { content in HSplitView { content.view } }
    view("VSplitView", content, doc: "Views one above the other with lines between them.") { content in VSplitView { content.view } }
    view("ControlGroup", content, label, doc: "Controls that belong together.") { content, label in
      ControlGroup {
        content.view
      } label: {
        label.view
      }
    }
    view("ControlGroup", title, content, doc: "Controls that belong together.") { title, content in ControlGroup(title) { content.view } }
    view("ControlGroup", title, image, content, doc: "Controls that belong together.") { title, image, content in ControlGroup(title, systemImage: image) { content.view } }
    let (actions, primary) = (Parameter<LaterViews>("content"), Parameter<Action>("primaryAction"))
    view("Menu", title, actions, primary, doc: "A list of actions; a tap does the first.") { Menu($0, content: $1.call, primaryAction: $2.call) }
    view("Menu", title, image, actions, primary, doc: "A list of actions; a tap does the first.") { Menu($0, systemImage: $1, content: $2.call, primaryAction: $3.call) }
    view("Menu", title, Parameter<String>("image"), actions, doc: "A list of actions.") { Menu($0, image: $1, content: $2.call) }
    view("Button", title, Parameter<String>("image"), Parameter<Action>("action"), doc: "A button with an image.") { Button($0, image: $1, action: $2.call) }
    view("Section", Parameter<Binding<Bool>>("isExpanded"), content, Parameter<ViewContent>("header"), doc: "Views with a header, which can be closed.") { open, content, header in
      Section(isExpanded: open) {
        content.view
      } header: {
        header.view
      }
    }
    let (amount, total, current) = (Parameter<Double?>("value"), Parameter<Double>("total", default: 1), Parameter<ViewContent>("currentValueLabel"))
    view("ProgressView", amount, total, label, current, doc: "A bar with its label and that of its value.") { value, total, label, current in
      ProgressView(value: value, total: total) {
        label.view
      } currentValueLabel: {
        current.view
      }
    }
    view("Picker", title, Parameter<SelectionBinding>("selection"), content, current, doc: "One of several views.") { title, selection, content, _ in
      Picker(title, selection: selection.binding) { content.view }
    }
    let (items, subject, message) = (Parameter<SharedItems>("items"), Parameter<Text?>("subject", default: nil), Parameter<Text?>("message", default: nil))
    view("ShareLink", items, subject, message, doc: "Hands several things to others.") { ShareLink(items: $0.items, subject: $1, message: $2) }
    view("ShareLink", title, items, subject, message, doc: "Hands several things to others.") { ShareLink($0, items: $1.items, subject: $2, message: $3) }
    view("ShareLink", items, subject, message, label, doc: "Hands several things to others.") { items, subject, message, label in
      ShareLink(items: items.items, subject: subject, message: message) { label.view }
    }
    value(SharePreview.self, title, doc: "What is said of something that is handed to others.") { _ in SharePreview() }
    value(SharePreview.self, title, Parameter<Image>("image"), doc: "What is said of something that is handed to others.") { _, _ in SharePreview() }
    value(SharePreview.self, title, Parameter<Image>("icon"), doc: "What is said of something that is handed to others.") { _, _ in SharePreview() }
    value(SharePreview.self, title, Parameter<Image>("image"), Parameter<Image>("icon"), doc: "What is said of something that is handed to others.") { _, _, _ in SharePreview() }
    add(SharePreview.libraryType)
    let (item, preview) = (Parameter<AnyArgument>("item"), Parameter<SharePreview>("preview"))
    view("ShareLink", item, subject, message, preview, doc: "Hands something to others.") { item, subject, message, _ in ShareLink(item: item, subject: subject, message: message) }
    view("ShareLink", title, item, subject, message, preview, doc: "Hands something to others.") { title, item, subject, message, _ in
      ShareLink(title, item: item, subject: subject, message: message)
    }
    view("ShareLink", item, subject, message, preview, label, doc: "Hands something to others.") { item, subject, message, _, label in
      ShareLink(item: item, subject: subject, message: message) { label.view }
    }
    view("TabSection", title, content, doc: "Tabs that belong together.") { title, content in TabSection(title) { content.view } }
    view("TabSection", content, Parameter<ViewContent>("header"), doc: "Tabs that belong together.") { content, header in
      TabSection {
        content.view
      } header: {
        header.view
      }
    }
    add(ImageResource.libraryType)
    add(ColorResource.libraryType)
    value(Image.self, Parameter<ImageResource>(nil), doc: "An image of the project, by its name in Swift.") { Image($0) }
    view("Label", title, Parameter<ImageResource>("image"), doc: "A title with an image of the project.") { title, image in
      Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
    add(
      CatalogueEntry(
        .initializer, "Color", "init", [ParameterSignature(label: nil, name: "resource", type: ColorResource.staticType)], result: Color.staticType,
        doc: "A colour of the project, by its name in Swift.", isDisfavored: true
      ) { call throws(Interruption) -> Value in Color(try ColorResource.read(call.argument(0), call)).value })
    registerTrees()
    registerTimerTexts()
  }

  /// A static member of a type whose values are the names of the project's assets: each name is one, and what is missing is warned of where it is shown.
  func asset(_ name: String, of owner: String) -> CatalogueEntry? {
    switch owner {
    case "ImageResource":
      CatalogueEntry(.staticProperty, owner, name, [], result: ImageResource.staticType, doc: "An image of the project.") { _ in ImageResource(symbol: name).value }
    case "ColorResource":
      CatalogueEntry(.staticProperty, owner, name, [], result: ColorResource.staticType, doc: "A colour of the project.") { _ in ColorResource(symbol: name).value }
    case "Color":
      CatalogueEntry(.staticProperty, owner, name, [], result: Color.staticType, doc: "A colour of the project.") { _ in
        Color(ColorResource(symbol: name)).value
      }
    default: nil
    }
  }

  private func registerTrees() {
    let element = TypeParameter("Element")
    let identifiable = TypeParameter("Element", ["Identifiable"])
    let id = TypeParameter("ID", ["Hashable"])
    for (owner, label) in [("OutlineGroup", "content"), ("List", "rowContent")] {
      for kind in [element, identifiable] {
        let rows = StaticType.array(.parameter(kind))
        let path = kind == element ? [ParameterSignature(label: "id", name: "id", type: .library(.keyPath, [.parameter(kind), .parameter(id)]))] : []
        let one = StaticType.library(LibraryType("Binding"), [.optional(.parameter(SelectionBinding.parameter))])
        let several = StaticType.library(LibraryType("Binding"), [.set(.parameter(SelectionBinding.parameter))])
        for selection in owner == "List" ? [nil, one, several] : [nil] {
          let parameters =
            [ParameterSignature(label: nil, name: "data", type: rows)] + path
            + [ParameterSignature(label: "children", name: "children", type: .library(.keyPath, [.parameter(kind), .optional(rows)]))]
            + (selection.map { [ParameterSignature(label: "selection", name: "selection", type: $0)] } ?? [])
            + [ParameterSignature(label: label, name: label, type: .function([.parameter(kind)], .someView), isViewBuilder: true)]
          let type = LibraryType(owner, ["View"])
          if types[owner] == nil { add(type) }
          add(
            CatalogueEntry(
              .initializer, owner, "init", parameters, result: .library(type, []),
              typeParameters: [kind] + (path.isEmpty ? [] : [id]) + (selection == nil ? [] : [SelectionBinding.parameter]), doc: "A row for each element of a tree, closed."
            ) { call throws(Interruption) -> Value in
              guard case .array(let values) = call.argument(0), case .keyPath(let children) = call.argument(path.count + 1) else { throw call.mismatch(rows) }
              var rows: [TreeRow] = []
              for value in values {
                var isClosed = false
                if case .some = try call.evaluation.read(children, of: value) { isClosed = true }
                let identity: Value =
                  if case .keyPath(let key) = call.argument(1), !path.isEmpty { try call.evaluation.read(key, of: value) } else {
                    try call.evaluation.identity(of: value, at: call.span)
                  }
                let content = try call.apply(parameters.count - 1, [value])
                rows.append(TreeRow(id: identity.identifier, row: OutlineRow(isClosed: isClosed, content: Erased(call.evaluation.view(content)))))
              }
              let made = rows
              let trees = ForEach(made, id: \.id) { $0.row }
              guard owner == "List" else { return .view(trees, nil) }
              return .view(ListSelectionBinding(selection == nil ? nil : call.arguments[path.count + 2]).list(trees), nil)
            })
        }
      }
    }
  }
  private struct TreeRow {
    let id: AnyHashable
    let row: OutlineRow<Erased>
  }

  /// Texts that count time, as they are at the time of the picture.
  private func registerTimerTexts() {
    let (range, pause) = (Parameter<ClosedRange<Date>>("timerInterval"), Parameter<Date?>("pauseTime", default: nil))
    let (down, hours) = (Parameter<Bool>("countsDown", default: true), Parameter<Bool>("showsHours", default: true))
    value(Text.self, range, pause, down, hours, doc: "The time that is left of an interval, or that has passed.") { range, pause, isDown, hasHours in
      Text(verbatim: TimerText(range: range, pause: pause, isDown: isDown, hasHours: hasHours).text(at: FixedSurroundings.now))
    }
    view("ProgressView", range, Parameter<Bool>("countsDown", default: true), doc: "How much of an interval is left.") { range, isDown in
      ProgressView(value: TimerText(range: range, isDown: isDown).fraction(at: FixedSurroundings.now))
    }
    view(
      "ProgressView", range, Parameter<Bool>("countsDown", default: true), Parameter<ViewContent>("label"), Parameter<ViewContent>("currentValueLabel"),
      doc: "How much of an interval is left."
    ) { range, isDown, label, current in
      ProgressView(value: TimerText(range: range, isDown: isDown).fraction(at: FixedSurroundings.now)) {
        label.view
      } currentValueLabel: {
        current.view
      }
    }
  }
}

/// Things that are handed to others.
struct SharedItems: InterpretableArgument {
  let items: [Int]
  static let parameter = TypeParameter("Shared")
  static var typeParameters: [TypeParameter] { [parameter] }
  static var staticType: StaticType { .array(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> SharedItems {
    guard case .array(let values) = value else { throw call.mismatch(staticType) }
    return SharedItems(items: Array(values.indices))
  }
}
/// What is said of something that is handed to others.
struct SharePreview: NamedValue {}

/// What a text counts.
struct TimerText {
  let range: ClosedRange<Date>
  var pause: Date?
  var isDown = true
  var hasHours = true
  /// From 0 to 1.
  func fraction(at now: Date) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard length > 0, length.isFinite else { return isDown ? 0 : 1 }
    let passed = min(max((pause ?? now).timeIntervalSince(range.lowerBound) / length, 0), 1)
    return isDown ? 1 - passed : passed
  }
  /// Hours, where there are some and they are shown, minutes and seconds.
  func text(at now: Date) -> String {
    let length = min(max(range.upperBound.timeIntervalSince(range.lowerBound), 0), 1e9)
    let seconds = Int(bounded: (fraction(at: now) * length).rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if hasHours, seconds >= 3600 { return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))" }
    return "\(seconds / 60):\(two(seconds % 60))"
  }
}
