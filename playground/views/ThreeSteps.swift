// S12: the parent proposes, the child chooses, the parent places: in the middle, unless told otherwise
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("centre")
        .accessibilityIdentifier("centre")
        .frame(width: 160, height: 48)
        .border(Color.gray)
      Text("corner")
        .accessibilityIdentifier("corner")
        .frame(width: 160, height: 48, alignment: .bottomTrailing)
        .border(Color.gray)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌──────────────────┐
// │      centre      │
// └──────────────────┘
//
// ┌───────────────────┐
// │                   │
// │             corner│
// └───────────────────┘
