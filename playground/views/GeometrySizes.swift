// S12: the content of a GeometryReader is made when its size is known
import SwiftUI

struct Bar: View {
  var part: CGFloat

  var body: some View {
    GeometryReader { geometry in
      Color.gray
      Color.green
        .frame(width: geometry.size.width * part)
        .accessibilityIdentifier("done")
      if geometry.size.width > 200 {
        Text("\(Int(geometry.size.width)) wide")
      } else {
        Text("narrow")
      }
    }
    .frame(height: 16)
  }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Bar(part: 0.25)
      HStack(spacing: 8) {
        Bar(part: 0.5)
        Bar(part: 0.75)
      }
      GeometryReader { outer in
        VStack(spacing: 0) {
          Text("at \(Int(outer.frame(in: .global).minY)), local \(Int(outer.frame(in: .local).minY))")
          GeometryReader { inner in
            Text("\(Int(inner.size.height)) high")
              .frame(maxWidth: .infinity)
          }
        }
      }
      .frame(height: 48)
    }
    .frame(width: 320)
  }
}

#Preview {
  ContentView()
}

// paints:
// 320 wide▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
//
// narrow▒▒▒▒▒▒▒▒▒▒▒▒▒▒ narrow▒▒▒▒▒▒▒▒▒▒▒▒▒
//
//              at 64, local 0
//                  32 high
