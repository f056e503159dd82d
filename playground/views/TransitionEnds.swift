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

struct Sway: AnimatableModifier {
  var distance: CGFloat
  var presence: Double
  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(distance, presence) }
    set { (distance, presence) = (newValue.first, newValue.second) }
  }
  func body(content: Content) -> some View {
    content.offset(x: distance * distance / 64).opacity(presence)
  }
}

struct Framed: ViewModifier {
  let isFramed: Bool
  func body(content: Content) -> some View {
    if isFramed { content.border(.gray) } else { content }
  }
}

#Preview {
  ContentView()
}

#Preview("Every kind") {
  VStack(alignment: .leading) {
    Text("opacity").transition(.opacity)
    Text("scale").transition(.scale(scale: 0.5, anchor: .leading))
    Text("slide").transition(.slide)
    Text("move").transition(.move(edge: .trailing))
    Text("push").transition(.push(from: .leading))
    Text("offset").transition(.offset(x: 80).animation(.easeIn))
    Text("sway").transition(.modifier(active: Sway(distance: 64, presence: 0), identity: Sway(distance: 0, presence: 1)))
    Text("framed").transition(.modifier(active: Framed(isFramed: true), identity: Framed(isFramed: false)))
    Text("both").transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale))
  }
}

// paints:
//                   ▁▂▂▁        ▄▅▇▓▓▇▅▄      ▄▅▇▓▓▇▅▄
//     ▂▄▄▂        ▄▇▓▓▓▓▇▄    ▗▇▓▓▓▓▓▓▓▓▇▖  ▗▇▓▓▓▓▓▓▓▓▇▖
//    ▟▓▓▓▓▙      ▗▓▓▓▓▓▓▓▓▖   ▟▓▓▓▓▓▓▓▓▓▓▙  ▟▓▓▓▓▓▓▓▓▓▓▙
//    ▜▓▓▓▓▛      ▝▓▓▓▓▓▓▓▓▘   ▜▓▓▓▓▓▓▓▓▓▓▛  ▜▓▓▓▓▓▓▓▓▓▓▛
//     ▝▀▀▘        ▀▜▓▓▓▓▛▀    ▝▜▓▓▓▓▓▓▓▓▛▘  ▝▜▓▓▓▓▓▓▓▓▛▘
//                   ▔▔▔▔        ▀▀▓▓▓▓▀▀      ▀▀▓▓▓▓▀▀
