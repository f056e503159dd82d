// S29: shapes of the file's own, with inputs and nested types
import SwiftUI

enum Ring {
  struct Wedge {
    var start: Double
    var width: Double
    var depth: CGFloat
    var color: Color
  }
}

struct WedgeShape: Shape {
  var wedge: Ring.Wedge

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let start = Angle(radians: wedge.start)
    let end = Angle(radians: wedge.start + wedge.width)
    var path = Path()
    path.addArc(center: center, radius: radius * wedge.depth, startAngle: start, endAngle: end, clockwise: false)
    path.addArc(center: center, radius: radius, startAngle: end, endAngle: start, clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<(2 * points) {
        let angle = Double(corner) * Double.pi / Double(points) - Double.pi / 2
        let radius = corner % 2 == 0 ? rect.width / 2 : rect.width / 5
        let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if corner == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
      path.closeSubpath()
    }
  }
}

struct ContentView: View {
  let wedges = [
    Ring.Wedge(start: -1.57, width: 2.6, depth: 0.4, color: .red), Ring.Wedge(start: 1.03, width: 1.8, depth: 0.6, color: .blue),
    Ring.Wedge(start: 2.83, width: 1.6, depth: 0.2, color: .green),
  ]

  var body: some View {
    HStack(spacing: 24) {
      ZStack {
        WedgeShape(wedge: wedges[0])
          .fill(wedges[0].color)
        WedgeShape(wedge: wedges[1])
          .fill(wedges[1].color)
        WedgeShape(wedge: wedges[2])
          .fill(wedges[2].color)
      }
      .frame(width: 144, height: 144)
      Star(points: 5)
        .frame(width: 128, height: 128)
      Star(points: 6)
        .stroke(.orange, lineWidth: 2)
        .frame(width: 128, height: 128)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//    ▁▃▅▅  ▓▇▆▅▃▁
//  ▁▄▒▒▒▒▖ ▓▓▓▓▓▓▄▁           ▗▖                 ⢰⡇
// ▗▟▒▒▒▒▒▙ ▀▜▓▓▓▓▓▙▖         ▗██▖               ⢀⠇⠸⡀
// ▟▒▒▒▒▒▒▛▎  ▝▜▓▓▓▓▙   ▗▂▂▂▂▂▟██▙▂▂▂▂▂▖    ⠙⢍⠒⠒⠢⠜  ⠣⠔⠒⠒⡩⠋
// ▒▒▒▒▒▒▒▎    ▐▓▓▓▓▓    ▝▀▜████████▛▀▘       ⠱⡀      ⢀⠎
// ▜▂▄▅▔▔     ▗▟▓▓▓▓▛       ▝██████▘          ⡰⠉      ⠉⢆
// ▝▜██▇▄▁    ▜▓▓▓▓▛▘       ▟██▛▜██▙        ⣠⣊⠤⠤⠔⢢  ⡔⠢⠤⠤⣑⣄
//  ▔▀████▇▇▇▇█▝▓▓▀▔       ▗▛▀▔  ▔▀▜▖            ⠈⡆⢰⠁
//    ▔▀▀▜████▛▀▀▔                                ⠸⡇
