internal import Foundation
internal import Views

extension DatePickerComponents: LibraryOptions {
  static var libraryType: LibraryType { LibraryType("DatePickerComponents", ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]) }
}
extension Date: NamedValue {}

extension Catalogue {
  /// Controls that choose, and what groups controls.
  func registerPickers() {
    let title = Parameter<String>(nil)
    let label = Parameter<ViewContent>("label")
    let content = Parameter<ViewContent>("content")
    let selection = Parameter<SelectionBinding>("selection")
    view("Picker", title, selection, content, doc: "One of several views.") { title, selection, content in Picker(title, selection: selection.binding) { content.view } }
    view("Picker", title, Parameter<String>("systemImage"), selection, content, doc: "One of several views.") { title, image, selection, content in
      Picker(title, systemImage: image, selection: selection.binding) { content.view }
    }
    view("Picker", selection, content, label, doc: "One of several views.") { selection, content, label in
      Picker(selection: selection.binding) {
        content.view
      } label: {
        label.view
      }
    }
    view("Picker", selection, Parameter<ViewArgument>("label"), content, doc: "One of several views (older spelling).") { selection, label, content in
      Picker(selection: selection.binding, label: label.view) { content.view }
    }
    constants(DatePickerComponents.self, ["date": .date, "hourAndMinute": .hourAndMinute])
    add(Date.libraryType)
    let date = Parameter<Binding<Date>>("selection")
    let parts = Parameter<DatePickerComponents>("displayedComponents", default: [.hourAndMinute, .date])
    view("DatePicker", title, date, parts, doc: "A date.") { DatePicker($0, selection: $1, displayedComponents: $2) }
    view("DatePicker", date, parts, label, doc: "A date.") { date, parts, label in DatePicker(selection: date, displayedComponents: parts) { label.view } }
    let range = Parameter<ClosedRange<Date>>("in")
    view("DatePicker", title, date, range, parts, doc: "A date in bounds.") { DatePicker($0, selection: $1, in: $2, displayedComponents: $3) }
    view("DatePicker", date, range, parts, label, doc: "A date in bounds.") { date, range, parts, label in
      DatePicker(selection: date, in: range, displayedComponents: parts) { label.view }
    }
    let days = Parameter<DaysBinding>("selection")
    view("MultiDatePicker", title, days, doc: "Several days.") { MultiDatePicker($0, selection: $1.binding) }
    view("MultiDatePicker", days, label, doc: "Several days.") { days, label in
      MultiDatePicker(selection: days.binding) { label.view }
    }
    view("ColorPicker", title, Parameter<Binding<Color>>("selection"), Parameter<Bool>("supportsOpacity", default: true), doc: "A colour.") {
      ColorPicker($0, selection: $1, supportsOpacity: $2)
    }
    view("ColorPicker", Parameter<Binding<Color>>("selection"), Parameter<Bool>("supportsOpacity", default: true), label, doc: "A colour.") { color, opacity, label in
      ColorPicker(selection: color, supportsOpacity: opacity) { label.view }
    }
    registerMenus()
    registerBoxes()
  }

  private func registerMenus() {
    let title = Parameter<String>(nil)
    let content = Parameter<LaterViews>("content")
    let label = Parameter<ViewContent>("label")
    view("Menu", title, content, doc: "A list of actions.") { Menu($0, content: $1.call) }
    view("Menu", title, Parameter<String>("systemImage"), content, doc: "A list of actions.") { Menu($0, systemImage: $1, content: $2.call) }
    view("Menu", content, label, doc: "A list of actions.") { content, label in Menu(content: content.call) { label.view } }
    view("Menu", content, label, Parameter<Action>("primaryAction"), doc: "A list of actions.") { content, label, action in
      Menu(content: content.call, label: { label.view }, primaryAction: action.call)
    }
    view("Menu", Parameter<ViewArgument>("label"), content, doc: "A list of actions (older spelling).") { Menu(label: $0.view, content: $1.call) }
    view("RenameButton", doc: "Starts renaming what is around it.") { RenameButton() }
    view("EditButton", doc: "Starts and ends the editing of a list.") { EditButton() }
    view("Link", title, Parameter<URL>("destination"), doc: "Opens an address.") { Link($0, destination: $1) }
    view("Link", Parameter<URL>("destination"), label, doc: "Opens an address.") { url, label in Link(destination: url) { label.view } }
    view("ShareLink", Parameter<AnyArgument>("item"), doc: "Hands something to others.") { ShareLink(item: $0) }
    view("ShareLink", title, Parameter<AnyArgument>("item"), doc: "Hands something to others.") { ShareLink($0, item: $1) }
    view("ShareLink", Parameter<AnyArgument>("item"), label, doc: "Hands something to others.") { item, label in ShareLink(item: item) { label.view } }
    view("Button", Parameter<ButtonRole?>("role"), Parameter<Action>("action"), label, doc: "A button with a role.") { role, action, label in
      Button(role: role, action: action.call) { label.view }
    }
    view("Button", title, Parameter<ButtonRole?>("role"), Parameter<Action>("action"), doc: "A button with a role.") { Button($0, role: $1, action: $2.call) }
    view("Button", title, Parameter<String>("systemImage"), Parameter<Action>("action"), doc: "A button with a symbol.") { Button($0, systemImage: $1, action: $2.call) }
    view("Button", title, Parameter<String>("systemImage"), Parameter<ButtonRole?>("role"), Parameter<Action>("action"), doc: "A button with a symbol and a role.") {
      Button($0, systemImage: $1, role: $2, action: $3.call)
    }
  }

