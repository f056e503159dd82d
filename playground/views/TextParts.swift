// S35: texts that make one, Markdown in literals, and what a placeholder hides
import SwiftUI

struct ContentView: View {
  let name = "*Ada*"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("A sum of ") + Text("bold").bold() + Text(" and ") + Text("red").foregroundColor(.red) + Text(" parts")
      (Text("wraps ").underline() + Text("as one text").italic())
        .frame(width: 96)
        .accessibilityIdentifier("sum")
      Text("**strong**, *emphasis*, `code`, ~~gone~~, [a link](https://example.com)")
      Text("a value keeps its marks: \(name)")
      Text(name)
      Text("\(2.0 / 3.0, specifier: "%.3f") of it")
      Text("kerning").kerning(8)
      Text("tracking").tracking(4) + Text("²").baselineOffset(16)
      Text("large letters").textCase(.uppercase)
      VStack(alignment: .leading, spacing: 0) {
        Text("not there yet")
        Text("shown all the same").unredacted()
      }
      .redacted(reason: .placeholder)
      Text("Big").font(.title) + Text(" and small on one line")
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// A sum of bold and red parts
// wraps as one
// text
// strong, emphasis, code, gone, a link
// a value keeps its marks: *Ada*
// *Ada*
// 0.667 of it
// k e r n i n g
//                 ²
// t r a c k i n g
// LARGE LETTERS
// ▓▓▓▓▓▓▓▓▓▓▓▓▓
// shown all the same
// 🬴🬃🬠 🬖🬓
// 🬌🬀🬉 🬠🬄 and small on one line
