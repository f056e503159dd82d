// S37: modifiers of Text come before those of every view
import SwiftUI

struct ContentView: View {
  let isImportant = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("bold, then padded")
        .bold()
        .padding(8)
        .accessibilityIdentifier("padded")
      Text("italic").italic()
      Text("heavy").fontWeight(.heavy)
      Text("underlined").underline()
      Text("struck through").strikethrough()
      Text("all of it").bold().italic().underline(isImportant)
        .accessibilityIdentifier("all")
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//
//  bold, then padded
// italic
// heavy
// underlined
// struck through
// all of it
