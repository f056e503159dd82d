// S12: a view that follows the size which another one got
import SwiftUI

struct ContentView: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("as long as this line")
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.width
        } action: { newWidth in
          width = newWidth
        }
      Color.blue
        .frame(width: width, height: 16)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// as long as this line
// ████████████████████
