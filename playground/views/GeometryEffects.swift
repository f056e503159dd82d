// S31: effects of the file's own draw a view after a map that knows its size
import SwiftUI

struct Shake: GeometryEffect {
  var distance: CGFloat = 24
  var shakes = 3.0
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance * sin(animatableData * .pi * shakes), y: 0))
  }
}

struct Mirrored: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    let mirror = ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1))
    return mirror.concatenating(ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0)))
  }
}

struct Flag: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview {
  VStack(alignment: .leading, spacing: 16) {
    HStack(spacing: 8) {
      Flag().fill(.blue).frame(width: 64, height: 64)
      Flag().fill(.blue).frame(width: 64, height: 64).modifier(Mirrored())
      Flag().fill(.green).frame(width: 64, height: 64).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1, y: 0.5)))
    }
    Rectangle().fill(.red).frame(width: 64, height: 32)
    Rectangle().fill(.red).frame(width: 64, height: 32).modifier(Shake(animatableData: 0.5 / 3))
    Rectangle().fill(.red).frame(width: 64, height: 32).modifier(Shake(animatableData: 1).ignoredByLayout())
  }
}

// paints:
// ▇▅▃▁         ▁▃▅▇ ▇▆▅▄▄▂▁▁
// ████▇▅▃▁ ▁▃▅▇████ ▒▛▀▀▀▀▔▔
// ████▛▀▀▔ ▔▀▀▜████
// ▛▀▀▔         ▔▀▀▜
//
// ▓▓▓▓▓▓▓▓
// ▓▓▓▓▓▓▓▓
//
//    ▓▓▓▓▓▓▓▓
//    ▓▓▓▓▓▓▓▓
//
// ▓▓▓▓▓▓▓▓
// ▓▓▓▓▓▓▓▓
