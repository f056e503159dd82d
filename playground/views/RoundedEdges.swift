// S14: edges are rounded late, each by itself, so that neighbours neither gap nor overlap
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
      .frame(width: 80, height: 32)
      HStack(spacing: 0) {
        Color.orange
        Color.purple
        Color.teal
        Color.pink
        Color.brown
        Color.indigo
        Color.mint
      }
      .frame(width: 80, height: 32)
      .accessibilityIdentifier("sevenths")
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// ▓▓▓▒▒▒▒███
// ▓▓▓▒▒▒▒███
// ▒▓▓░▓▓▒██░
// ▒▓▓░▓▓▒██░
