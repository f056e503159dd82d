package import Declarations
package import Runtime
package import Views

/// A view of the program, with the values of its stored properties. Its body is made where it stands in the view tree, and kept while nothing that
/// it depends on has changed.
struct ProgramView: PrimitiveView {
  let program: ProgramValue
  /// The protocol whose `body` is shown: `View`, `App` or `Scene`.
  var owner = "View"
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (program, owner) = (view.program, view.owner)
    let evaluation = program.evaluation
    let name = program.type.nominal?.name ?? owner
    let place = program.value.site
    guard evaluation.countView(place) else { return nodes.stop() }
    nodes.customView(named: name, source: evaluation.site(of: program.value)) { nodes in
      evaluation.inBody(of: name, at: place) {
        let body = nodes.evaluated(program, named: name, hasProperties: program.hasProperties) { connection, program in
          program.connect(to: connection)
        } run: { program in
          let body = program.view(program.read(owner, "body"), owner)
          return evaluation.frameForLack(named: name, at: place) ?? body
        }
        if evaluation.failure == nil { nodes.append(body) }
      }
      if evaluation.failure != nil { nodes.stop() }
    }
  }
}

extension Scene {
  /// The scene among views.
  var content: any View { SceneContent(scene: self) }
}
/// The views of a scene.
private struct SceneContent<Shown: Scene>: PrimitiveView {
  let scene: Shown
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) { Shown.makeScene(view.scene, &nodes) }
}

/// A scene of the program.
struct ProgramScene: PrimitiveScene {
  let program: ProgramValue
  typealias Body = Never

  static func makeScene(_ scene: Self, _ nodes: inout NodeList) {
    ProgramView.makeNodes(ProgramView(program: scene.program, owner: "Scene"), &nodes)
  }
}

/// What a function of the program makes, shown: it is made once, as a compiled program does it. Every making of its
/// nodes is a new run.
package struct ProgramRoot: PrimitiveView {
  private let function: FunctionDeclaration
  private let evaluation: Evaluation
  private let made = Made()
  private final class Made {
    var view: Erased?
  }
  package typealias Body = Never

  @MainActor package init(_ function: FunctionDeclaration, _ evaluation: Evaluation) {
    self.function = function
    self.evaluation = evaluation
  }
  private func make() -> Erased? {
    let type = evaluation.types.make(evaluation.program.settled.interface(of: function).result) { _ in nil }
    do throws(Interruption) {
      let value = try evaluation.invoke(BoundTarget(evaluation.target(of: function, .body), []), [])
      return try Conversion(evaluation, type).view(value)
    } catch {
      return nil
    }
  }
  package static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let evaluation = view.evaluation
    evaluation.begin()
    evaluation.viewRun?.begin()
    evaluation.entering {
      guard let content = view.made.view ?? view.make() else { return nodes.stop() }
      if evaluation.failure == nil { view.made.view = content }
      nodes.append(content)
      if evaluation.failure != nil { nodes.stop() }
    }
  }
}
