extension SessionCommand {
  /// What a person does to what is shown: taps, turns, types.
  static let touching: [SessionCommand] = [
    SessionCommand(
      name: "tap", operands: "SELECTOR", summary: "taps a view: a button runs its action, a toggle turns",
      detail: "':tap \"Increment\"' by a label, ':tap #id', ':tap Button[2]'. It says which bodies ran, and why."
    ) { session, operand in session.perform(.tap, operand ?? "") },
    SessionCommand(name: "toggle", operands: "SELECTOR", summary: "turns a toggle", detail: "':toggle \"Wi-Fi\"', ':toggle Toggle[2]'.") { session, operand in
      session.perform(.toggle, operand ?? "")
    },
    SessionCommand(
      name: "type", operands: "SELECTOR TEXT", summary: "replaces the text of a field", detail: "The text stands in quotes behind the selector: ':type #name \"Ada\"'."
    ) { session, operand in session.type(operand ?? "") },
    SessionCommand(
      name: "set", operands: "SELECTOR NUMBER", summary: "moves a slider or a stepper, or chooses in a picker", detail: "':set Slider 0.5'; a picker counts from 0."
    ) { session, operand in session.set(operand ?? "") },
  ]
}
