// S28: meshes of colours, shadows of fills, copies of an image, mixtures and levels of styles
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        MeshGradient(
          width: 3, height: 3,
          points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        )
        .frame(width: 128, height: 80)
        Circle().fill(.teal.shadow(.drop(color: .black, radius: 4, x: 4, y: 4)))
        Circle().fill(.yellow.shadow(.inner(color: .black, radius: 6, x: 2, y: 2)))
      }
      .frame(height: 80)
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 8).fill(.image(Image(systemName: "star.fill")))
        Color.blue.mix(with: .yellow, by: 0.5)
        Color(.displayP3, red: 1, green: 0, blue: 0)
        Rectangle().fill(.red.secondary)
        Rectangle().fill(.fill)
      }
      .frame(width: 320, height: 48)
    }
    .padding(.horizontal, 8)
  }
}

#Preview {
  ContentView()
}

// paints:
//  ▀▂▂▃▃▃▃▃▃▂▃▂▂▁▃▃   ░░░░░░░░░   ▗▅▇▅▆▇▅▖
//  ▄▄▄▄▄▄▅▅▅▅▅▅▄▖▖▄  ░░░░░░░░░░░ ▐▘▔░░░░▔▝▌
//  ▂▗▌▐▌▗▗▂▂▂▀▃▃▄▌▌  ░░░░░░░░░░░ ▐▎░░░░░░░▊
//  ▃▄▄▄▄▄▄▄▄▀▄▄▄▅▄▄  ░░░░░░░░░░░ ▐▖░░░░░░▁▌
//  ▄▐▐▄▄▄▅▅▅▅▅▅▆▅▅▄  ░░░░░░░░░░░  ▝▀░▂▂░▀▘
//                      ░░░░░░░
//  ★ ★ ★   ▒▒▒▒▒▒▒  ▓▓▓▓▓▓  ▓▓▓▓▓▓▓  ██████
//  ★ ★ ★   ▒▒▒▒▒▒▒  ▓▓▓▓▓▓  ▓▓▓▓▓▓▓  ██████
//  ★ ★ ★   ▒▒▒▒▒▒▒  ▓▓▓▓▓▓  ▓▓▓▓▓▓▓  ██████
