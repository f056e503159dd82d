// S01 S10: a view is a struct with a body; its text is as large as its words, centred on the screen
import SwiftUI

struct MyView: View {
  var body: some View {
    Text("Hello, World!")
      .accessibilityIdentifier("hello")
  }
}

#Preview {
  MyView()
}

// paints:
// Hello, World!
