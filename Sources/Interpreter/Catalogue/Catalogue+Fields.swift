internal import Foundation
internal import Views

extension Catalogue {
  /// Controls for text and for numbers.
  func registerFields() {
    let text = Parameter<Binding<String>>("text")
    for (name, isSecure) in [("TextField", false), ("SecureField", true)] {
      view(name, Parameter<String>(nil), text, Parameter<Text?>("prompt", default: nil), doc: "A line of text that can be changed.") {
        if isSecure { SecureField($0, text: $1, prompt: $2) } else { TextField($0, text: $1, prompt: $2) }
      }
      view(name, text, Parameter<Text?>("prompt", default: nil), Parameter<ViewContent>("label"), doc: "A line of text that can be changed.") { text, prompt, label in
        if isSecure { SecureField(text: text, prompt: prompt) { label.view } } else { TextField(text: text, prompt: prompt) { label.view } }
      }
    }
    view("SecureField", Parameter<String>(nil), text, Parameter<Action>("onCommit"), doc: "A line of hidden text.") { SecureField($0, text: $1, onCommit: $2.call) }
    view("TextField", Parameter<String>(nil), text, Parameter<Text?>("prompt", default: nil), Parameter<Axis>("axis"), doc: "A text that can be changed and grows.") {
      TextField($0, text: $1, prompt: $2, axis: $3)
    }
    view(
      "TextField", Parameter<String>(nil), text, Parameter<Ignored<Bool>?>("onEditingChanged", default: nil), Parameter<Action>("onCommit"),
      doc: "A line of text, and what follows a change."
    ) { TextField($0, text: $1, onEditingChanged: $2?.call ?? { _ in }, onCommit: $3.call) }
    view("TextField", Parameter<String>(nil), text, Parameter<Ignored<Bool>>("onEditingChanged"), doc: "A line of text, and what follows a change.") {
      TextField($0, text: $1, onEditingChanged: $2.call)
    }
    view("TextEditor", text, doc: "Several lines of text that can be changed.") { TextEditor(text: $0) }
    registerSliders()
    registerSteppers()
  }

  private func registerSliders() {
    let value = Parameter<Binding<Double>>("value")
    let bounds = Parameter<ClosedRange<Double>>("in", default: 0...1)
    let exact = Parameter<ClosedRange<Double>>("in")
    let step = Parameter<Double>("step")
    let editing = Parameter<Ignored<Bool>?>("onEditingChanged", default: nil)
    view("Slider", value, bounds, editing, doc: "A value of a range.") { Slider(value: $0, in: $1, onEditingChanged: $2?.call ?? { _ in }) }
    view("Slider", value, exact, step, editing, doc: "A value of a range, in steps.") { Slider(value: $0, in: $1, step: $2, onEditingChanged: $3?.call ?? { _ in }) }
    let (small, range) = (Parameter<Binding<Float>>("value"), Parameter<ClosedRange<Float>>("in", default: 0...1))
    view("Slider", small, range, editing, doc: "A value of a range.", isDisfavored: true) { Slider(value: $0, in: $1, onEditingChanged: $2?.call ?? { _ in }) }
    view("Slider", small, Parameter<ClosedRange<Float>>("in"), Parameter<Float>("step"), editing, doc: "A value of a range, in steps.", isDisfavored: true) {
      Slider(value: $0, in: $1, step: $2, onEditingChanged: $3?.call ?? { _ in })
    }
    let label = Parameter<ViewContent>("label")
    view("Slider", value, bounds, label, editing, doc: "A value of a range, with a label.") { value, bounds, label, editing in
      Slider(value: value, in: bounds, label: { label.view }, onEditingChanged: editing?.call ?? { _ in })
    }
    view("Slider", value, exact, step, label, editing, doc: "A value of a range in steps, with a label.") { value, bounds, step, label, editing in
      Slider(value: value, in: bounds, step: step, label: { label.view }, onEditingChanged: editing?.call ?? { _ in })
    }
    let (least, most) = (Parameter<ViewContent>("minimumValueLabel"), Parameter<ViewContent>("maximumValueLabel"))
    view("Slider", value, bounds, label, least, most, editing, doc: "A value of a range, with labels at its ends.") { value, bounds, label, least, most, editing in
      Slider(value: value, in: bounds, label: { label.view }, minimumValueLabel: { least.view }, maximumValueLabel: { most.view }, onEditingChanged: editing?.call ?? { _ in })
    }
    view("Slider", value, exact, step, label, least, most, editing, doc: "A value of a range in steps, with labels at its ends.") {
      value, bounds, step, label, least, most, editing in
      Slider(
        value: value, in: bounds, step: step, label: { label.view }, minimumValueLabel: { least.view }, maximumValueLabel: { most.view },
        onEditingChanged: editing?.call ?? { _ in })
    }
    view(
      "Slider", value, bounds, editing, Parameter<ViewArgument>("minimumValueLabel"), Parameter<ViewArgument>("maximumValueLabel"), label,
      doc: "A value of a range, with labels at its ends (older spelling)."
    ) { value, bounds, editing, least, most, label in
      Slider(value: value, in: bounds, onEditingChanged: editing?.call ?? { _ in }, minimumValueLabel: least.view, maximumValueLabel: most.view) { label.view }
    }
  }

