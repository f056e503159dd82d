// S27: shapes, filled and outlined
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Rectangle()
          .fill(.blue)
        RoundedRectangle(cornerRadius: 16)
          .fill(.green)
        Circle()
          .fill(.red)
        Ellipse()
          .fill(.orange)
        Capsule()
          .fill(.purple)
      }
      .frame(height: 64)
      HStack(spacing: 16) {
        Rectangle()
          .stroke(.blue)
        RoundedRectangle(cornerRadius: 16)
          .strokeBorder(.green, lineWidth: 2)
        Circle()
          .stroke(.red, lineWidth: 2)
        Ellipse()
          .strokeBorder(.orange, lineWidth: 8)
        Capsule()
          .stroke(.purple, style: StrokeStyle(lineWidth: 2, dash: [8, 8]))
      }
      .frame(height: 64)
      HStack(spacing: 16) {
        Circle()
          .trim(from: 0, to: 0.75)
          .stroke(.teal, lineWidth: 8)
        Rectangle()
          .rotation(.degrees(45))
          .scale(0.6)
          .fill(.pink)
        UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32)
          .fill(.indigo)
        Circle()
          .inset(by: 16)
          .fill(.mint)
        Circle()
          .fill(.yellow)
          .stroke(.black, lineWidth: 3)
      }
      .frame(height: 64)
    }
    .frame(width: 480)
  }
}

#Preview {
  ContentView()
}

// paints:
//  ███████████  ▄▇▒▒▒▒▒▒▒▇▄  ▁▄▇▓▓▇▄▁   ▃▅▇▒▒▒▇▅▃   ▁▄▇▓▓▓▓▓▇▄▁
//  ███████████  ▒▒▒▒▒▒▒▒▒▒▒  ▟▓▓▓▓▓▓▙  ▟▒▒▒▒▒▒▒▒▒▙  ▟▓▓▓▓▓▓▓▓▓▙
//  ███████████  ▒▒▒▒▒▒▒▒▒▒▒  ▜▓▓▓▓▓▓▛  ▜▒▒▒▒▒▒▒▒▒▛  ▜▓▓▓▓▓▓▓▓▓▛
//  ███████████  ▀▒▒▒▒▒▒▒▒▒▀  ▔▀▜▓▓▛▀▔   ▀▀▜▒▒▒▛▀▀   ▔▀▜▓▓▓▓▓▛▀▔
//
//  ┌─────────┐  ╭─────────╮  ⢀⡰⠊⠉⠉⠑⢆⡀   ▃▅▀▀▀▀▀▅▃   ⢀⡄⠚⠁⠉⠁⠉⠁⠑⢂⡀
//  │         │  │         │  ⡎      ⢱  ▟▘       ▝▙  ⡌         ⢡
//  │         │  │         │  ⢇      ⡸  ▜▖       ▗▛  ⠧         ⡨
//  └─────────┘  ╰─────────╯  ⠈⠱⢄⣀⣀⡠⠎⠁   ▀▀▅▄▄▄▅▀▀    ⠑⢠⣀⢀⣀⢀⣀⠠⠆⠁
//    ▁▂           ▁
//  ▄▛▀▔         ▗▟▓▇▄        ▗▅▇███████████            ⢀⡰⠊⠉⠉⠑⢆⡀
// ▗▛           ▝▜▓▓▓▓▇▄      ▟█████████████    ▟░░▙    ⡎░░░░░░⢱
// ▝▙      ▟▘     ▀▜▓▓▓▓▇▖    █████████████▛    ▜░░▛    ⢇░░░░░░⡸
//  ▀▙▄▂▂▄▟▀        ▀▜▓▛▘     ███████████▛▀▘            ⠈⠱⢄⣀⣀⡠⠎⠁
//    ▔▔▔▔            ▔
