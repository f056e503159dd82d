// S04: several statements in the braces of a stack, with no other syntax
import SwiftUI

struct MyView: View {
  var body: some View {
    VStack {
      Text("Hello, World!")
        .accessibilityIdentifier("hello")
      Text("Glad to meet you.")
        .accessibilityIdentifier("glad")
    }
  }
}

#Preview {
  MyView()
}

// paints:
//   Hello, World!
// Glad to meet you.
