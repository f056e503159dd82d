// S12: along its axis a ScrollView offers nothing and shows what fits
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      ScrollView {
        Text("one")
        Text("two")
        Color.red
        Text("four")
        Text("five")
      }
      .frame(width: 80, height: 64)
      .border(Color.gray)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(0..<6) { number in
            Color.blue
              .frame(width: 16 + CGFloat(number) * 8)
          }
        }
      }
      .frame(width: 120, height: 32)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌────────┐
// │   one  │
// │   two  │ ██ ███ ████ ███
// │        │ ██ ███ ████ ███
// └────────┘
