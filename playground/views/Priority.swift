// S23: the higher layout priority gets the space that is short
import SwiftUI

struct Row: View {
  var priority: Double

  var body: some View {
    HStack(spacing: 8) {
      Text("a long name that is shortened")
        .accessibilityIdentifier("name")
      Text("the important part")
        .layoutPriority(priority)
        .accessibilityIdentifier("important")
    }
    .frame(width: 256, height: 32)
    .border(Color.gray)
  }
}

#Preview("Equal") {
  Row(priority: 0)
}

#Preview("Important") {
  Row(priority: 1)
}

// paints:
// ┌──────────────────────────────┐
// │a long name that the important│
// │is shortened     part         │
// └──────────────────────────────┘
