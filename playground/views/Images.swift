// S18: an image is as large as its pixels divided by its scale, unless it is resizable; a frame around it leaves empty margins
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Image("brawler")
          .accessibilityIdentifier("own")
        Image("brawler")
          .frame(width: 96, height: 96)
          .border(.gray)
        Image("brawler")
          .resizable()
          .frame(width: 48, height: 64)
        Image("medal")
          .accessibilityIdentifier("halved")
      }
      HStack(spacing: 16) {
        Image("brawler")
          .resizable()
          .interpolation(.none)
          .scaledToFit()
          .frame(width: 128, height: 96)
          .border(.gray)
        Image("plate")
          .resizable(capInsets: EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
          .frame(width: 128, height: 96)
          .accessibilityIdentifier("caps")
        Image("medal")
          .resizable(resizingMode: .tile)
          .frame(width: 96, height: 96)
      }
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//           ┌──────────┐
//  ▗▄▆▆▄▖   │  ▗▄▆▆▄▖  │   ▄▆▆▄
//  ▐▗▆▆▖▌   │  ▐▗▆▆▖▌  │   ▎▖▗▊   ▟▒▒▙
//  ▐▂▂▂▂▌   │  ▐▂▂▂▂▌  │   ▜▂▂▛   ▜▒▒▛
// ▝▀▂▛▜▂▀▘  │ ▝▀▂▛▜▂▀▘ │  ▀▜██▛▀
//           └──────────┘
//
// ┌──────────────┐  ▎▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆  ▟▒▒▙▟▒▒▙▟▒▒▙
// │   ▇▄▄▄▄▄▄▊   │  ▎▐▔▔▔▔▔▔▔▔▔▔▔▔▊▊  ▜▒▒▛▜▒▒▛▜▒▒▛
// │   ▐▊▌▒▒▐▎▊   │  ▎▐░░░░░░░░░░░░▐▊  ▟▒▒▙▟▒▒▙▟▒▒▙
// │   ▀▒▒▗▖▒▒▊   │  ▎▐░░░░░░░░░░░░▐▊  ▜▒▒▛▜▒▒▛▜▒▒▛
// │ ▗▟▇▔▔▁▁▔▔▇▙▖ │  ▎▐▁▁▁▁▁▁▁▁▁▁▁▁▊▊  ▟▒▒▙▟▒▒▙▟▒▒▙
// └──────────────┘  ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂  ▜▒▒▛▜▒▒▛▜▒▒▛
