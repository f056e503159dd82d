// S17: a colour fills whatever it is given
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
        .accessibilityIdentifier("red")
      Color.green
        .frame(width: 80)
        .accessibilityIdentifier("green")
      VStack(spacing: 0) {
        Color.blue
          .accessibilityIdentifier("blue")
        Text("and a text")
        Color.purple
          .accessibilityIdentifier("purple")
      }
    }
    .frame(height: 96)
  }
}

#Preview {
  ContentView()
}

// paints: --size 40x10
// ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒███████████████
// ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒███████████████
// ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒███████████████
// ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒   and a text
// ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
// ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
