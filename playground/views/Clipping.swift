// S43: shapes limit what is shown; a card has round corners
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Color.blue
          .clipShape(Circle())
          .frame(width: 80, height: 80)
        VStack(spacing: 0) {
          Color.red
          Color.yellow
        }
        .clipShape(.capsule)
        .frame(width: 160, height: 80)
        Color.green
          .mask {
            Circle()
              .stroke(lineWidth: 16)
              .padding(8)
          }
          .frame(width: 80, height: 80)
      }
      Text("A card")
        .padding()
        .background(Color.teal)
        .cornerRadius(12)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//  ▗▅▇██▇▅▖    ▗▅▇▓▓▓▓▓▓▓▓▓▓▓▓▇▅▖     ▁▃▄▄▃▁
// ▐████████▌  ▐▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▌  ▗▟▒▛▀▀▜▒▙▖
// ██████████  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ▟▒▘    ▝▒▙
// ▐████████▌  ▐░░░░░░░░░░░░░░░░░░▌  ▜▒▖    ▗▒▛
//  ▝▀████▀▘    ▝▀░░░░░░░░░░░░░░▀▘   ▝▜▒▅▄▄▅▒▛▘
//
//                  ▟░░░░░░░░▙
//                  ░░A card░░
//                  ▜░░░░░░░░▛