  private func registerSteppers() {
    let title = Parameter<String>(nil)
    let editing = Parameter<Ignored<Bool>?>("onEditingChanged", default: nil)
    let label = Parameter<ViewContent>("label")
    let (up, down) = (Parameter<Action?>("onIncrement"), Parameter<Action?>("onDecrement"))
    view("Stepper", title, Parameter<Binding<Int>>("value"), Parameter<Int>("step", default: 1), editing, doc: "Counts a value up and down.") { title, value, step, _ in
      Stepper(title, value: value, step: step)
    }
    view("Stepper", title, Parameter<Binding<Int>>("value"), Parameter<ClosedRange<Int>>("in"), Parameter<Int>("step", default: 1), editing, doc: "Counts a value in bounds.") {
      title, value, bounds, step, _ in Stepper(title, value: value, in: bounds, step: step)
    }
    view("Stepper", title, Parameter<Binding<Double>>("value"), Parameter<Double>("step", default: 1), editing, doc: "Counts a value up and down.") { title, value, step, _ in
      Stepper(title, value: value, step: step)
    }
    view(
      "Stepper", title, Parameter<Binding<Double>>("value"), Parameter<ClosedRange<Double>>("in"), Parameter<Double>("step", default: 1), editing, doc: "Counts a value in bounds."
    ) { title, value, bounds, step, _ in Stepper(title, value: value, in: bounds, step: step) }
    view("Stepper", title, up, down, editing, doc: "Runs two functions.") { title, up, down, _ in Stepper(title, onIncrement: up?.call, onDecrement: down?.call) }
    view("Stepper", Parameter<Binding<Int>>("value"), Parameter<Int>("step", default: 1), label, editing, doc: "Counts a value up and down.") { value, step, label, _ in
      Stepper(value: value, step: step) { label.view }
    }
    view("Stepper", Parameter<Binding<Int>>("value"), Parameter<ClosedRange<Int>>("in"), Parameter<Int>("step", default: 1), label, editing, doc: "Counts a value in bounds.") {
      value, bounds, step, label, _ in Stepper(value: value, in: bounds, step: step) { label.view }
    }
    view("Stepper", Parameter<Binding<Double>>("value"), Parameter<Double>("step", default: 1), label, editing, doc: "Counts a value up and down.") { value, step, label, _ in
      Stepper(value: value, step: step) { label.view }
    }
    view(
      "Stepper", Parameter<Binding<Double>>("value"), Parameter<ClosedRange<Double>>("in"), Parameter<Double>("step", default: 1), label, editing, doc: "Counts a value in bounds."
    ) { value, bounds, step, label, _ in Stepper(value: value, in: bounds, step: step) { label.view } }
    view("Stepper", label, up, down, editing, doc: "Runs two functions.") { label, up, down, _ in
      Stepper(label: { label.view }, onIncrement: up?.call, onDecrement: down?.call)
    }
    view("Stepper", up, down, editing, label, doc: "Runs two functions (older spelling).") { up, down, _, label in
      Stepper(onIncrement: up?.call, onDecrement: down?.call) { label.view }
    }
  }
}
