// S22: of several ways to show the same thing, the first that fits
import SwiftUI

struct Greeting: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("Good morning,")
        Text("dear reader")
      }
      .accessibilityIdentifier("long")
      Text("Good morning")
        .accessibilityIdentifier("middle")
      Text("Hi")
        .accessibilityIdentifier("short")
    }
    .border(Color.gray)
  }
}

#Preview {
  VStack(alignment: .leading, spacing: 16) {
    Greeting().frame(width: 240, alignment: .leading)
    Greeting().frame(width: 120, alignment: .leading)
    Greeting().frame(width: 48, alignment: .leading)
  }
}

// paints:
// ┌─────────────────────────┐
// │Good morning, dear reader│
// ├────────────┬────────────┘
// │Good morning│
// ├──┬─────────┘
// │Hi│
// └──┘
