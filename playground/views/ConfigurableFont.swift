// S06: inputs are stored properties, and the initialiser is made by the compiler
import SwiftUI

struct MyView: View {
  let helloFont: Font

  var body: some View {
    VStack {
      Text("Hello, World!")
        .font(helloFont)
        .accessibilityIdentifier("hello")
      Text("Glad to meet you.")
        .accessibilityIdentifier("glad")
    }
  }
}

struct ContentView: View {
  var body: some View {
    MyView(helloFont: .title)
  }
}

#Preview("Title") {
  ContentView()
}

#Preview("Caption") {
  MyView(helloFont: .caption)
}

// paints:
// 🬲▌🬖🬓🬨 🬨 🬖🬏    ▌▌🬖🬏🬖🬃🬨 🬞▌▐
// 🬄🬄🬊🬃🬍🬃🬍🬃🬈🬀🬖   🬆🬄🬈🬀🬄 🬍🬃🬈🬄🬇
//
//      Glad to meet you.
