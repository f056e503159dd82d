// S21: one view from left to right and from right to left: stacks, alignments and paddings change sides, an offset does not
import SwiftUI

struct Message: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.green
        .frame(width: 32, height: 32)
        .accessibilityIdentifier("picture")
      VStack(alignment: .leading, spacing: 0) {
        Text("first name")
        Text("word")
          .accessibilityIdentifier("word")
      }
      .padding(.leading, 16)
      Spacer()
      Text("9:41")
        .accessibilityIdentifier("time")
    }
    .frame(width: 240)
    .border(Color.gray)
  }
}

#Preview("left to right") {
  Message()
}

#Preview("right to left") {
  Message()
    .environment(\.layoutDirection, .rightToLeft)
}

// paints: --preview "left to right"
// ┌─────────────────────────────┐
// │▒▒▒   first name             │
// │▒▒▒   word               9:41│
// └─────────────────────────────┘

// paints: --preview "right to left"
// ┌─────────────────────────────┐
// │             first name   ▒▒▒│
// │9:41               word   ▒▒▒│
// └─────────────────────────────┘
