// S22: a stack deducts the spacing, serves the least flexible first, then aligns and encloses its children
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .bottom, spacing: 8) {
        Color.red
          .frame(height: 32)
          .accessibilityIdentifier("half")
        Color.blue
          .frame(height: 16)
          .accessibilityIdentifier("otherHalf")
      }
      HStack(spacing: 8) {
        Color.gray
          .frame(height: 16)
          .accessibilityIdentifier("whatIsLeft")
        Rectangle()
          .frame(width: 48, height: 32)
          .foregroundStyle(.green)
          .accessibilityIdentifier("fixed")
        Text("a text")
          .accessibilityIdentifier("text")
      }
      HStack(spacing: 0) {
        Text("left")
        Spacer()
        Text("right")
          .accessibilityIdentifier("pushed")
      }
    }
    .frame(width: 320)
    .border(Color.gray)
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌────────────────────────────────────────┐
// │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ███████████████████│
// │                                        │
// │                           ▒▒▒▒▒▒       │
// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ▒▒▒▒▒▒ a text│
// │                                        │
// │left                               right│
// └────────────────────────────────────────┘
