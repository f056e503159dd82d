// S10 S12 S52: the root is the screen, the content view is as large as its content, the text as its words
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, World!")
      .accessibilityIdentifier("text")
      .padding(16)
      .accessibilityIdentifier("content")
      .border(Color.gray)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("root")
      .border(Color.blue)
  }
}

#Preview {
  ContentView()
}

// paints: --size 40x10
// ┌──────────────────────────────────────┐
// │                                      │
// │                                      │
// │                                      │
// │           ┌───────────────┐          │
// │           │ Hello, World! │          │
// │           └───────────────┘          │
// │                                      │
// │                                      │
// └──────────────────────────────────────┘
