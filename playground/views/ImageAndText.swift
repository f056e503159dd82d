// S45: an image beside text, from an asset next to the file; templates, catalogues, effects
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Image("brawler")
          .cornerRadius(16)
        VStack(alignment: .leading, spacing: 0) {
          Text("Barbarian").font(.headline)
          Text("hits first").foregroundStyle(.secondary)
        }
      }
      .padding()
      .background(Color("brand").opacity(0.25))
      HStack(alignment: .lastTextBaseline, spacing: 16) {
        Image("moon")
        Image("moon")
          .renderingMode(.template)
          .foregroundStyle(.teal)
        Image("brawler").grayscale(1)
        Image("brawler").opacity(0.5)
        Image(systemName: "heart.fill").foregroundStyle(Color("brand"))
        Text("its bottom is its baseline")
      }
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// ████████████████████████
// ███▗▀▆▆▀▖███████████████
// ███▐▗▆▆▖▌███Barbarian███
// ███▝▂▂▂▂▘███hits first██
// ██▝▘▂▀▀▂▝▘██████████████
// ████████████████████████
//
//                  ▗▄▆▆▄▖    ▗▄▆▆▄▖
// ▗▅▌     ▗▅▌      ▐▗▆▆▖▌    ▐▗▆▆▖▌
// ▐▒▖     ▐░▖      ▐▂▂▂▂▌    ▐▂▂▂▂▌
// ▝▀▒▇▆▘  ▝▀░▇▆▘  ▝▀▂▛▜▂▀▘  ▝▀▂▛▜▂▀▘  ♥   its bottom is its baseline
