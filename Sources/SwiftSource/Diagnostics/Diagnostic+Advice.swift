/// What is allowed and better not done: each with its reason and what to do.
extension Diagnostic {
  static func workInInitializer(of view: String, _ work: WorkSearch.Work, at range: SourceRange, because inside: SourceRange?) -> Diagnostic {
    var notes = inside.map { [Note("here is the work", at: $0)] } ?? []
    notes.append(Note("SwiftUI may make a view anew at any time, and does this work each time"))
    return Diagnostic(
      .advice, "making '\(view)' \(work.words)", at: range, notes: notes,
      fix: Fix("do it in the model, or once in '.task' or '.onAppear'; an initialiser only stores what it is given, and is best left to Swift"))
  }
  static func textsOnBottoms(at range: SourceRange, replacing name: SourceRange, hasImage: Bool) -> Diagnostic {
    var notes = [Note("below the line, larger letters take more room than small ones: on their bottom edges, texts of two fonts are not on one line")]
    if hasImage {
      notes.append(Note("an image stands on its bottom edge; '.alignmentGuide(.lastTextBaseline) { d in d[.bottom] * 0.927 }' says where its line is"))
    }
    return Diagnostic(
      .advice, "the texts of this 'HStack' stand on their bottom edges, not on one line", at: range, notes: notes,
      fix: Fix("replace 'bottom' with 'lastTextBaseline'", replacing: name, with: "lastTextBaseline"))
  }
  static func optionalParts(_ parts: [OptionalPart], needed: [String], of view: String, at range: SourceRange) -> Diagnostic {
    let shown = parts.prefix(4).map { "'\($0.name)'" }.joined(separator: ", ") + (parts.count > 4 ? " …" : "")
    let kept = needed.isEmpty ? "a call needs none of its parts" : "a call needs \(needed.prefix(4).map { "'\($0)'" }.joined(separator: ", ")) only"
    let example = parts.first.map { part in
      "'@Customizable private var \(part.name): \(part.type)\(part.value.map { " = \($0)" } ?? "")' makes '.\(part.name)(_:)'"
    }
    return Diagnostic(
      .advice, "the initialiser of '\(view)' has \(parts.count) optional parts: \(shown)", at: range,
      notes: [Note("\(kept); among many parameters it is hard to find what one looks for, and SwiftUI's own views have modifiers for such parts")],
      fix: Fix("make modifiers of them: \(example ?? "")"))
  }
}
