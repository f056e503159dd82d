internal import Declarations
internal import Foundation
internal import Runtime
internal import Views

// Modifiers, styles, effects and transitions of the program.

struct ProgramModifier: ProgramProvider, ViewModifier {
  nonisolated(unsafe) var program: ProgramValue
  func body(content: Content) -> Erased {
    program.view(program.call("ViewModifier", "body", [give(content as Any)]), "ViewModifier")
  }
}
/// A `struct Adaptive: EnvironmentalModifier` of the program.
struct ProgramEnvironmentalModifier: ProgramProvider, EnvironmentalModifier {
  nonisolated(unsafe) var program: ProgramValue
  func resolve(in environment: EnvironmentValues) -> AnyModifier {
    let made = program.call("EnvironmentalModifier", "resolve", [give(environment as Any)])
    let type = program.evaluation.associated("ResolvedModifier", "EnvironmentalModifier", of: program.type)
    let conversion = Conversion(program.evaluation, type)
    return AnyModifier(modifier: made.flatMap { try? conversion.native($0, (any ViewModifier).self) } ?? EmptyModifier())
  }
}
/// A modifier whose type is known at run time only.
struct AnyModifier: PrimitiveModifier {
  let modifier: any ViewModifier
  static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList) {
    func opened<Modifier: ViewModifier>(_ modifier: Modifier, _ nodes: inout NodeList) {
      Modifier.makeNodes(modifier, content, &nodes)
    }
    opened(modifier.modifier, &nodes)
  }
}
/// A `struct Shake: GeometryEffect` of the program.
struct ProgramGeometryEffect: GeometryEffect {
  let program: ProgramValue
  nonisolated var providerName: String? { onMainThread(program) { $0.type.nominal?.name } }
  func effectValue(size: CGSize) -> ProjectionTransform {
    guard let made = program.call("GeometryEffect", "effectValue", [give(size as Any)]) else {
      return ProjectionTransform()
    }
    return Conversion(program.evaluation, nil).reading(made, ProjectionTransform())
  }
}
/// A `struct Twirl: Transition` of the program.
struct ProgramTransition: Transition {
  let program: ProgramValue
  func body(content: Content, phase: TransitionPhase) -> Erased {
    program.view(program.call("Transition", "body", [give(content as Any), give(phase as Any)]), "Transition")
  }
}
/// A `struct Snapping: ScrollTargetBehavior` of the program: a still picture scrolls nowhere, and nobody asks it.
struct ProgramScrollTargetBehavior: ScrollTargetBehavior {
  let program: ProgramValue
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
/// A `struct Bounce: CustomAnimation` of the program: a still picture is at its end, and nobody asks it.
struct ProgramCustomAnimation: CustomAnimation {
  let program: ProgramValue
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
  private var held: Held { onMainThread(program) { Held($0.value, $0.type, $0.evaluation) } }
  static func == (a: Self, b: Self) -> Bool { a.held == b.held }
  func hash(into hasher: inout Hasher) { hasher.combine(held) }
}
struct ProgramTextFieldStyle: ProgramProvider, TextFieldStyle {
  nonisolated(unsafe) var program: ProgramValue
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> Erased {
    program.view(program.call("TextFieldStyle", "_body", [give(configuration as Any)]), "TextFieldStyle")
  }
}
struct ProgramButtonStyle: ProgramProvider, ButtonStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("ButtonStyle", "makeBody", [give(configuration as Any)]), "ButtonStyle")
  }
}
struct ProgramPrimitiveButtonStyle: ProgramProvider, PrimitiveButtonStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("PrimitiveButtonStyle", "makeBody", [give(configuration as Any)]), "PrimitiveButtonStyle")
  }
}
struct ProgramToggleStyle: ProgramProvider, ToggleStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("ToggleStyle", "makeBody", [give(configuration as Any)]), "ToggleStyle")
  }
}
struct ProgramLabelStyle: ProgramProvider, LabelStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("LabelStyle", "makeBody", [give(configuration as Any)]), "LabelStyle")
  }
}
struct ProgramGroupBoxStyle: ProgramProvider, GroupBoxStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("GroupBoxStyle", "makeBody", [give(configuration as Any)]), "GroupBoxStyle")
  }
}
struct ProgramProgressViewStyle: ProgramProvider, ProgressViewStyle {
  nonisolated(unsafe) var program: ProgramValue
  func makeBody(configuration: Configuration) -> Erased {
    program.view(program.call("ProgressViewStyle", "makeBody", [give(configuration as Any)]), "ProgressViewStyle")
  }
}
