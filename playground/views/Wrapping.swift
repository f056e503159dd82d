// S33: every modifier wraps the view before it and takes its place
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, World!")
      .foregroundColor(.white)
      .accessibilityIdentifier("text")
      .padding(8)
      .background(Color.blue)
      .padding(8)
      .background(Color.yellow)
      .border(Color.gray)
      .accessibilityIdentifier("outermost")
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌───────────────┐
// │█Hello, World!█│
// └───────────────┘
