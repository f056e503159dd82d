// S28 S54: gradients as views, as fills, as strokes and as the colour of a text
import SwiftUI

struct ContentView: View {
  let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .red])

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
        RadialGradient(gradient: Gradient(colors: [.white, .purple]), center: .center, startRadius: 0, endRadius: 60)
        AngularGradient(gradient: rainbow, center: .center, angle: .degrees(90))
        EllipticalGradient(colors: [.yellow, .orange, .red])
      }
      .frame(height: 80)
      HStack(spacing: 24) {
        Circle()
          .strokeBorder(AngularGradient(gradient: rainbow, center: .center), lineWidth: 16)
          .frame(width: 80)
        Capsule()
          .fill(Color.blue.gradient)
          .frame(width: 160)
        RoundedRectangle(cornerRadius: 24)
          .fill(LinearGradient(stops: [.init(color: .green, location: 0.25), .init(color: .yellow, location: 0.75)], startPoint: .top, endPoint: .bottom))
          .frame(width: 80)
        Text("Text")
          .font(.title)
          .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      .frame(height: 80)
    }
    .frame(width: 480)
  }
}

#Preview {
  ContentView()
}

// paints:
// ▓▓▒▒▒▒░░░▒▒░██  ▓▓▓▓░░░░▓▓▓▓▓  ░▒▒▒▒▒▒▒▒░░░░░  ▓▓▓▓▓▓▓▓▓▓▓▓▓
// ▓▓▒▒▒▒░░░▒▒░██  ▓▓░░░░░░░░▓▓▓  ░░░░▒▒▒▒░░░███  ▓▓▒▒▒▒▒▒▒▒▒▓▓
// ▓▓▒▒▒▒░░░▒▒░██  ▓▓░░░  ░░░░▓▓  ░░░░░░░███████  ▓▒▒▒▒░░▒▒▒▒▓▓
// ▓▓▒▒▒▒░░░▒▒░██  ▓▓░░░░░░░░▓▓▓  ▒▒▒▒▒▒▓▓▓█████  ▓▓▒▒▒▒▒▒▒▒▒▓▓
// ▓▓▒▒▒▒░░░▒▒░██  ▓▓▓▓░░░░▓▓▓▓▓  ▒▒▒▒▓▓▓▓▓▓▓███  ▓▓▓▓▓▓▓▓▓▓▓▓▓
//
//    ▗▅▇██▇▅▖     ▗▅▇████████████▇▅▖    ▗▆▇▒▒▒▒▇▆▖
//   ▐░▛▔  ▔▜▓▌   ▐██████████████████▌   ▒▒▒▒▒▒▒▒▒▒
//   ▒▒      ▓▓   ████████████████████   ▒▒▒▒▒▒▒▒▒▒   🬨🬀🬖🬓🬢🬃🬫🬃
//   ▐▒▙▁  ▁▟▓▌   ▐██████████████████▌   ░░░░░░░░░░   🬉 🬊🬃🬅🬃🬉🬃
//    ▝▀░░▒▒▀▘     ▝▀██████████████▀▘    ▝▜░░░░░░▛▘
