extension SessionCommand {
  /// What a person does to what is shown: taps, turns, types.
  static let touching: [SessionCommand] = [
    SessionCommand(
      name: "tap", operands: "SELECTOR [twice]", summary: "taps a view: a button runs its action, a toggle turns",
      detail: "':tap \"Increment\"' by a label, ':tap #id', ':tap Button[2]', ':tap Image twice'. It says which bodies ran, and why."
    ) { session, operand in session.perform("tap", operand) },
    SessionCommand(name: "toggle", operands: "SELECTOR", summary: "turns a toggle", detail: "':toggle \"Wi-Fi\"', ':toggle Toggle[2]'.") { session, operand in
      session.perform("toggle", operand)
    },
    SessionCommand(
      name: "type", operands: "SELECTOR TEXT", summary: "replaces the text of a field",
      detail: "The text stands in quotes behind the selector: ':type #name \"Ada\"'; without one it goes into the first field."
    ) { session, operand in session.perform("type", operand) },
    SessionCommand(
      name: "set", operands: "SELECTOR NUMBER", summary: "moves a slider or a stepper, or chooses in a picker",
      detail:
        "':set Slider 0.5'; a picker counts from 0. ':set \"Milk\" 2' moves a row of a list that is being edited there."
    ) { session, operand in session.perform("set", operand) },
    SessionCommand(
      name: "scroll", operands: "SELECTOR POINTS", summary: "scrolls a scroll view or a list of a device of pixels",
      detail: "':scroll List 300' shows the list so many points from its beginning; ':scroll List 0' goes back."
    ) { session, operand in session.perform("scroll", operand) },
    SessionCommand(
      name: "press", operands: "SELECTOR", summary: "lays a finger on a control of a device of pixels",
      detail:
        "':press \"Save\"' shows the control as it is while it is touched; the next command that touches "
        + "lifts the finger. A menu "
        + "that a long press opens is opened, and what one does is done."
    ) { session, operand in session.perform("press", operand) },
    SessionCommand(
      name: "swipe", operands: "SELECTOR [leading]", summary: "swipes a row of a list of a device of pixels, so that its actions are seen",
      detail: "':swipe \"Inbox\"' swipes from the trailing edge, ':swipe \"Inbox\" leading' from the other. A tap ends it."
    ) { session, operand in session.perform("swipe", operand) },
    SessionCommand(
      name: "drag", operands: "SELECTOR X,Y", summary: "drags a view: its gestures hear a finger that moves",
      detail: "':drag \"Card\" 100,-20' moves a finger 100 points to the right and 20 up, from the view's middle, and lifts it."
    ) { session, operand in session.perform("drag", operand) },
    SessionCommand(
      name: "magnify", operands: "SELECTOR FACTOR", summary: "moves two fingers apart on a view, for its gestures",
      detail: "':magnify Image 2' moves them to twice their distance; a factor below 1 moves them together."
    ) { session, operand in session.perform("magnify", operand) },
    SessionCommand(
      name: "rotate", operands: "SELECTOR DEGREES", summary: "turns two fingers on a view, for its gestures",
      detail: "':rotate Image 90' turns them clockwise."
    ) { session, operand in session.perform("rotate", operand) },
  ]
}
