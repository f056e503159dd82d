internal import Foundation

/// Programs that are made up from the index of the library: views with modifiers, and functions that call what values can do.
struct ViewCases {
  let generator: ViewGenerator

  @MainActor
  func make(_ seed: UInt64) -> FuzzCase {
    var random = RandomSource(seed: seed)
    var text = "import SwiftUI\nstruct ContentView: View {\n  @State var number = 1\n  @State var text = \"a\"\n"
    if random.once(in: 3) {
      text += "  func words() -> String {\n    var said = \"\"\n"
      for _ in 0..<random.few(upTo: 4) { text += "    \(generator.statement(&random))\n" }
      text += "    return said\n  }\n  var body: some View { Text(words()) }\n}\n"
    } else {
      text += "  var body: some View {\n    \(generator.view(random.below(3) + 1, &random))\n  }\n}\n"
    }
    return SourceCases.fuzzCase(.views, seed, Data(text.utf8), &random)
  }
}
