// S37: modifiers of texts on other views, since iOS 16
@_spi(iOS16) import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Text("bold, as all here")
        Text("but light").fontWeight(.light)
        Label("a label", systemImage: "star").italic()
      }
      .bold()
      Text("padded").padding(.leading, 8).underline().strikethrough(false)
      HStack {
        Text("wide")
        Text("own").kerning(0)
      }
      .kerning(8)
      Text("12").padding(.leading, 8).monospacedDigit().tracking(0).baselineOffset(0).fontWeight(.bold)
    }
  }
}

#Preview {
  ContentView()
}
