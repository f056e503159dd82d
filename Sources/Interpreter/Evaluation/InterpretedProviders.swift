internal import Views

/// A modifier or a style of the file: an adapter behind the library's own protocols.
@MainActor @preconcurrency
protocol InterpretedProvider: BodyProvider, InputComparable {
  nonisolated var inputs: InterpretedInputs { get set }
}

extension InterpretedProvider {
  nonisolated var providerName: String? { inputs.typeName }
  mutating func connectProperties(to connection: PropertyConnection) { inputs.instance.connect(to: connection) }
  func isSameInput(as other: Self) -> Bool { inputs.isSameInput(as: other.inputs) }
  func firstDifference(from other: Self) -> String? { inputs.firstDifference(from: other.inputs) }

  /// What a method of the type makes of one argument; nothing once the run has ended.
  func made(_ method: String, _ label: String, _ argument: Value) -> Erased {
    let (instance, evaluation) = (inputs.instance, inputs.evaluation)
    let value = evaluation.callMethod(method, [label], of: .structure(instance), [argument], at: instance.declaration.span)
    return Erased(SteppedView(content: value.map { evaluation.view($0) }, evaluation: evaluation))
  }
}

/// A `struct Card: ViewModifier` of the file.
struct InterpretedModifier: InterpretedProvider, ViewModifier {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func body(content: Content) -> Erased { made("body", "content", .view(content, nil)) }
}

/// A `struct Adaptive: EnvironmentalModifier` of the file.
struct InterpretedEnvironmentalModifier: InterpretedProvider, EnvironmentalModifier {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func resolve(in environment: EnvironmentValues) -> AnyInterpretedModifier {
    let (instance, evaluation) = (inputs.instance, inputs.evaluation)
    let value = evaluation.callMethod("resolve", ["in"], of: .structure(instance), [environment.value], at: instance.declaration.span)
    return AnyInterpretedModifier(modifier: value.flatMap { ModifierArgument.modifier($0, evaluation) } ?? EmptyModifier())
  }
}

/// A modifier whose type is known at run time only.
struct AnyInterpretedModifier: PrimitiveModifier {
  let modifier: any ViewModifier
  static func makeNodes(_ modifier: Self, _ content: some View, _ nodes: inout NodeList) {
    func opened<Modifier: ViewModifier>(_ modifier: Modifier, _ nodes: inout NodeList) { Modifier.makeNodes(modifier, content, &nodes) }
    opened(modifier.modifier, &nodes)
  }
}

/// Styles of the file.
struct InterpretedButtonStyle: InterpretedProvider, ButtonStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func makeBody(configuration: Configuration) -> Erased { made("makeBody", "configuration", configuration.value) }
}
struct InterpretedPrimitiveButtonStyle: InterpretedProvider, PrimitiveButtonStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func makeBody(configuration: Configuration) -> Erased { made("makeBody", "configuration", configuration.value) }
}
struct InterpretedToggleStyle: InterpretedProvider, ToggleStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func makeBody(configuration: Configuration) -> Erased { made("makeBody", "configuration", configuration.value) }
}
struct InterpretedProgressViewStyle: InterpretedProvider, ProgressViewStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func makeBody(configuration: Configuration) -> Erased { made("makeBody", "configuration", configuration.value) }
}

/// A modifier as an argument.
struct ModifierArgument: InterpretableArgument {
  let modifier: any ViewModifier
  static let parameter = TypeParameter("Modifier", ["ViewModifier"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> ModifierArgument {
    guard let modifier = modifier(value, call.evaluation) else { throw call.mismatch(staticType) }
    return ModifierArgument(modifier: modifier)
  }
  static func modifier(_ value: Value, _ evaluation: Evaluation) -> (any ViewModifier)? {
    switch value {
    case .structure(let instance):
      let inputs = InterpretedInputs(instance: instance, evaluation: evaluation)
      let protocols = instance.declaration.allProtocols
      if protocols.contains("GeometryEffect") {
        evaluation.runsForPictures = true
        return InterpretedGeometryEffect(inputs: inputs)
      }
      return protocols.contains("EnvironmentalModifier") ? InterpretedEnvironmentalModifier(inputs: inputs) : InterpretedModifier(inputs: inputs)
    case .library(let library): return library as? any ViewModifier
    default: return nil
    }
  }
}

/// A style as an argument: one of the library's, or one of the file's.
@MainActor
protocol StyleKind {
  associatedtype Style
  static var parameter: TypeParameter { get }
  static func own(_ inputs: InterpretedInputs) -> Style
}
enum ButtonStyleKind: StyleKind {
  static let parameter = TypeParameter("Style", ["ButtonStyle"])
  static func own(_ inputs: InterpretedInputs) -> any ButtonStyle { InterpretedButtonStyle(inputs: inputs) }
}
enum PrimitiveButtonStyleKind: StyleKind {
  static let parameter = TypeParameter("PrimitiveStyle", ["PrimitiveButtonStyle"])
  static func own(_ inputs: InterpretedInputs) -> any PrimitiveButtonStyle { InterpretedPrimitiveButtonStyle(inputs: inputs) }
}
enum ToggleStyleKind: StyleKind {
  static let parameter = TypeParameter("Style", ["ToggleStyle"])
  static func own(_ inputs: InterpretedInputs) -> any ToggleStyle { InterpretedToggleStyle(inputs: inputs) }
}
enum ProgressViewStyleKind: StyleKind {
  static let parameter = TypeParameter("Style", ["ProgressViewStyle"])
  static func own(_ inputs: InterpretedInputs) -> any ProgressViewStyle { InterpretedProgressViewStyle(inputs: inputs) }
}
struct OwnStyle<Kind, Style> { let style: Style }
extension StyleKind { typealias Argument = OwnStyle<Self, Style> }
extension OwnStyle: InterpretableArgument where Kind: StyleKind, Kind.Style == Style {
  static var staticType: StaticType { .parameter(Kind.parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> OwnStyle {
    switch value {
    case .structure(let instance): return OwnStyle(style: Kind.own(InterpretedInputs(instance: instance, evaluation: call.evaluation)))
    case .library(let library):
      if let style = library as? Style { return OwnStyle(style: style) }
    default: break
    }
    throw call.mismatch(staticType)
  }
}
