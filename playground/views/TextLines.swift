// S10: how many lines a text has, where they stand, and what an ellipsis stands for
import SwiftUI

struct ContentView: View {
  let poem = "The woods are lovely, dark and deep, but I have promises to keep"
  let lines = "Whose woods\nthese are\nI think I know"

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 16) {
        Text(poem).lineLimit(1)
        Text(poem).lineLimit(1).truncationMode(.middle)
        Text(poem).lineLimit(1).truncationMode(.head)
        Text(poem).lineLimit(2)
        Text("room for two").lineLimit(2, reservesSpace: true).border(.gray)
          .accessibilityIdentifier("reserved")
        Text("Smaller").font(.title).lineLimit(1).minimumScaleFactor(0.5).frame(width: 64)
      }
      VStack(spacing: 16) {
        Text(lines).multilineTextAlignment(.leading)
        Text(lines).multilineTextAlignment(.center)
        Text(lines).multilineTextAlignment(.trailing)
      }
      Text(poem).lineSpacing(16)
        .accessibilityIdentifier("apart")
    }
    .frame(width: 600)
  }
}

#Preview {
  ContentView()
}

// paints:
//  The woods are lovely, dark …  Whose woods     The woods are lovely, dark
//                                these are
//  The woods are …mises to keep  I think I know  and deep, but I have promises
//
//  …but I have promises to keep    Whose woods   to keep
//                                   these are
//  The woods are lovely, dark    I think I know
//  and deep, but I have promis…
// ┌────────────┐                    Whose woods
// │room for two│                      these are
// └────────────┘                 I think I know
//
//   Smaller
