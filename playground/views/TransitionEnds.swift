// S30: a transition of the file's own: both ends, and the way between
import SwiftUI

struct ScaleAndFade: ViewModifier {
  var isEnabled: Bool

  func body(content: Content) -> some View {
    content
      .scaleEffect(isEnabled ? 0.5 : 1)
      .opacity(isEnabled ? 0.25 : 1)
  }
}

extension AnyTransition {
  static var scaleAndFade: AnyTransition {
    .modifier(active: ScaleAndFade(isEnabled: true), identity: ScaleAndFade(isEnabled: false))
  }
}

struct Badge: View {
  var body: some View {
    Circle()
      .fill(.purple)
      .frame(width: 96, height: 96)
  }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 16) {
      Badge().modifier(ScaleAndFade(isEnabled: true))
      Badge().scaleEffect(0.75).opacity(0.625)
      Badge().modifier(ScaleAndFade(isEnabled: false))
      Badge().transition(.scaleAndFade)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//                   ▁▂▂▁        ▄▅▇▓▓▇▅▄      ▄▅▇▓▓▇▅▄
//     ▂▄▄▂        ▄▇▓▓▓▓▇▄    ▗▇▓▓▓▓▓▓▓▓▇▖  ▗▇▓▓▓▓▓▓▓▓▇▖
//    ▟▓▓▓▓▙      ▗▓▓▓▓▓▓▓▓▖   ▟▓▓▓▓▓▓▓▓▓▓▙  ▟▓▓▓▓▓▓▓▓▓▓▙
//    ▜▓▓▓▓▛      ▝▓▓▓▓▓▓▓▓▘   ▜▓▓▓▓▓▓▓▓▓▓▛  ▜▓▓▓▓▓▓▓▓▓▓▛
//     ▝▀▀▘        ▀▜▓▓▓▓▛▀    ▝▜▓▓▓▓▓▓▓▓▛▘  ▝▜▓▓▓▓▓▓▓▓▛▘
//                   ▔▔▔▔        ▀▀▓▓▓▓▀▀      ▀▀▓▓▓▓▀▀
