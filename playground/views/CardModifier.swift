// S42 S44: a modifier of one's own, used directly and through an extension of View; it reads the environment at its place.
import SwiftUI

struct Card: ViewModifier {
  var title: String
  @Environment(\.font) private var font: Font?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).font(.caption).foregroundColor(.secondary)
      content.environment(\.font, font?.monospacedDigit())
    }
    .padding(8)
    .border(Color.gray)
  }
}

extension View {
  func card(_ title: String) -> some View { modifier(Card(title: title)) }
}

#Preview {
  HStack {
    Text("12:30").card("Now")
    Text("Twice").card("Inner").card("Outer").font(nil)
    Text("Bold").modifier(Card(title: "Direct")).font(.headline)
  }
}

// paints:
//         ┌───────┐
// ┌─────┐ │Outer  │ ┌──────┐
// │Now  │ ││Inner││ │Direct│
// │12:30│ ││Twice││ │Bold  │
// └─────┘ └┴─────┴┘ └──────┘
