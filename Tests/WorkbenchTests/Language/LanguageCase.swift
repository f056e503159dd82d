internal import Foundation

/// A program with what Swift makes of it: swiftc's verdict, or what `run()` returns.
struct LanguageCase: Decodable, Sendable {
  enum Kind: String, Decodable { case `static`, runtime }
  enum Verdict: String, Decodable { case accept, refuse }

  var id: String
  var kind: Kind
  var source: String
  /// What swiftc says of a static case.
  var verdict: Verdict?
  /// Where it refuses.
  var line: Int?
  /// What `run()` of a run-time case returns.
  var output: String?
  /// Whether `run()` is asynchronous.
  var async: Bool?

  /// The program as it is shown: a text of what `run()` returns, or the program itself.
  var shown: String {
    guard kind == .runtime else { return source }
    guard async == true else { return "import SwiftUI\n\(source)\nText(run())\n" }
    return """
      import SwiftUI
      \(source)
      struct RunView: View {
        @State private var text = "waiting"
        var body: some View { Text(text).task { text = await run() } }
      }
      #Preview { RunView() }

      """
  }

  static let all: [LanguageCase] = {
    guard let file = resource("language-cases", "json"), let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([LanguageCase].self, from: data)) ?? []
  }()
  /// What is known to differ, by case: a line each, `id: difference`, in the order of the cases.
  static let known: [String: LanguageDifference] = {
    guard let file = resource("language-differences", "txt"), let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [:] }
    return text.split(separator: "\n").reduce(into: [:]) { known, line in
      let parts = line.components(separatedBy: ": ")
      if parts.count == 2 { known[parts[0]] = LanguageDifference(rawValue: parts[1]) }
    }
  }()
  private static func resource(_ name: String, _ kind: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: kind, subdirectory: "Resources")
  }
}

/// How the interpreter differs from Swift.
enum LanguageDifference: String, CaseIterable {
  case wronglyRefused = "wrongly refused"
  case wronglyAccepted = "wrongly accepted"
  case anotherLine = "refused at another line"
  /// A run-time case that is not shown.
  case refused
  /// Another text is shown without a word: the worst that can happen.
  case silent
  /// The process ends: such a case is not tried.
  case crash
}
