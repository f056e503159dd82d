// S31 S43 S53: effects change what is drawn, not what is laid out; on controls and texts too
import SwiftUI

struct ContentView: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 32) {
      HStack(spacing: 32) {
        Rectangle()
          .fill(.green)
          .rotationEffect(.degrees(30))
          .frame(width: 48, height: 48)
        Circle()
          .fill(.red)
          .scaleEffect(0.5)
          .frame(width: 64, height: 64)
        ZStack {
          Circle()
            .fill(.cyan)
            .frame(width: 64)
            .offset(x: -16)
          Circle()
            .fill(.yellow)
            .frame(width: 64)
            .offset(x: 16)
            .blendMode(.multiply)
        }
        .frame(width: 96, height: 64)
        Circle()
          .fill(.red)
          .hueRotation(.degrees(120))
          .frame(width: 64, height: 64)
        Text("turned")
          .rotationEffect(.degrees(90))
      }
      HStack(spacing: 32) {
        Text("A card")
          .padding()
          .background(Color.white)
          .cornerRadius(8)
          .shadow(radius: 4)
        Button("Press") {}
          .shadow(color: .blue, radius: 8)
        Toggle("Tilted", isOn: $isOn)
          .rotationEffect(.degrees(10))
          .frame(width: 160)
        ZStack {
          Color.orange
          Text("One layer")
        }
        .frame(width: 96, height: 48)
        .drawingGroup()
        .opacity(0.6)
      }
    }
    .padding()
  }
}

#Preview {
  ContentView()
}

// paints:
//                                                           t
//        ▃▁                   ▁▄▇░▁▇▇▁░▇▄▁    ▁▄▇▒▒▇▄▁      u
//       ▟▒▒▇▄▂     ▗▆▓▇▖      ▟░░░▘▒▒▝░░░▙    ▟▒▒▒▒▒▒▙      r
//     ▗▟▒▒▒▒▒▛▘    ▝▜▓▓▘      ▜░░░▖▒▒▗░░░▛    ▜▒▒▒▒▒▒▛      n
//     ▝▀▜▒▒▒▛                 ▔▀▜░▔▛▜▔░▛▀▔    ▔▀▜▒▒▛▀▔      e
//         ▀▀                                                d
//   ░░░░░░░░░░
//  ░          ░                Tilt                    ▒▒▒▒▒▒▒▒▒▒▒▒
//  ░  A card  ░   [ Press ]        ed                  ▒▒One layer▒
//  ░          ░                                (━●)    ▒▒▒▒▒▒▒▒▒▒▒▒
//   ░░░░░░░░░░
