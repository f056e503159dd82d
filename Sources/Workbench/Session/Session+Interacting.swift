internal import SwiftSource

extension Session {
  /// Does something with a view of the picture: the picture afterwards, and which bodies ran.
  mutating func perform(_ name: String, _ operand: String?) -> [Effect] {
    guard let preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    let act: Act
    do throws(Act.Mistake) {
      act = try Act(name, operand ?? "", sign: ":")
    } catch {
      return [.show(.failure(cleanedLine(error.message) + "\n"))]
    }
    do throws(SelectorError) {
      let response = try preview.perform(act)
      let said = response.diagnostics.map { LocatedDiagnostic($0, in: preview.source) }
      var blocks = [Block.printed(preview.takePrinted()), said.isEmpty ? nil : .diagnostics(said)].compactMap(\.self)
      blocks.append(picture(of: preview))
      blocks.append(.talk(response.sentences.joined(separator: "\n") + "\n"))
      return blocks.map { .show($0) }
    } catch {
      return [.show(.failure(cleanedLine(error.message) + "\n"))]
    }
  }
}
