// S05: a title is larger than the body text below it
import SwiftUI

struct MyView: View {
  var body: some View {
    VStack {
      Text("Hello, World!")
        .font(.title)
        .accessibilityIdentifier("title")
      Text("Glad to meet you.")
        .accessibilityIdentifier("body")
    }
  }
}

#Preview {
  MyView()
}

// paints:
// 🬲▌🬖🬓🬨 🬨 🬖🬏    ▌▌🬖🬏🬖🬃🬨 🬞▌▐
// 🬄🬄🬊🬃🬍🬃🬍🬃🬈🬀🬖   🬆🬄🬈🬀🬄 🬍🬃🬈🬄🬇
//
//      Glad to meet you.
