import SwiftUI

/// A view with its name below it.
struct Named<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      content.frame(width: 96, height: 64)
      Text(name)
    }
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct ShapesPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 24) {
        Named(name: "Rectangle") { Rectangle().fill(.blue) }
        Named(name: "RoundedRect.") { RoundedRectangle(cornerRadius: 16).fill(.green) }
        Named(name: "Circle") { Circle().fill(.red) }
        Named(name: "Ellipse") { Ellipse().fill(.orange) }
        Named(name: "Capsule") { Capsule().fill(.purple) }
      }
      HStack(spacing: 24) {
        Named(name: "stroke") { Rectangle().stroke(.blue) }
        Named(name: "strokeBorder") { RoundedRectangle(cornerRadius: 16).strokeBorder(.green, lineWidth: 8) }
        Named(name: "dash") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [8, 4])) }
        Named(name: "trim") { Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 8) }
        Named(name: "inset") { Capsule().inset(by: 16).fill(.purple) }
      }
      HStack(spacing: 24) {
        Named(name: "own shape") { Triangle().fill(.teal) }
        Named(name: "rotation") { Rectangle().rotation(.degrees(30)).fill(.blue) }
        Named(name: "scale") { Rectangle().scale(0.5).fill(.green) }
        Named(name: "offset") { Circle().offset(x: 16, y: 0).fill(.red) }
        Named(name: "clipShape") { Color.orange.clipShape(Circle()) }
      }
      HStack(spacing: 24) {
        Named(name: "uneven") { UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(.pink) }
        Named(name: "cornerRadius") { Color.indigo.cornerRadius(16) }
        Named(name: "mask") { Color.mint.mask { Circle().strokeBorder(lineWidth: 16) } }
        Named(name: "shadow") { Capsule().fill(.gray).shadow(radius: 4, x: 4, y: 4) }
        Named(name: "opacity") { Ellipse().fill(.brown).opacity(0.5) }
      }
    }
  }
}

#Preview {
  ShapesPage()
}
