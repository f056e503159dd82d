internal import SwiftSource
internal import Terminal

/// What `:option` sets: how the session shows things. Undo leaves them alone.
public struct SessionOptions: Hashable, Sendable {
  /// What is shown after each change.
  public enum Output: String, CaseIterable, Sendable {
    case picture, layout, json, none
  }
  /// What is shown after each change.
  public var output = Output.picture
  /// Whether the prompt suggests older entries in grey.
  public var suggests = true
  /// Whether the prompt marks mistakes before Enter.
  public var marks = true
  /// Whether a save of the loaded file is taken at once; else with `:watch disk`.
  public var reloads = true
  /// The defaults.
  public init() {}
}

/// An option of the prompt.
struct SessionOption: Sendable {
  var name: String
  var values: [String]
  var summary: String
  var get: @MainActor @Sendable (Session) -> String
  var set: @MainActor @Sendable (inout Session, String) -> Void

  static let all: [SessionOption] = [
    SessionOption(
      name: "output", values: SessionOptions.Output.allCases.map(\.rawValue), summary: "what is shown after each change", get: { $0.options.output.rawValue },
      set: { $0.options.output = SessionOptions.Output(rawValue: $1) ?? $0.options.output }),
    SessionOption(
      name: "charset", values: Charset.allCases.map(\.rawValue), summary: "the characters of pictures", get: { $0.charset.rawValue },
      set: { $0.charset = Charset(rawValue: $1) ?? $0.charset }),
    SessionOption(
      name: "target", values: ["auto"] + (15...18).map { "ios\($0)" } + ["ios26"],
      summary: "the system that views are to run on; auto is the project's, or what the source shows by what it uses",
      get: { $0.request.facts.wanted.map { "ios\($0.iOS)" } ?? "auto" }, set: { $0.request.facts.wanted = DeploymentTarget($1) }),
    flag("suggestions", "older entries in grey behind the cursor; right arrow takes them", \.suggests),
    flag("marks", "mistakes are underlined before Enter", \.marks),
    flag("reload", "a save of the loaded file is shown at once; else ':watch disk' takes it", \.reloads),
  ]
  private static func flag(_ name: String, _ summary: String, _ path: any WritableKeyPath<SessionOptions, Bool> & Sendable) -> SessionOption {
    SessionOption(
      name: name, values: ["on", "off"], summary: summary, get: { $0.options[keyPath: path] ? "on" : "off" }, set: { $0.options[keyPath: path] = $1 == "on" })
  }
}

extension Session {
  /// `:option [NAME [VALUE]]`.
  mutating func option(_ operand: String?) -> [Effect] {
    let words = (operand ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first else {
      return [.show(.result(aligned(SessionOption.all.map { ["  " + $0.name, $0.get(self), $0.values.joined(separator: "|"), $0.summary] }) + "\n"))]
    }
    guard let option = SessionOption.all.first(where: { $0.name == name }) else {
      let near = nearest(name, among: SessionOption.all.map(\.name)).map { "; did you mean '\($0)'?" } ?? "; ':option' lists them"
      return [.show(.failure("there is no option '\(cleanedLine(name.prefix(40)))'\(near)\n"))]
    }
    guard words.count > 1 else { return [.show(.result("\(option.name) \(option.get(self))\n"))] }
    guard words.count == 2, option.values.contains(words[1]) else {
      return [.show(.failure("':option \(option.name)' wants \(option.values.joined(separator: ", "))\n"))]
    }
    option.set(&self, words[1])
    return []
  }
}
