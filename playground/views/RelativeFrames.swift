// S12: frames made from the nearest container, and the coordinates of views around
import SwiftUI

/// Frames made from the nearest container, coordinates of views around, and margins inside of a scroll view.
struct Cards: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(1..<5) { number in
          Text("Card \(number)")
            .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            .border(Color.gray)
        }
      }
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}

struct Halves: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("half of the view")
          .containerRelativeFrame(.vertical) { length, axis in length / 2 }
          .border(Color.gray)
        Text("below")
      }
    }
    .contentMargins(.horizontal, 16)
    .frame(width: 240, height: 96)
    .border(Color.gray)
  }
}

struct Spaces: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("in the card")
      GeometryReader { proxy in
        let card = proxy.frame(in: .named("card"))
        Text("at \(Int(card.minX)), \(Int(card.minY)) of the card, at \(Int(proxy.frame(in: .global).minX)) of the root")
      }
      .frame(width: 320, height: 32)
    }
    .padding(8)
    .coordinateSpace(name: "card")
    .padding(.leading, 24)
  }
}

#Preview("Cards") { Cards() }
#Preview("Halves") { Halves() }
#Preview("Spaces") { Spaces() }

// paints: --preview "Cards" --size 40x3
// ┌───────────┐ ┌──────────┐ ┌───────────┐
// │  Card 1   │ │  Card 2  │ │   Card 3  │
// └───────────┘ └──────────┘ └───────────┘
// paints: --preview "Halves"
// ┌─────┬────────────────┬─────┐
// │     │half of the view│     │
// │     └────────────────┘     │
// │            below           │
// │                            │
// └────────────────────────────┘
// paints: --preview "Spaces"
//
//     in the card
//     at 8, 24 of the card, at 32 of the root
