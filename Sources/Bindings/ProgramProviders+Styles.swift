internal import Runtime
internal import Views

// Styles of the program: for controls that hold others, and for what is filled.

struct ProgramDisclosureGroupStyle: ProgramProvider, DisclosureGroupStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("DisclosureGroupStyle", "makeBody", [give(configuration as Any)]), "DisclosureGroupStyle")
  }
}
struct ProgramLabeledContentStyle: ProgramProvider, LabeledContentStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("LabeledContentStyle", "makeBody", [give(configuration as Any)]), "LabeledContentStyle")
  }
}
struct ProgramMenuStyle: ProgramProvider, MenuStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("MenuStyle", "makeBody", [give(configuration as Any)]), "MenuStyle")
  }
}
struct ProgramFormStyle: ProgramProvider, FormStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("FormStyle", "makeBody", [give(configuration as Any)]), "FormStyle")
  }
}
struct ProgramControlGroupStyle: ProgramProvider, ControlGroupStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("ControlGroupStyle", "makeBody", [give(configuration as Any)]), "ControlGroupStyle")
  }
}
struct ProgramGaugeStyle: ProgramProvider, GaugeStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("GaugeStyle", "makeBody", [give(configuration as Any)]), "GaugeStyle")
  }
}
struct ProgramDatePickerStyle: ProgramProvider, DatePickerStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("DatePickerStyle", "makeBody", [give(configuration as Any)]), "DatePickerStyle")
  }
}
struct ProgramTextEditorStyle: ProgramProvider, TextEditorStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("TextEditorStyle", "makeBody", [give(configuration as Any)]), "TextEditorStyle")
  }
}
/// A `struct Brand: ShapeStyle` of the program: it says which other style it is.
struct ProgramShapeStyle: ShapeStyle {
  let program: ProgramValue
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    onMainThread((program, environment)) { program, environment in
      let made = program.call("ShapeStyle", "resolve", [give(environment as Any)])
      let resolved = program.evaluation.associated("Resolved", "ShapeStyle", of: program.type)
      let style = made.flatMap { try? Conversion(program.evaluation, resolved).native($0, (any ShapeStyle).self) }
      return style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
    }
  }
}
