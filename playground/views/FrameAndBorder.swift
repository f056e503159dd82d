// S34: the order of modifiers matters: a border around the frame, a border around the text
import SwiftUI

struct FrameFirst: View {
  var body: some View {
    Text("Title")
      .frame(width: 100)
      .border(Color.gray)
      .accessibilityIdentifier("frameFirst")
  }
}

struct BorderFirst: View {
  var body: some View {
    Text("Title")
      .border(Color.gray)
      .frame(width: 100)
      .accessibilityIdentifier("borderFirst")
  }
}

struct Both: View {
  var body: some View {
    VStack(spacing: 16) {
      FrameFirst()
      BorderFirst()
    }
  }
}

#Preview("Frame first") {
  FrameFirst()
}

#Preview("Border first") {
  BorderFirst()
}

#Preview("Both") {
  Both()
}

// paints:
// ┌───────────┐
// │   Title   │
// └───────────┘
