// S19: a frame proposes; it is no constraint, and a child may be larger
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Text("wraps inside the frame")
        .accessibilityIdentifier("obeys")
        .frame(width: 96)
        .border(Color.green)
      Text("ignores the frame")
        .fixedSize()
        .accessibilityIdentifier("ignores")
        .frame(width: 96, alignment: .leading)
        .border(Color.red)
      Text("at most")
        .accessibilityIdentifier("atMost")
        .frame(minWidth: 64, maxWidth: 128, alignment: .trailing)
        .border(Color.blue)
    }
    .padding(16)
  }
}

#Preview {
  ContentView()
}

// paints:
//  ┌────────────┐
//  │wraps inside│
//  │the frame   │
//  └────────────┘
//  ┌────────────┐
//  │ignores the frame
//  └────────────┘
//   ┌───────────────┐
//   │        at most│
//   └───────────────┘
