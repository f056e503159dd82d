internal import Runtime
internal import Views

/// What stands before the library for values of the program's own types, by protocol.
@MainActor
enum StandIns {
  /// A native value that conforms to a protocol and does what the program's type says; `nil` if the protocol has no
  /// stand-in yet.
  static func make<T>(_ value: Value, _ type: RuntimeType, _ evaluation: Evaluation, _ wanted: T.Type) -> T? {
    let program = ProgramValue(value: value, type: type, evaluation: evaluation)
    if wanted == (any View).self {
      if program.conforms(to: "Shape") { return program.shape as? T }
      let owner = ["View", "App", "Scene"].first { program.conforms(to: $0) }
      return owner.flatMap { ProgramView(program: program, owner: $0) as? T }
    }
    for (name, make) in kinds where program.conforms(to: name) {
      if let made = make(program) as? T { return made }
    }
    return nil
  }

  private static let kinds: [(String, @MainActor (ProgramValue) -> Any)] = [
    ("Shape", { $0.shape }),
    ("InsettableShape", { ProgramInsettableShape($0) }),
    ("Layout", { ProgramLayout($0) }),
    ("GeometryEffect", { ProgramGeometryEffect(program: $0) }),
    ("EnvironmentalModifier", { ProgramEnvironmentalModifier(program: $0) }),
    ("ViewModifier", { ProgramModifier(program: $0) }),
    ("Transition", { ProgramTransition(program: $0) }),
    ("ScrollTargetBehavior", { ProgramScrollTargetBehavior(program: $0) }),
    ("TextFieldStyle", { ProgramTextFieldStyle(program: $0) }),
    ("DropDelegate", { ProgramDropDelegate(program: $0) }),
    ("ButtonStyle", { ProgramButtonStyle(program: $0) }),
    ("PrimitiveButtonStyle", { ProgramPrimitiveButtonStyle(program: $0) }),
    ("ToggleStyle", { ProgramToggleStyle(program: $0) }),
    ("LabelStyle", { ProgramLabelStyle(program: $0) }),
    ("GroupBoxStyle", { ProgramGroupBoxStyle(program: $0) }),
    ("DisclosureGroupStyle", { ProgramDisclosureGroupStyle(program: $0) }),
    ("LabeledContentStyle", { ProgramLabeledContentStyle(program: $0) }),
    ("MenuStyle", { ProgramMenuStyle(program: $0) }),
    ("FormStyle", { ProgramFormStyle(program: $0) }),
    ("ControlGroupStyle", { ProgramControlGroupStyle(program: $0) }),
    ("GaugeStyle", { ProgramGaugeStyle(program: $0) }),
    ("DatePickerStyle", { ProgramDatePickerStyle(program: $0) }),
    ("TextEditorStyle", { ProgramTextEditorStyle(program: $0) }),
    ("ShapeStyle", { ProgramShapeStyle(program: $0) }),
    ("CustomAnimation", { ProgramCustomAnimation(program: $0) }),
    ("TextRenderer", { ProgramTextRenderer(program: $0) }),
    ("TextAttribute", { ProgramTextAttribute(program: $0) }),
    ("Gesture", { ProgramGesture(program: $0) }),
    ("Scene", { ProgramScene(program: $0) }),
    ("ProgressViewStyle", { ProgramProgressViewStyle(program: $0) }),
  ]
}
