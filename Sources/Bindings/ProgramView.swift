package import Declarations
package import Runtime
package import Views

/// A view of the program, with the values of its stored properties. Its body is made where it stands in the view tree, and kept while nothing that
/// it depends on has changed.
struct ProgramView: PrimitiveView {
  let program: ProgramValue
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let program = view.program
    let evaluation = program.evaluation
    guard evaluation.failure == nil else { return nodes.stop() }
    let name = program.type.nominal?.name ?? "View"
    nodes.customView(named: name, source: nil) { nodes in
      let body = nodes.evaluated(program, named: name, hasProperties: program.hasProperties) { connection, program in
        program.connect(to: connection)
      } run: { program in
        program.view(program.read("View", "body"), "View")
      }
      if evaluation.failure == nil { nodes.append(body) } else { nodes.stop() }
    }
  }
}

/// What a function of the program makes, shown: it is made once, as a compiled program does it.
package struct ProgramRoot: View {
  let content: Erased

  /// - Returns: nil if the run has ended; the evaluation says why.
  @MainActor package init?(_ function: FunctionDeclaration, _ evaluation: Evaluation) {
    let type = evaluation.types.make(evaluation.program.settled.interface(of: function).result) { _ in nil }
    do throws(Interruption) {
      let value = try evaluation.invoke(BoundTarget(evaluation.target(of: function, .body), []), [])
      content = try Conversion(evaluation, type).view(value)
    } catch {
      return nil
    }
  }
  package var body: some View { content }
}
