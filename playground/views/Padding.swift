// S16: padding of the default amount, of some edges, and of a given length; the child is offered less
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("default")
        .padding()
        .border(Color.gray)
        .accessibilityIdentifier("default")
      Text("sides")
        .padding(.horizontal, 24)
        .border(Color.gray)
        .accessibilityIdentifier("sides")
      Text("uneven")
        .padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 40))
        .border(Color.gray)
        .accessibilityIdentifier("uneven")
      Color.teal
        .accessibilityIdentifier("inset")
        .padding(16)
        .frame(width: 120, height: 64)
        .border(Color.gray)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌─────────┐
// │ default │
// └─────────┘
// ┌─────────┐
// │  sides  │
// └─────────┘
// ┌──────────┐
// │uneven    │
// └──────────┘
// ┌─────────────┐
// │ ░░░░░░░░░░░ │
// │ ░░░░░░░░░░░ │
// └─────────────┘
