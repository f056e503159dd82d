internal import Foundation
internal import SwiftSource
internal import Workbench

extension Command {
  static let completions = Command(
    name: "completions", operands: "bash|zsh|fish", summary: "prints completions for a shell: source <(playground completions bash)", options: [],
    examples: ["playground completions bash", "playground completions names playground/views/HelloWorld.swift"]
  ) { arguments, output in
    let operands = arguments.operands
    switch operands.first {
    case "bash"? where operands.count == 1: try output.write(ShellCompletions.bash)
    case "zsh"? where operands.count == 1: try output.write(ShellCompletions.zsh)
    case "fish"? where operands.count == 1: try output.write(ShellCompletions.fish)
    // Asked for by the scripts.
    case "names"? where operands.count == 2: try output.write(lines(previews: operands[1]))
    case "selectors"? where operands.count == 2: try output.write(lines(selectors: operands[1]))
    default: throw Failure(code: .usage, message: "completions wants bash, zsh or fish")
    }
    return .success
  }

  /// The names of a file's previews; nothing for a file that cannot be read.
  private static func lines(previews path: String) -> String {
    guard case .text(let text) = Files.read(path) else { return "" }
    return PromptEntry(text).items.compactMap(\.previewName).map { cleanedLine($0) + "\n" }.joined()
  }
  /// What could be asked about in a file: identifiers, then kinds.
  @MainActor private static func lines(selectors path: String) -> String {
    guard case .text(let text) = Files.read(path) else { return "" }
    let preview = Preview(SourceFile(name: path, text: text), Request())
    return preview.selectors.map { cleanedLine($0) + "\n" }.joined()
  }
  private static func cleanedLine(_ text: String) -> String { text.filter { !$0.isNewline } }
}
