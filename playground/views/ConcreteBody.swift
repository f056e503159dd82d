// S02: a body may name its type; built-in views such as Text and Color have no body of their own
import SwiftUI

struct Greeting: View {
  var body: Text {
    Text("The body of this view is a Text.")
  }
}

struct Swatch: View {
  var body: Color {
    Color.green
  }
}

struct ContentView: View {
  var body: VStack<Greeting> {
    VStack {
      Greeting()
    }
  }
}

#Preview("Text") {
  ContentView()
}

#Preview("Color") {
  Swatch()
    .frame(width: 80, height: 32)
    .accessibilityIdentifier("swatch")
}

// paints:
// The body of this view is a Text.