  private func registerBoxes() {
    let title = Parameter<String>(nil)
    let content = Parameter<ViewContent>("content")
    let label = Parameter<ViewContent>("label")
    view("GroupBox", content, doc: "Views in a frame.") { content in GroupBox { content.view } }
    view("GroupBox", title, content, doc: "Views in a frame, with a title.") { title, content in GroupBox(title) { content.view } }
    view("GroupBox", content, label, doc: "Views in a frame, with a label.") { content, label in
      GroupBox {
        content.view
      } label: {
        label.view
      }
    }
    view("GroupBox", Parameter<ViewArgument>("label"), content, doc: "Views in a frame, with a label (older spelling).") { label, content in
      GroupBox(label: label.view) { content.view }
    }
    let open = Parameter<Binding<Bool>>("isExpanded")
    view("DisclosureGroup", title, content, doc: "Views that can be hidden.") { title, content in DisclosureGroup(title) { content.view } }
    view("DisclosureGroup", title, open, content, doc: "Views that can be hidden.") { title, open, content in DisclosureGroup(title, isExpanded: open) { content.view } }
    view("DisclosureGroup", content, label, doc: "Views that can be hidden.") { content, label in
      DisclosureGroup {
        content.view
      } label: {
        label.view
      }
    }
    view("DisclosureGroup", open, content, label, doc: "Views that can be hidden.") { open, content, label in
      DisclosureGroup(isExpanded: open) {
        content.view
      } label: {
        label.view
      }
    }
    view("ControlGroup", content, doc: "Controls that belong together.") { content in ControlGroup { content.view } }
    view("LabeledContent", title, Parameter<String>("value"), doc: "A title and a text.") { LabeledContent($0, value: $1) }
    view("LabeledContent", title, content, doc: "A title and a value.") { title, content in LabeledContent(title) { content.view } }
    view("LabeledContent", content, label, doc: "A value and its label.") { content, label in
      LabeledContent {
        content.view
      } label: {
        label.view
      }
    }
    view("ContentUnavailableView", title, Parameter<String>("systemImage"), Parameter<Text?>("description", default: nil), doc: "Where there is nothing to show.") {
      ContentUnavailableView($0, systemImage: $1, description: $2)
    }
    view("ContentUnavailableView", label, doc: "Where there is nothing to show.") { label in ContentUnavailableView { label.view } }
    view("ContentUnavailableView", label, Parameter<ViewContent>("description"), doc: "Where there is nothing to show.") { label, text in
      ContentUnavailableView {
        label.view
      } description: {
        text.view
      }
    }
    view("ContentUnavailableView", label, Parameter<ViewContent>("description"), Parameter<ViewContent>("actions"), doc: "Where there is nothing to show.") {
      label, text, actions in
      ContentUnavailableView {
        label.view
      } description: {
        text.view
      } actions: {
        actions.view
      }
    }
    add(
      CatalogueEntry(
        .staticProperty, "ContentUnavailableView", "search", [], result: .library(LibraryType("ContentUnavailableView", ["View"]), []), doc: "For a search without results."
      ) { _ throws(Interruption) -> Value in .view(ContentUnavailableView.search, nil) })
    add(
      CatalogueEntry(
        .staticMethod, "ContentUnavailableView", "search", [ParameterSignature(label: "text", name: "text", type: .string)],
        result: .library(LibraryType("ContentUnavailableView", ["View"]), []), doc: "For a search of a text without results."
      ) { call throws(Interruption) -> Value in .view(ContentUnavailableView.search(text: try String.read(call.argument(0), call)), nil) })
    let (value, bounds) = (Parameter<Double>("value"), Parameter<ClosedRange<Double>>("in", default: 0...1))
    let current = Parameter<ViewContent>("currentValueLabel")
    view("Gauge", value, bounds, label, doc: "A value within bounds.") { value, bounds, label in Gauge(value: value, in: bounds) { label.view } }
    view("Gauge", value, bounds, label, current, doc: "A value within bounds.") { value, bounds, label, current in
      Gauge(value: value, in: bounds) {
        label.view
      } currentValueLabel: {
        current.view
      }
    }
    view("Gauge", value, bounds, label, current, Parameter<ViewContent>("minimumValueLabel"), Parameter<ViewContent>("maximumValueLabel"), doc: "A value within bounds.") {
      value, bounds, label, current, least, most in
      Gauge(value: value, in: bounds) {
        label.view
      } currentValueLabel: {
        current.view
      } minimumValueLabel: {
        least.view
      } maximumValueLabel: {
        most.view
      }
    }
  }
}
