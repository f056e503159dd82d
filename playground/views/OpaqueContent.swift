// S41: what cannot be stored as some View can be computed, or be the input of a generic view
import SwiftUI

struct Title: View {
  var name: String

  var content: some View {
    HStack {
      Circle()
        .foregroundColor(.orange)
        .frame(width: 16, height: 16)
      Text(name)
    }
  }

  func framed(_ width: CGFloat) -> some View {
    content
      .frame(width: width, alignment: .leading)
      .border(Color.gray)
      .accessibilityIdentifier("framed")
  }

  var body: some View {
    framed(200)
  }
}

struct Card<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .padding()
      .background(Color.white)
      .border(Color.gray)
      .accessibilityIdentifier("card")
  }
}

#Preview("Computed") {
  Title(name: "Sir Bunnington")
}

#Preview("Generic") {
  Card(content: Text("Sir Bunnington").bold())
}

// paints:
// ┌───────────────────────┐
// │▇ Sir Bunnington       │
// └───────────────────────┘
