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
    registerItems()
    registerQuestions()
    registerQuestionsAboutValues()
    modifier("presentationDetents", Parameter<SetOf<PresentationDetent>>(nil), doc: "How high a sheet is; kept.") { $0.presentationDetents($1.values) }
    modifier("refreshable", Parameter<Action>("action"), doc: "What a pull does; kept, not run.") { base, _ in base.refreshable {} }
    registerAlerts()
  }

  /// What is shown while a binding holds a value.
  private func registerItems() {
    let (item, dismiss, content) = (Parameter<ItemBinding>("item"), Parameter<Action?>("onDismiss", default: nil), Parameter<LaterViewsOf<ItemBinding>>("content"))
    modifier("sheet", item, dismiss, content, doc: "A sheet for a value, which devices of pixels draw.") { base, item, dismiss, content in
      base.sheet(item: item.binding, onDismiss: dismiss?.call) { content($0) }
    }
    modifier("fullScreenCover", item, dismiss, content, doc: "A cover for a value, which devices of pixels draw.") { base, item, dismiss, content in
      base.fullScreenCover(item: item.binding, onDismiss: dismiss?.call) { content($0) }
    }
    modifier(
      "popover", item, Parameter<PopoverAttachmentAnchor>("attachmentAnchor", default: .rect(.bounds)), Parameter<Edge>("arrowEdge", default: .top), content,
      doc: "A popover for a value, which devices of pixels draw."
    ) { base, item, anchor, edge, content in
      base.popover(item: item.binding, attachmentAnchor: anchor, arrowEdge: edge) { content($0) }
    }
  }
  /// The older spelling of alerts and choices.
  private func registerQuestions() {
    let (isPresented, item) = (Parameter<Binding<Bool>>("isPresented"), Parameter<ItemBinding>("item"))
    modifier("alert", isPresented, Parameter<Maker<Alert>>("content"), doc: "An alert (older spelling), which devices of pixels draw.") { base, shown, content in
      base.alert(isPresented: shown) { content.make(else: Alert(title: Text(""))) }
    }
    modifier("alert", item, Parameter<ItemValue<Alert>>("content"), doc: "An alert for a value (older spelling), which devices of pixels draw.") { base, item, content in
      base.alert(item: item.binding) { content.make($0, else: Alert(title: Text(""))) }
    }
    modifier("actionSheet", isPresented, Parameter<Maker<ActionSheet>>("content"), doc: "A choice of actions (older spelling), which devices of pixels draw.") {
      base, shown, content in base.actionSheet(isPresented: shown) { content.make(else: ActionSheet(title: Text(""))) }
    }
    modifier("actionSheet", item, Parameter<ItemValue<ActionSheet>>("content"), doc: "A choice of actions for a value (older spelling), which devices of pixels draw.") {
      base, item, content in base.actionSheet(item: item.binding) { content.make($0, else: ActionSheet(title: Text(""))) }
    }
  }
  /// Alerts and choices about a value or an error.
  private func registerQuestionsAboutValues() {
    let (shown, data) = (Parameter<Binding<Bool>>("isPresented"), Parameter<PresentedData>("presenting"))
    let (actions, message) = (Parameter<LaterViewsOf<PresentedData>>("actions"), Parameter<LaterViewsOf<PresentedData>>("message"))
    let visibility = Parameter<Visibility>("titleVisibility", default: .automatic)
    let (alert, choice) = ("An alert about a value, which devices of pixels draw.", "A choice of actions about a value, which devices of pixels draw.")
    modifier("alert", Parameter<String>(nil), shown, data, actions, doc: alert) { base, title, shown, data, actions in
      base.alert(title, isPresented: shown, presenting: data.presented) { actions($0) }
    }
    modifier("alert", Parameter<String>(nil), shown, data, actions, message, doc: alert) { base, title, shown, data, actions, message in
      base.alert(title, isPresented: shown, presenting: data.presented, actions: { actions($0) }, message: { message($0) })
    }
    modifier("alert", Parameter<Text>(nil), shown, data, actions, doc: alert) { base, title, shown, data, actions in
      base.alert(title, isPresented: shown, presenting: data.presented) { actions($0) }
    }
    modifier("alert", Parameter<Text>(nil), shown, data, actions, message, doc: alert) { base, title, shown, data, actions, message in
      base.alert(title, isPresented: shown, presenting: data.presented, actions: { actions($0) }, message: { message($0) })
    }
    modifier("confirmationDialog", Parameter<String>(nil), shown, visibility, data, actions, doc: choice) { base, title, shown, visibility, data, actions in
      base.confirmationDialog(title, isPresented: shown, titleVisibility: visibility, presenting: data.presented) { actions($0) }
    }
    modifier("confirmationDialog", Parameter<String>(nil), shown, visibility, data, actions, message, doc: choice) { base, title, shown, visibility, data, actions, message in
      base.confirmationDialog(
        title, isPresented: shown, titleVisibility: visibility, presenting: data.presented, actions: { actions($0) }, message: { message($0) })
    }
    modifier("confirmationDialog", Parameter<Text>(nil), shown, visibility, data, actions, doc: choice) { base, title, shown, visibility, data, actions in
      base.confirmationDialog(title, isPresented: shown, titleVisibility: visibility, presenting: data.presented) { actions($0) }
    }
    modifier("confirmationDialog", Parameter<Text>(nil), shown, visibility, data, actions, message, doc: choice) { base, title, shown, visibility, data, actions, message in
      base.confirmationDialog(
        title, isPresented: shown, titleVisibility: visibility, presenting: data.presented, actions: { actions($0) }, message: { message($0) })
    }
    let error = Parameter<PresentedError>("error")
    modifier("alert", shown, error, Parameter<LaterViews>("actions"), doc: "An alert about an error, which devices of pixels draw.") { base, shown, error, actions in
      base.alert(isPresented: shown, error: error.presented, actions: actions.call)
    }
    modifier(
      "alert", shown, error, Parameter<LaterViewsOf<PresentedError>>("actions"), Parameter<LaterViewsOf<PresentedError>>("message"),
      doc: "An alert about an error, which devices of pixels draw."
    ) { base, shown, error, actions, message in
      base.alert(isPresented: shown, error: error.presented, actions: { actions($0.value) }, message: { message($0.value) })
    }
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
