import SwiftUI

/// A view with its name below it.
struct Named<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      content.frame(width: 128, height: 80)
      Text(name)
    }
  }
}

struct GradientsPage: View {
  let colors: [Color] = [.red, .yellow, .blue]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 24) {
        Named(name: "linear, across") { LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing) }
        Named(name: "linear, down") { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) }
        Named(name: "with stops") {
          LinearGradient(stops: [.init(color: .white, location: 0), .init(color: .purple, location: 0.25), .init(color: .black, location: 1)], startPoint: .leading, endPoint: .trailing)
        }
      }
      HStack(spacing: 24) {
        Named(name: "radial") { RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 64) }
        Named(name: "angular") { AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center) }
        Named(name: "elliptical") { EllipticalGradient(colors: colors) }
      }
      HStack(spacing: 24) {
        Named(name: "in a circle") { Circle().fill(RadialGradient(colors: [.white, .orange], center: .center, startRadius: 0, endRadius: 40)) }
        Named(name: "strokeBorder") { Circle().strokeBorder(AngularGradient(colors: [.red, .green, .blue, .red], center: .center), lineWidth: 16) }
        Named(name: "in letters") {
          Text("letters").font(.title).foregroundStyle(LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
        }
      }
    }
  }
}

#Preview {
  GradientsPage()
}
