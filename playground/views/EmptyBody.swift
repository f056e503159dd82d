// S51: an empty body is legal and shows nothing, also among others
import SwiftUI

struct Nothing: View {
  var body: some View {}
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("before")
        .accessibilityIdentifier("before")
      Nothing()
      EmptyView()
      Text("after")
        .accessibilityIdentifier("after")
    }
  }
}

#Preview("Nothing") {
  Nothing()
}

#Preview("Between") {
  ContentView()
}

// paints:
