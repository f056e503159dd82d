/// What is pasted may be a transcript: prompts, entries and what they showed. Its entries are what is meant.
public enum PastedTranscript {
  /// The entries of a transcript, one below the other; a text that is none comes back as it is.
  ///
  /// A transcript has a line that begins with `> ` first; `… ` and `... ` go on with an entry. Other lines are what was shown.
  public static func inputs(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }), first.hasPrefix("> ") else { return text }
    var inputs: [Substring] = []
    var isOpen = false
    for line in lines {
      if line.hasPrefix("> ") {
        inputs.append(line.dropFirst(2))
        isOpen = true
      } else if isOpen, let mark = ["… ", "... "].first(where: { line.hasPrefix($0) }) {
        inputs.append(line.dropFirst(mark.count))
      } else if isOpen, line == "…" || line == "..." {
        inputs.append("")
      } else {
        isOpen = false
      }
    }
    return inputs.joined(separator: "\n")
  }
}
