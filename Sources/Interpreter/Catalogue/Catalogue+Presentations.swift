internal import Foundation
internal import Views

extension Catalogue {
  func registerPresentations() {
    modifier(
      "sheet", Parameter<Binding<Bool>>("isPresented"), Parameter<Action?>("onDismiss", default: nil), Parameter<LaterViews>("content"),
      doc: "A sheet that a binding shows, which devices of pixels draw."
    ) { $0.sheet(isPresented: $1, onDismiss: $2?.call, content: $3.call) }
    modifier(
      "fullScreenCover", Parameter<Binding<Bool>>("isPresented"), Parameter<Action?>("onDismiss", default: nil), Parameter<LaterViews>("content"),
      doc: "A cover that a binding shows, which devices of pixels draw."
    ) { $0.fullScreenCover(isPresented: $1, onDismiss: $2?.call, content: $3.call) }
    modifier(
      "popover", Parameter<Binding<Bool>>("isPresented"), Parameter<PopoverAttachmentAnchor>("attachmentAnchor", default: .rect(.bounds)),
      Parameter<Edge>("arrowEdge", default: .top), Parameter<LaterViews>("content"), doc: "A popover that a binding shows, which devices of pixels draw."
    ) { $0.popover(isPresented: $1, attachmentAnchor: $2, arrowEdge: $3, content: $4.call) }
    modifier(
      "alert", Parameter<String>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<LaterViews>("actions"),
      doc: "An alert that a binding shows, which devices of pixels draw."
    ) {
      $0.alert($1, isPresented: $2, actions: $3.call)
    }
    modifier(
      "alert", Parameter<String>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<LaterViews>("actions"), Parameter<LaterViews>("message"),
      doc: "An alert that a binding shows, which devices of pixels draw."
    ) { $0.alert($1, isPresented: $2, actions: $3.call, message: $4.call) }
    modifier(
      "alert", Parameter<Text>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<LaterViews>("actions"), doc: "An alert that a binding shows, which devices of pixels draw."
    ) {
      $0.alert($1, isPresented: $2, actions: $3.call)
    }
    modifier(
      "alert", Parameter<Text>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<LaterViews>("actions"), Parameter<LaterViews>("message"),
      doc: "An alert that a binding shows, which devices of pixels draw."
    ) { $0.alert($1, isPresented: $2, actions: $3.call, message: $4.call) }
    modifier(
      "confirmationDialog", Parameter<String>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<Visibility>("titleVisibility", default: .automatic),
      Parameter<LaterViews>("actions"), doc: "A choice of actions that a binding shows, which devices of pixels draw."
    ) { $0.confirmationDialog($1, isPresented: $2, titleVisibility: $3, actions: $4.call) }
    modifier(
      "confirmationDialog", Parameter<String>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<Visibility>("titleVisibility", default: .automatic),
      Parameter<LaterViews>("actions"), Parameter<LaterViews>("message"), doc: "A choice of actions that a binding shows, which devices of pixels draw."
    ) { $0.confirmationDialog($1, isPresented: $2, titleVisibility: $3, actions: $4.call, message: $5.call) }
    modifier(
      "confirmationDialog", Parameter<Text>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<Visibility>("titleVisibility", default: .automatic),
      Parameter<LaterViews>("actions"), doc: "A choice of actions that a binding shows, which devices of pixels draw."
    ) { $0.confirmationDialog($1, isPresented: $2, titleVisibility: $3, actions: $4.call) }
    modifier(
      "confirmationDialog", Parameter<Text>(nil), Parameter<Binding<Bool>>("isPresented"), Parameter<Visibility>("titleVisibility", default: .automatic),
      Parameter<LaterViews>("actions"), Parameter<LaterViews>("message"), doc: "A choice of actions that a binding shows, which devices of pixels draw."
    ) { $0.confirmationDialog($1, isPresented: $2, titleVisibility: $3, actions: $4.call, message: $5.call) }
    modifier("contextMenu", Parameter<IgnoredViews>("menuItems"), doc: "Actions that a long press shows; kept, not shown.") { $0.contextMenu(menuItems: $1.call) }
    modifier("contextMenu", Parameter<IgnoredViews>("menuItems"), Parameter<IgnoredViews>("preview"), doc: "Actions that a long press shows; kept, not shown.") {
      $0.contextMenu(menuItems: $1.call, preview: $2.call)
    }
    modifier(
      "swipeActions", Parameter<HorizontalEdge>("edge", default: .trailing), Parameter<Bool>("allowsFullSwipe", default: true), Parameter<LaterViews>("content"),
      doc: "Actions that a swipe of a row shows."
    ) { $0.swipeActions(edge: $1, allowsFullSwipe: $2, content: $3.call) }
  }
}
