// S35: a modifier on a container reaches the children that do not override it
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title")
        .font(.title)
        .accessibilityIdentifier("title")
      Text("First body line.")
        .accessibilityIdentifier("first")
      Group {
        Text("Second body line.")
        Text("Third body line.")
          .foregroundColor(.secondary)
      }
      .foregroundColor(.blue)
    }
    .font(.body)
  }
}

#Preview {
  ContentView()
}

// paints:
//     🬨🬀🬠 🬫🬃🬨 🬖🬓
//     🬉 🬉 🬉🬃🬍🬃🬊🬃
//
//  First body line.
// Second body line.
//  Third body line.
