// S13: a view decides for itself; its parent offers, and obeys
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 48) {
      Color.red
        .aspectRatio(1, contentMode: .fit)
        .accessibilityIdentifier("square")
        .frame(width: 160, height: 64)
        .border(.gray)
      Color.green
        .aspectRatio(2, contentMode: .fill)
        .accessibilityIdentifier("filling")
        .frame(width: 64, height: 64)
        .border(.gray)
      Color.blue
        .frame(width: 48, height: 16)
        .accessibilityIdentifier("fixed")
        .frame(width: 160, height: 64)
        .border(.gray)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌──────────────────┐  ▒▒▒▒┌──────┐▒▒▒▒  ┌──────────────────┐
// │     ▓▓▓▓▓▓▓▓     │  ▒▒▒▒│▒▒▒▒▒▒│▒▒▒▒  │                  │
// │     ▓▓▓▓▓▓▓▓     │  ▒▒▒▒│▒▒▒▒▒▒│▒▒▒▒  │      ██████      │
// └──────────────────┘  ▒▒▒▒└──────┘▒▒▒▒  └──────────────────┘
