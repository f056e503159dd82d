// S20: the space between views depends on what they are, unless it is given
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      VStack {
        Text("two")
        Text("texts")
      }
      .accessibilityIdentifier("texts")
      VStack {
        Text("a colour")
        Color.orange
          .frame(width: 64, height: 16)
        Text("between")
      }
      .accessibilityIdentifier("mixed")
      VStack(spacing: 0) {
        Text("a colour")
        Color.orange
          .frame(width: 64, height: 16)
        Text("close")
      }
      .accessibilityIdentifier("none")
      HStack {
        Text("side")
        Text("by")
        Text("side")
      }
      .accessibilityIdentifier("row")
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//  two     a colour    a colour    side by side
// texts                ▒▒▒▒▒▒▒▒
//          ▒▒▒▒▒▒▒▒      close
//
//           between
