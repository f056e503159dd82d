// S01 S04 S06: a file of the days before #Preview, with a preview provider
import SwiftUI

struct ContentView: View {
  var name = "World"

  var body: some View {
    VStack(spacing: 0) {
      Text("Hello,")
      Text("\(name)!")
        .bold()
        .accessibilityIdentifier("name")
    }
    .padding(8)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(name: "Xcode")
  }
}

// paints:
//
//  Hello,
//  Xcode!
