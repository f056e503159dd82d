// S32: the colour of texts and shapes comes from around, until one sets its own
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("red from around")
      Text("its own blue").foregroundColor(.blue)
      HStack(spacing: 8) {
        Circle().frame(width: 16, height: 16)
        Text("shapes too")
      }
      Text("primary").foregroundStyle(.primary)
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
      Text("a gradient over the letters")
        .foregroundStyle(LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
    }
    .foregroundColor(.red)
  }
}

#Preview {
  ContentView()
}

// paints:
// red from around
// its own blue
// ▇▇ shapes too
// primary
// secondary
// tertiary
// a gradient over the letters
