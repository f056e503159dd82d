// S55: a modifier of a file's own with the name of one that the library has on Text only
import SwiftUI

struct MonospacedDigit: ViewModifier {
  @Environment(\.font) var font: Font?

  func body(content: Content) -> some View {
    return
      content
      .environment(\.font, font?.monospacedDigit())
  }
}

extension View {
  func monospacedDigit() -> some View {
    modifier(MonospacedDigit())
  }
}

/// An extension of one type wins over one of all views, as in Swift.
extension Color {
  func monospacedDigit() -> some View {
    Text("a colour has no digits")
  }
}

/// And a type of the file's own wins over the library's.
struct Divider: View {
  var body: some View { Text("~ ~ ~") }
}

struct HitPoints: View {
  let points: Int

  var body: some View {
    Text("\(points) points")
  }
}

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        HitPoints(points: 111)
        HitPoints(points: 98)
      }
      .monospacedDigit()
      .font(.headline)
      Divider()
      Text("12 by Text's own").monospacedDigit()
      Color.red.monospacedDigit()
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// 111 points
// 98 points
// ~ ~ ~
// 12 by Text's own
// a colour has no digits
