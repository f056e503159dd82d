internal import Foundation
internal import Views

extension PopoverAttachmentAnchor: NamedValue {}
extension PopoverAttachmentAnchor.Source: LibraryValue {
  static var libraryType: LibraryType { LibraryType("PopoverAttachmentAnchor.Source", ["Hashable", "Equatable"]) }
}
extension PresentationDetent: NamedValue {}
extension Alert: NamedValue {}
extension ActionSheet: NamedValue {}
extension Alert.Button: LibraryValue { static var libraryType: LibraryType { LibraryType("Alert.Button") } }

extension Catalogue {
  /// Sheets, alerts and the like for values, and what they are made of.
  func registerPresentationValues() {
    constants(PopoverAttachmentAnchor.Source.self, ["bounds": .bounds])
    add(PopoverAttachmentAnchor.libraryType)
    maker(of: PopoverAttachmentAnchor.self, "rect", Parameter<PopoverAttachmentAnchor.Source>(nil), doc: "At a rectangle.") { .rect($0) }
    maker(of: PopoverAttachmentAnchor.self, "point", Parameter<UnitPoint>(nil), doc: "At a point.") { .point($0) }
    constants(PresentationDetent.self, ["medium": .medium, "large": .large])
    maker(of: PresentationDetent.self, "fraction", Parameter<Double>(nil), doc: "A part of the screen.") { .fraction($0) }
    maker(of: PresentationDetent.self, "height", Parameter<Double>(nil), doc: "A height in points.") { .height($0) }
    let (item, dismiss) = (Parameter<ItemBinding>("item"), Parameter<Action?>("onDismiss", default: nil))
    for name in ["sheet", "fullScreenCover"] {
      modifier(name, item, dismiss, Parameter<ItemViews>("content"), doc: "What is shown for a value; kept, not shown.") { base, _, _, _ in
        if name == "sheet" {
          base.sheet(item: .constant(nil as Presented?)) { _ in EmptyView() }
        } else {
          base.fullScreenCover(item: .constant(nil as Presented?)) { _ in EmptyView() }
        }
      }
    }
    modifier(
      "popover", item, Parameter<PopoverAttachmentAnchor>("attachmentAnchor", default: .rect(.bounds)), Parameter<Edge>("arrowEdge", default: .top),
      Parameter<ItemViews>("content"), doc: "What is shown for a value; kept, not shown."
    ) { base, _, _, _, _ in
      base.popover(item: .constant(nil as Presented?)) { _ in EmptyView() }
    }
    let (isPresented, actions) = (Parameter<Binding<Bool>>("isPresented"), Parameter<PresentedViews>("actions"))
    modifier("alert", isPresented, Parameter<Maker<Alert>>("content"), doc: "An alert (older spelling); kept, not shown.") { base, _, _ in
      base.alert(isPresented: .constant(false)) { Alert(title: Text("")) }
    }
    modifier("alert", item, Parameter<ItemValue<Alert>>("content"), doc: "An alert for a value (older spelling); kept, not shown.") { base, _, _ in
      base.alert(item: .constant(nil as Presented?)) { _ in Alert(title: Text("")) }
    }
    modifier("actionSheet", isPresented, Parameter<Maker<ActionSheet>>("content"), doc: "A choice of actions (older spelling); kept, not shown.") { base, _, _ in
      base.actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("")) }
    }
    modifier("actionSheet", item, Parameter<ItemValue<ActionSheet>>("content"), doc: "A choice of actions (older spelling); kept, not shown.") { base, _, _ in
      base.actionSheet(item: .constant(nil as Presented?)) { _ in ActionSheet(title: Text("")) }
    }
    modifier("alert", Parameter<String>(nil), isPresented, Parameter<PresentedData>("presenting"), actions, doc: "An alert about a value; kept, not shown.") {
      base, _, _, _, _ in
      base.alert("", isPresented: .constant(false), presenting: 0) { _ in EmptyView() }
    }
    modifier(
      "alert", Parameter<String>(nil), isPresented, Parameter<PresentedData>("presenting"), actions, Parameter<PresentedViews>("message"),
      doc: "An alert about a value; kept, not shown."
    ) { base, _, _, _, _, _ in
      base.alert("", isPresented: .constant(false), presenting: 0) { _ in
        EmptyView()
      } message: { _ in
        EmptyView()
      }
    }
    modifier("presentationDetents", Parameter<SetOf<PresentationDetent>>(nil), doc: "How high a sheet is; kept.") { $0.presentationDetents($1.values) }
    modifier("refreshable", Parameter<Action>("action"), doc: "What a pull does; kept, not run.") { base, _ in base.refreshable {} }
    registerAlerts()
  }

  private func registerAlerts() {
    for type in [Alert.libraryType, Alert.Button.libraryType, ActionSheet.libraryType] { add(type) }
    add(LibraryType("ActionSheet.Button"))
    let (title, message) = (Parameter<Text>("title"), Parameter<Text?>("message", default: nil))
    value(Alert.self, title, message, Parameter<Alert.Button?>("dismissButton", default: nil), doc: "An alert with one button.") {
      Alert(title: $0, message: $1, dismissButton: $2)
    }
    value(Alert.self, title, message, Parameter<Alert.Button>("primaryButton"), Parameter<Alert.Button>("secondaryButton"), doc: "An alert with two buttons.") {
      Alert(title: $0, message: $1, primaryButton: $2, secondaryButton: $3)
    }
    value(ActionSheet.self, title, message, Parameter<[Alert.Button]>("buttons", default: []), doc: "A choice of actions.") {
      ActionSheet(title: $0, message: $1, buttons: $2)
    }
    let (label, action) = (Parameter<Text>(nil), Parameter<Action?>("action", default: nil))
    maker(of: Alert.Button.self, "default", label, action, doc: "A button.") { .default($0, action: $1?.call) }
    maker(of: Alert.Button.self, "cancel", label, action, doc: "A button that changes nothing.") { .cancel($0, action: $1?.call) }
    maker(of: Alert.Button.self, "cancel", Parameter<Action?>(nil, default: nil), doc: "A button that changes nothing.") { .cancel($0?.call) }
    maker(of: Alert.Button.self, "destructive", label, action, doc: "A button that destroys something.") { .destructive($0, action: $1?.call) }
  }
}

/// Something that could be shown, and never is.
private struct Presented: Identifiable {
  let id = 0
}
