internal import Foundation
internal import Views

extension Catalogue {
  func registerControls() {
    view("Button", Parameter<String>(nil), Parameter<Action>("action"), doc: "A button with a title.") { title, action in
      Button(title) { MainActor.assumeIsolated { action.run() } }
    }
    view("Button", Parameter<Action>("action"), Parameter<ViewContent>("label"), doc: "A button with a label of views.") { action, label in
      Button {
        MainActor.assumeIsolated { action.run() }
      } label: {
        label.view
      }
    }
    view("Toggle", Parameter<String>(nil), Parameter<Binding<Bool>>("isOn"), doc: "A switch with a title.") { Toggle($0, isOn: $1) }
    view("Toggle", Parameter<Binding<Bool>>("isOn"), Parameter<ViewContent>("label"), doc: "A switch with a label of views.") { isOn, label in
      Toggle(isOn: isOn) { label.view }
    }
    view("ProgressView", doc: "Something takes a while.") { ProgressView() }
    view("ProgressView", Parameter<String>(nil), doc: "Something takes a while, with a title.") { ProgressView($0) }
    view("ProgressView", Parameter<Double?>("value"), Parameter<Double>("total", default: 1), doc: "A bar that shows how much is done.") {
      ProgressView(value: $0, total: $1)
    }
    view(
      "ProgressView", Parameter<String>(nil), Parameter<Double?>("value"), Parameter<Double>("total", default: 1), doc: "A bar with a title."
    ) { ProgressView($0, value: $1, total: $2) }
  }
}
