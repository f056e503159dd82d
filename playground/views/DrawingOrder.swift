// S15 S33: backgrounds and overlays in all forms; what is clipped, hidden, or drawn out of its order
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Text("style").padding(8).background(.yellow)
        Text("shape").padding(8).background(.green, in: Capsule())
        Text("corner").padding(8).background(alignment: .bottomTrailing) {
          Color.red.frame(width: 24, height: 16)
        }
        Text("before").padding(8).overlay(alignment: .topLeading) {
          Circle().fill(.blue).frame(width: 16, height: 16)
        }
      }
      HStack(spacing: 16) {
        Text("a").padding(8).border(.gray)
        Text("hidden").padding(8).border(.gray).hidden()
          .accessibilityIdentifier("hidden")
        Text("b").padding(8).border(.gray)
        Text("clipped off").fixedSize().frame(width: 56).clipped()
      }
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 64, height: 48)
          .zIndex(1)
        Color.blue.frame(width: 64, height: 48)
          .offset(x: 32, y: 16)
        Color.green.frame(width: 64, height: 48)
          .offset(x: 64, y: 32)
          .zIndex(2)
      }
    }
    .padding(.bottom, 32)
  }
}

#Preview {
  ContentView()
}

// paints:
// ░░░░░░░  ▟▒▒▒▒▒▙            ▇▇
// ░style░  ▜shape▛   corner▓   before
//
// ┌─┐            ┌─┐
// │a│            │b│  ipped o
// └─┘            └─┘
// ▓▓▓▓▓▓▓▓
// ▓▓▓▓▓▓▓▓████
// ▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒
//     ████▒▒▒▒▒▒▒▒
//         ▒▒▒▒▒▒▒▒
