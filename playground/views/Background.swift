// S15: a background has exactly the bounds of its view, and changes nothing
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("plain")
        .accessibilityIdentifier("plain")
      Text("coloured")
        .background(Color.yellow)
        .accessibilityIdentifier("coloured")
      Text("small")
        .background {
          Rectangle()
            .frame(width: 80, height: 48)
            .foregroundColor(.orange)
            .accessibilityIdentifier("largerThanTheText")
        }
        .accessibilityIdentifier("small")
      Text("badge")
        .padding(8)
        .overlay(Text("3").foregroundColor(.red), alignment: .topTrailing)
        .border(Color.gray)
        .accessibilityIdentifier("badge")
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//    plain
//
//  coloured
// ▒▒▒▒▒▒▒▒▒▒
// ▒▒▒small▒▒
// ▒▒┌──────┐
//   │     3│
//   │badge │
//   └──────┘
